internal import Games
internal import Rows

/// The check of the questions of a choice quiz by all rules about single ones.
enum QuestionChecks {
  /// Makes the check of rows by all rules, in each language of the columns.
  static func findings(_ columns: [Binding.Column], _ context: RuleContext) -> RowCheck {
    let also = PackChoiceQuestions.alsoRightColumns
    let names = ["Prompt", "Right"] + QuestionRow.wrongColumns + also
    let rules = try? ChoiceQuizRules(context.rules)
    let languages = TranslatedColumn.languages(of: names, in: columns)
    let texts = languages.map { language in
      ["Prompt", "Alt", "Explanation", "Source"].map { TranslatedColumn($0, language, columns) }
    }
    let indices = languages.map { language in
      names.dropFirst().compactMap { TranslatedColumn($0, language, columns) }
    }
    let fixed = languages.indices.map { number in
      Self.columns(texts[number], indices[number], language: languages[number])
    }
    var prefilter = QuestionPrefilter(rules)
    let limits = TellLimits(context)
    let areEnglish = languages.map { ($0.isEmpty ? context.language : $0).isEnglishTag }
    let pins = PinnedChoices(columns, file: context.file)
    let several = SeveralChoices(columns, file: context.file)
    return { row in
      var findings = (pins?.findings(row) ?? []) + (several?.findings(row) ?? [])
      for number in languages.indices {
        if indices[number].contains(where: { $0.isFaulty(in: row) }) { continue }
        let pinned = pins?.names(row) ?? []
        var open = prefilter.open(
          row,
          fixed[number]
            ?? Self.columns(row, texts[number], indices[number], language: languages[number]),
          isEnglish: areEnglish[number], limits, hasPins: !pinned.isEmpty)
        // A tell is a way to guess one right choice among wrong ones.
        if several?.isSeveral(row) == true {
          open.formUnion([.order, .alike, .byPlace, .tall, .answerTall, .long])
          open.remove(.tell)
        }
        if open.isEmpty { continue }
        func choice(_ text: TranslatedColumn) -> QuestionCell {
          var cell = text.cell(of: row, columns, context, language: languages[number])
          let name = columns[text.index(in: row)].name
          cell.isPinned = pinned.contains(name)
          cell.isAlsoRight = also.contains(name)
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
    ] + Tells.all.map { (.tell, $0) }
}
