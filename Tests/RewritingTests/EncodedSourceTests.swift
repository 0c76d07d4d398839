import Bytes
import CSVSource
import Diagnostics
import Files
import PackFormat
import Rows
import Testing
import TestSupport

@testable import Checking
@testable import Kinds
@testable import Projects
@testable import Rewriting

/// Sources in another encoding than UTF-8: read exactly, with places and fixes of the file as it is.
struct EncodedSourceTests {
  private let folder = TemporaryFolder()

  private static let rows =
    "Fact,Value,Unit\nHöhe des Großen Arbers,1456,m\nFläche,\"3,1 Mio\",km²\n"

  private func encoded(_ text: String, _ encoding: TextEncoding) throws -> [UInt8] {
    var missing: Unicode.Scalar?
    return try #require(encoding.encode(Array(text.utf8), missing: &missing), "\(missing as Any)")
  }

  private func project(_ bytes: [UInt8], _ encoding: TextEncoding) throws -> String {
    folder.write("a.csv", bytes)
    folder.write(
      "pack.xml",
      Array(
        """
        <pack id="arber" version="1.0.0" kind="facts" language="de">
          <title>Berge</title>
          <source path="a.csv" encoding="\(encoding.rawValue)"/>
        </pack>
        """.utf8))
    return folder.path
  }

  @Test(arguments: TextEncoding.allCases)
  func everyEncodingIsReadBackAsItWasWritten(_ encoding: TextEncoding) throws {
    let upper = encoding.upperHalf.map { String($0) }.joined()
    let text = "ABC\n" + upper + (upper.isEmpty ? "äж€😀" : "") + "~\n"
    let file = try encoded(text, encoding)
    let decoded = DecodedText(file, as: encoding)
    #expect(String(decoding: decoded.bytes, as: UTF8.self) == text)
    // Each character stands in the file where it did.
    var offset = 0
    for character in text.unicodeScalars {
      let before = text.unicodeScalars.prefix { $0 != character }
      if before.count == text.unicodeScalars.count { continue }
      let place = String(String.UnicodeScalarView(before)).utf8.count
      offset = try encoded(String(String.UnicodeScalarView(before)), encoding).count
      #expect(decoded.offset(inFileOf: place) == offset)
    }
  }

  @Test(arguments: [
    (TextEncoding.windows1252, [0x80, 0xE4, 0x99], "€ä™"), (.latin9, [0xA4, 0xBD], "€œ"),
    (.macRoman, [0x8A, 0xA7], "äß"), (.cp437, [0x84, 0xE1], "äß"), (.windows1251, [0xC6], "Ж"),
    (.utf16, [0xFE, 0xFF, 0x04, 0x16], "\u{FEFF}Ж"), (.utf16, [0x16, 0x04], "Ж"),
    (.utf16le, [0x3D, 0xD8, 0x00, 0xDE], "😀"), (.utf16be, [0xD8, 0x3D], "\u{FFFF}"),
    (.utf16le, [0x41, 0x00, 0x42], "A\u{FFFF}"),
  ])
  func bytesAreReadAsTheirEncodingSays(
    _ encoding: TextEncoding, _ bytes: [UInt8], _ text: String
  ) {
    let decoded = DecodedText(bytes, as: encoding)
    #expect(String(decoding: decoded.bytes, as: UTF8.self) == text)
  }

  @Test func placesFarInAFileAreThoseOfItsBytes() throws {
    let text = String(repeating: "aé€\n", count: 5_000)
    for (encoding, unit) in [(TextEncoding.windows1252, 1), (.utf16le, 2)] {
      let decoded = DecodedText(try encoded(text, encoding), as: encoding)
      for index in stride(from: 0, to: 20_000, by: 777) {
        let place = String(text.prefix(index)).utf8.count
        #expect(decoded.offset(inFileOf: place) == index * unit)
      }
    }
  }

  @Test(arguments: [TextEncoding.windows1252, .latin1, .macRoman, .cp850, .utf16, .utf16be])
  func aSourceIsReadInItsEncoding(_ encoding: TextEncoding) throws {
    let text = Self.rows.replacing("\"3,1 Mio\"", with: "3.1").replacing("km²", with: "km")
    let path = try project(try encoded(text, encoding), encoding)
    let check = try ProjectCheck(
      PackProject(opening: path, kind: nil), .init(today: nil), building: true)
    #expect(check.findings.kept == [])
    let reader = QuestionReader(try PackReader(ByteSource(try #require(check.pack).bytes)))
    #expect(try reader.question(0).text("Fact") == "Höhe des Großen Arbers")
  }

  @Test func aFindingNamesTheBytesOfTheFileAndAFixKeepsItsEncoding() throws {
    let file = try encoded(Self.rows, .windows1252)
    let path = try project(file, .windows1252)
    let project = try PackProject(opening: path, kind: nil)
    let finding = try #require(try ProjectCheck(project, .init(today: nil)).findings.kept.first)
    var renderer = JSONRenderer { project.sourceInMemory($0) }
    let json = renderer.render(finding)
    let start = try #require(file.firstRange(of: Array("3,1 Mio".utf8))?.lowerBound)
    #expect(json.contains("\"line\":3,\"column\":9,\"endLine\":3,\"endColumn\":16"))
    #expect(json.contains("\"byteOffset\":\(start),\"byteLength\":7"))
    let fix = try ProjectFix(
      path, kind: nil, SourceReading(), .init(today: nil), includingUnsafe: true)
    var missing: Unicode.Scalar?
    #expect(
      try fix.files.first?.encoded(missing: &missing)
        == encoded(Self.rows.replacing("\"3,1 Mio\"", with: "\"3100000\""), .windows1252))
    #expect(fix.files.first?.original == file)
  }

  @Test func aCharacterThatTheEncodingLacksIsNotWritten() {
    var missing: Unicode.Scalar?
    #expect(TextEncoding.latin1.encode(Array("a€".utf8), missing: &missing) == nil)
    #expect(missing == "€")
  }

  @Test func anUnassignedByteIsAFinding() throws {
    let source = Array("Fact,Value,Unit\nAbc".utf8) + [0x81] + Array("d,1,m\n".utf8)
    let path = try project(source, .windows1252)
    let check = try ProjectCheck(PackProject(opening: path, kind: nil), .init(today: nil))
    #expect(check.findings.kept.map(\.code) == [.forbiddenCharacter])
  }

  @Test func aFileInUTF16WithAMarkIsSafelyWrittenAsUTF8() throws {
    let text = "Fact,Value,Unit\nHöhe,1456,m\n"
    let path = folder.write("b.csv", [0xFF, 0xFE] + (try encoded(text, .utf16le)))
    let fix = try ProjectFix(
      path, kind: .facts, SourceReading(), .init(today: nil), includingUnsafe: false)
    #expect(fix.files.first?.after == Array(text.utf8))
    #expect(fix.left.kept == [])
  }

  @Test func theEncodingOfANewProjectIsTheOneOfItsFile() throws {
    let reading = try SourceGuess(try encoded(Self.rows, .windows1252), .facts).reading
    #expect(reading.encoding == .ofFile(.windows1252))
    #expect(try SourceGuess(Array(Self.rows.utf8), .facts).reading.encoding == nil)
    let marked = [0xFF, 0xFE] + (try encoded(Self.rows, .utf16le))
    #expect(try SourceGuess(marked, .facts).reading.encoding == .ofFile(.utf16))
  }

  @Test func anEncodingForSeveralSourcesLeavesThoseAloneThatAreUTF8() throws {
    let path = folder.write("u.csv", Array(Self.rows.utf8))
    let reading = SourceReading(encoding: .ofOtherBytes(.windows1252))
    let project = try PackProject(opening: path, kind: .facts, reading)
    #expect(project.decoded.isEmpty)
    #expect(try ProjectCheck(project, .init(today: nil)).findings.kept.map(\.code.id) == ["F104"])
  }

  @Test func validUTF8BesideAnotherEncodingIsKeptAndBothAreCounted() throws {
    let bytes =
      Array("Fact,Value,Unit\nHöhe,5,m\nL".utf8) + [0xE4] + Array("nge,\"7,5 Mio\",m\n".utf8)
    let path = folder.write("m.csv", bytes)
    let reading = SourceReading(encoding: .ofOtherBytes(.windows1252))
    let project = try PackProject(opening: path, kind: .facts, reading)
    let findings = try ProjectCheck(project, .init(today: nil)).findings.kept
    let finding = try #require(findings.first { $0.code == .textTwoEncodings })
    #expect(
      finding.message
        == "the file has two encodings: 1 byte that is not UTF-8 is read as windows-1252: 0xE4 as \"ä\" in line 3; "
        + "1 character of UTF-8 is kept, the first \"ö\" in line 2")
    #expect(findings.count == 2)
    var renderer = JSONRenderer { project.sourceInMemory($0) }
    #expect(renderer.render(finding).contains("\"byteOffset\":27,\"byteLength\":1"))
    // Once it is fixed, all of the file is UTF-8.
    let fix = try ProjectFix(path, kind: .facts, reading, .init(today: nil), includingUnsafe: false)
    var missing: Unicode.Scalar?
    #expect(
      try #require(fix.files.first).encoded(missing: &missing)
        == Array("Fact,Value,Unit\nHöhe,5,m\nLänge,\"7500000\",m\n".utf8))
    #expect(fix.files.first?.original == bytes)
  }

  @Test func aNewProjectStatesNoEncodingForAFileThatHasTwo() throws {
    let mixed = Array("Fact,Value,Unit\nHöhe,5,m\nL".utf8) + [0xE4] + Array("nge,7,m\n".utf8)
    #expect(try SourceGuess(mixed, .facts).reading.encoding == nil)
  }

  @Test func aTableWithASchemaOfItsOwnIsReadInItsEncoding() throws {
    let schema = folder.write("s.json", Array("{\"fields\":[{\"name\":\"a\"}]}".utf8))
    let path = folder.write("t.csv", Array("a\nH".utf8) + [0xF6] + Array("he\n".utf8))
    let project = try PackProject(
      table: path, of: TableSchemaFile(reading: schema, Findings()),
      SourceReading(encoding: .ofOtherBytes(.windows1252)))
    #expect(try ProjectCheck(project, .init(today: nil)).findings.kept == [])
  }

  @Test func theTableOfATemplateIsReadInItsEncoding() throws {
    folder.write("t.csv", try encoded("name,value\nHöhe,5\nLänge,7\n", .windows1252))
    folder.write(
      "pack.xml",
      Array(
        """
        <pack id="made" version="1.0.0" kind="facts"><title>Made</title>
        <template over="t.csv" key="name" encoding="windows-1252">
        <fact value="{value}" unit="m">Wert von {name}</fact></template></pack>
        """.utf8))
    let check = try ProjectCheck(
      PackProject(opening: folder.path, kind: nil), .init(today: nil), building: true)
    #expect(check.findings.kept == [])
    let reader = QuestionReader(try PackReader(ByteSource(try #require(check.pack).bytes)))
    #expect(try reader.question(0).text("Fact") == "Wert von Höhe")
  }
}
