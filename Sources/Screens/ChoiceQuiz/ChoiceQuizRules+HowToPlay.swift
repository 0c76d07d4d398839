internal import Games
internal import Words

extension ChoiceQuizRules {
  /// The rules with the pack's own numbers, one string for each paragraph.
  func howToPlay(_ length: Int, _ language: Language) -> [String] {
    [
      language(.quizQuestions, ["questions": .count(length), "points": .count(rightPoints)]),
      language.paragraph([
        language(.quizTime, ["seconds": .count(seconds)]), warning(language),
        language(.quizTimeUp),
      ]),
    ]
  }

  private func warning(_ language: Language) -> String {
    switch warningSeconds {
    case 0: ""
    case 1: language(.quizWarningAtLastSecond)
    default: language(.quizWarning, ["seconds": .count(warningSeconds)])
    }
  }
}
