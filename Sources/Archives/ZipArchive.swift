/// A ZIP archive in memory, which is checked as a whole before anything of it is unpacked.
///
/// Archives in it are plain files: nothing is ever unpacked twice.
package struct ZipArchive: Sendable {
  /// A file in the archive.
  package struct Entry: Sendable, Equatable {
    /// The path below the folder of the archive, with `/` between its parts.
    package let name: String
    /// The number of bytes when it is unpacked.
    package let size: Int
    /// The bytes of its content in the archive.
    let packed: Range<Int>
    let isPacked: Bool
    let checksum: UInt32
    /// The place of the header before the content.
    let header: Int
  }

  private let archive: [UInt8]
  private let limits: ZipLimits
  /// The files in the order of the archive's list.
  package let entries: [Entry]
  private let numbers: [String: Int]

  /// Opens an archive. Throws if anything in its list of entries is damaged or could harm.
  package init(_ archive: [UInt8], _ limits: ZipLimits = ZipLimits()) throws(ZipError) {
    guard archive.count <= limits.bytes else {
      throw ZipError(
        .refused, "it has \(archive.count) bytes; \(limits.bytes) are allowed", at: archive.count)
    }
    self.archive = archive
    self.limits = limits
    entries = try ZipDirectory(archive, limits).entries
    numbers = Dictionary(entries.enumerated().map { ($1.name, $0) }) { first, _ in first }
    var growth = 0
    for entry in entries {
      growth += min(max(0, entry.size - entry.packed.count), limits.growth + 1)
      guard growth <= limits.growth else {
        let most = "\(limits.growth >> 20) MiB"
        throw ZipError(.refused, "it unpacks to more than \(most)", at: entry.header)
      }
    }
  }

  /// True if the archive has a file of this name.
  package func contains(_ name: String) -> Bool { numbers[name] != nil }

  /// Returns the content of a file; nil if there is none of this name. Throws if it has more than `limit` bytes.
  package func bytes(_ name: String, limit: Int) throws(ZipError) -> [UInt8]? {
    guard let number = numbers[name] else { return nil }
    let entry = entries[number]
    guard entry.size <= limit else {
      throw ZipError(
        .refused, "\(name) has \(entry.size) bytes; \(limit) are allowed", at: entry.header)
    }
    if limits.isBomb(size: entry.size, packed: entry.packed.count) {
      throw ZipError(.refused, "\(name) \(limits.bombMessage)", at: entry.header)
    }
    let packed = archive[entry.packed]
    let content = entry.isPacked ? Deflate.unpacked(packed, size: entry.size) : Array(packed)
    guard let content, Deflate.checksum(content) == entry.checksum else {
      throw ZipError(.damaged, "\(name) is damaged", at: entry.header)
    }
    return content
  }
}

/// The reason why bytes are no ZIP archive that may be read, with the offset of the fault.
package struct ZipError: Error, Equatable {
  package enum Kind: Sendable {
    /// The archive is damaged, or is none.
    case damaged
    /// The archive could harm: it is a bomb, is encrypted, or names a path outside its folder.
    case refused
  }

  package var kind: Kind
  /// The fault in words: lower case, no full stop.
  package var message: String
  package var offset: Int

  init(_ kind: Kind, _ message: String, at offset: Int) {
    (self.kind, self.message, self.offset) = (kind, message, offset)
  }
}

/// The limits of archives: those of strangers are refused beyond them, and our own stay within.
package struct ZipLimits: Sendable {
  /// The most entries. More need the wide form of an archive's end.
  package var entries = 0xFFFE
  /// The most bytes of an archive.
  package var bytes = 1 << 30
  /// The most bytes by which all entries together grow when they are unpacked.
  package var growth = 256 << 20
  /// The greatest growth of an entry of more than `smallSize` bytes.
  package var ratio = 200
  private let smallSize = 1 << 20

  package init() {}

  /// True if an entry grows by more than an honest one does.
  func isBomb(size: Int, packed: Int) -> Bool { size > smallSize && size / ratio > packed }

  /// The refusal of an entry for which `isBomb` is true.
  var bombMessage: String { "unpacks to more than \(ratio) times its size" }
}
