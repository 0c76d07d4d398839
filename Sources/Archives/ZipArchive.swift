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

  /// The most bytes by which all entries together grow when they are unpacked.
  static let mostGrowth = 256 << 20
  /// The greatest growth of an entry of more than `smallSize` bytes.
  private static let mostRatio = 200
  private static let smallSize = 1 << 20

  private let archive: [UInt8]
  /// The files in the order of the archive's list.
  package let entries: [Entry]
  private let numbers: [String: Int]

  /// Opens an archive. Throws if anything in its list of entries is damaged or could harm.
  package init(_ archive: [UInt8]) throws(ZipError) {
    self.archive = archive
    entries = try ZipDirectory(archive).entries
    numbers = Dictionary(entries.enumerated().map { ($1.name, $0) }) { first, _ in first }
    var growth = 0
    for entry in entries {
      growth += min(max(0, entry.size - entry.packed.count), Self.mostGrowth + 1)
      guard growth <= Self.mostGrowth else {
        let most = "\(Self.mostGrowth >> 20) MiB"
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
    let isBomb =
      entry.size > Self.smallSize && entry.size / Self.mostRatio > entry.packed.count
    if isBomb {
      throw ZipError(
        .refused, "\(name) unpacks to more than \(Self.mostRatio) times its size", at: entry.header)
    }
    let packed = archive[entry.packed]
    let content = entry.isPacked ? Deflate.unpacked(packed, size: entry.size) : Array(packed)
    guard let content, Deflate.checksum(content) == entry.checksum else {
      throw ZipError(.damaged, "\(name) is damaged", at: entry.header)
    }
    return content
  }
}
