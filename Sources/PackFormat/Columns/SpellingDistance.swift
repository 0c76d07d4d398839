/// The distance between the spellings of two names.
enum SpellingDistance {
  /// A longer name is compared with none.
  private static let longest = 255

  /// Returns the number of letters that are added, left out, replaced or swapped; the case of ASCII letters does not count.
  static func between(_ left: String, _ right: String) -> Int {
    let (left, right) = (folded(left), folded(right))
    guard left.count <= longest, right.count <= longest else { return .max / 4 }
    // The rows of the table of distances: the one before the last, the last and the next.
    var earlier: [Int] = []
    var last = Array(0...right.count)
    for row in 0..<left.count {
      var next = [row + 1]
      for column in 0..<right.count {
        let isSame = left[row] == right[column]
        var distance = min(
          last[column] + (isSame ? 0 : 1), last[column + 1] + 1, next[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          distance = min(distance, earlier[column - 1] + 1)
        }
        next.append(distance)
      }
      (earlier, last) = (last, next)
    }
    return last[right.count]
  }

  private static func folded(_ name: String) -> [UInt8] {
    name.utf8.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
  }
}
