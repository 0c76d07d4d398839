import Foundation
import PackFormat
import SchemaFiles
import Testing

@testable import Answers

@Suite struct AnswerTests {
  private func answer(_ text: String, milliseconds: Int64? = 3120) -> Answer {
    Answer(
      pack: SHA256.digest([]), session: 0xAB, question: "paris-capital", answer: text,
      isRight: false, milliseconds: milliseconds)
  }

  private let pack = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"

  @Test func aLineHasItsMembersInOneOrder() {
    #expect(
      answer("Lyon").line
        == """
        {"pack":"\(pack)","session":"00000000000000ab","question":"paris-capital","answer":"Lyon",\
        "right":false,"milliseconds":3120}

        """)
  }

  @Test func anUnknownTimeIsLeftOut() {
    #expect(answer("", milliseconds: nil).line.hasSuffix(#""answer":"","right":false}"# + "\n"))
  }

  @Test func aTimeIsNeverNegative() {
    #expect(answer("", milliseconds: -1).line.hasSuffix(#""milliseconds":0}"# + "\n"))
  }

  @Test(arguments: [
    ("a\"b\\c", #"a\"b\\c"#), ("a\nb\r\u{0}", #"a\nb\r\u0000"#), ("Köln 東京", "Köln 東京"),
    ("\u{202E}x", #"\u202ex"#), ("\u{2028}", #"\u2028"#),
  ])
  func aTextFromOutsideStaysInItsLine(_ text: String, _ written: String) {
    let line = answer(text).line
    #expect(line.contains(#""answer":""# + written + #"","right""#))
    #expect(line.utf8.count { $0 == 0x0A } == 1)
  }

  @Test func theSchemaHasTheMembersOfALine() throws {
    struct Schema: Decodable {
      let properties: [String: Property]
      let required: [String]
      let additionalProperties: Bool
      struct Property: Decodable {}
    }
    let schema = try JSONDecoder().decode(Schema.self, from: Data(SchemaFiles.answers))
    func members(_ answer: Answer) throws -> Set<String> {
      let read = try JSONSerialization.jsonObject(with: Data(answer.line.utf8))
      return Set(try #require(read as? [String: Any]).keys)
    }
    #expect(try members(answer("Lyon")) == Set(schema.properties.keys))
    #expect(try members(answer("Lyon", milliseconds: nil)) == Set(schema.required))
    #expect(!schema.additionalProperties)
  }
}

@Suite struct AnswerScanTests {
  private func scan(_ line: String) -> AnswerScan? {
    let bytes = Array(line.utf8)
    return AnswerScan(bytes.span, 0..<bytes.count)
  }

  private func text(_ line: String, _ range: Range<Int>) -> String {
    String(decoding: Array(line.utf8)[range], as: UTF8.self)
  }

  @Test(
    arguments: [nil, 0, 7, 3120, AnswerScan.mostMilliseconds], ["", "Lyon", "Köln 東京", "a'b/c"])
  func aWrittenLineIsReadAsItWasMeant(milliseconds: Int64?, answer: String) throws {
    let written = Answer(
      pack: SHA256.digest([1]), session: 0xFEDC_BA98_0000_0001, question: "q9e05g4e4svpt6",
      answer: answer, isRight: answer.isEmpty, milliseconds: milliseconds)
    let line = String(written.line.dropLast())
    let scan = try #require(self.scan(line))
    #expect(text(line, scan.pack) == written.pack.hex)
    #expect(scan.session == written.session)
    #expect(text(line, scan.question) == written.question)
    #expect(text(line, scan.answer) == answer)
    #expect(scan.isRight == written.isRight)
    #expect(scan.milliseconds == milliseconds)
  }

  private static let canonical =
    #"{"pack":"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855","session":"00000000000000ab","#
    + #""question":"paris","answer":"Lyon","right":false,"milliseconds":3120}"#

  @Test(arguments: [
    ("{", " {"), ("}", "} "), ("}", ""), ("}", "}}"), ("ab\"", "AB\""), ("ab\"", "a\""),
    ("paris", ""), ("Lyon", "Ly\\u006fn"), ("Lyon", "Ly\ton"), ("false", "False"),
    ("3120", "03120"), ("3120", ""), ("3120", "-1"), ("3120", "3.5"), ("3120", "9007199254740992"),
    (":3120", ": 3120"), ("e3b0", "E3B0"), ("e3b0", "e3b"), ("\"right\"", "\"wrong\""),
  ])
  func anythingButTheCanonicalLineIsLeftToTheReaderOfJSON(old: String, new: String) {
    let line = Self.canonical.replacing(old, with: new, maxReplacements: 1)
    #expect(scan(Self.canonical) != nil)
    #expect(line != Self.canonical && scan(line) == nil)
  }

  @Test func noBeginningOfALineIsAnAnswer() {
    for count in 0..<Self.canonical.utf8.count {
      #expect(scan(String(Self.canonical.prefix(count))) == nil)
    }
  }
}
