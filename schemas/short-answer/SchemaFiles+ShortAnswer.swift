extension SchemaFiles {
  package static var shortAnswer: Kind {
    Kind(table: PackageResources.short_answer_table_json, xml: PackageResources.short_answer_xsd)
  }
}
