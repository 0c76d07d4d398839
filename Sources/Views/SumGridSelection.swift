package import Games

/// A path that is being marked: a step to a neighbour extends it, a step back shortens it.
package struct SumGridSelection: Sendable, Equatable {
  package private(set) var path: [SumGridCell] = []

  package init() {}

  package mutating func begin(at cell: SumGridCell) { path = [cell] }

  package mutating func clear() { path = [] }

  package mutating func undo() { _ = path.popLast() }

  /// Steps to a neighbour, or back to the cell before; false for any other cell.
  package mutating func step(to cell: SumGridCell) -> Bool {
    guard let last = path.last, cell.isNeighbour(of: last) else { return false }
    if path.count > 1, path[path.count - 2] == cell {
      path.removeLast()
      return true
    }
    guard !path.contains(cell) else { return false }
    path.append(cell)
    return true
  }

  /// Steps towards a cell as far as possible, because terminals do not report every cell that the
  /// mouse passed.
  package mutating func go(to cell: SumGridCell) {
    while let last = path.last, last != cell {
      let step = SumGridStep(
        down: (cell.row - last.row).signum(), right: (cell.column - last.column).signum())
      if !self.step(to: last.moved(step)) { return }
    }
  }
}
