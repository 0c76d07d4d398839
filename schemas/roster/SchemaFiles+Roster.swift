extension SchemaFiles {
  package static var roster: Kind {
    Kind(table: PackageResources.roster_table_json, xml: PackageResources.roster_xsd)
  }
}
