/// A reader of one pack, which verifies each block of data when it is first needed.
///
/// Opening costs the same for ten questions and for ten million. A damaged or hostile file makes a
/// call throw; it never crashes the reader, and never gives a wrong value. A reader caches verified
/// blocks and is not thread-safe: use one reader for each task.
///
///     let pack = try PackReader(ByteSource(bytes))
///     if let facts = pack.table("facts") {
///       let value = try facts.column("Value")
///       print(try pack.decimal(value, 41)?.text ?? "no value")
///     }
public final class PackReader {
  /// The header page: versions, digests and the card.
  public let header: PackHeader
  /// The tables of the content zone: questions, rules, texts and assets.
  public let tables: [PackTable]
  /// The table of the kind, with a row for each question: the first of the content zone.
  public let kindTable: PackTable
  /// The tables of the provenance zone: the sources, and the line of every question.
  public let provenance: [PackTable]
  let content: VerifiedData
  let origin: VerifiedData
  let contentSections: [Section]
  let originSections: [Section]
  let contentDirectory: [UInt8]
  let unfoldingLimits: UnfoldingLimits
  /// The names of the columns of each key, by the bytes of its table's name, once they were asked for.
  var knownKeys: [[UInt8]: [String]]?

  /// Opens a pack: checks and parses the header page and both directories.
  ///
  /// - Parameters:
  ///   - source: The bytes of the pack.
  ///   - digest: The SHA-256 implementation to use.
  ///   - cachedBlocks: The number of blocks, of up to 64 KiB each, that are kept in memory for
  ///     each zone.
  /// - Throws: `PackError` if the file is no pack, or if one of these parts is damaged or
  ///   malformed.
  public convenience init(
    _ source: ByteSource, digest: DigestFunction = .portable, cachedBlocks: Int = 64
  ) throws(PackError) {
    try self.init(
      source, digest: digest, cachedBlocks: cachedBlocks, oldest: PackHeader.majorVersion)
  }

  /// Opens a pack of the major version `oldest` or a later one.
  package init(
    _ source: ByteSource, digest: DigestFunction, cachedBlocks: Int = 64, oldest: UInt16
  ) throws(PackError) {
    let header = try PackHeader(source, digest: digest, oldest: oldest)
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
      header.major, cardContent: header.cardContent, zone: header.content, digest)
    guard expected == header.contentDigest else {
      throw PackError(.damaged("the content"), at: 192)
    }
    if header.content.dataLength == 0 || header.provenance.dataLength == 0 {
      try Self.checkEmptyTops(header, digest)
    }
    self.header = header
    let kind = header.card.kind
    (tables, provenance) =
      header.major == Format0.major
      ? (Format0.tables(content.tables, kind: kind), Format0.tables(origin.tables, kind: kind))
      : (content.tables, origin.tables)
    kindTable = try Self.kindTable(of: tables, kind: kind)
    contentSections = content.sections
    originSections = origin.sections
    contentDirectory = contentBytes
    unfoldingLimits = UnfoldingLimits(
      itemBytes: ((content.sections + origin.sections).map { $0.itemLength }).boundedSum)
    self.content = VerifiedData(
      source, start: contentStart, summary: header.content, digest: digest,
      cachedBlocks: cachedBlocks)
    self.origin = VerifiedData(
      source, start: originStart, summary: header.provenance, digest: digest,
      cachedBlocks: cachedBlocks)
    try checkRows()
    try checkTableSizes()
  }

  /// Opens the same pack again, for another task.
  package func another(cachedBlocks: Int = 64) throws(PackError) -> sending PackReader {
    try PackReader(
      content.source, digest: content.digest, cachedBlocks: cachedBlocks, oldest: header.major)
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

  /// Checks the tops of empty zones: without data, no block is ever compared with them.
  private static func checkEmptyTops(
    _ header: PackHeader, _ digest: DigestFunction
  ) throws(PackError) {
    for zone in [header.content, header.provenance] where zone.dataLength == 0 {
      guard zone.top == DigestTree.node([], digest) else {
        throw PackError(.damaged("the digest tree"), at: 0)
      }
    }
  }

  /// Checks that there are as many questions as the card says, and one origin for each row of a
  /// table that has origins.
  private func checkRows() throws(PackError) {
    guard UInt64(kindTable.rowCount) == header.card.questionCount else {
      throw PackError(.malformed("not as many questions as its card says"), at: 256)
    }
    for origins in provenance where !OwnTable.isReserved(origins.name) {
      if let rows = table(origins.name)?.rowCount, rows != origins.rowCount {
        throw PackError(.malformed("not as many origins as rows"), at: 256)
      }
    }
  }

  /// Returns the table of the kind: the first one, which has the name of the kind or, in a pack of
  /// an author's own tables, any name that is not reserved.
  private static func kindTable(
    of tables: [PackTable], kind: String
  ) throws(PackError) -> PackTable {
    guard let first = tables.first, !OwnTable.isReserved(first.name),
      kind.hasBytes(of: PackCard.tableKind) || kind.hasBytes(of: first.name)
    else { throw PackError(.malformed("its first table is not that of its kind"), at: 256) }
    return first
  }

  /// The length of the whole pack in bytes.
  package var byteCount: UInt64 { content.source.count }

  /// Returns exactly `count` bytes of the file from `offset` on, unverified, for copying the pack.
  package func rawBytes(at offset: UInt64, count: Int) throws(PackError) -> [UInt8] {
    try content.source.read(offset, count)
  }

  /// Returns the table of the content zone with that name; nil if there is none.
  public func table(_ name: String) -> PackTable? { tables.named(name) }

  /// Returns one of the pack's own tables, of either zone; nil if there is none.
  public func table(_ own: OwnTable) -> PackTable? {
    (own == .sources ? provenance : tables).named(own.rawValue)
  }

  /// Returns the table of the provenance zone with that name; nil if there is none.
  public func provenanceTable(_ name: String) -> PackTable? { provenance.named(name) }
}

extension PackHeader {
  /// Computes the content digest (FORMAT.md, "Digests").
  static func contentDigest(
    _ major: UInt16, cardContent: [UInt8], zone: ZoneSummary, _ digest: DigestFunction
  ) -> PackDigest {
    digest(
      Array("qpk content \(major)".utf8)[...], [0x00][...], cardContent[...],
      zone.directoryDigest.bytes[...], zone.top.bytes[...])
  }
}
