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
