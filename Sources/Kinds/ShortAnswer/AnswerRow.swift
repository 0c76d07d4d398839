internal import Diagnostics
internal import Games
internal import Rows

/// One question with typed answers in one language, as rules see it.
struct AnswerRow {
  /// An answer of a list, with its place in the cell.
  struct Part {
    let text: String
    /// The place of the text, or of the whole cell if the cell differs from its text.
    let place: Place
    /// The bytes of the text and of one separator beside it; nil if the cell differs from its text.
    let removal: Range<Int>?
  }

  let prompt: QuestionCell?
  let answer: QuestionCell
  let accepted: [Part]
  let refused: [Part]
  /// The description of the picture, which the screen shows, too; nil if there is none.
  let pictureText: String?
  let explanation: QuestionCell?
  let source: QuestionCell?
  /// The language; empty for the pack's own.
  let language: String
  let folding: AnswerFolding
  /// The game's settings; nil if they contradict each other, which is reported elsewhere.
  let rules: ShortAnswerRules?

  /// The argument that selects the language in a replay command.
  var languageArgument: String { language.isEmpty ? "" : "--lang \(language)" }

  /// All answers that are right, with their places, the one that is shown first.
  var right: [(text: String, place: Place)] {
    (answer.text.map { [($0, answer.place)] } ?? []) + accepted.map { ($0.text, $0.place) }
  }

  static let answerColumns = ["Answer", "Accepted", "Refused"]

  /// The columns of one language, from which questions are read.
  struct Reader {
    private let columns: [Binding.Column]
    private let context: RuleContext
    private let rules: ShortAnswerRules?
    private let folding: AnswerFolding
    private let language: String
    private let texts: [TranslatedColumn?]
    private let answers: [TranslatedColumn?]

    init(
      _ language: String, _ columns: [Binding.Column], _ context: RuleContext,
      _ rules: ShortAnswerRules?
    ) {
      (self.language, self.columns, self.context, self.rules) = (language, columns, context, rules)
      folding = AnswerFolding(
        rules?.tolerance ?? AnswerTolerance(),
        languages: language.isEmpty ? [context.language] : [language, context.language])
      texts = ["Prompt", "Alt", "Explanation", "Source"].map {
        TranslatedColumn($0, language, columns)
      }
      answers = answerColumns.map { TranslatedColumn($0, language, columns) }
    }

    /// Returns the question of a row; nil if it has no answer, or an answer with a finding of its own.
    func question(_ row: TypedRow) -> AnswerRow? {
      guard let answer = answers[0].map({ cell($0, row) }), answer.text != nil,
        !answers.contains(where: { $0?.isFaulty(in: row) == true })
      else { return nil }
      return AnswerRow(
        prompt: texts[0].map { cell($0, row) }, answer: answer, accepted: parts(answers[1], row),
        refused: parts(answers[2], row), pictureText: texts[1].flatMap { cell($0, row).text },
        explanation: texts[2].map { cell($0, row) }, source: texts[3].map { cell($0, row) },
        language: language, folding: folding, rules: rules)
    }

    private func cell(_ column: TranslatedColumn, _ row: TypedRow) -> QuestionCell {
      column.cell(of: row, columns, context, language: language)
    }

    /// Returns the answers of a list; none if the list is that of the pack's own language.
    private func parts(_ column: TranslatedColumn?, _ row: TypedRow) -> [Part] {
      guard let cell = column.map({ cell($0, row) }), let text = cell.text, !cell.isStandIn else {
        return []
      }
      let isVerbatim = cell.place.bytes.count == text.utf8.count
      let end = cell.place.bytes.upperBound
      var start = cell.place.bytes.lowerBound
      return text.split(separator: ";", omittingEmptySubsequences: false).compactMap { part in
        let bytes = start..<start + part.utf8.count
        let isFirst = start == cell.place.bytes.lowerBound
        start = bytes.upperBound + 1
        guard !part.isEmpty else { return nil }
        guard isVerbatim else { return Part(text: String(part), place: cell.place, removal: nil) }
        return Part(
          text: String(part), place: Place(cell.place.file, bytes),
          removal: isFirst
            ? bytes.lowerBound..<min(start, end) : bytes.lowerBound - 1..<bytes.upperBound)
      }
    }
  }
}

/// A rule that judges single questions; each rule has a file of its own.
protocol AnswerRule: SendableMetatype {
  static var code: Code { get }

  /// The findings for a question that breaks the rule.
  static func findings(for question: AnswerRow) -> [Finding]
}
