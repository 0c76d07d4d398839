import Games
import PackFormat
import Scores
import Screens
import TestSupport
import Testing
import Words

@Suite struct PlainSessionTests {
  @Test func everyMoveIsNotedAndEverythingSaidIsInTheDigest() throws {
    var session = PlainSession(Echo(), isRecorded: true)
    var said = try session.begin()
    #expect(session.patience == 5)
    said += try session.take("one", after: 3).text
    said += try session.expire().text
    said += try session.take("", after: 0).text
    #expect(session.moves == [.line("one", after: 3), .timeUp, .line("", after: 0)])
    let before = session.digest
    #expect(before == SHA256.digest(Array(said.utf8)[...]))
    said += session.end()
    #expect(session.digest == SHA256.digest(Array(said.utf8)[...]))
    #expect(session.digest != before)
  }

  @Test func aGameOfARecordIsTheGameThatWasPlayed() throws {
    var pack = BuiltPack(
      kind: "choice-quiz", rules: RuleText.filled([], of: ChoiceQuizRules.specifications))
    pack.add("Prompt", ["One?", "Two?", "Three?"])
    pack.add("Right", ["1", "2", "3"])
    pack.add("Wrong1", ["4", "5", "6"])
    let reader = try pack.reader()
    let settings = GameSettings(seed: 9, year: nil, columns: 60)
    let kind = try #require(GameKind.of(reader.header.card))
    var played = PlainSession(
      try kind.play(reader, settings, ScoreKeeper(best: 2)), isRecorded: true)
    var said = try played.begin()
    for line in ["", "1", "?", "x"] { said += try played.take(line, after: 1500).text }
    said += try played.expire().text
    said += try played.take("2", after: 100).text
    var record = PlayRecord(reader, settings, best: 2)
    record.moves = played.moves

    let read = try PlayRecord(text: record.text)
    #expect(read.content == reader.header.contentDigest)
    let again = GameSettings(
      seed: read.seed, year: read.year, columns: read.columns, language: read.language,
      choices: PlayerChoices(read.choices))
    var replayed = PlainSession(
      try kind.play(reader, again, ScoreKeeper(best: read.best)), isRecorded: false)
    var repeated = try replayed.begin()
    for move in read.moves {
      switch move {
      case .line(let line, let time): repeated += try replayed.take(line, after: time).text
      case .timeUp: repeated += try replayed.expire().text
      }
    }
    #expect(repeated == said)
    #expect(replayed.digest == played.digest)
    #expect(replayed.moves.isEmpty, "a game that is not recorded keeps every line")
  }
}

/// A game that prints the lines it gets.
private struct Echo: PlainGame {
  var patience: Int64? { 5 }
  func begin() -> String { "begin\n" }
  func take(_ line: String, after milliseconds: Int64) -> Reply { Reply("<\(line)> ") }
  func expire() -> Reply { Reply("(time) ") }
  func end() -> String { "end" }
}

@Suite struct PlainSafetyTests {
  /// Texts of an untrusted pack and typed lines reach the terminal only as text.
  @Test func nothingInAPackOrALineSteersTheTerminal() throws {
    let fact = Fact(
      prompt: "a\u{1B}[31mb\u{202E}c\u{7}", value: ExactDecimal(50), unit: "x\u{9B}2Jy\r")
    var plain = try plain([fact], title: "T\u{1B}]0;evil\u{7}")
    let lines = ["\u{1B}[2J", "\u{202E}5", "?", "", "", "q"]
    var text = plain.begin()
    for line in lines { text += plain.take(line).text }
    let steering = text.unicodeScalars.filter {
      $0 != "\n" && ($0.properties.generalCategory == .control || $0 == "\u{202E}")
    }
    #expect(steering.isEmpty)
    #expect(text.contains("a\\u{1B}[31mb\\u{202E}c\\u{7} (x\\u{9B}2Jy\\r)"))
  }

  @Test(arguments: [20, 40, 100])
  func noLineIsWiderThanTheScreen(columns: Int) throws {
    let fact = Fact(
      prompt: "数字が大きい question with " + String(repeating: "long", count: 30),
      value: ExactDecimal(50), unit: "things")
    var plain = try plain([fact], columns: columns)
    var text = plain.begin()
    for line in ["?", String(repeating: "x", count: 500)] { text += "\n" + plain.take(line).text }
    for line in text.split(separator: "\n") {
      let width = line.reduce(0) { $0 + ($1.unicodeScalars.contains { $0.value > 0x2E80 } ? 2 : 1) }
      #expect(width <= columns, "\(line)")
    }
  }

  @Test func anyLineAtAllGetsAnAnswer() throws {
    var plain = try plain([Fact(prompt: "p", value: ExactDecimal(50), unit: "u")])
    _ = plain.begin()
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<2000 {
      let bytes = (0..<Int(generator.below(8))).map { _ in
        Array("0123456789.,+-<>? qnbmk\u{E9}\0".utf8)[Int(generator.below(25))]
      }
      let reply = plain.take(String(decoding: bytes, as: UTF8.self))
      #expect(reply.isDone || !reply.text.isEmpty)
    }
  }

  @Test func aScoreIsKeptBeforeTheGameEnds() {
    let keeper = ScoreKeeper(nil, pack: "p", kind: "k", rules: "r", title: "t")
    #expect(keeper.finish(0) == false)
    keeper.note(5)
    #expect(keeper.best == 0)
    #expect(keeper.finish(5))
    #expect(keeper.finish(5) == false)
    #expect(keeper.best == 5)
  }

  private func plain(
    _ facts: [Fact], title: String = "T", columns: Int = 80
  ) throws -> PlainHigherOrLower<[Fact]> {
    let rules = try HigherOrLowerRules(HigherOrLowerRules.defaults)
    let game = try #require(
      HigherOrLower(rules: rules, factCount: facts.count, year: 2026, seed: 1))
    let keeper = ScoreKeeper(nil, pack: "p", kind: "facts", rules: "r", title: "t")
    return PlainHigherOrLower(
      game, facts, title: title, keeper, form: LineForm(columns), language: .english)
  }
}

struct LineFormTests {
  @Test(arguments: [
    ("Ещё щи", 6, false, ["Ещё щи"]),
    ("Ещё щи", 8, true, ["Eshche", "shchi"]),
    ("né „so“", 9, true, ["ne \"so\""]),
    ("a\u{1B}b", 9, true, ["a\\u{1B}b"]),
  ])
  func aTextIsSpelledInASCIIBeforeItIsBrokenIntoLines(
    text: String, columns: Int, isASCII: Bool, lines: [String]
  ) {
    #expect(LineForm(columns, isASCII: isASCII).lines(of: text) == lines)
  }

  @Test func aLineIsCroppedToItsWidthInASCII() {
    #expect(LineForm(8, isASCII: true).cropped("Ещё щи") == "Eshch...")
    #expect(LineForm(8).cropped("Ещё щи") == "Ещё щи")
  }
}
