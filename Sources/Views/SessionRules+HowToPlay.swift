package import Games
package import Words

extension SessionRules {
  /// The sentences about the time for a question, as one paragraph.
  package func howToPlayInTime(_ language: Language) -> String {
    language.paragraph([
      language(.quizTime, ["seconds": .count(seconds)]), warning(language), language(.quizTimeUp),
    ])
  }

  private func warning(_ language: Language) -> String {
    switch warningSeconds {
    case 0: ""
    case 1: language(.quizWarningAtLastSecond)
    default: language(.quizWarning, ["seconds": .count(warningSeconds)])
    }
  }
}
