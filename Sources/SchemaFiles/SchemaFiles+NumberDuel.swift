internal import CSchemaFiles
internal import EmbeddedFiles

extension SchemaFiles {
  package static var numberDuel: Kind {
    Kind(table: number_duel_table_json.bytes, xml: number_duel_xsd.bytes)
  }
}
