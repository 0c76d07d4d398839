internal import Games
internal import PackFormat
internal import SafeText

/// Deals levels of a grid for many seeds and checks that the answers of each fit into the grid.
enum GridProof {
  static func prove(_ reader: PackReader, _ request: ProofRequest) throws(ProofError) -> Proof {
    let levels = try ProofError.reading { () throws(PackError) in
      try SumGridLevel.all(in: reader, language: request.language)
    }
    let rules = try ProofError.rules(of: reader, SumGridRules.init)
    let shown = request.question.map { $0..<$0 + 1 } ?? levels.indices
    let proofs = shown.map { index -> Proof in
      let level = levels[index]
      switch level.problem(under: rules) {
      case nil, .noRoom: break
      case let problem?:
        return Proof(["\(index) \(level.name): \(problem.message)".terminalSafe], holds: false)
      }
      return request.seed.map { replay(index, level, rules, $0) } ?? prove(index, level, rules)
    }
    return Proof(proofs.flatMap(\.lines), holds: proofs.allSatisfy(\.holds))
  }

  private static func prove(_ index: Int, _ level: SumGridLevel, _ rules: SumGridRules) -> Proof {
    let failed = Proof.seeds.filter { level.dealt(by: $0, under: rules).puzzle == nil }
    let count = Proof.seeds.count
    let line =
      "\(index) \(level.name): \(count - failed.count) of \(count) grids of \(rules.rows) ×"
      + " \(rules.columns) have room for their answers"
      + (failed.first.map { ", not that of seed \($0)" } ?? "")
    return Proof([line.terminalSafe], holds: failed.isEmpty)
  }

  private static func replay(
    _ index: Int, _ level: SumGridLevel, _ rules: SumGridRules, _ seed: UInt64
  ) -> Proof {
    let (answers, puzzle) = level.dealt(by: seed, under: rules)
    let drawn = answers.map { "\($0)" }.joined(separator: ", ")
    let start = "\(index) \(level.name), seed \(seed): the answers are \(drawn)".terminalSafe
    guard let puzzle else {
      let digits = answers.reduce(0) { $0 + "\($1)".count }
      return Proof(
        [
          start,
          "a grid of \(rules.rows) × \(rules.columns) has no room for these \(digits) digits in"
            + " straight lines",
        ], holds: false)
    }
    let board = puzzle.board
    let grid = (0..<board.rows).map { row in
      "| " + board.spelt((0..<board.columns).map { SumGridCell(row: row, column: $0) })
    }
    let planted = puzzle.questions.map { question in
      "\(question.first) + \(question.second) = \(question.answer): "
        + question.planted.map { $0.name }.joined(separator: " ")
    }
    return Proof([start] + grid + planted, holds: true)
  }
}
