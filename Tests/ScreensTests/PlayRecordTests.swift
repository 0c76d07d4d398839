import Games
import PackFormat
import Screens
import TestSupport
import Testing
import Words

@Suite struct PlayRecordTests {
  private static let digest = String(repeating: "0f", count: 32)

  private static let whole = """
    packplay record 1
    pack test 1.0.0
    content \(digest)
    seed 7
    language ru
    columns 40
    best 412
    texts pt-BR
    year 2026
    choice number-duel.hints hidden
    line 1200 3,1 миллиарда
    time-up
    line 0 
    line 9 ?
    said \(digest)

    """

  @Test func aRecordIsReadAsItIsWritten() throws {
    let record = try PlayRecord(text: Self.whole)
    #expect(record.text == Self.whole)
    #expect(record.pack == "test 1.0.0")
    #expect(record.seed == 7)
    #expect(record.year == 2026)
    #expect(record.language == .russian)
    #expect(record.texts == "pt-BR")
    #expect(record.columns == 40)
    #expect(record.best == 412)
    #expect(record.choices.map(\.name) == ["number-duel.hints"])
    #expect(record.choices.map(\.choice) == ["hidden"])
    #expect(
      record.moves == [
        .line("3,1 миллиарда", after: 1200), .timeUp, .line("", after: 0), .line("?", after: 9),
      ])
    #expect(record.digest == record.content)
  }

  @Test func aRecordHoldsTheChoiceOfQuestions() throws {
    let lines = ["tag food and drink", "tag animals", "difficulty 1-3", "scores none"]
    let text = Self.whole.replacing(
      "choice number", with: lines.joined(separator: "\n") + "\nchoice number")
    let record = try PlayRecord(text: text)
    #expect(record.text == text)
    #expect(record.filter.tags == ["food and drink", "animals"])
    #expect(record.filter.difficulties == 1...3)
    #expect(record.unkeptFrom == 0)
    let later = text.replacing("scores none", with: "scores none after 2")
    #expect(try PlayRecord(text: later).unkeptFrom == 2)
    #expect(try PlayRecord(text: later).text == later)
    let wrongs = [
      "difficulty 3-1", "difficulty 3", "difficulty x-y", "scores some", "scores none after -1",
      "scores none after", "tag",
    ]
    for wrong in wrongs {
      #expect(throws: RecordError.self) {
        try PlayRecord(text: Self.whole.replacing("columns 40", with: wrong))
      }
    }
  }

  @Test func aRecordThatIsCutOffHoldsWhatIsLeft() throws {
    let cut = Self.whole.split(separator: "\n").prefix(12).joined(separator: "\n")
    let record = try PlayRecord(text: cut)
    #expect(record.moves == [.line("3,1 миллиарда", after: 1200), .timeUp])
    #expect(record.digest == nil)
  }

  /// Each is put in the place of the sixth line, which it names.
  @Test(arguments: [
    "", " ", "columns", "columns ", "columns 19", "columns 1001", "columns 4o", "colums 40",
    "Columns 40", "best", "best 1.5", "best 9223372036854775808", "line", "line 5", "line x y",
    "line -1 y", "line  y", "time-up 5", "time-up ", "choice a", "choice", "choice  b", "year",
    "year MMXXVI", "seed 8", "pack again", "said", "said 00", "packplay record 1", "\u{1B}[2J",
  ])
  func everyMalformedLineIsNamed(line: String) {
    var lines = Self.whole.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines[5] = line
    #expect {
      try PlayRecord(text: lines.joined(separator: "\n"))
    } throws: { error in
      (error as? RecordError)?.line == 6
    }
  }

  @Test(arguments: [
    ("", 1, "a record begins with \"packplay record 1\""),
    ("packplay record 2\n", 1, "a record begins with \"packplay record 1\""),
    ("packplay record 1\n", 1, "the record lacks its content"),
    ("packplay record 1\ncontent \(digest)\n", 2, "the record lacks its seed"),
    ("packplay record 1\nseed -1\n", 2, "this says nothing a record may say"),
    ("packplay record 1\nseed 1\nseed 1\n", 3, "the record says its seed twice"),
    ("packplay record 1\nsaid \(digest)\nline 1 q\n", 3, "this says nothing a record may say"),
    ("packplay record 1\ncontent \(digest.dropLast())g\n", 2, "this says nothing a record may say"),
    ("packplay record 1\r\nseed 1\r\n", 1, "a record begins with \"packplay record 1\""),
  ])
  func faultsOfARecordAreReported(text: String, line: Int, message: String) {
    #expect(throws: RecordError(line: line, message: message)) { try PlayRecord(text: text) }
  }

  /// Lines may hold anything but a line feed: halves of line ends, marks that join the space before
  /// them, and bytes that are no text.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func anyGameIsReadAsItWasWritten(seed: UInt64) throws {
    var chance = SplitMix(seed: seed)
    let pieces = [
      " ", "\r", "\u{301}", "\u{200D}", "q", "7", "é", "😀", "\0", "\u{FFFD}", "line", "-",
    ]
    func typed() -> String {
      (0..<Int.random(in: 0...5, using: &chance))
        .map { _ in pieces.randomElement(using: &chance) ?? "" }.joined()
    }
    var record = try PlayRecord(text: Self.whole)
    record.seed = UInt64.random(in: 0 ... .max, using: &chance)
    record.year = Bool.random(using: &chance) ? Int64.random(in: -9999...9999, using: &chance) : nil
    record.best = Int64.random(in: .min ... .max, using: &chance)
    record.columns = Int.random(in: 20...1000, using: &chance)
    record.language = Language.allCases.randomElement(using: &chance) ?? .english
    record.digest = Bool.random(using: &chance) ? record.digest : nil
    record.choices = (0..<Int.random(in: 0...2, using: &chance)).map { ("n\($0)", typed()) }
    record.moves = (0..<Int.random(in: 0...20, using: &chance)).map { _ in
      Bool.random(using: &chance)
        ? .timeUp : .line(typed(), after: Int64.random(in: 0 ... .max, using: &chance))
    }
    let read = try PlayRecord(text: record.text)
    #expect(read.moves == record.moves)
    #expect(read.text.utf8.elementsEqual(record.text.utf8))
  }
}
