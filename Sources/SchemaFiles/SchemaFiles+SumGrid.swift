internal import CSchemaFiles
internal import EmbeddedFiles

extension SchemaFiles {
  package static var sumGrid: Kind {
    Kind(table: sum_grid_table_json.bytes, xml: sum_grid_xsd.bytes)
  }
}
