package import Games

/// A path that is being marked: it grows to neighbours, and going back one step takes one back.
package struct SumGridSelection: Sendable, Equatable {
  package private(set) var path: [SumGridCell] = []

  package init() {}

  package mutating func begin(at cell: SumGridCell) { path = [cell] }

  package mutating func clear() { path = [] }

  package mutating func undo() { _ = path.popLast() }

  /// One step to a neighbour, or back to where it came from; false for any other cell.
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

  /// As far as it can go towards a cell that a mouse was moved to: terminals tell not every cell that
  /// it passed.
  package mutating func go(to cell: SumGridCell) {
    while let last = path.last, last != cell {
      let step = SumGridStep(
        down: (cell.row - last.row).signum(), right: (cell.column - last.column).signum())
      if !self.step(to: last.moved(step)) { return }
    }
  }
}
