import Diagnostics
import TestSupport
import Testing

@testable import CSVSource

struct EncodingTests {
  private func latin1(_ text: String) -> [UInt8] {
    text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
  }

  @Test func aByteOfAnotherEncodingIsNamedWithItsOffsetAndHowItWouldRead() throws {
    let bytes = Array("Fact,Value\nMünchen,1\n".utf8) + latin1("Café au lait,2\nx,3\n")
    let reading = try Reading(bytes)
    #expect(
      reading.findings.map(\.message) == [
        "byte 0xE9 at offset 25 is not UTF-8; as Latin-1 it reads \"Café au lait\""
      ])
    #expect(reading.findings.first?.place == Place("t.csv", 25..<26))
    #expect(
      reading.findings.first?.fix == FixIt([FixIt.Edit(25..<26, "é")], safe: false))
    #expect(reading.rows == [["München", "1"], ["x", "3"]])
    #expect(reading.damagedRows == 1)
  }

  @Test func curlyQuotesOfWindowsAreNamedAsSuch() throws {
    let bytes = Array("F,é\n".utf8) + [0x93] + Array("hi".utf8) + [0x94, 0x2C, 0x31]
    #expect(
      try Reading(bytes).findings.map(\.message) == [
        "byte 0x93 at offset 5 is not UTF-8; as Windows-1252 it reads \"“hi”\""
      ])
  }

  @Test func aFileAllInLatin1HasOneFinding() throws {
    let reading = try Reading(latin1("Fact,Value\nCafé,1\nplain,2\nnoël,3\nMünchen,4\n"))
    #expect(
      reading.findings.map(\.message) == [
        "the file is not UTF-8: byte 0xE9 at offset 14 is the first, on 3 lines; "
          + "as Latin-1 it reads \"Café\""
      ])
    #expect(reading.rows == [["plain", "2"]])
    #expect(reading.damagedRows == 3)
  }

  @Test func whatIsMostlyUTF8HasAFindingForEachDamagedRecord() throws {
    var bytes = Array("F,V\n".utf8)
    for _ in 0..<50 { bytes += Array("é,1\n".utf8) }
    for _ in 0..<3 { bytes += latin1("é é,1\n") }
    let reading = try Reading(bytes, chunkSize: 64)
    #expect(reading.findings.map(\.code.id) == ["T002", "T002", "T002"])
    #expect(reading.rows.count == 50)
  }

  @Test(
    arguments: [
      [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0x80], [0xC3], [0xE2, 0x82], [0xFF],
    ] as [[UInt8]])
  func whatLooksLikeUTF8ButIsNotIsFound(_ bad: [UInt8]) throws {
    for padding in 0..<9 {
      let good = [UInt8](repeating: UInt8(ascii: "a"), count: padding) + Array("é€🎯".utf8)
      #expect(TextCheck.firstFault(good, 0..<good.count) == nil)
      let bytes = good + bad + Array("b".utf8)
      #expect(TextCheck.firstFault(bytes, 0..<bytes.count) == good.count)
    }
  }

  @Test func textCheckAgreesWithTheStandardLibrary() {
    for seed in 0..<20_000 {
      var random = SplitMix(seed: UInt64(seed))
      let alphabet: [UInt8] = [
        0x41, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC2, 0xE0, 0xED, 0xF0, 0xF4,
      ]
      let bytes = (0..<Int.random(in: 0...6, using: &random)).map { _ in random.pick(alphabet) }
      let isValid = String(validating: bytes, as: UTF8.self) != nil
      #expect((TextCheck.firstFault(bytes, 0..<bytes.count) == nil) == isValid, "\(bytes)")
    }
  }

  @Test(arguments: [true, false], [true, false])
  func utf16IsOneFindingThatReadsTheFirstLine(_ isBigEndian: Bool, _ hasMark: Bool) throws {
    let text = (hasMark ? "\u{FEFF}" : "") + "Fact,Wert\r\nMünchen,1\r\n"
    let bytes = text.utf16.flatMap { unit in
      let pair = [UInt8(truncatingIfNeeded: unit >> 8), UInt8(truncatingIfNeeded: unit)]
      return isBigEndian ? pair : pair.reversed()
    }
    let reading = try Reading(bytes)
    let order = isBigEndian ? "big-endian" : "little-endian"
    let first = hasMark || isBigEndian ? 0 : 1
    #expect(
      reading.findings.map(\.message) == [
        "the file is UTF-16, \(order), from byte \(first) on: it reads \"Fact,Wert\""
      ])
    #expect(reading.findings.first?.code.id == "T003")
    #expect(reading.header == nil && reading.rows == [])
  }

  @Test func anExcerptCannotActOnATerminal() {
    #expect(QuotedExcerpt.of("a\u{1B}[31m\u{202E}".utf8) == #""a\u{1B}[31m\u{202E}""#)
    #expect(
      QuotedExcerpt.of(String(repeating: "é", count: 50).utf8)
        == "\"" + String(repeating: "é", count: 40) + "…\"")
  }
}
