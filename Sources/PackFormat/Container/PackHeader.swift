/// The first page of a pack: versions, lengths, digests, and the card that a list of packs shows.
public struct PackHeader: Sendable, Equatable {
  /// The major version of the format that this reader reads and this writer writes.
  public static let majorVersion: UInt16 = 1
  /// The minor version of the format that this writer writes.
  public static let minorVersion: UInt16 = 0
  /// The length of the header page in bytes.
  public static let byteCount = 4096

  static let magic: [UInt8] = [0x89, 0x51, 0x50, 0x4b, 0x0d, 0x0a, 0x1a, 0x0a]
  /// The bytes behind `89 51 50 4B` after a transfer that took CR LF, CR or LF for a line end and
  /// wrote another one.
  private static let converted: [[UInt8]] = [
    [0x0a, 0x1a, 0x0a], [0x0a, 0x0a, 0x1a, 0x0a], [0x0d, 0x0a, 0x1a, 0x0d],
    [0x0d, 0x0d, 0x0a, 0x1a], [0x0d, 0x1a, 0x0d], [0x0d, 0x0d, 0x1a, 0x0d],
  ]
  /// The offset of the root digest in the page.
  static let rootOffset = 224
  /// The offset of the card in the page.
  static let cardOffset = 256
  static let maximumCard = byteCount - cardOffset

  /// The major version of the format that the pack was written in.
  package var major: UInt16
  /// The minor version of the format that the pack was written in; readers accept any.
  public var minor: UInt16
  /// The length of the whole file in bytes.
  public var fileLength: UInt64
  /// The part of the page that a list of packs shows.
  public var card: PackCard
  /// The digest of everything that is played, without id, version and provenance.
  public var contentDigest: PackDigest
  /// The digest that covers every byte of the file, and so identifies the pack.
  public var rootDigest: PackDigest
  var content: ZoneSummary
  var provenance: ZoneSummary
  /// The part of the card that the content digest covers.
  var cardContent: [UInt8]

  /// Reads and checks the first page of a pack, and nothing else. That is enough for a list of
  /// packs.
  ///
  /// - Parameters:
  ///   - source: The bytes of the pack.
  ///   - digest: The SHA-256 implementation to use.
  /// - Throws: `PackError` if the page is not that of a whole pack.
  public init(
    _ source: ByteSource, digest: DigestFunction = .portable
  ) throws(PackError) {
    try self.init(source, digest: digest, oldest: Self.majorVersion)
  }

  /// Reads the page of a pack of the major version `oldest` or a later one.
  init(_ source: ByteSource, digest: DigestFunction, oldest: UInt16) throws(PackError) {
    let page = try source.read(0, Int(min(source.count, UInt64(Self.byteCount))))
    try self.init(page, fileLength: source.count, digest: digest, oldest: oldest)
  }

  /// Checks and parses the page.
  ///
  /// - Parameter fileLength: The actual length of the file.
  private init(
    _ page: [UInt8], fileLength: UInt64, digest: DigestFunction, oldest: UInt16
  ) throws(PackError) {
    try Self.checkMagic(page)
    major = Self.majorVersion
    // A later major version may change all that follows, so the version is checked first.
    if page.count >= 10 {
      major = UInt16(page[8]) | UInt16(page[9]) << 8
      guard (oldest...Self.majorVersion).contains(major) else {
        throw PackError(.unknownVersion(major), at: 8)
      }
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

  /// Checks that the lengths of the zones add up to the stated length, and that the file has that
  /// length.
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

/// The header's description of one zone (FORMAT.md, "Header page").
struct ZoneSummary: Sendable, Equatable {
  static let maximumDirectory = 1 << 20
  /// 2^56 bytes: far beyond any file, and small enough that sums with it do not overflow.
  static let maximumData = UInt64(1) << 56

  /// The length of the data in bytes.
  var dataLength: UInt64
  /// The length of the directory in bytes.
  var directoryLength: UInt32
  var directoryDigest: PackDigest
  /// The top of the digest tree.
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

  /// The number of bytes of data, directory and tree; nil if the data is longer than `maximumData`.
  var byteCount: UInt64? {
    guard dataLength <= Self.maximumData else { return nil }
    return dataLength + UInt64(directoryLength) + DigestTree.byteCount(dataLength: dataLength)
  }
}
