extension SchemaFiles {
  package static var choiceQuiz: Kind {
    Kind(table: PackageResources.choice_quiz_table_json, xml: PackageResources.choice_quiz_xsd)
  }
}
