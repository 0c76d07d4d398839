/// The first page of a pack: versions, lengths, digests, and the card that a list of packs shows.
public struct PackHeader: Sendable, Equatable {
  public static let majorVersion: UInt16 = 0
  public static let minorVersion: UInt16 = 0
  /// The length of the page.
  public static let byteCount = 4096

  static let magic: [UInt8] = [0x89, 0x51, 0x50, 0x4b, 0x0d, 0x0a, 0x1a, 0x0a]
  /// What follows `89 51 50 4B` where CR LF, CR or LF was taken for a line end and written as another.
  private static let converted: [[UInt8]] = [
    [0x0a, 0x1a, 0x0a], [0x0a, 0x0a, 0x1a, 0x0a], [0x0d, 0x0a, 0x1a, 0x0d],
    [0x0d, 0x0d, 0x0a, 0x1a], [0x0d, 0x1a, 0x0d], [0x0d, 0x0d, 0x1a, 0x0d],
  ]
  static let rootOffset = 224
  static let cardOffset = 256
  static let maximumCard = byteCount - cardOffset

  public var minor: UInt16
  public var fileLength: UInt64
  public var card: PackCard
  public var contentDigest: PackDigest
  /// The digest that covers every byte of the file.
  public var rootDigest: PackDigest
  var content: ZoneSummary
  var provenance: ZoneSummary
  /// The bytes of the card that the content digest covers.
  var cardContent: [UInt8]

  /// Reads and checks the first page of a pack and no more, as a list of packs needs.
  public init(
    _ source: ByteSource, digest: DigestFunction = .portable
  ) throws(PackError) {
    let page = try source.read(0, Int(min(source.count, UInt64(Self.byteCount))))
    try self.init(page, fileLength: source.count, digest: digest)
  }

  /// Checks and reads the page; `fileLength` is what the file really has.
  init(_ page: [UInt8], fileLength: UInt64, digest: DigestFunction) throws(PackError) {
    try Self.checkMagic(page)
    // A later version may change all that follows, so nothing else is looked at before.
    if page.count >= 10 {
      let major = UInt16(page[8]) | UInt16(page[9]) << 8
      guard major == Self.majorVersion else { throw PackError(.unknownVersion(major), at: 8) }
    }
    guard page.count == Self.byteCount else {
      throw PackError(
        .truncated(expected: UInt64(Self.byteCount), found: UInt64(page.count)), at: 0)
    }
    var cursor = PackCursor(page, 10..<page.count, base: 0)
    let noRoot = [UInt8](repeating: 0, count: PackDigest.byteCount)
    let root = digest(page[..<Self.rootOffset], noRoot[...], page[Self.cardOffset...])
    guard root == PackDigest(page[Self.rootOffset..<Self.cardOffset]) else {
      throw PackError(.damaged("the header"), at: 0)
    }
    minor = try cursor.uint16()
    guard try cursor.uint32() == 0 else { throw PackError(.unknownFeature, at: 12) }
    self.fileLength = try cursor.uint64()
    _ = try cursor.uint32()  // hints: for others
    let cardLength = try cursor.uint32()
    content = try ZoneSummary(&cursor)
    provenance = try ZoneSummary(&cursor)
    contentDigest = try cursor.digest()
    rootDigest = try cursor.digest()
    guard cardLength <= Self.maximumCard else {
      throw PackError(.malformed("the card is longer than its page"), at: 28)
    }
    let cardEnd = Self.cardOffset + Int(cardLength)
    var cardCursor = PackCursor(page, Self.cardOffset..<cardEnd, base: 0)
    let (card, contentStart) = try PackCard.read(&cardCursor)
    self.card = card
    cardContent = Array(page[contentStart..<cardEnd])
    var padding = PackCursor(page, cardEnd..<page.count, base: 0)
    try padding.zeros(page.count - cardEnd)
    try checkLength(found: fileLength)
  }

  /// The length of the file has to be what the zones add up to, and what the file has.
  private func checkLength(found: UInt64) throws(PackError) {
    guard let content = content.byteCount, let provenance = provenance.byteCount,
      UInt64(Self.byteCount) + content + provenance == fileLength
    else { throw PackError(.malformed("the lengths of its parts do not add up"), at: 16) }
    if found < fileLength {
      throw PackError(.truncated(expected: fileLength, found: found), at: found)
    }
    if found > fileLength {
      throw PackError(.trailingBytes(expected: fileLength, found: found), at: fileLength)
    }
  }

  private static func checkMagic(_ page: [UInt8]) throws(PackError) {
    if page.starts(with: magic) { return }
    if page.starts(with: magic[..<4]), converted.contains(where: { page[4...].starts(with: $0) }) {
      throw PackError(.convertedLineEnds, at: 0)
    }
    if magic.starts(with: page) {
      throw PackError(.truncated(expected: UInt64(byteCount), found: UInt64(page.count)), at: 0)
    }
    throw PackError(.notAPack, at: 0)
  }
}

/// What the header says of one zone (FORMAT.md, "Header page").
struct ZoneSummary: Sendable, Equatable {
  static let maximumDirectory = 1 << 20
  /// 2^56 bytes: far beyond any file, and nothing that is added to it overflows.
  static let maximumData = UInt64(1) << 56

  var dataLength: UInt64
  var directoryLength: UInt32
  var directoryDigest: PackDigest
  var top: PackDigest

  init(dataLength: UInt64, directory: PackDigest, directoryLength: UInt32, top: PackDigest) {
    self.dataLength = dataLength
    self.directoryLength = directoryLength
    directoryDigest = directory
    self.top = top
  }

  init(_ cursor: inout PackCursor) throws(PackError) {
    dataLength = try cursor.uint64()
    directoryLength = try cursor.uint32()
    try cursor.zeros(4)
    directoryDigest = try cursor.digest()
    top = try cursor.digest()
    guard directoryLength <= Self.maximumDirectory else {
      throw cursor.error("a directory is longer than 1 MiB")
    }
  }

  /// Data, directory and tree; nil where the data is impossibly long.
  var byteCount: UInt64? {
    guard dataLength <= Self.maximumData else { return nil }
    return dataLength + UInt64(directoryLength) + DigestTree.byteCount(dataLength: dataLength)
  }
}
