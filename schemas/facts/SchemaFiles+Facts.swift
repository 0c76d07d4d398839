extension SchemaFiles {
  package static var facts: Kind {
    Kind(table: PackageResources.facts_table_json, xml: PackageResources.facts_xsd)
  }
}
