import Files
import Glibc
import TestSupport
import Testing

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
