internal import PackFormat

/// The pictures of a pack, and the questions that show them.
struct PictureUse {
  struct Picture {
    var shownBy = 0
    /// The first question that shows the picture.
    var firstRow: Int?
  }

  private(set) var pictures: [Picture]
  /// Groups of pictures with equal bytes, by their numbers.
  private(set) var doubled: [[Int]] = []

  init(_ pack: PackReader) throws(PackError) {
    let assets = pack.table(.assets)
    pictures = Array(repeating: Picture(), count: assets?.rowCount ?? 0)
    if pictures.isEmpty { return }
    for table in pack.tables {
      for column in table.columns
      where column.type == .reference && column.target == OwnTable.assets.rawValue {
        for row in 0..<table.rowCount {
          guard let target = try pack.integer(column, row), let number = Int(exactly: target),
            pictures.indices.contains(number)
          else { continue }
          pictures[number].shownBy += 1
          if pictures[number].firstRow == nil { pictures[number].firstRow = row }
        }
      }
    }
    if let column = assets?.optionalColumn("Bytes", .blob) { try findDoubled(pack, column) }
  }

  private mutating func findDoubled(
    _ pack: PackReader, _ column: PackColumn
  ) throws(PackError) {
    var seen: [PackDigest: Int] = [:]
    for number in pictures.indices {
      guard let bytes = try pack.blob(column, number) else { continue }
      let digest = SHA256.digest(bytes)
      if let group = seen[digest] {
        doubled[group].append(number)
      } else {
        seen[digest] = doubled.count
        doubled.append([number])
      }
    }
    doubled.removeAll { $0.count < 2 }
  }

  /// The numbers of the pictures that no question shows.
  var unused: [Int] { pictures.indices.filter { pictures[$0].shownBy == 0 } }
}
