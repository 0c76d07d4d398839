import Testing

@testable import Archives

/// Archives of other programs, damaged and hostile ones.
struct ZipArchiveTests {
  private func fault(_ bytes: [UInt8]) -> String {
    do throws(ZipError) {
      let archive = try ZipArchive(bytes)
      for entry in archive.entries { _ = try archive.bytes(entry.name, limit: 1 << 24) }
      return "none"
    } catch {
      return "\(error.kind): \(error.message)"
    }
  }

  /// An archive with one file, `x.txt`.
  private static let one: [UInt8] = {
    var writer = ZipWriter()
    writer.add("x.txt", Array("moon".utf8))
    return writer.finish()
  }()

  @Test func anArchiveOfPythonIsRead() throws {
    let archive = try ZipArchive(ArchiveSamples.python)
    #expect(archive.entries.map(\.name) == ["mimetype", "a/Ünï.txt"])
    #expect(archive.entries.map(\.size) == [10, 200])
    #expect(try archive.bytes("mimetype", limit: 10) == Array("text/plain".utf8))
    let moons = String(repeating: "moon ", count: 40)
    #expect(try archive.bytes("a/Ünï.txt", limit: 1000) == Array(moons.utf8))
    #expect(try archive.bytes("b", limit: 10) == nil)
    #expect(archive.contains("mimetype") && !archive.contains("empty/"))
  }

  @Test func sizesInEightBytesAreRead() throws {
    let archive = try ZipArchive(ArchiveSamples.wide)
    #expect(try archive.bytes("x.txt", limit: 100) == Array("hello hello hello hello".utf8))
  }

  @Test func aSecondEndIsReadWhereTheFirstOneHasNoRoom() throws {
    let bytes = ArchiveSamples.wide
    let full = bytes.with([UInt8](repeating: 0xFF, count: 12), at: bytes.last([5, 6]) + 8)
    #expect(try ZipArchive(full).entries.map(\.name) == ["x.txt"])
  }

  @Test func sizesBehindTheContentAreNotNeeded() throws {
    let archive = try ZipArchive(ArchiveSamples.streamed)
    #expect(try archive.bytes("x.txt", limit: 100) == Array("streamed".utf8))
  }

  @Test func namesWithoutASignOfUTF8AreOfCodePage437() throws {
    let one = Self.one
    let central = one.last([1, 2])
    let changed = one.with([0x84], at: 30).with([0x84], at: central + 46)
    #expect(try ZipArchive(changed).entries.map(\.name) == ["ä.txt"])
  }

  @Test func aFileAboveTheLimitIsRefused() {
    #expect(throws: ZipError(.refused, "x.txt has 4 bytes; 3 are allowed", at: 0)) {
      try ZipArchive(Self.one).bytes("x.txt", limit: 3)
    }
  }

  @Test(arguments: [
    ("../ab", "the name ../ab leads out of the archive's folder"),
    ("a/..b", "none"),
    ("/abcd", "the name /abcd leads out of the archive's folder"),
    ("C:abc", "the name C:abc leads out of the archive's folder"),
    ("a/../", "the name a/../ leads out of the archive's folder"),
    ("a\\..b", "the name a\\..b has a backslash"),
    ("ab\0cd", "a name has a NUL character"),
  ])
  func aNameThatLeadsElsewhereIsRefused(_ name: String, _ expected: String) {
    let central = Self.one.last([1, 2])
    let bytes = Array(name.utf8)
    let changed = Self.one.with(bytes, at: 30).with(bytes, at: central + 46)
    #expect(fault(changed) == (expected == "none" ? expected : "refused: " + expected))
  }

  /// Changes of an archive with one file, at places in its list of entries (true) or in the header of the file.
  @Test(arguments: [
    (true, 8, [1], "refused: x.txt is encrypted"),
    (false, 6, [1], "refused: x.txt is encrypted"),
    (true, 10, [12], "damaged: x.txt is packed by method 12, which is not known"),
    (true, 24, [5], "damaged: x.txt has two different sizes"),
    (false, 22, [5], "damaged: x.txt has two different sizes"),
    (true, 16, [0], "damaged: x.txt is damaged"),
    (true, 42, [9], "damaged: x.txt is not where the list says"),
    (false, 31, [9], "damaged: x.txt is not where the list says"),
    (true, 28, [255, 255], "damaged: an entry of its list breaks off"),
    (true, 0, [0], "damaged: an entry of its list is missing"),
    (true, 9, [8], "none"),
  ])
  func anEntryThatLiesIsReported(
    _ isInList: Bool, _ offset: Int, _ bytes: [UInt8], _ expected: String
  ) {
    let base = isInList ? Self.one.last([1, 2]) : 0
    #expect(fault(Self.one.with(bytes, at: base + offset)) == expected)
  }

  @Test(arguments: [(0xA1, "a link"), (0x61, "neither a file nor a folder")])
  func aSpecialFileIsRefused(_ type: UInt8, _ what: String) {
    let central = Self.one.last([1, 2])
    let changed = Self.one.with([3], at: central + 5).with([type], at: central + 41)
    #expect(fault(changed) == "refused: x.txt is \(what)")
  }

  @Test func aFileOfTwoSizesIsDamaged() {
    let zeros = [UInt8](repeating: 0, count: 5000)
    var writer = ZipWriter()
    writer.add("x.txt", zeros)
    let archive = writer.finish()
    // Both places agree on a size that the content does not have.
    for size in [[0x87, 0x13], [0x89, 0x13]] as [[UInt8]] {
      let changed = archive.with(size, at: 22).with(size, at: archive.last([1, 2]) + 24)
      #expect(fault(changed) == "damaged: x.txt is damaged")
    }
    #expect(fault(archive) == "none")
  }

  @Test func entriesThatShareBytesAreRefused() {
    var writer = ZipWriter()
    writer.add("x.txt", [1, 2])
    writer.add("y.txt", [3, 4])
    let archive = writer.finish()
    // The second entry of the list names the header of the first one.
    let second = archive.last([1, 2])
    let name = Array("x.txt".utf8)
    let same = archive.with([0, 0], at: second + 42).with(name, at: second + 46)
    #expect(fault(same) == "damaged: two entries have the name x.txt")
    // The content of the first file holds the whole second one.
    let long = archive.with([39], at: 18).with([39], at: 22)
    let first = archive.count - 22 - 2 * 51
    #expect(
      fault(long.with([39], at: first + 20).with([39], at: first + 24))
        == "refused: x.txt and y.txt share bytes")
  }

  @Test func aBombIsRefusedBeforeItIsUnpacked() {
    var limits = ZipLimits()
    limits.ratio = 2000
    var writer = ZipWriter(limits)
    writer.add("x", [UInt8](repeating: 0, count: 3 << 20))
    #expect(fault(writer.finish()) == "refused: x unpacks to more than 200 times its size")
  }

  @Test func anArchiveThatClaimsToUnpackToMoreThanTheLimitIsRefused() {
    let zeros = [UInt8](repeating: 0, count: 5000)
    var writer = ZipWriter()
    writer.add("x.txt", zeros)
    let archive = writer.finish()
    let size: [UInt8] = [0, 0, 0, 0x11]
    let changed = archive.with(size, at: 22).with(size, at: archive.last([1, 2]) + 24)
    #expect(fault(changed) == "refused: it unpacks to more than 256 MiB")
  }

  @Test func tooManyEntriesAreRefused() {
    let end = Self.one.last([5, 6])
    let many = Self.one.with([0xFF, 0xFF], at: end + 8).with([0xFF, 0xFF], at: end + 10)
    #expect(fault(many) == "refused: it has 65535 entries; 65534 are allowed")
  }

  @Test func anArchiveInSeveralPartsIsDamaged() {
    #expect(
      fault(Self.one.with([1], at: Self.one.last([5, 6]) + 4))
        == "damaged: it is one of several parts")
  }

  @Test func aCommentAtTheEndIsNoPartOfTheArchive() {
    let end = Self.one.last([5, 6])
    #expect(fault(Self.one.with([3], at: end + 20) + Array("abc".utf8)) == "none")
    #expect(fault(Self.one + [0]) == "damaged: it has no end, so that a part of it is missing")
  }
}
