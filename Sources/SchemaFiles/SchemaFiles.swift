internal import CSchemaFiles
internal import EmbeddedFiles

/// The schema files of this folder, compiled into the programs.
package enum SchemaFiles {
  /// The two schemas of a kind of content.
  package struct Kind: Sendable {
    /// The Table Schema, in JSON: the values that fields may have.
    package let table: [UInt8]
    /// The XML schema: the elements and attributes of an XML source.
    package let xml: [UInt8]

    package init(table: [UInt8], xml: [UInt8]) {
      self.table = table
      self.xml = xml
    }
  }

  /// Returns the schemas of the kind with this name, which stand in the list of `CSchemaFiles`.
  package static func kind(_ name: String) -> Kind {
    func file(_ name: String) -> [UInt8] {
      guard let file = kind_schemas.list.first(where: { $0.name == name })?.file else {
        preconditionFailure("no file \(name) is compiled in")
      }
      return file.bytes
    }
    return Kind(table: file(name + ".table.json"), xml: file(name + ".xsd"))
  }

  /// The units that have several spellings, as CSV with the columns `Unit` and `Also`.
  package static var units: [UInt8] { units_csv.bytes }

  /// The licences of SPDX: a line for each id, `ID > SUCCESSOR` for a deprecated one, `with ID` for an exception.
  package static var licences: [UInt8] { licences_txt.bytes }

  /// The JSON Schema of the files that `packtool export --to json` writes.
  package static var questions: [UInt8] { questions_schema_json.bytes }

  /// The JSON Schema of a line of a file of answers.
  package static var answers: [UInt8] { answers_schema_json.bytes }

  package static var manifest: [UInt8] { pack_xsd.bytes }
}
