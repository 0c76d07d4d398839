package import PackFormat

/// A level of the grid game: the ranges of its operands and sums.
package struct SumGridLevel: Sendable, Equatable {
  /// The allowed operands and targets: numbers of 1 to 3 digits.
  package static let numbers = 0...999

  package let name: String
  package let first: ClosedRange<Int>
  package let second: ClosedRange<Int>
  package let target: ClosedRange<Int>
  /// The id of the level in its pack.
  package var id: String?

  /// Creates a level; nil if a bound is outside `numbers`.
  package init?(
    name: String, first: ClosedRange<Int>, second: ClosedRange<Int>, target: ClosedRange<Int>,
    id: String? = nil
  ) {
    for range in [first, second, target] {
      guard Self.numbers.contains(range.lowerBound), Self.numbers.contains(range.upperBound) else {
        return nil
      }
    }
    self.name = name
    self.first = first
    self.second = second
    self.target = target
    self.id = id
  }

  /// The targets that some pair of operands makes; nil if there are none. They have no gaps,
  /// because every number between two sums is a sum.
  package var reachableTargets: ClosedRange<Int>? {
    let least = max(target.lowerBound, first.lowerBound + second.lowerBound)
    let greatest = min(target.upperBound, first.upperBound + second.upperBound)
    return least <= greatest ? least...greatest : nil
  }

  /// Returns the first operands for which some second operand makes the target.
  func firstOperands(of target: Int) -> ClosedRange<Int> {
    let least = max(first.lowerBound, target - second.upperBound)
    return least...min(first.upperBound, target - second.lowerBound)
  }
}

extension SumGridLevel {
  /// The largest number of levels: far more than any game has. A small file can claim billions of
  /// equal rows.
  package static let most = 1_000

  /// Reads the levels of a pack in its order, with names in `language` where they are translated.
  package static func all(
    in reader: PackReader, language: String
  ) throws(PackError) -> [SumGridLevel] {
    guard let table = reader.table("sum-grid") else {
      throw PackError(.malformed("there is no table of levels"), at: 0)
    }
    let names = LocalColumn(table, "Level", language: language)
    try reader.checkSize(
      of: table, most: most, names.columns + reader.idColumns(of: table), "levels")
    var levels: [SumGridLevel] = []
    for row in 0..<table.rowCount {
      guard let name = try names.text(reader, row),
        let first = try range("FirstFrom", "FirstTo", of: table, reader, row),
        let second = try range("SecondFrom", "SecondTo", of: table, reader, row),
        let target = try range("TargetFrom", "TargetTo", of: table, reader, row),
        let level = SumGridLevel(
          name: name, first: first, second: second, target: target,
          id: try reader.questionId(row).text)
      else {
        throw PackError(.malformed("a level lacks its name or numbers of 1 to 3 digits"), at: 0)
      }
      levels.append(level)
    }
    return levels
  }

  private static func range(
    _ from: String, _ to: String, of table: PackTable, _ reader: PackReader, _ row: Int
  ) throws(PackError) -> ClosedRange<Int>? {
    guard let from = table.optionalColumn(from, .integer),
      let to = table.optionalColumn(to, .integer),
      let low = try reader.integer(from, row), let high = try reader.integer(to, row),
      low <= high, low >= Int64(numbers.lowerBound), high <= Int64(numbers.upperBound)
    else { return nil }
    return Int(low)...Int(high)
  }
}

/// The reason why a level cannot be played on a grid.
package enum SumGridProblem: Error, Sendable, Equatable {
  /// No pair of operands makes a target.
  case noTarget
  /// The combinations of answers that may be drawn and that do not fit on the grid; at least one.
  case noRoom([AnswerLengths])
}

/// The numbers of answers with 1, 2 and 3 digits.
package struct AnswerLengths: Sendable, Equatable {
  package let one: Int
  package let two: Int
  package let three: Int

  package init(one: Int, two: Int, three: Int) {
    self.one = one
    self.two = two
    self.three = three
  }

  package var cells: Int { one + 2 * two + 3 * three }

  /// True if the answers fit on the grid, in straight lines that share no cell.
  ///
  /// If a line of 3 can lie in both directions, the number of cells decides; tests check that for
  /// every grid. On a grid of 2 rows or columns, lines of 3 lie along the longer side.
  package func fit(rows: Int, columns: Int) -> Bool {
    let lines = min(rows, columns) < 3 ? 2 * (max(rows, columns) / 3) : .max
    return cells <= rows * columns && three <= lines
  }
}

extension SumGridRules {
  /// Returns the number of questions in a level: as many as the rules say, or all that have different
  /// answers.
  package func length(of level: SumGridLevel) -> Int {
    min(questions, level.reachableTargets?.count ?? 0)
  }
}

extension SumGridLevel {
  /// Returns the problem of the level under these rules, whatever is drawn; nil if there is none.
  package func problem(under rules: SumGridRules) -> SumGridProblem? {
    guard reachableTargets != nil else { return .noTarget }
    let unfit = drawableLengths(questions: rules.length(of: self)).filter {
      !$0.fit(rows: rules.rows, columns: rules.columns)
    }
    return unfit.isEmpty ? nil : .noRoom(unfit)
  }

  /// Returns every combination of lengths that `questions` different targets can have, the shortest
  /// first.
  private func drawableLengths(questions: Int) -> [AnswerLengths] {
    let counts = [0...9, 10...99, 100...999].map { reachableCount(in: $0) }
    var choices: [AnswerLengths] = []
    for three in 0...min(counts[2], questions) {
      for two in 0...min(counts[1], questions - three) {
        let one = questions - three - two
        if one <= counts[0] { choices.append(AnswerLengths(one: one, two: two, three: three)) }
      }
    }
    return choices
  }

  private func reachableCount(in numbers: ClosedRange<Int>) -> Int {
    guard let targets = reachableTargets, targets.overlaps(numbers) else { return 0 }
    return targets.clamped(to: numbers).count
  }
}

extension SumGridProblem {
  /// A short description for people, in lower case and without a full stop.
  package var message: String {
    switch self {
    case .noTarget: "no pair of operands makes a target"
    case .noRoom(let choices):
      "the grid has no room for the answers: \(choices[0].text)"
        + (choices.count > 1 ? " (one of \(choices.count) such choices)" : "")
    }
  }
}

extension AnswerLengths {
  /// The combination in words, such as `2 of 1 digit and 1 of 3 digits`.
  package var text: String {
    var parts: [String] = []
    if one > 0 { parts.append("\(one) of 1 digit") }
    if two > 0 { parts.append("\(two) of 2 digits") }
    if three > 0 { parts.append("\(three) of 3 digits") }
    return parts.joined(separator: " and ")
  }
}

/// The content and the rules of the game in a pack. Texts are in a language if the pack has them in it.
extension PackReader {
  package func sumGrid(
    texts: String
  ) throws(PlayError) -> (levels: [SumGridLevel], rules: SumGridRules) {
    let levels = try PlayError.reading { () throws(PackError) in
      try SumGridLevel.all(in: self, language: texts)
    }
    return (levels, try PlayError.rules(of: self, SumGridRules.init))
  }
}

extension PlayError {
  /// Runs `body`, which builds a game from levels, and throws its error as a `PlayError`.
  package static func dealing<Result>(
    _ body: () throws(SumGrid.Failure) -> Result
  ) throws(PlayError) -> Result {
    do throws(SumGrid.Failure) {
      return try body()
    } catch {
      switch error {
      case .noLevel: throw .empty
      case .level(let index, let problem):
        throw .pack(PackError(.malformed("level \(index + 1): \(problem.message)"), at: 0))
      }
    }
  }
}
