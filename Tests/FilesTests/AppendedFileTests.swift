import Files
import TestSupport
import Testing

@Suite struct AppendedFileTests {
  private let folder = TemporaryFolder()
  private var path: String { folder("lines") }

  private func text() throws -> String {
    String(decoding: try InputFile.readAll(path, limit: 99), as: UTF8.self)
  }

  @Test func linesAreAddedToThoseOfEarlierRuns() throws {
    for line in ["a\n", "b\n"] {
      let file = try AppendedFile(path)
      try file.append(line)
      try file.sync()
    }
    #expect(try text() == "a\nb\n")
  }

  @Test func twoWritersDoNotOverwriteEachOther() throws {
    let (one, other) = (try AppendedFile(path), try AppendedFile(path))
    for _ in 0..<2 {
      try one.append("a\n")
      try other.append("b\n")
    }
    #expect(try text() == "a\nb\na\nb\n")
  }

  @Test func aLineBehindATornOneBeginsANewOne() throws {
    _ = folder.write("lines", Array("a\nhal".utf8))
    let file = try AppendedFile(path)
    #expect(try file.head(3) == Array("a\nh".utf8) && file.head(9)?.count == 5)
    try file.append("b\n")
    try file.append("c\n")
    #expect(try text() == "a\nhal\nb\nc\n")
  }

  @Test func aFullDiskIsAnErrorEachTime() throws {
    let file = try AppendedFile("/dev/full")
    #expect(try file.head(3) == nil)
    for _ in 0..<2 {
      do {
        try file.append("a\n")
        Issue.record("nothing was thrown")
      } catch {
        #expect(error.message == "cannot write /dev/full: no space left on the device")
      }
    }
    try file.sync()
  }
}
