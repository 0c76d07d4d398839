internal import Kinds
internal import PackFormat
internal import Synchronization

/// Reads the rows of a table of one pack for a comparison, from any thread.
final class ComparedRows: Sendable {
  private struct Reading {
    let pack: PackReader
    let questions: QuestionReader
    let columns: [PackColumn]
    /// For each column, the hashes of its dictionary's texts, or of its pictures' contents.
    let meanings: [[UInt64]]
  }

  let count: Int
  /// For each column, a hash of its name, language and type, which mark the column in row hashes.
  private let keys: [UInt64]
  /// The keys of columns without a dictionary, in which each row has a text of its own.
  let textKeys: Set<UInt64>
  private let reading: Mutex<Reading>

  /// `key` is random and the same for both packs.
  init(
    _ pack: PackReader, _ table: PackTable? = nil, without languages: Set<String>,
    pictures: [PackDigest], key: UInt64
  ) throws(PackError) {
    // All columns are read in parallel, and one stored block may hold many times the rows of one run.
    let pack = try pack.another(cachedBlocks: 128)
    let table = table ?? pack.kindTable
    count = table.rowCount
    let columns = table.columns.filter { !languages.contains($0.language) }
    let pictures = pictures.map { ValueHash.of($0.bytes[...], key) }
    var keys: [UInt64] = []
    var meanings: [[UInt64]] = []
    for column in columns {
      let name = "\(column.name)@\(column.language) \(column.type.name)"
      keys.append(ValueHash.of(Array(name.utf8)[...], key))
      let texts = try pack.textMeanings(of: column, key: keys[keys.count - 1])
      meanings.append(column.target == OwnTable.assets.rawValue ? pictures : texts)
    }
    self.keys = keys
    textKeys = Set(zip(keys, columns).filter { $0.1.hasTextOfEachRow }.map { $0.0 })
    reading = Mutex(
      Reading(
        pack: pack, questions: QuestionReader(pack, table), columns: columns, meanings: meanings))
  }

  /// Returns a hash of all values for each row.
  func fingerprints(_ rows: Range<Int>) throws(PackError) -> [UInt64] {
    try run(rows, texts: []).hashes
  }

  /// Returns rows as hashes, except the columns of `textKeys`, whose texts are returned as they are in that
  /// order.
  func run(_ rows: Range<Int>, texts textKeys: [UInt64]) throws(PackError) -> RowRun {
    let keys = keys
    return try reading.withLock { (reading) throws(PackError) in
      var hashes = [UInt64](repeating: 0, count: rows.count)
      for (index, column) in reading.columns.enumerated() {
        if textKeys.contains(keys[index]) {
          try reading.pack.foldPresence(column, rows, key: keys[index], into: &hashes)
        } else {
          try reading.pack.fold(
            column, rows, key: keys[index], meanings: reading.meanings[index], into: &hashes)
        }
      }
      var texts: [TextRun] = []
      for key in textKeys {
        guard let index = keys.firstIndex(of: key) else { continue }
        texts.append(try reading.pack.texts(of: reading.columns[index], rows))
      }
      return RowRun(rows: rows, hashes: hashes, texts: texts)
    }
  }

  /// Returns the question in a row; nil if it cannot be read.
  func question(_ row: Int) -> Question? {
    reading.withLock { try? $0.questions.question(row) }
  }
}

/// Successive rows: some columns as texts, and a hash of all other values for each row.
struct RowRun: Sendable {
  let rows: Range<Int>
  let hashes: [UInt64]
  let texts: [TextRun]

  /// Returns the number of equal rows from `row` on in this run and from `other` on in `run`.
  func common(from row: Int, with run: RowRun, from other: Int) -> Int {
    let (first, place) = (row - rows.lowerBound, other - run.rows.lowerBound)
    let most = min(rows.upperBound - row, run.rows.upperBound - other)
    let (left, right) = (hashes.span, run.hashes.span)
    var common = 0
    while common < most, left[first &+ common] == right[place &+ common] { common &+= 1 }
    for (left, right) in zip(texts, run.texts) {
      common = left.common(common, from: first, with: right, from: place)
    }
    return common
  }
}

/// A sliding window of row hashes of one pack, read forward.
struct RowFingerprints {
  let rows: ComparedRows
  /// The hashes of the rows from `start` on.
  private var window: [UInt64] = []
  private var start = 0

  /// Small, since most gaps are small and rows in common need no hashes from here.
  private static let step = 64
  private static let longestPast = 32_768

  init(_ rows: ComparedRows) { self.rows = rows }

  /// Moves the window forward; rows before `row` are never needed again.
  mutating func advance(to row: Int) {
    let past = row - start
    // Not at every row, since removing moves the rest of the array.
    guard past >= min(window.count, Self.longestPast) else { return }
    window.removeFirst(min(past, window.count))
    start = row
  }

  /// Returns the rows to read next, so that `length` rows from `row` on are available; empty if they are.
  func missing(from row: Int, _ length: Int) -> Range<Int> {
    let first = start + window.count
    let end = min(rows.count, row + length)
    return first..<(first < end ? max(end, min(rows.count, first + Self.step)) : first)
  }

  /// Appends the hashes of the missing rows.
  mutating func take(_ fingerprints: [UInt64]) { window += fingerprints }

  /// Returns the hashes of up to `length` rows from `row` on, fewer at the end of the pack.
  func rows(from row: Int, _ length: Int) -> ArraySlice<UInt64> {
    window[(row - start)..<max(row, min(rows.count, row + length)) - start]
  }
}
