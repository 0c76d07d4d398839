package import Games
package import Words

extension NumberDuel {
  /// True if any level gives hints.
  package var hasHints: Bool { levels.contains { !$0.hints.isEmpty } }

  /// The rules with the pack's own levels, one string for each paragraph.
  package func howToPlay(_ language: Language) -> [String] {
    [language(.duelRulesRoundOne), language(.duelRulesRoundTwo)]
      + levels.map { $0.described(language) } + [language(.duelRulesRun)]
  }
}

extension DuelLevel {
  /// The name and the numbers of the level.
  package func title(_ language: Language) -> String {
    language(
      .duelLevelTitle,
      ["name": .text(name), "low": .text("\(numbers.low)"), "high": .text("\(numbers.high)")])
  }

  package func described(_ language: Language) -> String {
    let phrase: Phrase =
      switch computer {
      case .random: .duelGuessesAny
      case .careful: .duelGuessesNearMiddle
      case .halving: .duelHalves
      }
    return language(phrase, ["level": .text(title(language)), "most": .count(worstAttempts)])
  }
}
