import Files
import Glibc
import TestSupport
import Testing

struct InputFileTests {
  let folder = TemporaryFolder()

  @Test func bytesAreReadFromAnyPosition() throws {
    let file = try InputFile(folder.write("a", Array("hello world".utf8)))
    #expect(file.size == 11)
    #expect(try file.read(at: 6, count: 5) == Array("world".utf8))
    #expect(try file.read(at: 6, count: 500) == Array("world".utf8))
    #expect(try file.read(at: 11, count: 1) == [])
    #expect(try file.read(at: 500, count: 1) == [])
  }

  @Test func aFileThatShrinksMeanwhileReadsShort() throws {
    let path = folder.write("a", [UInt8](repeating: 1, count: 100))
    let file = try InputFile(path)
    _ = unsafe truncate(path, 40)
    #expect(try file.read(at: 0, count: 100).count == 40)
  }

  @Test func everyWayNotToBeAFileIsReported() throws {
    _ = unsafe mkfifo(folder("pipe"), 0o600)
    _ = unsafe symlink(folder("loop"), folder("loop"))
    let cases = [
      ("missing", "no such file or directory"), ("", "is a directory"),
      ("pipe", "not a regular file"), ("loop", "too many levels of symbolic links"),
      (String(repeating: "x", count: 300), "the name is too long"),
    ]
    for (name, reason) in cases {
      let path = folder(name)
      let error = #expect(throws: FileError.self) { try open(path) }
      #expect(error?.message == "cannot read \(path): \(reason)")
    }
    let error = #expect(throws: FileError.self) { try open("/dev/null") }
    #expect(error?.message == "cannot read /dev/null: not a regular file")
  }

  @Test func controlCharactersInAPathAreEscapedInTheMessage() {
    let error = FileError(.read, "a\u{1B}[31m\nb\u{202E}.csv", errno: 9999)
    #expect(error.message == #"cannot read a\u{1B}[31m\nb\u{202E}.csv: system error 9999"#)
  }

  @Test func readAllTakesUpToItsLimitAndNotAByteMore() throws {
    let path = folder.write("a", [UInt8](repeating: 7, count: 1000))
    #expect(try InputFile.readAll(path, limit: 1000).count == 1000)
    let error = #expect(throws: FileError.self) { try InputFile.readAll(path, limit: 999) }
    #expect(error?.message == "cannot read \(path): too large")
    let device = #expect(throws: FileError.self) { try InputFile.readAll("/dev/zero", limit: 99) }
    #expect(device?.message == "cannot read /dev/zero: too large")
    #expect(throws: FileError(.read, folder.path, errno: EISDIR)) {
      try InputFile.readAll(folder.path, limit: 9)
    }
  }

  @Test func readAllReadsFilesWhoseSizeTheSystemDoesNotKnow() throws {
    #expect(try !InputFile.readAll("/proc/self/status", limit: 1 << 20).isEmpty)
  }

  private func open(_ path: String) throws { _ = try InputFile(path) }
}

/// Tests passphrases from files and pipes; script/checks/signatures types one at a terminal.
struct SecretInputTests {
  @Test(arguments: [
    ("words", "words"), ("words\nmore\n", "words"), ("\n", ""), ("", ""), ("a\r\n", "a\r"),
    (String(repeating: "x", count: 100), String(repeating: "x", count: 20)),
  ])
  func theFirstLineIsRead(_ text: String, _ line: String) throws {
    let folder = TemporaryFolder()
    let path = folder.write("a", Array(text.utf8))
    var bytes = [UInt8](repeating: 0, count: 20)
    var span = bytes.mutableSpan
    let count = try SecretInput.line(of: path, into: &span)
    #expect(String(decoding: bytes[..<count], as: UTF8.self) == line)
  }

  @Test func aMissingFileIsAnError() {
    var bytes = [UInt8](repeating: 0, count: 20)
    #expect(throws: FileError(.read, "/nowhere", errno: ENOENT)) {
      var span = bytes.mutableSpan
      _ = try SecretInput.line(of: "/nowhere", into: &span)
    }
  }
}
