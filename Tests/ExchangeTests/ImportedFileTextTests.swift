import Bytes
import Diagnostics
import Testing

@testable import Exchange

struct ImportedFileTextTests {
  private func file(_ bytes: [UInt8]) -> ImportedFile {
    ImportedFile(path: "quiz.txt", bytes: bytes)
  }

  @Test func aByteOrderMarkIsNoPartOfTheTextAndOffsetsStayThoseOfTheFile() throws {
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
  func bytesThatAreNotUTF8AreNamedWithTheLikelyEncoding(
    _ bytes: [UInt8], _ message: String, _ help: String
  ) throws {
    let error = try #require(throws: ImportError.self) { _ = try file(bytes).text() }
    #expect(error.finding.code == .unreadableImport)
    #expect(error.finding.message == message)
    #expect(error.finding.help == help)
  }

  @Test func aFileWithAByteThatNoEncodingHasIsStillSuggestedTheLikelyOne() throws {
    let bytes = Array("M".utf8) + [0xFC] + Array("sli ".utf8) + [0x93] + Array("Ende".utf8) + [0x9D]
    let error = try #require(throws: ImportError.self) { _ = try file(bytes).text() }
    #expect(error.finding.help?.hasSuffix("--encoding windows-1252") == true)
  }

  @Test
  func anXMLDeclarationSaysWhichEncodingIsSuggestedAndIsBlankOnceItIsDecoded() {
    let text = "<?xml version=\"1.0\" encoding='koi8-r' standalone=\"yes\"?><a>"
    let koi = file(Array(text.utf8) + [0xC1])
    #expect(koi.notUTF8?.help?.hasSuffix("--encoding koi8-r") == true)
    let decoded = koi.decoded(.ofOtherBytes(.koi8r))
    #expect(
      String(decoding: decoded.bytes, as: UTF8.self)
        == "<?xml version=\"1.0\"                   standalone=\"yes\"?><a>а")
    #expect(ExchangeFormat.fault(of: koi) == nil)
  }

  @Test
  func
    `the ledger counts decoded bytes, names the first, and gives the value of one without a meaning`()
  {
    let bytes = Array("é\n".utf8) + [0xE9, 0x0A, 0xE4, 0x9D, 0xFC]
    let entries = file(bytes).decoded(.ofOtherBytes(.windows1252)).entriesOfDecoding
    #expect(
      entries.map(\.message) == [
        "4 bytes that are not UTF-8 are read as windows-1252: 0xE9 as \"é\" in line 2, 0xE4 as \"ä\" in line 3, "
          + "0x9D as \"\\u{9D}\" in line 3 and 1 more; 1 character of UTF-8 is kept, the first \"é\" in line 1",
        "0x9D is no letter or sign of windows-1252: it is read as U+009D, which no text may hold, in line 3",
      ])
    #expect(entries.map(\.place.bytes) == [3..<5, 8..<10])
    #expect(entries.allSatisfy { $0.code == .decodedText })
    #expect(file(Array("é".utf8)).decoded(.ofOtherBytes(.windows1252)).entriesOfDecoding == [])
  }

  @Test func aByteOrderMarkOfUTF16CountsMoreThanAnEncodingForAllFiles() {
    let marked = file([0xFF, 0xFE, 0xE4, 0x00])
    #expect(marked.decoded(.ofOtherBytes(.windows1252)).bytes == Array("\u{FEFF}ä".utf8))
    #expect(marked.decoded(nil).bytes == Array("\u{FEFF}ä".utf8))
    #expect(marked.decoded(.ofFile(.latin1)).bytes == Array("ÿþä\0".utf8))
  }

  @Test func noFormatOfTextIsReadWithBytesThatAreNotUTF8() {
    for format in ExchangeFormat.all where format.reader?.isOfText == true {
      var importer = QuestionImport(ImportOptions(), stating: DeckInfo())
      let error = #expect(throws: ImportError.self) {
        try importer.add(file(Array("M".utf8) + [0xFC] + Array("sli?{=a ~b}".utf8)), as: format)
      }
      #expect(error?.finding.message.hasPrefix("the byte 0xFC at offset 1 is not UTF-8") == true)
    }
  }

  @Test func linesEndWithLFCRLFOrCR() {
    let bytes = Array("a\nb\r\n\rc\r\r\nd".utf8)[...]
    let lines = Lines(bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
    #expect(lines == ["a", "b", "", "c", "", "d"])
    #expect(Array(Lines([])) == [])
  }
}
