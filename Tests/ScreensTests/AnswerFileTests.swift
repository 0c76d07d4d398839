import Files
import Games
import PackFormat
import Screens
import TestSupport
import Testing
import Views

@Suite struct AnswerFileTests {
  private let folder = TemporaryFolder()
  private var path: String { folder("answers.jsonl") }

  private func reader() throws -> PackReader {
    var pack = BuiltPack(kind: "facts", rules: [])
    pack.add("Fact", ["A"])
    return try pack.reader()
  }

  private let given = GivenAnswer(row: 0, .text("3"), isRight: true, after: 9)

  @Test func eachSittingAppendsItsAnswers() throws {
    let pack = try reader()
    let file = try #require(try AnswerFile(path, pack, session: 1))
    file.note(given)
    file.begin(session: 2)
    file.note(given)
    #expect(file.finish() == nil)
    let lines = String(decoding: try InputFile.readAll(path, limit: 999), as: UTF8.self)
      .split(separator: "\n")
    #expect(lines.count == 2)
    for (line, session) in zip(lines, ["0000000000000001", "0000000000000002"]) {
      #expect(
        line.hasPrefix(#"{"pack":""# + pack.header.rootDigest.hex + #"","session":"\#(session)","#))
      #expect(line.hasSuffix(#""answer":"3","right":true,"milliseconds":9}"#))
    }
    #expect(try AnswerFile(path, pack, session: 3) != nil)
  }

  @Test func aFileOfOtherContentIsLeftAlone() throws {
    _ = folder.write("answers.jsonl", Array("{\"a\":1}\n".utf8))
    #expect(try AnswerFile(path, reader(), session: 1) == nil)
    #expect(try InputFile.readAll(path, limit: 99) == Array("{\"a\":1}\n".utf8))
  }

  @Test(arguments: [(1, "1 answer is"), (2, "2 answers are")])
  func lostAnswersAreCounted(_ count: Int, _ words: String) throws {
    let file = try #require(try AnswerFile("/dev/full", reader(), session: 1))
    for _ in 0..<count { file.note(given) }
    #expect(file.finish() == "/dev/full: \(words) lost: no space left on the device")
  }

  @Test func aKeeperOfScoresWritesWhatItIsTold() throws {
    let game = try #require(
      HigherOrLower(
        rules: HigherOrLowerRules(RuleText.filled([], of: HigherOrLowerRules.specifications)),
        factCount: 1, year: 2026, seed: 7))
    var rounds = Rounds(PlayedFacts(game, [Fact(prompt: "A", value: ExactDecimal(3), unit: "m")]))
    let keeper = ScoreKeeper(best: 0)
    let guess = try #require(rounds.game.game.question).slider.low
    let file = try #require(try AnswerFile(path, reader(), session: 1))
    keeper.answers = file
    _ = rounds.answer(guess, at: 0, keeper)
    #expect(file.finish() == nil)
    let line = String(decoding: try InputFile.readAll(path, limit: 999), as: UTF8.self)
    #expect(line.contains(#""answer":"\#(guess.text)","right":"#) && !line.contains("milliseconds"))
  }
}
