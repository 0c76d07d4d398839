internal import Games
internal import Rows

/// The rules of questions with typed answers, and the check of rows by all of them.
extension AnswerRow {
  static let rules: [any AnswerRule.Type] = [
    EmptyAnswer.self, AcceptedTwice.self, AcceptedAndRefused.self, AnswerInQuestion.self,
    LongAnswer.self, PromptTooTall.self, ExplanationTooTall.self, PromptTooLong.self,
  ]

  /// Makes the check of rows by all rules, in each language of the columns.
  static func findings(_ columns: [Binding.Column], _ context: RuleContext) -> RowCheck {
    let rules = try? ShortAnswerRules(context.rules)
    let languages = TranslatedColumn.languages(of: ["Prompt"] + answerColumns, in: columns)
    let readers = languages.map { Reader($0, columns, context, rules) }
    return { row in
      readers.flatMap { reader in
        reader.question(row).map { question in
          Self.rules.flatMap { $0.findings(for: question) }
        } ?? []
      }
    }
  }
}
