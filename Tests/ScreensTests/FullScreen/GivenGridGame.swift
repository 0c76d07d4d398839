import Games
import PackFormat
import Screens
import Terminal
import TestSupport
import Testing
import Words

/// A grid game on a stage, and a second copy of the game that knows the answers.
struct GivenGridGame {
  var stage: GivenStage
  private(set) var known: SumGrid
  let pack: BuiltPack

  init(
    levels: Int = 2, _ size: Size, rules: [RuleText] = [], language: Language = .english,
    _ terminal: TerminalProfile = TerminalProfile(colours: .direct), isStill: Bool = true
  ) throws {
    pack = Self.pack(levels: levels, rules: rules)
    stage = try GivenStage(pack, size, language: language, terminal, isStill: isStill)
    known = try SumGrid(
      levels: SumGridLevel.all(in: pack.reader(), language: language.rawValue),
      rules: SumGridRules(RuleText.filled(rules + solvedCounts, of: SumGridRules.specifications)),
      seed: 5)
  }

  static func pack(levels: Int, rules: [RuleText] = []) -> BuiltPack {
    var pack = BuiltPack(
      kind: "sum-grid",
      rules: RuleText.filled(rules + solvedCounts, of: SumGridRules.specifications))
    func column(_ name: String, _ number: Int64) {
      pack.add(name, .integer, [Int64?](repeating: number, count: levels))
    }
    pack.add("Level", (1...levels).map { "Step \($0)" })
    for name in ["First", "Second"] {
      column(name + "From", 10)
      column(name + "To", 49)
    }
    column("TargetFrom", 20)
    column("TargetTo", 98)
    return pack
  }

  /// A path that spells the answer.
  var answer: [SumGridCell] {
    get throws { try #require(known.board.path(spelling: "\(known.question.answer)")) }
  }

  /// A path that does not spell the answer.
  var wrong: [SumGridCell] {
    get throws {
      let number = known.question.answer == 99 ? 98 : known.question.answer + 1
      let right = "\(known.question.answer)"
      let start = SumGridCell(row: 0, column: 0)
      let next = SumGridCell(row: 0, column: 1)
      let path = [start, next]
      return known.board.spelt(path) == right
        ? try #require(known.board.path(spelling: "\(number)")) : path
    }
  }

  /// Selects a right path in the second copy of the game as well, to keep both in step.
  mutating func solved(_ path: [SumGridCell]) throws {
    #expect(try known.select(path).isRight)
    known.goOn()
  }

  /// Marks a path with the keyboard, from the cursor to its first cell and then corner by corner.
  mutating func mark(_ path: [SumGridCell], from cursor: inout SumGridCell) throws {
    for cell in path {
      while cursor != cell {
        let (down, right) = (
          (cell.row - cursor.row).signum(), (cell.column - cursor.column).signum()
        )
        let keys: [[Key]] = [
          [.home, .up, .pageUp], [.left, .enter, .right], [.end, .down, .pageDown],
        ]
        try stage.press(keys[down + 1][right + 1])
        cursor = cursor.moved(SumGridStep(down: down, right: right))
      }
      try stage.press(.character(" "))
    }
  }

  /// Returns the position of a cell's digit on the screen.
  func place(of cell: SumGridCell) throws -> Point {
    let digits = (0..<known.board.columns).map {
      Character("\(known.board[SumGridCell(row: cell.row, column: $0)])")
    }
    for row in 0..<stage.size.rows {
      let line = stage.shown.rows[row].map { Character($0.text.isEmpty ? " " : $0.text) }
      let places = line.indices.filter { line[$0].isASCII && line[$0].isNumber }
        .prefix(digits.count)
      if places.map({ line[$0] }) == digits { return Point(places[cell.column], row) }
    }
    throw Missing()
  }

  struct Missing: Error {}

  mutating func mouse(_ action: Mouse.Action, _ cell: SumGridCell) throws {
    try stage.take(.input(.mouse(Mouse(action, at: place(of: cell)))))
  }

  mutating func drag(_ path: [SumGridCell]) throws {
    try mouse(.press, path[0])
    for cell in path.dropFirst() { try mouse(.drag, cell) }
    try mouse(.release, path[path.count - 1])
  }
}
