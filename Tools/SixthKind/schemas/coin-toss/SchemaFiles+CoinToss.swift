extension SchemaFiles {
  package static var coinToss: Kind {
    Kind(table: PackageResources.coin_toss_table_json, xml: PackageResources.coin_toss_xsd)
  }
}
