import Answers
import Diagnostics
import PackFormat
import TestSupport
import Testing

@testable import Evidence

@Suite struct AnswerCollectorTests {
  private static let root = SHA256.digest([1])

  private func answer(
    _ text: String, question: String = "paris", session: UInt64 = 1, pack: PackDigest = root,
    isRight: Bool = false, milliseconds: Int64? = 3120
  ) -> Answer {
    Answer(
      pack: pack, session: session, question: question, answer: text, isRight: isRight,
      milliseconds: milliseconds)
  }

  private func collected(
    _ bytes: [UInt8], inPartsOf size: Int = .max, takesAnyPack: Bool = false
  ) -> AnswerCollector {
    var collector = AnswerCollector(
      root: Self.root, questions: ["rome", "paris"], takesAnyPack: takesAnyPack, Findings())
    collector.begin("answers.jsonl")
    var rest = bytes[...]
    while !rest.isEmpty {
      collector.feed(rest.prefix(size))
      rest = rest.dropFirst(size)
    }
    collector.end()
    return collector
  }

  private func messages(_ collector: AnswerCollector) -> [String] {
    collector.findings.kept.map { "\($0.place.bytes.lowerBound): \($0.message)" }
  }

  @Test func answersBecomeNumbers() {
    let lines = [
      answer("Lyon"), answer("Rome", question: "rome", isRight: true, milliseconds: nil),
      answer("Lyon", session: 2), answer("Paris", session: 2, isRight: true),
    ]
    let table = collected(lines.flatMap { Array($0.line.utf8) }).table
    #expect(table.choices == ["Lyon", "Rome", "Paris"])
    #expect(table.entries.map(\.question) == [1, 0, 1, 1])
    #expect(table.entries.map(\.choice) == [0, 1, 0, 2])
    #expect(table.entries.map(\.session) == [0, 0, 1, 1])
    #expect(table.entries.map(\.isRight) == [false, true, false, true])
    #expect(table.entries.map(\.time) == [3120, .max, 3120, 3120])
  }

  @Test func aTextThatTwoQuestionsHaveIsTwoChoices() {
    let lines = [answer("Rome"), answer("Rome", question: "rome", isRight: true)]
    #expect(collected(lines.flatMap { Array($0.line.utf8) }).table.choices == ["Rome", "Rome"])
  }

  @Test(arguments: [1, 2, 7, 64, 4096]) func partsOfAnySizeGiveTheSame(size: Int) {
    var random = SplitMix(seed: UInt64(size))
    var bytes: [UInt8] = []
    for number in 0..<200 {
      let texts = ["Lyon", "", "Köln", "a\"b", "\u{202E}x", String(repeating: "x", count: 300)]
      let line = answer(
        random.pick(texts), question: random.pick(["paris", "rome", "oslo"]),
        session: UInt64(number / 5), milliseconds: random.pick([nil, 5]))
      bytes += Array(line.line.utf8)
      if random.chance(10) { bytes += Array("{broken\n\n".utf8) }
    }
    bytes.removeLast()
    let (whole, parts) = (collected(bytes), collected(bytes, inPartsOf: size))
    #expect(messages(whole) == messages(parts) && !messages(whole).isEmpty)
    #expect(whole.lineCount == parts.lineCount && whole.lineCount >= 199)
    #expect(whole.unknown == parts.unknown && whole.unknown.count > 0)
    #expect(whole.table.choices == parts.table.choices)
    #expect(whole.table.entries.map(\.choice) == parts.table.entries.map(\.choice))
  }

  /// The fast path reads what the reader of JSON reads, or leaves the line to it.
  @Test func eachLineIsReadAsJSONReadsIt() throws {
    var random = SplitMix(seed: 5)
    let alphabet = Array(#"{}":,\ tfalsern0123456789abcdef"#.utf8) + [0x09, 0xC3, 0xB6, 0xFF]
    var (read, refused) = (0, 0)
    for _ in 0..<4000 {
      var line = Array(
        answer(random.pick(["Lyon", "Köln", "a\"b"]), session: random.next()).line.utf8)
      line.removeLast()
      if random.chance(80) {
        line[Int.random(in: line.indices, using: &random)] = random.pick(alphabet)
      }
      let collector = collected(line, takesAnyPack: true)
      do throws(AnswerFault) {
        let expected = try Answer(json: line)
        let isKnown = ["paris", "rome"].contains(expected.question)
        read += 1
        #expect(collector.findings.count == 0)
        #expect(collector.table.choices == (isKnown ? [expected.answer] : []))
        #expect(collector.table.entries.map(\.isRight) == (isKnown ? [expected.isRight] : []))
        #expect(collector.unknown.count == (isKnown ? 0 : 1))
      } catch {
        refused += 1
        #expect(messages(collector) == ["\(error.offset): this is no answer: \(error.message)"])
      }
    }
    #expect(read > 500 && refused > 500)
  }

  @Test(arguments: [
    ("{}", "0: this is no answer: pack is missing"),
    ("[]", "0: this is no answer: an answer is an object"),
    ("{\"pack\":\"abc\"}", "8: this is no answer: pack needs 64 small hexadecimal digits"),
    ("x", "0: this is no answer: expected a value"),
    ("{\"name\":\"Ada\"}", "8: this is no answer: an answer has no \"name\""),
  ])
  func aBrokenLineIsReportedAtItsPlace(line: String, message: String) {
    let whole = Array(answer("Lyon").line.utf8)
    let collector = collected(whole + Array((line + "\n").utf8) + whole)
    let start = whole.count
    let (offset, text) = (message.prefix { $0 != ":" }, message.drop { $0 != ":" })
    #expect(messages(collector) == ["\(start + (Int(offset) ?? -1))\(text)"])
    #expect(collector.lineCount == 2)
  }

  @Test func aLineThatIsTooLongIsReportedOnceAndLeftOut() {
    let long = answer(String(repeating: "x", count: 70_000)).line
    for size in [1000, Int.max] {
      let collector = collected(Array((long + answer("Lyon").line).utf8), inPartsOf: size)
      #expect(messages(collector) == ["0: this is no answer: a line of more than 65536 bytes"])
      #expect(collector.table.choices == ["Lyon"])
    }
  }

  @Test func lineEndsOfWindowsAndEmptyLinesAreNoFaults() {
    let text = answer("Lyon").line.replacing("\n", with: "\r\n") + "\n  \n" + answer("Nice").line
    let collector = collected(Array(text.utf8))
    #expect(collector.findings.count == 0 && collector.table.choices == ["Lyon", "Nice"])
  }

  @Test func answersToOtherPacksAreCountedAndDoNotCount() {
    let other = SHA256.digest([2])
    let lines = [answer("Lyon"), answer("Lyon", pack: other), answer("Nice", pack: other)]
    let bytes = lines.flatMap { Array($0.line.utf8) }
    let collector = collected(bytes)
    #expect(collector.otherPacks.map(\.root) == [other.hex])
    #expect(collector.otherPacks.map(\.strays.count) == [2])
    #expect(collector.otherPacks.first?.strays.first?.bytes.lowerBound == lines[0].line.utf8.count)
    #expect(collector.table.entries.count == 1)
    #expect(collected(bytes, takesAnyPack: true).table.entries.count == 3)
  }
}
