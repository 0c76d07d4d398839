package import Games
package import Words

extension PhotoPickRules {
  /// The rules with the pack's own numbers, one string for each paragraph.
  package func howToPlay(_ length: Int, _ language: Language) -> [String] {
    let points =
      wrongPoints == 0
      ? language(.photoPoints, ["right": .count(rightPoints)])
      : language(.photoPointsAndCost, ["right": .count(rightPoints), "wrong": .count(wrongPoints)])
    return [
      language(.photoRules, ["questions": .count(length), "photos": .count(photos)]),
      language.paragraph([points, language(.photoShownOnce)]),
    ]
  }
}
