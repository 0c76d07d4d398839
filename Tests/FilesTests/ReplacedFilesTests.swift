import TestSupport
import Testing

@testable import Files

/// Files that are written together are all written, or none.
struct ReplacedFilesTests {
  private let folder = TemporaryFolder()

  private func write(_ text: String, _ name: String) throws {
    var file = try AtomicFile(replacing: folder(name))
    try file.append(Array(text.utf8))
    try file.commit()
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try InputFile.readAll(folder(name), limit: 1 << 20), as: UTF8.self)
  }

  private func file(_ name: String, _ old: String?, _ new: String) -> ReplacedFiles.File {
    ReplacedFiles.File(
      folder(name), within: nil, old: old.map { Array($0.utf8) }, new: Array(new.utf8))
  }

  @Test func allFilesAreWritten() throws {
    try write("1", "a")
    try write("2", "b")
    let changed = try ReplacedFiles.write([
      file("a", "1", "3"), file("b", "2", "4"), file("c", nil, "5"),
    ])
    #expect(changed == nil)
    #expect(try [text("a"), text("b"), text("c")] == ["3", "4", "5"])
  }

  @Test func aFileThatChangedMeanwhileKeepsAllAsTheyAre() throws {
    try write("1", "a")
    try write("other", "b")
    let changed = try ReplacedFiles.write([
      file("a", "1", "3"), file("b", "2", "4"), file("c", nil, "5"),
    ])
    #expect(changed == folder("b"))
    #expect(try [text("a"), text("b")] == ["1", "other"])
    #expect(try !Path.exists(folder("c")))
  }

  @Test func aFileThatIsMissingKeepsAllAsTheyAre() throws {
    try write("1", "a")
    #expect(throws: FileError.self) {
      try ReplacedFiles.write([file("a", "1", "3"), file("missing", "2", "4"), file("c", nil, "5")])
    }
    #expect(try text("a") == "1")
    #expect(try !Path.exists(folder("c")))
  }

  @Test func aNewFileDoesNotReplaceAnother() throws {
    try write("1", "a")
    try write("taken", "c")
    #expect(throws: FileError.self) {
      try ReplacedFiles.write([file("a", "1", "3"), file("c", nil, "5")])
    }
    #expect(try [text("a"), text("c")] == ["1", "taken"])
  }
}
