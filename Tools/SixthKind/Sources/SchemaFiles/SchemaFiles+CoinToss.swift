internal import CSchemaFiles
internal import EmbeddedFiles

extension SchemaFiles {
  package static var coinToss: Kind {
    Kind(table: coin_toss_table_json.bytes, xml: coin_toss_xsd.bytes)
  }
}
