internal import CSchemaFiles
internal import EmbeddedFiles

extension SchemaFiles {
  package static var roster: Kind {
    Kind(table: roster_table_json.bytes, xml: roster_xsd.bytes)
  }
}
