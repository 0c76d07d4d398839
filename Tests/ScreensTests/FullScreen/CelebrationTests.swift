import Games
import PackFormat
import Screens
import Terminal
import TestSupport
import Testing

@Suite struct CelebrationTests {
  /// Returns a game of one or two levels with one question left.
  private static func almostDone(
    levels: Int, _ size: Size, _ terminal: TerminalProfile = TerminalProfile(colours: .direct),
    isStill: Bool
  ) throws -> GivenGridGame {
    var game = try GivenGridGame(
      levels: levels, size, rules: [RuleText("questions", "1")], terminal, isStill: isStill)
    try game.drag(game.answer)
    return game
  }

  /// Waits until nothing moves any more; returns the number of frames and the time they take.
  private static func watched(
    _ game: inout GivenGridGame
  ) throws -> (frames: Int, time: Int64, pictures: Set<String>) {
    var (frames, pictures): (Int, Set<String>) = (0, [])
    let start = game.stage.time
    while let deadline = game.stage.stage.deadline {
      #expect(deadline - game.stage.time >= 40)
      game.stage.time = deadline
      try game.stage.take(.tick)
      frames += 1
      pictures.insert(game.stage.text)
      #expect(game.stage.shown.refused == [])
    }
    return (frames, game.stage.time - start, pictures)
  }

  @Test(arguments: [(levels: 2, seconds: 7), (levels: 1, seconds: 25)])
  func itMovesForAWhileAndThenStandsStill(levels: Int, seconds: Int64) throws {
    var game = try Self.almostDone(levels: levels, Size(40, 20), isStill: false)
    let seen = try Self.watched(&game)
    #expect(seen.time <= seconds * 1000)
    #expect(seen.pictures.count > seen.frames * 3 / 4)
    let last = game.stage.text
    game.stage.time += 100_000
    try game.stage.take(.input(.focus(true)))
    #expect(game.stage.text == last)
    // Without movement, the last frame is shown from the beginning.
    let still = try Self.almostDone(levels: levels, Size(40, 20), isStill: true)
    #expect(still.stage.text == last)
    #expect(still.stage.stage.deadline == nil)
  }

  @Test func theFinaleHasARainbowAndUnicornsAtEverySize() throws {
    for size in [Size(80, 24), Size(40, 20), Size(200, 60)] {
      let game = try Self.almostDone(levels: 1, size, isStill: true)
      var colours: Set<VirtualTerminal.Shade> = []
      for row in game.stage.shown.rows {
        for cell in row { colours.formUnion([cell.look.ink, cell.look.paper]) }
      }
      // The colours of the body, the horn and the mane, and of the rainbow.
      for colour in [
        (0xFF, 0xFF, 0xFF), (0xFF, 0xD4, 0x47), (0xFF, 0x5F, 0xA2), (0xE2, 0x44, 0x48),
        (0x51, 0xBE, 0x64), (0xAE, 0x60, 0xE6),
      ] {
        #expect(colours.contains(.direct(colour.0, colour.1, colour.2)), "\(size) \(colour)")
      }
    }
  }

  @Test func withoutColourAndFineSignsItIsDrawnInBlocks() throws {
    let terminal = TerminalProfile(
      colours: .monochrome, isSynchronised: false, hasFineBlocks: false)
    let game = try Self.almostDone(levels: 1, Size(60, 24), terminal, isStill: true)
    let text = game.stage.text
    #expect(text.contains("████") && text.contains("▀▄") && text.contains("*"))
    #expect(text.unicodeScalars.allSatisfy { !(0x2800...0x28FF).contains($0.value) })
    #expect(text.contains("All levels are done: 1 question solved."))
  }

  @Test func aKeySkipsItAndTheCommandsOfTheGameStillWork() throws {
    var game = try Self.almostDone(levels: 1, Size(80, 24), isStill: false)
    game.stage.time += 1000
    try game.stage.press(.character("?"))
    #expect(game.stage.contains("The grid holds"))
    try game.stage.press(.escape)
    #expect(game.stage.stage.deadline != nil)
    try game.stage.press(.character("x"))
    #expect(game.stage.stage.deadline == nil)
    #expect(game.stage.contains("[ ENTER  play again ]"))
    try game.stage.press(.enter)
    #expect(game.stage.contains("Question 1 not solved"))
    game = try Self.almostDone(levels: 2, Size(80, 24), isStill: false)
    try game.stage.press(.character("x"))
    #expect(game.stage.contains("Level 2 of 2"))
    #expect(game.stage.stage.deadline == nil)
  }

  /// Plays photo pick to its end, with some right picks and a known high score.
  private static func photoPick(
    right count: Int, best: Int64, _ size: Size = Size(80, 24), isStill: Bool = false
  ) throws -> GivenStage {
    var game = try GivenStage(
      PhotoPack.pack(), size, seed: 4, isStill: isStill, best: best)
    for round in 0..<3 {
      let right = try PhotoPickScreenTests.right(game)
      try game.type("\(round < count ? right : right % 3 + 1)")
      try game.press(.enter)
    }
    #expect(game.contains("Game over!"))
    return game
  }

  /// Answers all questions of a quiz, some of them right, with a known high score.
  private static func quiz(right count: Int, best: Int64) throws -> GivenStage {
    var game = try GivenStage(ChoiceQuizScreenTests.pack(), Size(80, 24), best: best)
    try game.press(.enter)
    for round in 0..<3 {
      game.time += 1000
      let right = try ChoiceQuizScreenTests.right(game)
      try game.type("\(round < count ? right : right % 4 + 1)")
      try game.press(.enter)
    }
    #expect(game.contains("play again"))
    return game
  }

  @Test(arguments: [
    (right: 3, isRecord: false, isCelebrated: true), (right: 2, isRecord: true, isCelebrated: true),
    (right: 2, isRecord: false, isCelebrated: false),
    (right: 0, isRecord: false, isCelebrated: false),
  ])
  func aRecordAndAFullScoreAreCelebratedAndNothingElseIs(
    right: Int, isRecord: Bool, isCelebrated: Bool
  ) throws {
    // In photo pick a wrong answer costs the point of the one before.
    let score = Int64(right == 2 ? 1 : right)
    let photos = try Self.photoPick(right: right, best: isRecord ? score - 1 : score)
    #expect((photos.stage.deadline != nil) == isCelebrated)
    #expect(photos.contains("A new record!") == isRecord)
    let quiz = try Self.quiz(right: right, best: Int64(isRecord ? right - 1 : right))
    #expect((quiz.stage.deadline != nil) == isCelebrated)
    #expect(quiz.contains("A new record!") == isRecord)
  }

  @Test(arguments: [(best: Int64(99), isRecord: true), (best: 100, isRecord: false)])
  func aRecordOfHigherOrLowerIsCelebrated(best: Int64, isRecord: Bool) throws {
    let facts: [(String, Int64, String)] = [("One", 500, "days"), ("Other", 500, "days")]
    var game = try GivenStage(GivenStage.facts(facts, lives: "1"), Size(80, 24), best: best)
    for isRight in [true, false] {
      if isRight { try game.type("500") } else { try game.press(.home) }
      try game.press(.enter)
      try game.run(to: game.time + 5000)
      try game.press(.enter)
    }
    #expect(game.contains("A new record!") == isRecord)
    #expect((game.stage.deadline != nil) == isRecord)
    try game.run(to: game.time + 6000)
    #expect(game.stage.deadline == nil)
    try game.press(.enter)
    #expect(game.contains("Question 1") && !game.contains("·  "))
  }

  @Test func anotherGameHasNoSkyAndNoTicks() throws {
    var game = try Self.photoPick(right: 3, best: 0)
    try game.press(.enter)
    #expect(game.contains("1/3") && game.stage.deadline == nil)
    #expect(!game.contains("·  "))
  }

  @Test func theFramesAreTheRecordedOnes() throws {
    var frames = GoldenFrames("celebrations")
    for size in [Size(80, 24), Size(120, 40)] {
      for (name, time) in [("start", 0), ("middle", 3000), ("end", 6000)] as [(String, Int64)] {
        var game = try Self.photoPick(right: 3, best: 0, size)
        try game.run(to: game.time + time)
        frames.add("fireworks,\(name)", game)
      }
      for (name, time) in [("start", 0), ("middle", 12_000), ("end", 24_000)] as [(String, Int64)] {
        var game = try Self.almostDone(levels: 1, size, isStill: false).stage
        try game.run(to: game.time + time)
        frames.add("finale,\(name)", game)
      }
    }
    try frames.compare()
  }

  @Test func withoutMotionTheLastFrameIsShownAtOnce() throws {
    var moving = try Self.photoPick(right: 3, best: 0)
    try moving.run(to: moving.time + 6000)
    let still = try Self.photoPick(right: 3, best: 0, isStill: true)
    #expect(still.stage.deadline == nil)
    #expect(still.text == moving.text && still.shown.rows == moving.shown.rows)
  }

  /// Only the changed cells are sent: a frame must fit through a slow line.
  @Test func aFrameIsAFewKilobytes() throws {
    var game = try Self.almostDone(levels: 1, Size(80, 24), isStill: false)
    var (before, most): (Canvas?, Int) = (nil, 0)
    let terminal = TerminalProfile(colours: .direct)
    while let deadline = game.stage.stage.deadline, deadline < 6000 {
      game.stage.time = deadline
      try game.stage.take(.tick)
      var stage = game.stage.stage
      let canvas = stage.draw(Moment(game.stage.size, deadline))
      if let before {
        most = max(most, CanvasDiff.bytes(from: before, to: canvas, for: terminal).count)
      }
      before = canvas
    }
    #expect(most < 40_000)
  }
}
