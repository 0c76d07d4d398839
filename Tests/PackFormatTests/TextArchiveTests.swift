import TestSupport
import Testing

struct TextArchiveTests {
  @Test func filesBeginAtMarkersAndACommentIsLeftOut() throws {
    let archive = try TextArchive(Array("About.\n\n-- a.csv --\nx,y\n\n-- b/empty --\n".utf8))
    #expect(archive.entries.map(\.name) == ["a.csv", "b/empty"])
    #expect(archive.entries.map(\.text) == ["x,y\n\n", ""])
  }

  @Test func escapesStandForBytes() throws {
    let archive = try TextArchive(Array("-- a escaped --\n\\xe9\\\\\\r\n\\x2d- b --\nend\\\n".utf8))
    #expect(archive.entries.map(\.bytes) == [[0xE9] + Array("\\\r\n-- b --\nend".utf8)])
  }

  @Test func aSharedFileIsRead() throws {
    let folder = TemporaryFolder()
    folder.write("shared", [0, 1, 2])
    let archive = try TextArchive(Array("-- a/b = shared --\n".utf8), shared: folder.path)
    #expect(archive.entries.map(\.bytes) == [[0, 1, 2]])
  }

  @Test(arguments: [
    "-- a b --\n", "-- a escaped --\n\\q\n", "-- a escaped --\n\\xg0\n", "--  --\n",
  ])
  func aMalformedArchiveIsRefused(_ text: String) {
    #expect(throws: TextArchive.Fault.self) { try TextArchive(Array(text.utf8)) }
  }
}
