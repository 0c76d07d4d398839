import PackFormat
import Testing

@testable import Answers

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
