extension SchemaFiles {
  package static var sumGrid: Kind {
    Kind(table: PackageResources.sum_grid_table_json, xml: PackageResources.sum_grid_xsd)
  }
}
