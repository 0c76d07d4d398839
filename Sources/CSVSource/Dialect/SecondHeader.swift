/// The header of another file, where files were joined one behind the other.
package struct SecondHeader: Equatable, Sendable {
  /// For each column of the first header where it stands from here on.
  package var order: [Int]

  package static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Nil if the cells are not the names of the header, in any order.
  package init?(_ cells: [[UInt8]], names: [String]) {
    guard cells.count == names.count, names.count > 1 else { return nil }
    var left = Set(cells.indices)
    var order: [Int] = []
    for (column, name) in names.enumerated() {
      let isHere: (Int) -> Bool = { cells[$0].elementsEqual(name.utf8) }
      // Names that stand there twice keep their order.
      guard
        let index = left.contains(column) && isHere(column)
          ? column : left.sorted().first(where: isHere)
      else { return nil }
      left.remove(index)
      order.append(index)
    }
    self.order = order
  }

  package var isSame: Bool { order == Array(order.indices) }

  /// The place inside the last cell of a row at which a header begins without a line end before it.
  static func glued(
    _ bytes: [UInt8], _ cells: [Range<Int>], _ names: [String]
  ) -> Range<Int>? {
    guard names.count > 1, cells.count == 2 * names.count - 1, let last = cells.last,
      zip(cells[names.count...], names.dropFirst()).allSatisfy({
        bytes[$0].elementsEqual($1.utf8)
      })
    else { return nil }
    let seam = cells[names.count - 1]
    let first = Array((names.first ?? "").utf8)
    guard !first.isEmpty, bytes[seam].hasEnding(first) else { return nil }
    var start = seam.upperBound - first.count
    if bytes[seam.lowerBound..<start].hasEnding(mark) { start -= mark.count }
    return start..<last.upperBound
  }
}
