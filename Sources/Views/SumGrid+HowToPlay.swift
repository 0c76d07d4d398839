package import Games
package import Words

extension SumGrid {
  /// The rules with the pack's own numbers, one string for each paragraph.
  package func howToPlay(_ language: Language) -> [String] {
    let cells: KeyValuePairs<StaticString, PhraseValue> = [
      "rows": .count(board.rows), "columns": .count(board.columns),
    ]
    let most = levels.map { rules.length(of: $0) }.max() ?? 0
    let counts: KeyValuePairs<StaticString, PhraseValue> = [
      "levels": .count(levels.count), "questions": .count(most),
      "full": .count(rules.fullScore), "quick": .count(rules.quickSeconds),
      "slow": .count(rules.slowScore), "late": .count(rules.slowSeconds),
      "hint": .count(rules.hintCost), "wrong": .count(rules.wrongCost),
    ]
    return switch rules.scoring {
    case .solved:
      [language(.gridRules, cells), language(.gridPaths), language(.gridLevels, counts)]
    case .points:
      [
        language(.gridRules, cells), language(.gridAnyPath), language(.gridPoints, counts),
      ]
    }
  }
}
