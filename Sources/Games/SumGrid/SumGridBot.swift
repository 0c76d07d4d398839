/// A bot that plays the grid game. It sees the grid and the sum, and not where the answer is
/// planted.
package enum SumGridBot: Sendable, Equatable {
  /// Adds up, and searches the grid until it finds the answer.
  case sensible
  /// Finds the first digit of the answer, and goes on from there at random.
  case hasty
  /// Takes a random path.
  case random

  package static let names = ["sensible", "hasty", "random"]

  package init?(named name: String) {
    switch name {
    case "sensible": self = .sensible
    case "hasty": self = .hasty
    case "random": self = .random
    default: return nil
    }
  }

  /// Returns a path with as many cells as the answer has digits, or fewer if it is blocked.
  package func path(
    for question: SumGridQuestion, on board: SumGridBoard, using generator: inout SeededGenerator
  ) -> [SumGridCell] {
    let answer = "\(question.answer)"
    switch self {
    case .sensible: return board.path(spelling: answer) ?? []
    case .hasty:
      let starts = board.cells.filter {
        UInt8(ascii: "0") + board[$0] == answer.utf8.first
      }
      let start = starts[Int(generator.below(UInt64(starts.count)))]
      return Self.wander(answer.utf8.count, from: start, on: board, using: &generator)
    case .random:
      let start = SumGridCell(
        row: Int(generator.below(UInt64(board.rows))),
        column: Int(generator.below(UInt64(board.columns))))
      return Self.wander(answer.utf8.count, from: start, on: board, using: &generator)
    }
  }

  /// Returns a random path of free neighbours.
  private static func wander(
    _ count: Int, from start: SumGridCell, on board: SumGridBoard,
    using generator: inout SeededGenerator
  ) -> [SumGridCell] {
    var path = [start]
    while path.count < count {
      let cell = path[path.count - 1]
      let ways = SumGridStep.all.map { cell.moved($0) }.filter {
        board.contains($0) && !path.contains($0)
      }
      if ways.isEmpty { break }
      path.append(ways[Int(generator.below(UInt64(ways.count)))])
    }
    return path
  }
}
