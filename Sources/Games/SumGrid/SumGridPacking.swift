/// An exhaustive search for room on a grid that is nearly full, row by row with backtracking.
///
/// The first free cell begins a line of 3, or a line of 2, or stays for shorter answers. The search
/// always finds the same solution, so the grid is mirrored, and the lines are reversed and assigned
/// at random.
struct SumGridPacking {
  private let rows: Int
  private let columns: Int
  private var isTaken: [Bool]
  private var found: [[SumGridCell]] = []
  /// The number of lines of 3 that are still to be placed; below, of lines of 2.
  private var three: Int
  private var two: Int
  /// The number of cells that may stay without a line.
  private var spare: Int

  /// The directions that lead from the first free cell to cells that are not done yet.
  private static var onwards: [SumGridStep] {
    [
      SumGridStep(down: 0, right: 1), SumGridStep(down: 1, right: 0),
      SumGridStep(down: 1, right: 1), SumGridStep(down: 1, right: -1),
    ]
  }

  /// Returns lines of these lengths; nil if there is no solution.
  static func lines(
    of lengths: [Int], rows: Int, columns: Int, using generator: inout SeededGenerator
  ) -> [[SumGridCell]]? {
    var packing = SumGridPacking(lengths, rows: rows, columns: columns)
    guard lengths.reduce(0, +) <= rows * columns, packing.lay(from: 0) else { return nil }
    return packing.dealt(to: lengths, using: &generator)
  }

  private init(_ lengths: [Int], rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    isTaken = [Bool](repeating: false, count: rows * columns)
    three = lengths.count { $0 == 3 }
    two = lengths.count { $0 == 2 }
    spare = rows * columns - 3 * three - 2 * two
  }

  /// Places the remaining lines from this cell on; returns false, without a change, if that is
  /// impossible.
  private mutating func lay(from index: Int) -> Bool {
    if three == 0, two == 0 { return true }
    guard index < isTaken.count else { return false }
    if isTaken[index] { return lay(from: index + 1) }
    let start = SumGridCell(row: index / columns, column: index % columns)
    for length in [3, 2] where length == 3 ? three > 0 : two > 0 {
      for step in Self.onwards {
        let line = (0..<length).map { start.moved(step, by: $0) }
        guard line.allSatisfy({ isFree($0) }) else { continue }
        take(line)
        if lay(from: index + 1) { return true }
        giveBack(line)
      }
    }
    guard spare > 0 else { return false }
    spare -= 1
    if lay(from: index + 1) { return true }
    spare += 1
    return false
  }

  private func isFree(_ cell: SumGridCell) -> Bool {
    0..<rows ~= cell.row && 0..<columns ~= cell.column && !isTaken[cell.row * columns + cell.column]
  }

  private mutating func take(_ line: [SumGridCell]) {
    for cell in line { isTaken[cell.row * columns + cell.column] = true }
    found.append(line)
    if line.count == 3 { three -= 1 } else { two -= 1 }
  }

  private mutating func giveBack(_ line: [SumGridCell]) {
    for cell in line { isTaken[cell.row * columns + cell.column] = false }
    found.removeLast()
    if line.count == 3 { three += 1 } else { two += 1 }
  }

  /// Returns a line for each length: the lines found and, for length 1, cells that are left.
  private func dealt(
    to lengths: [Int], using generator: inout SeededGenerator
  ) -> [[SumGridCell]] {
    var left = found
    for index in isTaken.indices where !isTaken[index] {
      left.append([SumGridCell(row: index / columns, column: index % columns)])
    }
    let isUpsideDown = generator.below(2) == 1
    let isMirrored = generator.below(2) == 1
    return lengths.map { length in
      let fitting = left.indices.filter { left[$0].count == length }
      let line = left.remove(at: fitting[Int(generator.below(UInt64(fitting.count)))]).map {
        SumGridCell(
          row: isUpsideDown ? rows - 1 - $0.row : $0.row,
          column: isMirrored ? columns - 1 - $0.column : $0.column)
      }
      return generator.below(2) == 1 ? line.reversed() : line
    }
  }
}
