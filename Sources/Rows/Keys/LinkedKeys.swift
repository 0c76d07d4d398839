package import Diagnostics

/// The keys by which rows of a project's tables refer to each other: the values of some fields in all rows of a table,
/// as hashes.
///
/// The hashes of those that refer and of those that are referred to are compared after the last row of all tables. Only
/// if a hash is missing, the rows are read once more, with `lost` set, to find what their keys are.
package struct LinkedKeys: Sendable {
  let fields: [String]
  var key: KeyFields
  private let textHash: TextHash
  private var hashes: [UInt64] = []
  /// The hashes collected last, by their lowest bits: most keys that many rows refer to are collected once or twice.
  private var recent = [UInt64](repeating: 0, count: recentCount)
  private static let recentCount = 1 << 10
  /// In a second pass, the keys that refer to nothing.
  package private(set) var lost: LostKeys?

  init(_ fields: [String], _ textHash: TextHash) {
    self.fields = fields
    self.textHash = textHash
    key = KeyFields(fields)
    // A hash of zero belongs here, and this one does not.
    recent[0] = 1
  }

  /// The part of the key that a bulk test needs.
  func bulkKey(_ columns: [Binding.Column], isSecond: Bool) -> BulkKey {
    BulkKey(
      columns: key.columns(in: columns), hash: textHash, isUnique: false,
      suspects: isSecond ? lost?.hashes ?? [] : nil)
  }

  /// Collects the key of a row, or looks it up among those that refer to nothing.
  mutating func note(_ row: TypedRow, _ file: String) {
    guard let hash = key.hash(of: row, by: textHash) else { return }
    if lost == nil { take(hash) } else { lost?.note(hash, key, row, file) }
  }

  /// Collects the keys of rows that were accepted in bulk.
  mutating func take(_ hashes: [UInt64]) {
    for hash in hashes { take(hash) }
  }

  private mutating func take(_ hash: UInt64) {
    let place = Int(truncatingIfNeeded: hash) & (Self.recentCount - 1)
    if recent[place] == hash { return }
    recent[place] = hash
    hashes.append(hash)
  }

  /// True if no row has a key.
  package var isEmpty: Bool { hashes.isEmpty }

  /// The hashes of the keys that no row of another table has in `targets`.
  package func lacking(in targets: LinkedKeys) -> Set<UInt64> {
    var lacking = Set(hashes)
    for hash in targets.hashes {
      if lacking.isEmpty { break }
      lacking.remove(hash)
    }
    return lacking
  }

  /// The keys for a second pass, which looks for those that refer to nothing.
  func looking(for lost: LostKeys?) -> LinkedKeys {
    var keys = LinkedKeys(fields, textHash)
    keys.lost = lost ?? LostKeys([], limit: 0)
    return keys
  }
}

/// Keys that refer to nothing, in the order of the rows that have them first.
package struct LostKeys: Sendable {
  /// A key, and the rows that have it.
  package struct Key: Sendable {
    package let hash: UInt64
    /// The place of its first part in the first row that has it.
    package let place: Place
    package let subject: String?
    /// The key in the words of a message.
    package let shown: String
    /// The text of a key of one text; nil for other keys.
    package let text: String?
    package fileprivate(set) var rowCount = 1
    /// The places of the key in the file of the first, but for those of very many rows.
    package fileprivate(set) var cells: [Range<Int>]
  }

  private static let mostCells = 1000

  package let hashes: Set<UInt64>
  /// The first keys, as many as are shown.
  package private(set) var keys: [Key] = []
  private let limit: Int
  private var positions: [UInt64: Int] = [:]

  package init(_ hashes: Set<UInt64>, limit: Int) {
    self.hashes = hashes
    self.limit = limit
  }

  mutating func note(_ hash: UInt64, _ key: KeyFields, _ row: TypedRow, _ file: String) {
    guard hashes.contains(hash) else { return }
    if let position = positions[hash] {
      keys[position].rowCount += 1
      if file == keys[position].place.file, keys[position].cells.count < Self.mostCells {
        keys[position].cells.append(key.place(in: row))
      }
    } else if keys.count < limit {
      positions[hash] = keys.count
      keys.append(
        Key(
          hash: hash, place: Place(file, key.place(in: row)), subject: row.subject,
          shown: key.shown(row),
          text: key.text(of: row).map { String(decoding: $0, as: UTF8.self) },
          cells: [key.place(in: row)]))
    }
  }
}
