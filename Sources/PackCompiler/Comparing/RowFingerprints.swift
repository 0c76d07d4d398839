internal import PackFormat

/// The rows of a pack's questions, each as a number that stands for all of its values, read forward
/// and a few at a time.
struct RowFingerprints {
  let count: Int
  private let pack: PackReader
  private let columns: [PackColumn]
  private let keys: [UInt64]
  /// For each column what its pictures hold, or its texts.
  private let meanings: [[UInt64]]
  /// Those of the rows from `start` on.
  private var window: [UInt64] = []
  private(set) var start = 0

  private static let step = 8192

  /// `key` is the same for both packs, and known to nobody before.
  init(
    _ pack: PackReader, without languages: Set<String>, pictures: [PackDigest], key: UInt64
  ) throws(PackError) {
    self.pack = pack
    let table = pack.table(pack.header.card.kind)
    count = table?.rowCount ?? 0
    columns = (table?.columns ?? []).filter { !languages.contains($0.language) }
    let pictures = pictures.map { ValueHash.of($0.bytes[...], key) }
    var keys: [UInt64] = []
    var meanings: [[UInt64]] = []
    for column in columns {
      let name = "\(column.name)@\(column.language) \(column.type.name)"
      keys.append(ValueHash.of(Array(name.utf8)[...], key))
      let texts = try pack.textMeanings(of: column, key: keys[keys.count - 1])
      meanings.append(column.target == "assets" ? pictures : texts)
    }
    self.keys = keys
    self.meanings = meanings
  }

  /// Rows before `row` are not asked for again.
  mutating func advance(to row: Int) {
    // Not at every row: what is left has to be moved.
    guard row - start >= Self.step else { return }
    window.removeFirst(min(row - start, window.count))
    start = row
  }

  /// The fingerprints of up to `length` rows from `row` on, fewer at the end.
  mutating func rows(from row: Int, _ length: Int) throws(PackError) -> ArraySlice<UInt64> {
    let end = min(count, row + length)
    while start + window.count < end { try append() }
    return window[(row - start)..<max(row, end) - start]
  }

  private mutating func append() throws(PackError) {
    let first = start + window.count
    let rows = first..<min(count, first + Self.step)
    var hashes = [UInt64](repeating: 0, count: rows.count)
    for (index, column) in columns.enumerated() {
      try pack.fold(column, rows, key: keys[index], meanings: meanings[index], into: &hashes)
    }
    window += hashes
  }
}
