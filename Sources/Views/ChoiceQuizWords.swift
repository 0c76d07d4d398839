package import Games
package import Words

/// The sentences of the quiz, for every form of the game.
package struct ChoiceQuizWords {
  package let language: Language

  package init(language: Language) { self.language = language }

  /// The verdict on an answer, with the right answer if it was another.
  package func verdict(_ outcome: ChoiceQuiz.Outcome) -> String {
    let answer = PhraseValue.text(outcome.question.content.right)
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
  package func howToPlay(_ length: Int, _ language: Language) -> [String] {
    [
      language(.quizQuestions, ["questions": .count(length), "points": .count(rightPoints)]),
      howToPlayInTime(language),
    ]
  }
}
