internal import Games
internal import Words

extension SumGrid {
  /// The rules with the pack's own numbers, one string for each paragraph.
  func howToPlay(_ language: Language) -> [String] {
    [
      language(.gridRules, ["rows": .count(board.rows), "columns": .count(board.columns)]),
      language(.gridPaths),
      language(
        .gridLevels, ["levels": .count(levels.count), "questions": .count(rules.questions)]),
    ]
  }
}
