/// The schemas of this folder, compiled into the binary: the files are the single source of truth.
package enum SchemaFiles {
  /// The two schemas of a kind of content.
  package struct Kind: Sendable {
    /// What its values may be: a Table Schema.
    package let table: [UInt8]
    /// How its XML is built.
    package let xml: [UInt8]

    package init(table: [UInt8], xml: [UInt8]) {
      self.table = table
      self.xml = xml
    }
  }

  /// The units that are spelled in several ways: `Unit,Also`.
  package static var units: [UInt8] { PackageResources.units_csv }

  package static var manifest: [UInt8] { PackageResources.pack_xsd }
}
