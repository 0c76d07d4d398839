package import Games
package import Words

/// The choice quiz with its questions.
package struct PlayedQuiz<Source: ChoiceQuestionSource>: PlayedSession {
  package var game: ChoiceQuiz
  package var source: Source

  package init(_ game: ChoiceQuiz, _ source: Source) {
    self.game = game
    self.source = source
  }

  package mutating func judge(
    _ choices: [Int], after milliseconds: Int64
  ) throws(ChoiceQuiz.Refusal) -> ChoiceQuiz.Outcome? {
    try game.answer(choices, after: milliseconds)
  }

  package func most(of outcome: ChoiceQuiz.Outcome) -> Int64 {
    game.rules.most(rights: outcome.question.rights.count)
  }

  package mutating func expire() -> ChoiceQuiz.Outcome? { try? game.expire() }

  package func howToPlay(_ language: Language) -> [String] {
    game.rules.howToPlay(game.length, hasSeveral: source.hasSeveral, language)
  }

  package func verdict(_ outcome: ChoiceQuiz.Outcome, _ language: Language) -> String {
    ChoiceQuizWords(language: language).verdict(outcome)
  }

  package func summary(_ language: Language) -> String {
    ChoiceQuizWords(language: language).summary(game)
  }
}

extension ChoiceQuiz.Outcome: SessionOutcome {}

/// The sentences of the quiz, for every form of the game.
package struct ChoiceQuizWords {
  package let language: Language

  package init(language: Language) { self.language = language }

  /// The verdict on an answer, with the right answer if it was another.
  package func verdict(_ outcome: ChoiceQuiz.Outcome) -> String {
    let answer = PhraseValue.text(outcome.question.content.answer)
    return switch outcome.verdict {
    case .right: language(.rightAnswer)
    case .wrong: language(.wrongAnswer, ["answer": answer])
    case .late: language(.lateAnswer, ["answer": answer])
    }
  }

  /// The numbers of right, wrong and late answers, and the score.
  package func summary(_ game: ChoiceQuiz) -> String {
    language(
      .quizSummary,
      [
        "right": .count(game.count(of: .right)), "wrong": .count(game.count(of: .wrong)),
        "late": .count(game.count(of: .late)), "points": .count(game.score),
      ])
  }
}

extension ChoiceQuizRules {
  /// The rules with the pack's own numbers, one string for each paragraph.
  ///
  /// - `hasSeveral`: true if there are questions with several right choices.
  package func howToPlay(_ length: Int, hasSeveral: Bool, _ language: Language) -> [String] {
    let asked = language(
      hasSeveral ? .quizQuestionsSeveral : .quizQuestions,
      ["questions": .count(length), "points": .count(rightPoints)])
    let several = language(credit == .whole ? .severalWhole : .severalPart)
    return [
      hasSeveral ? language.paragraph([asked, several]) : asked,
      howToPlayInTime(language),
    ]
  }
}
