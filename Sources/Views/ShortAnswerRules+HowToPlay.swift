package import Games
package import Words

extension ShortAnswerRules {
  /// The rules with the pack's own numbers, one string for each paragraph.
  package func howToPlay(_ length: Int, _ language: Language) -> [String] {
    [
      language.paragraph([
        language(.shortQuestions, ["questions": .count(length), "points": .count(rightPoints)]),
        tries == 1
          ? ""
          : language(.shortTries, ["tries": .count(tries), "points": .count(laterPoints)]),
        tolerance == AnswerTolerance() ? language(.shortForgiven) : "",
      ]),
      howToPlayInTime(language),
    ]
  }
}
