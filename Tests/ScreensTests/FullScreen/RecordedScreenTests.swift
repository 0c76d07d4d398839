import PackFormat
import Screens
import Terminal
import TestSupport
import Testing
import Words

/// Tests that the recorded moves of a full-screen game give the same game line by line.
@Suite struct RecordedScreenTests {
  @Test(arguments: 0..<12 as Range<UInt64>)
  func theMovesOfAScreenAreTheSameGameInLines(seed: UInt64) throws {
    var generator = SplitMix(seed: seed)
    let facts = (1...9).map { number -> (String, Int64, String) in
      ("Fact \(number)", Int64(number) * 37 - 100, number % 2 == 0 ? "m" : "")
    }
    let pack = GivenStage.facts(facts, lives: "3")
    let language: Language = seed % 2 == 0 ? .english : .russian
    var stage = try GivenStage(pack, Size(80, 24), seed: seed, language: language)
    let keys: [Key] =
      [.enter, .enter, .enter, .enter, .left, .right, .home, .end, .pageUp, .up]
      + "12?pnyдwx5".map { .character($0) }
    for _ in 0..<200 where !stage.isDone {
      try stage.press(keys.randomElement(using: &generator) ?? .enter)
    }
    let asked = stage.text
    if !stage.isDone { try stage.press(.character("c"), modifiers: .control) }

    let reader = try pack.reader()
    let settings = GameSettings(seed: seed, year: 2026, language: language)
    let kind = try #require(GameKind.of(reader.header.card))
    let keeper = ScoreKeeper(best: 0)
    var session = PlainSession(try kind.play(reader, settings, keeper), isRecorded: false)
    var last = try session.begin()
    var isDone = false
    for move in stage.log.moves {
      guard case .line(let line, let time) = move else { continue }
      try #require(!isDone, "a move after the end")
      let reply = try session.take(line, after: time)
      if !reply.text.isEmpty { last = reply.text }
      isDone = reply.isDone
    }
    _ = session.end()
    #expect(keeper.best == stage.keeper.best, "seed \(seed)")
    #expect(!stage.log.moves.isEmpty)
    // Both games have the same question open.
    if let question = asked.split(separator: "\n").first(where: { $0.contains("Fact ") }),
      asked.contains("[ ENTER  guess ]") || asked.contains("[ ENTER  ответить ]")
    {
      let name = question.drop { $0 == " " }.prefix { $0 != "(" }
      #expect(last.contains(name), "seed \(seed)")
    }
  }

  @Test func whereAQuestionComesFromIsTold() throws {
    var stage = try GivenStage(
      GivenStage.facts([("One", 1, ""), ("Two", 2, "")]), Size(80, 24))
    try stage.press(.character("w"))
    #expect(stage.contains("Now: "))
    #expect(!stage.contains("Before: "))
    try stage.press(.enter, .enter, .enter, .character("ц"))
    #expect(stage.contains("Now: ") && stage.contains("Before: "))
  }

  @Test func aRecordOfAScreenIsReplayedInLines() throws {
    let pack = GivenStage.facts([("One", 1, ""), ("Two", 2, "")])
    var stage = try GivenStage(pack, Size(80, 24))
    try stage.press(.end, .enter, .enter, .end, .enter, .character("q"))
    if !stage.isDone { try stage.press(.character("y")) }
    let reader = try pack.reader()
    let settings = GameSettings(seed: 5, year: 2026)
    let kind = try #require(GameKind.of(reader.header.card))
    func session() throws -> PlainSession {
      PlainSession(try kind.play(reader, settings, ScoreKeeper(best: 0)), isRecorded: false)
    }
    var first = try session()
    var second = try session()
    let digest = try first.digest(of: stage.log.moves)
    #expect(try second.digest(of: stage.log.moves) == digest)
    var other = try session()
    #expect(try other.digest(of: Array(stage.log.moves.dropLast())) != digest)
  }
}

/// Returns the high score that the moves of a full-screen game give in the line-by-line game.
func bestReplayed(_ log: MoveLog, of pack: BuiltPack, seed: UInt64 = 5) throws -> Int64 {
  let reader = try pack.reader()
  let keeper = ScoreKeeper(best: 0)
  let kind = try #require(GameKind.of(reader.header.card))
  var session = PlainSession(
    try kind.play(reader, GameSettings(seed: seed, year: 2026), keeper), isRecorded: true)
  _ = try session.begin()
  for move in log.moves {
    switch move {
    case .line(let line, let time): _ = try session.take(line, after: time)
    case .timeUp: _ = try session.expire()
    }
  }
  _ = session.end()
  return keeper.best
}

/// Returns the moves of a log as lines.
func lines(_ log: MoveLog) -> [String] {
  log.moves.map {
    if case .line(let line, _) = $0 { line } else { "time-up" }
  }
}
