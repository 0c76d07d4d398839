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
    #expect(game.stage.contains("= ?"))
    game = try Self.almostDone(levels: 2, Size(80, 24), isStill: false)
    try game.stage.press(.character("x"))
    #expect(game.stage.contains("Level 2 of 2"))
    #expect(game.stage.stage.deadline == nil)
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
