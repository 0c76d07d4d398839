/// Writes a pack (FORMAT.md): the same contents always give the same bytes.
package struct PackWriter {
  package var card: PackCard
  package var content: [TableBuilder] = []
  package var provenance: [TableBuilder] = []
  /// Where what was packed is kept until it is written; nil for memory.
  package var shelf: ByteShelf?

  package init(card: PackCard) { self.card = card }

  /// Why contents cannot be written as a pack.
  package enum Failure: Error, Equatable {
    /// A text or a name is longer than its field.
    case tooLong(String)
    case tooMany(String)

    /// In a few words, for a person.
    package var message: String {
      switch self {
      case .tooLong(let what): "too long: \(what)"
      case .tooMany(let what): "too many \(what)"
      }
    }
  }

  /// Sections stand in the pack as they are, or packed by block.
  package func encode(
    isPacked: Bool = false, digest: DigestFunction = .portable,
    sharing: WorkSharing = .onOneThread
  ) throws(Failure) -> EncodedPack {
    let cardBytes = try encodedCard()
    let contentZone = try zone(content, isPacked, digest, sharing)
    let originZone = try zone(provenance, isPacked, digest, sharing)
    let contentDigest = PackHeader.contentDigest(
      cardContent: Array(cardBytes.bytes[cardBytes.contentStart...]), zone: contentZone.summary,
      digest)
    var page = header(cardBytes.bytes, contentZone.summary, originZone.summary, contentDigest)
    let root = digest(page[...])
    page.replaceSubrange(PackHeader.rootOffset..<PackHeader.cardOffset, with: root.bytes)
    return EncodedPack(
      page: page, zones: [contentZone, originZone], rootDigest: root, contentDigest: contentDigest)
  }

  private func zone(
    _ tables: [TableBuilder], _ isPacked: Bool, _ digest: DigestFunction, _ sharing: WorkSharing
  ) throws(Failure) -> ZoneWriter {
    try ZoneWriter(
      tables: tables, isPacked: isPacked, shelf: shelf, digest: digest, sharing: sharing)
  }

  /// The header page with a root of zeros.
  private func header(
    _ card: [UInt8], _ content: ZoneSummary, _ origin: ZoneSummary, _ contentDigest: PackDigest
  ) -> [UInt8] {
    var page = ByteWriter()
    page.bytes += PackHeader.magic
    page.integer(PackHeader.majorVersion)
    page.integer(PackHeader.minorVersion)
    page.integer(UInt32(0))
    page.integer(
      UInt64(PackHeader.byteCount) + (content.byteCount ?? 0) + (origin.byteCount ?? 0))
    page.integer(UInt32(0))
    page.integer(UInt32(card.count))
    for zone in [content, origin] {
      page.integer(zone.dataLength)
      page.integer(zone.directoryLength)
      page.integer(UInt32(0))
      page.bytes += zone.directoryDigest.bytes + zone.top.bytes
    }
    page.bytes += contentDigest.bytes
    page.bytes += [UInt8](repeating: 0, count: PackDigest.byteCount)
    page.bytes += card
    page.bytes += [UInt8](repeating: 0, count: PackHeader.byteCount - page.bytes.count)
    return page.bytes
  }

  /// Why the card cannot be written; nil where it can, whatever the contents.
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

/// A pack that is ready to be written.
package struct EncodedPack: Sendable {
  private let page: [UInt8]
  private let zones: [ZoneWriter]
  package let rootDigest: PackDigest
  package let contentDigest: PackDigest

  init(
    page: [UInt8], zones: [ZoneWriter], rootDigest: PackDigest, contentDigest: PackDigest
  ) {
    self.page = page
    self.zones = zones
    self.rootDigest = rootDigest
    self.contentDigest = contentDigest
  }

  /// Its bytes, in pieces to be written one after the other; most are made only now.
  package func forEachPiece<E: Error>(_ body: (ArraySlice<UInt8>) throws(E) -> Void) throws(E) {
    try body(page[...])
    for zone in zones { try zone.forEachPiece(body) }
  }

  /// The header page; then data, directory and tree of each zone.
  package var pieces: [[UInt8]] { [page] + zones.flatMap { [$0.data, $0.directory, $0.tree] } }

  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    forEachPiece { bytes += $0 }
    return bytes
  }
}

/// Little-endian fields, one after the other.
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
