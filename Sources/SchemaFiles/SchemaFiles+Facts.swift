internal import CSchemaFiles
internal import EmbeddedFiles

extension SchemaFiles {
  package static var facts: Kind {
    Kind(table: facts_table_json.bytes, xml: facts_xsd.bytes)
  }
}
