internal import CSchemaFiles
internal import EmbeddedFiles

extension SchemaFiles {
  package static var shortAnswer: Kind {
    Kind(table: short_answer_table_json.bytes, xml: short_answer_xsd.bytes)
  }
}
