package import Games
package import Words

extension ChoiceQuizRules {
  /// The rules with the pack's own numbers, one string for each paragraph.
  package func howToPlay(_ length: Int, _ language: Language) -> [String] {
    [
      language(.quizQuestions, ["questions": .count(length), "points": .count(rightPoints)]),
      howToPlayInTime(language),
    ]
  }
}
