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
           right +1, wrong −1, never below 0
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
      #expect(game.contains(["score is 1", "score is 2", "final score was 1"][round - 1]))
      #expect(game.contains("CC-BY-SA-4.0"))
      try game.press(.enter)
    }
    #expect(game.contains("Game over! Your final score was 1."))
    #expect(game.contains("A new record!"))
    #expect(game.keeper.best == 1)
    let replayed = try game.replayed(PhotoPack.pack(), seed: 4)
    #expect(replayed.contains("Game over! Your final score was 1. A new record!"))
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
    #expect(game.contains("Your final score was 3."))
    try game.click("[ ENTER  play again ]")
    try game.click("n new")
    try game.click("q quit")
    #expect(game.isDone)
    #expect(game.keeper.best == 3)
    #expect(try game.replayed(PhotoPack.pack(), seed: 4).contains("Your final score was 3."))
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

  /// The pack in the colours of a team, with a source for each person.
  private static var team: BuiltPack {
    var pack = PhotoPack.pack()
    pack.theme = [
      ("accent", "#004c54"), ("background", "#f2f4f4"), ("text", "#101518"),
      ("selection", "#a5acaf"),
    ]
    pack.add("Source", ["A book", "A film", "An archive", "A letter", "A poster"])
    return pack
  }

  @Test func thePickedCardTurnsOnceAndTheOthersShrinkAndFade() throws {
    var frames = GoldenFrames("photo-pick")
    for size in [Size(80, 24), Size(120, 40)] {
      for (name, time) in [
        ("start", 0), ("quarter", 280), ("middle", 450), ("end", 920),
      ] as [(String, Int64)] {
        var game = try GivenStage(Self.team, size, seed: 4)
        try game.type("1")
        try game.run(to: time)
        frames.add("turn,\(name)", game)
      }
    }
    try frames.compare()
  }

  @Test func withoutMotionTheCardsAreAtRestAtOnce() throws {
    var moving = try GivenStage(Self.team, Size(80, 24), seed: 4)
    try moving.type("1")
    try moving.run(to: 920)
    #expect(moving.stage.deadline == nil)
    var still = try GivenStage(Self.team, Size(80, 24), seed: 4, isStill: true)
    try still.type("1")
    #expect(still.stage.deadline == nil)
    #expect(still.text == moving.text && still.shown.rows == moving.shown.rows)
  }

  @Test func aCardThatWasNotPickedFadesToAQuarterOfItsLight() throws {
    var game = try GivenStage(PhotoPack.pack(), Size(80, 24), seed: 4)
    func ink() throws -> VirtualTerminal.Shade {
      let corner = try #require(game.shown.rows.joined().last { $0.text == "┐" })
      return corner.look.ink
    }
    #expect(try ink() == .direct(0x8A, 0x8A, 0x8A))
    try game.type("1")
    #expect(try ink() == .direct(0x8A, 0x8A, 0x8A))
    try game.run(to: 920)
    // A quarter of 138, on a background that counts as black.
    #expect(try ink() == .direct(35, 35, 35))
  }

  @Test func theBackdropRunsFromTheColourOfTheTeamToItsDarkOne() throws {
    let game = try GivenStage(Self.team, Size(80, 24), seed: 4)
    let papers = game.shown.rows.map { $0[0].look.paper }
    #expect(papers[1] == .direct(0, 76, 84))
    #expect(papers[11] == .direct(6, 48, 53))
    #expect(papers[22] == .direct(12, 16, 19))
    #expect(papers[23] == .standard)
    let none = try GivenStage(PhotoPack.pack(), Size(80, 24), seed: 4)
    #expect(none.shown.rows[11][0].look.paper == .standard)
    let basic = try GivenStage(
      Self.team, Size(80, 24), seed: 4, TerminalProfile(colours: .basic))
    #expect(basic.shown.rows[11][0].look.paper == .standard)
  }

  @Test func afterAWrongPickBothPeopleAndTheirSourcesAreTold() throws {
    var game = try GivenStage(Self.team, Size(120, 40), seed: 4)
    try game.type("1")
    let about = game.text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
    let first = try #require(about.firstIndex { $0.hasPrefix("Chuck Bednarik") })
    #expect(
      Array(about[first..<first + 4]) == [
        "Chuck Bednarik: number 60, centre and linebacker, 1949 to 1962, inducted in 1969.",
        "Source: An archive", "Brian Dawkins: number 20, safety, 1996 to 2008, inducted in 2012.",
        "Source: A film",
      ])
  }

  @Test func linesAboutPeopleThatDoNotFitScroll() throws {
    var pack = PhotoPack.pack()
    let source = (1...40).map { "word\($0)" }.joined(separator: " ")
    pack.add("Source", [String](repeating: source, count: 5))
    var game = try GivenStage(pack, Size(40, 20), seed: 4)
    try game.type("1")
    #expect(game.contains("↑↓ scroll") && !game.contains("word40"))
    try game.press(.end)
    #expect(game.contains("word40"))
    try game.press(.home)
    #expect(game.contains("Chuck Bednarik: number 60"))
  }

  /// Credits of three people and a notice, which have no room all at once.
  private static var credited: BuiltPack {
    var pack = PhotoPack.pack(["rounds": "3"])
    pack.about = [
      ("credit", "en", "The cards are drawings of this project: no photo, logo or emblem"),
      ("credit", "en", "Facts by a hall of fame and a reference, in our own words"),
      ("credit", "en", "Not affiliated with or endorsed by any league, team or hall of fame"),
      ("licence", "", "CC-BY-SA-4.0"),
    ]
    return pack
  }

  @Test(arguments: [Size(80, 24), Size(120, 40), Size(200, 60)])
  func allCreditsAreOnTheScreenWhereThereIsRoom(size: Size) throws {
    var game = try GivenStage(Self.credited, size, seed: 4)
    let credits =
      "The cards are drawings of this project: no photo, logo or emblem · Facts by a hall of fame "
      + "and a reference, in our own words · Not affiliated with or endorsed by any league, team "
      + "or hall of fame · Licence: CC-BY-SA-4.0."
    #expect(Self.words(game).contains(credits))
    try game.type("1")
    #expect(Self.words(game).contains(credits))
  }

  @Test func inTheSmallestWindowEachQuestionShowsOtherCreditsAndAllOfEach() throws {
    var game = try GivenStage(Self.credited, Size(40, 20), seed: 4)
    var shown: Set<Int> = []
    let credits = [
      "The cards are drawings of this project: no photo, logo or emblem",
      "Facts by a hall of fame and a reference, in our own words",
      "Not affiliated with or endorsed by any league, team or hall of fame",
      "Licence: CC-BY-SA-4.0.",
    ]
    for _ in 1...3 {
      for _ in 1...2 {
        let words = Self.words(game)
        let here = credits.indices.filter { words.contains(credits[$0]) }
        #expect(!here.isEmpty)
        shown.formUnion(here)
        try game.type("1")
      }
      try game.press(.enter)
    }
    #expect(shown == [0, 1, 2, 3])
  }

  /// The words of the screen in their order, with one space between them.
  private static func words(_ game: GivenStage) -> String {
    game.text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
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
