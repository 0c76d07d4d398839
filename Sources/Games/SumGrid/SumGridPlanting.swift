/// A placement of lines of 1 to 3 cells on a grid, of which no two share a cell.
struct SumGridPlanting {
  private let rows: Int
  private let columns: Int
  /// The lines in the requested order; empty if not placed yet.
  private(set) var lines: [[SumGridCell]]
  private var isTaken: [Bool]

  /// The number of random attempts before the exhaustive search.
  private static var throwLimit: Int { 20 }

  /// Returns lines of these lengths, in any of the eight directions; nil if they do not fit, which
  /// `AnswerLengths.fit` predicts.
  ///
  /// The longest line is placed first, each at a random free place. If that fails repeatedly, the
  /// grid is so full that an exhaustive search takes over.
  static func lines(
    of lengths: [Int], rows: Int, columns: Int, using generator: inout SeededGenerator
  ) -> [[SumGridCell]]? {
    for _ in 0..<throwLimit {
      var planting = SumGridPlanting(rows: rows, columns: columns, count: lengths.count)
      if planting.throwAll(lengths, using: &generator) { return planting.lines }
    }
    return SumGridPacking.lines(of: lengths, rows: rows, columns: columns, using: &generator)
  }

  private init(rows: Int, columns: Int, count: Int) {
    self.rows = rows
    self.columns = columns
    lines = [[SumGridCell]](repeating: [], count: count)
    isTaken = [Bool](repeating: false, count: rows * columns)
  }

  private mutating func throwAll(
    _ lengths: [Int], using generator: inout SeededGenerator
  ) -> Bool {
    for length in [3, 2, 1] {
      for index in lengths.indices where lengths[index] == length {
        let free = freeLines(of: length)
        guard !free.isEmpty else { return false }
        let (start, step) = free[Int(generator.below(UInt64(free.count)))]
        lines[index] = (0..<length).map { start.moved(step, by: $0) }
        for cell in lines[index] { isTaken[cell.row * columns + cell.column] = true }
      }
    }
    return true
  }

  /// Returns every free line, once for each direction in which it can be read.
  private func freeLines(of length: Int) -> [(start: SumGridCell, step: SumGridStep)] {
    // A single cell has no direction, so one stands for all.
    let steps = length == 1 ? SumGridStep.all.prefix(1) : SumGridStep.all[...]
    var free: [(start: SumGridCell, step: SumGridStep)] = []
    for index in isTaken.indices where !isTaken[index] {
      let start = SumGridCell(row: index / columns, column: index % columns)
      for step in steps where (1..<length).allSatisfy({ isFree(start.moved(step, by: $0)) }) {
        free.append((start, step))
      }
    }
    return free
  }

  private func isFree(_ cell: SumGridCell) -> Bool {
    0..<rows ~= cell.row && 0..<columns ~= cell.column && !isTaken[cell.row * columns + cell.column]
  }
}
