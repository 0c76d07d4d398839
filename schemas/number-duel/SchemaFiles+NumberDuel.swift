extension SchemaFiles {
  package static var numberDuel: Kind {
    Kind(table: PackageResources.number_duel_table_json, xml: PackageResources.number_duel_xsd)
  }
}
