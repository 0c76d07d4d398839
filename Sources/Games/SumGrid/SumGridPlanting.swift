/// Lays lines of 1 to 3 cells on a grid so that no two share a cell.
struct SumGridPlanting {
  private let rows: Int
  private let columns: Int
  /// In the order they were asked for; empty where not laid yet.
  private(set) var lines: [[SumGridCell]]
  private var isTaken: [Bool]

  /// How often lines are thrown before they are searched for.
  private static var throwLimit: Int { 20 }

  /// Lines of these lengths in any of the 8 directions; nil where they have no room, which
  /// `AnswerLengths.fit` knows beforehand.
  ///
  /// The longest line is laid first, each at a place drawn from all that are free. Where that leads
  /// nowhere time and again, the grid is so full that a search finds a way.
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

  /// Every line whose cells are free, once for each direction it can be read in.
  private func freeLines(of length: Int) -> [(start: SumGridCell, step: SumGridStep)] {
    // A single cell is read in no direction: any one stands for all.
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
