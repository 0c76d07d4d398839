/// Who plays where no person does. A bot sees the grid and the sum, and not where its answer is planted.
package enum SumGridBot: Sendable, Equatable {
  /// Adds up, and looks through the grid until it has found the answer.
  case sensible
  /// Finds the first digit of the answer, and goes on from there without looking.
  case hasty
  /// Goes any way from any cell.
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

  /// As many cells as the answer has digits, or fewer where there is no way on.
  package func path(
    for question: SumGridQuestion, on board: SumGridBoard, using generator: inout SeededGenerator
  ) -> [SumGridCell] {
    let answer = "\(question.answer)"
    switch self {
    case .sensible: return board.path(spelling: answer) ?? []
    case .hasty:
      let starts = board.cells.filter { board.spelt([$0]).utf8.first == answer.utf8.first }
      return Self.wander(answer.utf8.count, from: starts, on: board, using: &generator)
    case .random:
      return Self.wander(answer.utf8.count, from: board.cells, on: board, using: &generator)
    }
  }

  private static func wander(
    _ count: Int, from starts: [SumGridCell], on board: SumGridBoard,
    using generator: inout SeededGenerator
  ) -> [SumGridCell] {
    var path: [SumGridCell] = []
    var choices = starts
    while path.count < count, !choices.isEmpty {
      let cell = choices[Int(generator.below(UInt64(choices.count)))]
      path.append(cell)
      choices = SumGridStep.all.map { cell.moved($0) }.filter {
        board.contains($0) && !path.contains($0)
      }
    }
    return path
  }
}
