internal import Diagnostics
internal import Games
internal import Rows

/// The choices of one question in one language, as the rules see them.
struct QuestionRow {
  /// What is asked, or a choice.
  struct Choice {
    /// The column, as the header of a CSV file names it.
    let name: String
    /// Nil where there is none.
    let text: String?
    let place: Place
    /// Whether it is the pack's own, shown in a language into which it is not translated.
    let isStandIn: Bool
  }

  /// Nil where the source has no such column.
  let prompt: Choice?
  /// The right one first.
  let choices: [Choice]
  /// What the picture shows, where there is one: it is read, too.
  let pictureText: String?
  /// What is told after the answer.
  let explanation: Choice?
  let source: Choice?
  /// Empty for the pack's own.
  let language: String
  /// Nil where the rules make no game, which has its finding.
  let rules: ChoiceQuizRules?

  var isTranslation: Bool { !language.isEmpty }

  /// The language, as a replay has to know it.
  var languageArgument: String { isTranslation ? "--lang \(language)" : "" }

  /// Those that there are, the right one first.
  var given: [(choice: Choice, text: String)] {
    choices.compactMap { choice in choice.text.map { (choice, $0) } }
  }

  static let wrongColumns = (1...PackChoiceQuestions.mostWrong).map { "Wrong\($0)" }

  /// Judges a row by all rules, in each of its languages.
  static func findings(_ columns: [Binding.Column], _ context: RuleContext) -> RowCheck {
    let names = ["Prompt", "Right"] + wrongColumns
    let rules = try? ChoiceQuizRules(context.rules)
    var languages: [String] = []
    for column in columns where names.contains(column.name) && column.field != nil {
      if !languages.contains(column.language) { languages.append(column.language) }
    }
    let texts = languages.map { language in
      ["Prompt", "Alt", "Explanation", "Source"].map { Text($0, language, columns) }
    }
    let indices = languages.map { language in
      (["Right"] + wrongColumns).compactMap { Text($0, language, columns) }
    }
    let fixed = languages.indices.map { number in
      Self.columns(texts[number], indices[number], language: languages[number])
    }
    var glance = QuestionPrefilter(rules)
    return { row in
      var findings: [Finding] = []
      for number in languages.indices {
        // One that is at fault has its finding, and may be anything.
        if indices[number].contains(where: { row.isFaulty($0.shown) }) { continue }
        let open = glance.open(
          row,
          fixed[number]
            ?? Self.columns(row, texts[number], indices[number], language: languages[number]))
        if open.isEmpty { continue }
        func choice(_ text: Text) -> Choice {
          let index = text.index(in: row)
          return Choice(
            name: columns[index].label, text: row.string(index),
            place: Place(context.file, row.places[index]),
            isStandIn: !languages[number].isEmpty && columns[index].language.isEmpty)
        }
        let question = QuestionRow(
          prompt: texts[number][0].map(choice), choices: indices[number].map(choice),
          pictureText: texts[number][1].flatMap { row.string($0.index(in: row)) },
          explanation: texts[number][2].map(choice), source: texts[number][3].map(choice),
          language: languages[number], rules: rules)
        for (marks, rule) in Self.marked where !open.isDisjoint(with: marks) {
          findings += rule.findings(for: question)
        }
      }
      return findings
    }
  }

  /// Where the texts of every row stand in one language; nil where another may stand in for one.
  private static func columns(
    _ texts: [Text?], _ choices: [Text], language: String
  ) -> QuestionPrefilter.Columns? {
    guard (texts.compactMap(\.self) + choices).allSatisfy({ $0.shown == $0.own }) else {
      return nil
    }
    return columns(TypedRow(), texts, choices, language: language)
  }

  /// Where the texts of a row stand in one language.
  private static func columns(
    _ row: TypedRow, _ texts: [Text?], _ choices: [Text], language: String
  ) -> QuestionPrefilter.Columns {
    let indices = texts.map { $0?.index(in: row) }
    return QuestionPrefilter.Columns(
      prompt: indices[0], picture: indices[1], explanation: indices[2], source: indices[3],
      choices: choices.map { $0.index(in: row) }, isTranslation: !language.isEmpty)
  }

  /// Where a text of one language stands, and where its stand-in.
  private struct Text {
    var shown: Int
    var own: Int

    init?(_ name: String, _ language: String, _ columns: [Binding.Column]) {
      let own = columns.firstIndex(ofField: name)
      let shown = columns.firstIndex { $0.field?.name == name && $0.language == language }
      guard let any = shown ?? own else { return nil }
      self.shown = any
      self.own = own ?? any
    }

    func index(in row: TypedRow) -> Int {
      if shown == own { return own }
      return if case .text = row.values[shown] { shown } else { own }
    }
  }

  static let rules: [any QuestionRule.Type] = marked.map(\.rule)

  /// The rules in the order of their findings, each with what has to be open for it to be asked.
  static let marked: [(open: QuestionPrefilter.Open, rule: any QuestionRule.Type)] = [
    (.alike, EqualChoices.self), (.order, ChoicesInOrder.self), (.alike, ChoicesAlike.self),
    (.inPrompt, AnswerInPrompt.self), (.byPlace, ChoiceByPlace.self),
    (.tall, TooTallForTheScreen.self), (.answerTall, AnswerTooTall.self),
    (.long, TooLongToRead.self),
  ]
}

extension TypedRow {
  /// Whether the value has a finding.
  fileprivate func isFaulty(_ column: Int) -> Bool {
    if case .faulty = values[column] { true } else { false }
  }
}

/// A rule about single questions, in a file of its own.
protocol QuestionRule: SendableMetatype {
  static var code: Code { get }

  /// The findings for a question that breaks the rule.
  static func findings(for question: QuestionRow) -> [Finding]
}
