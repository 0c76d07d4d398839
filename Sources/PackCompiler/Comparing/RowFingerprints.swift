internal import PackFormat
internal import Synchronization

/// The rows of a pack's questions, each as a number that stands for all of its values, read forward
/// and many at a time.
struct RowFingerprints {
  let hashes: RowHashes
  /// Those of the rows from `start` on.
  private var window: [UInt64] = []
  private(set) var start = 0

  private static let step = 32_768

  init(_ hashes: RowHashes) { self.hashes = hashes }

  var count: Int { hashes.count }

  /// Rows before `row` are not asked for again.
  mutating func advance(to row: Int) {
    // Not at every row: what is left has to be moved.
    guard row - start >= Self.step else { return }
    window.removeFirst(min(row - start, window.count))
    start = row
  }

  /// Those that are to be taken next, so that up to `length` rows from `row` on are there; empty where they are.
  func missing(from row: Int, _ length: Int) -> Range<Int> {
    let first = start + window.count
    return first..<(first < min(count, row + length) ? min(count, first + Self.step) : first)
  }

  /// Takes those that are missing.
  mutating func take(_ fingerprints: [UInt64]) { window += fingerprints }

  /// The fingerprints of up to `length` rows from `row` on, fewer at the end; none is missing.
  func rows(from row: Int, _ length: Int) -> ArraySlice<UInt64> {
    window[(row - start)..<max(row, min(count, row + length)) - start]
  }
}

/// Makes the fingerprints of rows, on any thread.
final class RowHashes: Sendable {
  private struct Reading {
    let pack: PackReader
    let columns: [PackColumn]
    let keys: [UInt64]
    /// For each column what its pictures hold, or its texts.
    let meanings: [[UInt64]]
  }

  let count: Int
  private let reading: Mutex<Reading>

  /// `key` is the same for both packs, and known to nobody before.
  init(
    _ pack: PackReader, without languages: Set<String>, pictures: [PackDigest], key: UInt64
  ) throws(PackError) {
    let pack = try pack.another()
    let table = pack.table(pack.header.card.kind)
    count = table?.rowCount ?? 0
    let columns = (table?.columns ?? []).filter { !languages.contains($0.language) }
    let pictures = pictures.map { ValueHash.of($0.bytes[...], key) }
    var keys: [UInt64] = []
    var meanings: [[UInt64]] = []
    for column in columns {
      let name = "\(column.name)@\(column.language) \(column.type.name)"
      keys.append(ValueHash.of(Array(name.utf8)[...], key))
      let texts = try pack.textMeanings(of: column, key: keys[keys.count - 1])
      meanings.append(column.target == "assets" ? pictures : texts)
    }
    reading = Mutex(Reading(pack: pack, columns: columns, keys: keys, meanings: meanings))
  }

  func of(_ rows: Range<Int>) throws(PackError) -> [UInt64] {
    try reading.withLock { (reading) throws(PackError) in
      var hashes = [UInt64](repeating: 0, count: rows.count)
      for (index, column) in reading.columns.enumerated() {
        try reading.pack.fold(
          column, rows, key: reading.keys[index], meanings: reading.meanings[index], into: &hashes)
      }
      return hashes
    }
  }
}
