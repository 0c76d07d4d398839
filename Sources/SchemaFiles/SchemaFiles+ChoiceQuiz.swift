internal import CSchemaFiles
internal import EmbeddedFiles

extension SchemaFiles {
  package static var choiceQuiz: Kind {
    Kind(table: choice_quiz_table_json.bytes, xml: choice_quiz_xsd.bytes)
  }
}
