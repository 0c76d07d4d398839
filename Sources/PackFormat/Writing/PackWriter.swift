/// A writer of packs (FORMAT.md). The same contents always give the same bytes.
package struct PackWriter {
  package var card: PackCard
  /// The tables of the content zone.
  package var content: [TableBuilder] = []
  /// The tables of the provenance zone.
  package var provenance: [TableBuilder] = []
  /// The spill store for packed sections until they are written; nil to keep them in memory.
  package var store: SpillStore?

  package init(card: PackCard) { self.card = card }

  /// A reason why contents cannot be written as a pack.
  package enum Failure: Error, Equatable {
    /// A text or a name is longer than its field.
    case tooLong(String)
    /// More items than the format allows.
    case tooMany(String)

    /// A short description for people.
    package var message: String {
      switch self {
      case .tooLong(let what): "too long: \(what)"
      case .tooMany(let what): "too many \(what)"
      }
    }
  }

  /// Prepares the pack for writing.
  ///
  /// - Parameters:
  ///   - isPacked: True to pack each section that becomes clearly shorter.
  ///   - digest: The SHA-256 implementation to use.
  ///   - sharing: Distributes the work among threads.
  /// - Throws: `Failure` if a part exceeds the limits of the format.
  package func encode(
    isPacked: Bool = false, digest: DigestFunction = .portable,
    sharing: WorkSharing = .onOneThread
  ) throws(Failure) -> EncodedPack {
    let card = try encodedCard()
    let pack = EncodedPack(
      card: card.bytes, cardContent: Array(card.bytes[card.contentStart...]),
      content: try ZoneWriter(tables: content, isPacked: isPacked, store: store, sharing: sharing),
      provenance: try ZoneWriter(
        tables: provenance, isPacked: isPacked, store: store, sharing: sharing),
      digest: digest, sharing: sharing)
    try checkSizes(UnfoldingLimits(itemBytes: UInt64(pack.itemByteCount)))
    return pack
  }

  /// Checks that readers will accept the sizes of the tables.
  private func checkSizes(_ limits: UnfoldingLimits) throws(Failure) {
    for table in content + provenance {
      guard limits.fault(rows: table.rowCount, columns: table.columns.count) == nil else {
        throw .tooMany("rows of \(table.name) that are all alike")
      }
      if (table.columns.map { $0.mostTextBytes }).boundedSum <= limits.textBytes { continue }
      guard (table.columns.map { $0.textByteCount }).boundedSum <= limits.textBytes else {
        throw .tooLong("texts of \(table.name), repeated in very many rows")
      }
    }
  }

  /// The reason why the card cannot be written; nil if it can.
  package var cardProblem: Failure? {
    do throws(Failure) {
      _ = try encodedCard()
      return nil
    } catch {
      return error
    }
  }

  private func encodedCard() throws(Failure) -> (bytes: [UInt8], contentStart: Int) {
    var writer = ByteWriter()
    try writer.string8(card.id)
    try writer.string8(card.version)
    let contentStart = writer.bytes.count
    try writer.string8(card.kind)
    writer.integer(card.asOf ?? .min)
    writer.integer(card.questionCount)
    precondition(!card.titles.isEmpty, "a pack without a title")
    guard let titleCount = UInt8(exactly: card.titles.count) else {
      throw .tooMany("titles")
    }
    writer.integer(titleCount)
    for title in card.titles {
      try writer.string8(title.language)
      try writer.string16(title.text)
    }
    guard writer.bytes.count <= PackHeader.maximumCard else {
      throw .tooLong("id, version and titles together")
    }
    return (writer.bytes, contentStart)
  }
}

/// A buffer of little-endian fields.
struct ByteWriter {
  var bytes: [UInt8] = []

  mutating func integer<T: FixedWidthInteger>(_ value: T) {
    for index in 0..<T.bitWidth / 8 {
      bytes.append(UInt8(truncatingIfNeeded: value >> T(truncatingIfNeeded: 8 * index)))
    }
  }

  mutating func string8(_ text: String) throws(PackWriter.Failure) {
    guard let count = UInt8(exactly: text.utf8.count) else { throw .tooLong(text) }
    bytes.append(count)
    bytes += text.utf8
  }

  mutating func string16(_ text: String) throws(PackWriter.Failure) {
    guard let count = UInt16(exactly: text.utf8.count) else { throw .tooLong(text) }
    integer(count)
    bytes += text.utf8
  }
}
