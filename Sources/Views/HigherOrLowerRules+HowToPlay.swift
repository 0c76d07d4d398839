package import Games
internal import PackFormat
package import Words

extension HigherOrLowerRules {
  /// The rules with the pack's own numbers, one string for each paragraph.
  package func howToPlay(_ language: Language) -> [String] {
    let most = tolerance.approximate
    return [
      language(.guessTheNumber),
      language(
        .guessesEarn,
        [
          "exact": .count(fullScore),
          "someOff": .count(points(quantityOffBy: most / 2)),
          "some": .text(percent(most / 2, language)),
          "mostOff": .count(points(quantityOffBy: most)),
          "most": .text(percent(most, language)),
        ]),
      years(language),
      language(.startWithLives, ["lives": .count(lives)]),
    ]
  }

  private func years(_ language: Language) -> String {
    let late = yearTolerance.approximate
    let years = horizon ?? 0
    let values: KeyValuePairs<StaticString, PhraseValue> = [
      "years": .count(years),
      "half": .text(percent(late / 2, language)),
      "some": .count(points(yearLateBy: late / 2)),
      "part": .text(percent(late, language)),
    ]
    return language.paragraph([
      language(yearsThatCount, values),
      language(yearMissCostsLife ? .yearsCostLife : .yearsEarnNothing, values),
    ])
  }

  /// The sentence about the years of which lateness is a part.
  private var yearsThatCount: Phrase {
    if range == .ladder { return .yearsCountInFrame }
    return horizon == nil ? .yearsCount : .yearsCountAtMost
  }

  /// A share as a percentage with one decimal.
  private func percent(_ part: Double, _ language: Language) -> String {
    ExactDecimal(mantissa: Int64(part * 1000 + 0.5), scale: 1).map {
      language.number($0) + " %"
    } ?? ""
  }
}
