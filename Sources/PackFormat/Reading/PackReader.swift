/// Opens a pack and reads its values, verifying each block when it is first needed.
///
/// Opening costs the same for ten questions and for ten million. A reader belongs to one task at a
/// time: it keeps verified blocks and hands out copies of what is in them.
public final class PackReader {
  public let header: PackHeader
  /// What is played: the kind's table, rules, texts, assets.
  public let tables: [PackTable]
  /// Where it came from: the sources, and the line of every question.
  public let provenance: [PackTable]
  let content: VerifiedData
  let origin: VerifiedData
  let contentSections: [Section]
  let originSections: [Section]
  let contentDirectory: [UInt8]

  /// Checks header and directories; a block of data is checked when it is first needed.
  ///
  /// `cachedBlocks` blocks of 64 KiB are kept of each half of the pack.
  public init(
    _ source: ByteSource, digest: DigestFunction = .portable, cachedBlocks: Int = 64
  ) throws(PackError) {
    let header = try PackHeader(source, digest: digest)
    let contentStart = UInt64(PackHeader.byteCount)
    let originStart = contentStart + (header.content.byteCount ?? 0)
    let contentBytes = try Self.directory(source, contentStart, header.content, digest)
    let originBytes = try Self.directory(source, originStart, header.provenance, digest)
    let content = try Directory(
      contentBytes, zone: .content, dataLength: header.content.dataLength,
      at: contentStart + header.content.dataLength)
    let origin = try Directory(
      originBytes, zone: .provenance, dataLength: header.provenance.dataLength,
      at: originStart + header.provenance.dataLength)
    let expected = PackHeader.contentDigest(
      cardContent: header.cardContent, zone: header.content, digest)
    guard expected == header.contentDigest else {
      throw PackError(.damaged("the content"), at: 192)
    }
    if header.content.dataLength == 0 || header.provenance.dataLength == 0 {
      try Self.checkEmptyTops(header, digest)
    }
    self.header = header
    tables = content.tables
    provenance = origin.tables
    contentSections = content.sections
    originSections = origin.sections
    contentDirectory = contentBytes
    self.content = VerifiedData(
      source, start: contentStart, summary: header.content, digest: digest,
      cachedBlocks: cachedBlocks)
    self.origin = VerifiedData(
      source, start: originStart, summary: header.provenance, digest: digest,
      cachedBlocks: cachedBlocks)
    try checkRows()
  }

  /// Another reader of the same pack, for another task.
  package func another(cachedBlocks: Int = 64) throws(PackError) -> sending PackReader {
    try PackReader(content.source, digest: content.digest, cachedBlocks: cachedBlocks)
  }

  private static func directory(
    _ source: ByteSource, _ start: UInt64, _ zone: ZoneSummary, _ digest: DigestFunction
  ) throws(PackError) -> [UInt8] {
    let offset = start + zone.dataLength
    let bytes = try source.read(offset, Int(zone.directoryLength))
    guard digest(bytes[...]) == zone.directoryDigest else {
      throw PackError(.damaged("a directory"), at: offset)
    }
    return bytes
  }

  /// The tree of no data is empty, so no block would ever be held against its top.
  private static func checkEmptyTops(
    _ header: PackHeader, _ digest: DigestFunction
  ) throws(PackError) {
    for zone in [header.content, header.provenance] where zone.dataLength == 0 {
      guard zone.top == DigestTree.node([], digest) else {
        throw PackError(.damaged("the digest tree"), at: 0)
      }
    }
  }

  /// The questions, as many as the card says, and as many rows that say where each came from.
  private func checkRows() throws(PackError) {
    let kind = header.card.kind
    guard let questions = table(kind), UInt64(questions.rowCount) == header.card.questionCount
    else { throw PackError(.malformed("not as many questions as its card says"), at: 256) }
    if let origin = provenanceTable(kind), origin.rowCount != questions.rowCount {
      throw PackError(.malformed("not as many origins as questions"), at: 256)
    }
  }

  /// How long the whole pack is.
  package var byteCount: UInt64 { content.source.count }

  public func table(_ name: String) -> PackTable? { tables.named(name) }

  public func provenanceTable(_ name: String) -> PackTable? { provenance.named(name) }
}

extension PackHeader {
  static func contentDigest(
    cardContent: [UInt8], zone: ZoneSummary, _ digest: DigestFunction
  ) -> PackDigest {
    digest(
      Array("qpk content 0".utf8)[...], [0x00][...], cardContent[...],
      zone.directoryDigest.bytes[...], zone.top.bytes[...])
  }
}
