extension SumGrid {
  /// The digits of the grid, its rows with spaces between.
  package var grid: String { rows.joined(separator: " ") }

  /// The digits of each row of the grid.
  package var rows: [String] {
    (0..<board.rows).map { row in
      board.spelt((0..<board.columns).map { SumGridCell(row: row, column: $0) })
    }
  }

  /// True if the score is in points, which the transcript then has.
  private var isInPoints: Bool { rules.scoring == .points }

  /// The first line of a level in a transcript.
  package func levelMembers(game: Int) -> Transcript.Members {
    [
      ("game", .count(game)), ("level", .count(levelIndex + 1)), ("id", .text(ifAny: level.id)),
      ("name", .text(level.name)), ("grid", .text(grid)),
    ]
  }

  /// The line about a solved question in a transcript, of which `tries` paths were judged.
  package func members(
    of outcome: Outcome, game: Int, index: Int, tries: Int
  ) -> Transcript.Members {
    let question = outcome.question
    let path = outcome.path.map { $0.name }.joined(separator: " ")
    return [
      ("game", .count(game)), ("level", .count(levelIndex + 1)), ("question", .count(index + 1)),
      ("first", .count(question.first)), ("second", .count(question.second)),
      ("answer", .count(question.answer)), ("path", .text(path)), ("tries", .count(tries)),
      ("points", isInPoints ? .count(question.points) : .absent),
    ]
  }

  /// The last line of a game in a transcript.
  package func members(game: Int) -> Transcript.Members {
    [
      ("game", .count(game)), ("solved", .count(solved)), ("tries", .count(tries)),
      ("score", isInPoints ? .count(score) : .absent), ("over", .boolean(stage == .gameDone)),
    ]
  }
}
