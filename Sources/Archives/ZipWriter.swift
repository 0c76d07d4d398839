/// Writes a ZIP archive in memory. The same files in the same order give the same bytes.
package struct ZipWriter {
  /// The first of January 1980, the earliest day that an archive can name.
  private static let date = 0x21
  /// The version of the format that a reader has to know.
  private static let version = 20
  private static let utf8 = 0x800

  private var archive: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0
  /// The bytes by which all files together grow when they are unpacked.
  private var growth = 0
  private let limits: ZipLimits

  package init(_ limits: ZipLimits = ZipLimits()) { self.limits = limits }

  /// True if the archive stays within its limits with some more files, however little they can be packed.
  ///
  /// - `bytes`: the bytes of those that are packed, `storedBytes` those of the others.
  package func hasRoom(files: Int, bytes: Int, storedBytes: Int = 0) -> Bool {
    // Headers and names of up to a kibibyte.
    let size = archive.count + directory.count + bytes + storedBytes + files * 2048 + 22
    return count + files <= limits.entries && growth + bytes <= limits.growth
      && size <= limits.bytes
  }

  /// Appends a file.
  ///
  /// - `isStored`: its bytes stay as they are, as those of a file `mimetype` must.
  package mutating func add(_ name: String, _ bytes: [UInt8], isStored: Bool = false) {
    precondition(ZipName.fault(name) == nil && name.utf8.count <= 0xFFFF && count < 0xFFFF)
    precondition(bytes.count + archive.count < 0xFF00_0000)
    let packed = isStored ? nil : Deflate.packed(bytes)
    let isPacked =
      packed.map {
        $0.count < bytes.count && !limits.isBomb(size: bytes.count, packed: $0.count)
      } ?? false
    let content = isPacked ? packed ?? bytes : bytes
    growth += bytes.count - content.count
    var fields: [UInt8] = []
    Self.append(Self.version, 2, to: &fields)
    Self.append(name.utf8.allSatisfy { $0 < 0x80 } ? 0 : Self.utf8, 2, to: &fields)
    Self.append(isPacked ? 8 : 0, 2, to: &fields)
    Self.append(0, 2, to: &fields)
    Self.append(Self.date, 2, to: &fields)
    Self.append(Int(Deflate.checksum(bytes)), 4, to: &fields)
    Self.append(content.count, 4, to: &fields)
    Self.append(bytes.count, 4, to: &fields)
    Self.append(name.utf8.count, 2, to: &fields)
    Self.append(0, 2, to: &fields)

    let start = archive.count
    Self.append(ZipSignature.local, 4, to: &archive)
    archive += fields
    archive += name.utf8
    archive += content

    Self.append(ZipSignature.entry, 4, to: &directory)
    Self.append(Self.version, 2, to: &directory)
    directory += fields
    // Comment, part, and attributes.
    Self.append(0, 8, to: &directory)
    Self.append(0, 2, to: &directory)
    Self.append(start, 4, to: &directory)
    directory += name.utf8
    count += 1
  }

  /// Returns the archive.
  package consuming func finish() -> [UInt8] {
    let start = archive.count
    precondition(start + directory.count < 0xFFFF_0000)
    archive += directory
    Self.append(ZipSignature.end, 4, to: &archive)
    Self.append(0, 4, to: &archive)
    Self.append(count, 2, to: &archive)
    Self.append(count, 2, to: &archive)
    Self.append(directory.count, 4, to: &archive)
    Self.append(start, 4, to: &archive)
    Self.append(0, 2, to: &archive)
    return archive
  }

  private static func append(_ number: Int, _ count: Int, to bytes: inout [UInt8]) {
    for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
  }
}
