internal import Diagnostics
internal import Games
internal import Rows

/// One question in one language, as rules see it.
package struct QuestionRow {
  /// Nil if the source has no such column.
  let prompt: QuestionCell?
  /// The right choice, then the wrong ones.
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

  package static let wrongColumns = (1...PackChoiceQuestions.mostWrong).map { "Wrong\($0)" }

  /// Makes the check of rows by all rules, in each language of the columns.
  static func findings(_ columns: [Binding.Column], _ context: RuleContext) -> RowCheck {
    let names = ["Prompt", "Right"] + wrongColumns
    let rules = try? ChoiceQuizRules(context.rules)
    let languages = TranslatedColumn.languages(of: names, in: columns)
    let texts = languages.map { language in
      ["Prompt", "Alt", "Explanation", "Source"].map { TranslatedColumn($0, language, columns) }
    }
    let indices = languages.map { language in
      (["Right"] + wrongColumns).compactMap { TranslatedColumn($0, language, columns) }
    }
    let fixed = languages.indices.map { number in
      Self.columns(texts[number], indices[number], language: languages[number])
    }
    var prefilter = QuestionPrefilter(rules)
    let limits = TellLimits(context)
    let areEnglish = languages.map { ($0.isEmpty ? context.language : $0).isEnglishTag }
    let pins = PinnedChoices(columns, file: context.file)
    return { row in
      var findings = pins?.findings(row) ?? []
      for number in languages.indices {
        if indices[number].contains(where: { $0.isFaulty(in: row) }) { continue }
        let pinned = pins?.names(row) ?? []
        let open = prefilter.open(
          row,
          fixed[number]
            ?? Self.columns(row, texts[number], indices[number], language: languages[number]),
          isEnglish: areEnglish[number], limits, hasPins: !pinned.isEmpty)
        if open.isEmpty { continue }
        func choice(_ text: TranslatedColumn) -> QuestionCell {
          var cell = text.cell(of: row, columns, context, language: languages[number])
          cell.isPinned = pinned.contains(columns[text.index(in: row)].name)
          return cell
        }
        let question = QuestionRow(
          prompt: texts[number][0].map(choice), choices: indices[number].map(choice),
          pictureText: texts[number][1].flatMap { row.string($0.index(in: row)) },
          explanation: texts[number][2].map(choice), source: texts[number][3].map(choice),
          language: languages[number], rules: rules, isEnglish: areEnglish[number], limits: limits)
        for (marks, rule) in Self.marked where !open.isDisjoint(with: marks) {
          findings += rule.findings(for: question)
        }
      }
      return findings
    }
  }

  /// The columns of one language; nil if a row may use a text of the pack's own language instead.
  private static func columns(
    _ texts: [TranslatedColumn?], _ choices: [TranslatedColumn], language: String
  ) -> QuestionPrefilter.Columns? {
    guard (texts.compactMap(\.self) + choices).allSatisfy({ $0.shown == $0.own }) else {
      return nil
    }
    return columns(TypedRow(), texts, choices, language: language)
  }

  /// The columns of one language for a certain row, in which missing translations are replaced.
  private static func columns(
    _ row: TypedRow, _ texts: [TranslatedColumn?], _ choices: [TranslatedColumn], language: String
  ) -> QuestionPrefilter.Columns {
    let indices = texts.map { $0?.index(in: row) }
    return QuestionPrefilter.Columns(
      prompt: indices[0], picture: indices[1], explanation: indices[2], source: indices[3],
      choices: choices.map { $0.index(in: row) }, isTranslation: !language.isEmpty)
  }

  static let rules: [any QuestionRule.Type] = marked.map(\.rule)

  /// The rules in the order of their findings, each with the flags of the pre-test that require it.
  static let marked: [(open: QuestionPrefilter.Open, rule: any QuestionRule.Type)] =
    [
      (.alike, EqualChoices.self), (.order, ChoicesInOrder.self), (.alike, ChoicesAlike.self),
      (.inPrompt, AnswerInPrompt.self), (.byPlace, ChoiceByPlace.self),
      (.tall, TooTallForTheScreen.self), (.answerTall, AnswerTooTall.self),
      (.long, TooLongToRead.self),
    ] + tells.map { (.tell, $0) }

  /// The rules about tells, which the pre-test asks itself.
  static let tells: [any Tell.Type] = [
    MuchLonger.self, MoreSpecific.self, AgreesAlone.self, RepeatsPrompt.self, AbsoluteWords.self,
    AnotherKind.self, OutOfScale.self, SameMeaning.self, Opposites.self, UnmarkedNegation.self,
    Convergence.self,
  ]
}

/// A rule that judges single questions; each rule has a file of its own.
protocol QuestionRule: SendableMetatype {
  static var code: Code { get }

  /// The findings for a question that breaks the rule.
  static func findings(for question: QuestionRow) -> [Finding]
}
