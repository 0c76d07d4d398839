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

  /// Prepares the pack for writing.
  ///
  /// - Parameters:
  ///   - isPacked: True to pack each section that becomes clearly shorter.
  ///   - digest: The SHA-256 implementation to use.
  ///   - sharing: Distributes the work among threads.
  /// - Throws: `PackWritingError` if a part exceeds the limits of the format.
  package func encode(
    isPacked: Bool = false, digest: DigestFunction = .portable,
    sharing: WorkSharing = .onOneThread
  ) throws(PackWritingError) -> EncodedPack {
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
  private func checkSizes(_ limits: UnfoldingLimits) throws(PackWritingError) {
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
  package var cardProblem: PackWritingError? {
    do throws(PackWritingError) {
      _ = try encodedCard()
      return nil
    } catch {
      return error
    }
  }

  private func encodedCard() throws(PackWritingError) -> (bytes: [UInt8], contentStart: Int) {
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
