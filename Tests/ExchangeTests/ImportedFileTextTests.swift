import Diagnostics
import Testing

@testable import Exchange

struct ImportedFileTextTests {
  private func file(_ bytes: [UInt8]) -> ImportedFile {
    ImportedFile(path: "quiz.txt", bytes: bytes)
  }

  @Test func `a byte order mark is no part of the text, and offsets stay those of the file`() throws
  {
    let text = try file([0xEF, 0xBB, 0xBF] + Array("é".utf8)).text()
    #expect(text.startIndex == 3)
    #expect(Array(text) == Array("é".utf8))
    #expect(try file([0xEF, 0xBB, 0xBF, 0x41]).textFromStart() == Array("   A".utf8))
  }

  @Test(
    arguments: [
      (
        [0x61, 0xE9, 0x62],
        "the byte 0xE9 at offset 1 is not UTF-8; the file seems to be windows-1252",
        "save the file as UTF-8, or import it with --encoding windows-1252"
      ),
      (
        [0xC3, 0xA9, 0x81, 0x20], "the byte 0x81 at offset 2 is not UTF-8",
        "save the file as UTF-8, or say its encoding: --encoding NAME"
      ),
      (
        [0xFF, 0xFE, 0x41, 0x00],
        "the byte 0xFF at offset 0 is not UTF-8; the file seems to be utf-16",
        "save the file as UTF-8, or import it with --encoding utf-16"
      ),
    ] as [([UInt8], String, String)])
  func `bytes that are not UTF-8 are named with the likely encoding`(
    _ bytes: [UInt8], _ message: String, _ help: String
  ) throws {
    let error = try #require(throws: ImportError.self) { _ = try file(bytes).text() }
    #expect(error.finding.code == .unreadableImport)
    #expect(error.finding.message == message)
    #expect(error.finding.help == help)
  }

  @Test func `lines end with LF, CR LF or CR`() {
    let bytes = Array("a\nb\r\n\rc\r\r\nd".utf8)[...]
    let lines = Lines(bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
    #expect(lines == ["a", "b", "", "c", "", "d"])
    #expect(Array(Lines([])) == [])
  }
}
