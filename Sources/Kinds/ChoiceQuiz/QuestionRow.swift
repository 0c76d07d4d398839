internal import Diagnostics
internal import Games
internal import Rows

/// One question in one language, as rules see it.
package struct QuestionRow {
  /// Nil if the source has no such column.
  let prompt: QuestionCell?
  /// The right choice, then the wrong ones, then the further right ones.
  let choices: [QuestionCell]
  /// The description of the picture, which the screen shows, too; nil if there is none.
  let pictureText: String?
  /// The text shown after an answer.
  let explanation: QuestionCell?
  let source: QuestionCell?
  /// The language; empty for the pack's own.
  let language: String
  /// The game's settings; nil if they contradict each other, which is reported elsewhere.
  let rules: ChoiceQuizRules?
  /// True if the texts are in English, as far as the project says.
  var isEnglish = false
  var limits = TellLimits()

  var isTranslation: Bool { !language.isEmpty }

  /// The argument that selects the language in a replay command.
  var languageArgument: String { isTranslation ? "--lang \(language)" : "" }

  /// The choices that have a text, the right one first.
  var given: [(choice: QuestionCell, text: String)] {
    choices.compactMap { choice in choice.text.map { (choice, $0) } }
  }

  /// True if several choices are right.
  var isSeveral: Bool { choices.contains { $0.isAlsoRight && $0.text != nil } }

  package static let wrongColumns = PackChoiceQuestions.wrongColumns
}

/// A rule that judges single questions; each rule has a file of its own.
protocol QuestionRule: SendableMetatype {
  static var code: Code { get }

  /// The findings for a question that breaks the rule.
  static func findings(for question: QuestionRow) -> [Finding]
}
