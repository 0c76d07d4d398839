import Games
import PackFormat
import Screens
import Terminal
import TestSupport
import Testing

@Suite struct PhotoPickScreenTests {
  static let sizes = [Size(80, 24), Size(40, 20), Size(200, 60)]

  @Test func aQuestionAsItIsSeenOnASmallScreen() throws {
    let game = try GivenStage(PhotoPack.pack(), Size(40, 20), seed: 4)
    #expect(
      game.text == """
         Legends   1/3   score 0   high score 0
          Tap the one that is Chuck Bednarik.
          1       number 20, safety, 1996 to
                  2008, inducted in 2012
          2       number 60, centre and
                  linebacker, 1949 to 1962,
                  inducted in 1969
          3       number 62, from 2011
             Drawings by A. Painter, 2020 ·
                 Licence: CC-BY-SA-4.0.
         1–3 pick  ←→ ENTER choose  p pause
         ? help  n new  w where from  q quit
        """)
  }

  /// Returns the number of the right photo on the screen.
  static func right(_ game: GivenStage) throws -> Int {
    let texts = [
      ("Reggie White", "A man in"), ("Brian Dawkins", "number 20"), ("Chuck Bednarik", "number 60"),
      ("Steve Van Buren", "a photo"), ("Jason Kelce", "number 62"),
    ]
    let asked = try #require(texts.first { game.contains("Tap the one that is \($0.0).") }).1
    let place = try #require(game.place(of: asked))
    let places = texts.compactMap { game.place(of: $0.1) }
      .sorted { ($0.row, $0.column) < ($1.row, $1.column) }
    return try #require(places.firstIndex(of: place)) + 1
  }

  @Test(arguments: sizes)
  func aGameByKeysToTheEndAndItsRecordIsTheSameGame(size: Size) throws {
    var game = try GivenStage(PhotoPack.pack(), size, seed: 4)
    for round in 1...3 {
      #expect(game.contains("\(round)/3"))
      let right = try Self.right(game)
      switch round {
      case 1: try game.type("\(right)")
      case 2:
        for _ in 0..<right { try game.press(.right) }
        try game.press(.enter)
      default: try game.type("\(right % 3 + 1)")
      }
      #expect(game.contains(round < 3 ? "✓ Right!" : "✗ Wrong! That's"))
      #expect(game.contains(["score is 1", "score is 2", "final score is 1"][round - 1]))
      #expect(game.contains("CC-BY-SA-4.0"))
      try game.press(.enter)
    }
    #expect(game.contains("Game over!") && game.contains("Your final score is 1."))
    #expect(game.contains("A new record!"))
    #expect(game.keeper.best == 1)
    let replayed = try game.replayed(PhotoPack.pack(), seed: 4)
    #expect(replayed.contains("Your final score is 1. A new record!"))
    try game.press(.enter)
    #expect(game.contains("1/3   score 0   high score 1"))
    try game.press(.character("q"))
    #expect(game.isDone)
    #expect(game.shown.refused == [])
  }

  @Test(arguments: sizes)
  func aGameByMouseToTheEndResizedInTheMiddle(size: Size) throws {
    var game = try GivenStage(PhotoPack.pack(), size, seed: 4)
    for round in 1...3 {
      game.resize(Self.sizes[round % 3])
      let right = try Self.right(game)
      try game.click(" \(right) ")
      #expect(game.contains("✓ Right!"))
      game.resize(size)
      try game.click("[ ENTER  next ]")
    }
    #expect(game.contains("Your final score is 3."))
    try game.click("[ ENTER  play again ]")
    try game.click("n new")
    try game.click("q quit")
    #expect(game.isDone)
    #expect(game.keeper.best == 3)
    #expect(try game.replayed(PhotoPack.pack(), seed: 4).contains("Your final score is 3."))
    #expect(game.shown.refused == [])
  }

  @Test func aGameThatIsBrokenOffDoesNotCount() throws {
    var game = try GivenStage(PhotoPack.pack(), Size(80, 24), seed: 4)
    try game.type("\(try Self.right(game))")
    try game.press(.enter, .character("n"))
    #expect(game.contains("Start a new game? You have 1 point;"))
    try game.press(.escape, .character("q"), .character("y"))
    #expect(game.isDone)
    #expect(game.keeper.best == 0)
  }

  @Test func thePauseHidesTheQuestionAndTheCreditsAreInTheHelp() throws {
    var game = try GivenStage(PhotoPack.pack(), Size(80, 24), seed: 4)
    try game.press(.character("p"))
    #expect(game.contains("Paused") && !game.contains("Bednarik") && !game.contains("number 20"))
    try game.press(.enter, .character("?"))
    #expect(game.contains("Drawings by A. Painter, 2020") && !game.contains("Bednarik"))
    try game.press(.escape)
    #expect(game.contains("Bednarik"))
  }

  @Test func thePacksColoursAreItsLooks() throws {
    var pack = PhotoPack.pack()
    pack.theme = [("accent", "#004c54"), ("selection", "#a5acaf")]
    let game = try GivenStage(pack, Size(80, 24), seed: 4)
    #expect(game.shown.rows[0][0].look.paper == .direct(0, 0x4C, 0x54))
    #expect(game.shown.rows[0][4].look.ink == .direct(255, 255, 255))
    let plain = try GivenStage(
      pack, Size(80, 24), seed: 4, TerminalProfile(colours: .monochrome))
    #expect(plain.shown.rows[0][0].look.paper == .standard)
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func anyPackOnAnyScreenWithAnyInputIsShownSafely(seed: UInt64) throws {
    var generator = SplitMix(seed: seed)
    let evil = "a\u{1B}[31mb\u{202E}c\u{7}\r"
    var pack = PhotoPack.pack(["photos": "\(2 + seed % 3)", "rounds": "2"])
    pack.texts = [("ask", "", evil + "{name}"), ("wrong", "", String(repeating: evil, count: 30))]
    pack.about = [("credit", "en", String(repeating: evil, count: 20))]
    pack.add("Source", [evil, evil, evil, evil, evil])
    var game = try GivenStage(pack, Size(80, 24), seed: seed)
    let keys: [Key] =
      [.enter, .enter, .left, .right, .up, .down, .home, .end, .escape, .tab]
      + "123pw?n".map { .character($0) }
    for _ in 0..<150 where !game.isDone {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0:
        game.resize(
          Size(
            Int.random(in: 1...100, using: &generator), Int.random(in: 1...30, using: &generator)))
      case 1:
        let point = Point(
          Int.random(in: 0..<100, using: &generator), Int.random(in: 0..<32, using: &generator))
        try game.take(.input(.mouse(Mouse(.press, at: point))))
      default: try game.press(keys.randomElement(using: &generator) ?? .enter)
      }
      try #require(game.shown.refused == [], "seed \(seed)")
    }
  }
}
