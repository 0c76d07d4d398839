import Games
import PackFormat
import Screens
import Terminal
import TestSupport
import Testing

/// Tests of pictures on the full screen. A thread decodes them, so tests wait for them.
@Suite struct ScreenPictureTests {
  private static func pack(_ files: [[UInt8]]) -> BuiltPack {
    var pack = PhotoPack.pack()
    pack.pictures = (0..<5).map { "\($0).png" }
    pack.files = files
    pack.add("Image", .reference, [0, 1, 2, 3, 4])
    return pack
  }

  private static let files = Array(repeating: PackPicturesTests.wide, count: 5)

  private func game(
    _ pack: BuiltPack, _ choice: PictureDisplay.Choice, colours: ColourDepth = .direct,
    size: Size = Size(80, 24)
  ) throws -> (GivenStage, PictureDisplay?) {
    let terminal = TerminalProfile(colours: colours)
    let display = PictureDisplay(choice, for: terminal, canBeAsked: true)
    return (try GivenStage(pack, size, seed: 4, terminal, display: display), display)
  }

  /// True if a picture is drawn in blocks.
  private static func showsSymbols(_ game: GivenStage) -> Bool {
    ["▂▂▂▂", "▀▀▀▀", "▆▆▆▆", "▇▇▇▇"].contains { game.contains($0) }
  }

  /// Draws until a picture is seen, as the screen does when the thread has finished.
  private func wait(
    _ game: inout GivenStage, _ isSeen: (GivenStage) -> Bool
  ) throws {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(20)
    while !isSeen(game) {
      try #require(clock.now < end, "no picture within 20 s:\n\(game.text)")
      game.draw()
    }
  }

  @Test(arguments: ColourDepth.allCases)
  func aPictureIsDrawnInSymbolsOnceItIsThere(colours: ColourDepth) throws {
    var (game, _) = try game(Self.pack(Self.files), .symbols, colours: colours)
    try wait(&game, Self.showsSymbols)
    #expect(game.contains("number 20, safety"))
    #expect(game.shown.graphics.isEmpty && game.shown.refused == [])
  }

  /// The columns that have a sign of a picture, from the first to the last one.
  private static func columns(_ game: GivenStage, in range: Range<Int>) -> Int {
    let signs = "▂▀▆▇▎▊▌▐▍▋▏▉█"
    let columns = range.filter { column in
      game.shown.rows.contains { !$0[column].text.isEmpty && signs.contains($0[column].text) }
    }
    return columns.isEmpty ? 0 : columns[columns.count - 1] - columns[0] + 1
  }

  @Test func theCardOfAPickTurnsWithItsPictureAndTheOthersShrink() throws {
    var (game, _) = try game(Self.pack(Self.files), .symbols)
    // The pictures come in any order.
    try wait(&game) {
      Self.columns($0, in: 0..<27) == 11 && Self.columns($0, in: 53..<80) == 11
    }
    try game.type("1")
    #expect(Self.columns(game, in: 0..<27) == 11)
    try game.run(to: 240)
    let narrow = Self.columns(game, in: 0..<27)
    #expect((3...8).contains(narrow))
    try game.run(to: 450)
    #expect(game.contains("░░░░░░░░"))
    try game.run(to: 960)
    #expect(Self.columns(game, in: 0..<27) == 11)
    // The small pictures are drawn anew when they are ready.
    try wait(&game) { Self.columns($0, in: 53..<80) < 9 }
    #expect(game.shown.refused == [] && game.shown.graphics.isEmpty)
  }

  @Test func inPixelsTheOthersAreDrawnInSymbolsToFade() throws {
    var (game, display) = try game(Self.pack(Self.files), .kitty)
    display?.take(.cell(Size(8, 16)))
    try wait(&game) { $0.shown.graphics.count == 3 }
    try game.type("1")
    try game.run(to: 960)
    try wait(&game) { $0.shown.graphics.count == 1 && Self.columns($0, in: 53..<80) > 0 }
    #expect(game.shown.refused == [])
  }

  @Test func aTerminalThatSaysItCanGetsPixelsAndThePauseHidesThem() throws {
    var (game, display) = try game(Self.pack(Self.files), .auto)
    try wait(&game, Self.showsSymbols)
    display?.take(.takesKittyGraphics(true))
    display?.take(.cell(Size(8, 16)))
    display?.take(.attributes([62, 4]))
    try wait(&game) { $0.shown.graphics.count == 3 }
    #expect(!Self.showsSymbols(game))
    // A picture of 48 × 32 pixels is at most tripled; a cell has 8 × 16 pixels.
    for place in game.shown.graphics.values { #expect(place[2...] == [18, 6]) }
    try game.press(.character("p"))
    #expect(game.shown.graphics.isEmpty)
    try game.press(.enter)
    #expect(game.shown.graphics.count == 3)
    try game.type("1")
    try game.press(.enter)
    try wait(&game) { $0.shown.graphics.count == 3 }
    #expect(game.shown.refused == [])
  }

  @Test func sixelsAreTakenWhereKittysAreNot() throws {
    var (game, display) = try game(Self.pack(Self.files), .auto)
    display?.take(.takesKittyGraphics(false))
    display?.take(.attributes([62, 4]))
    try wait(&game) { $0.shown.sixels.count == 3 }
    #expect(game.shown.graphics.isEmpty)
    #expect(game.shown.refused == [])
  }

  @Test(arguments: [[], [0x89], Array(PackPicturesTests.wide.dropLast())])
  func aPictureThatIsBrokenIsDescribedInWords(file: [UInt8]) throws {
    let pack = Self.pack(Array(repeating: file, count: 5))
    var (game, _) = try game(pack, .kitty)
    var (words, _) = try self.game(pack, .none)
    for _ in 0..<200 { game.draw() }
    try wait(&game) { $0.text == words.text }
    #expect(game.shown.graphics.isEmpty)
    words.resize(Size(40, 20))
    game.resize(Size(40, 20))
    try wait(&game) { $0.text == words.text }
  }

  @Test func aFloodOfSizesIsOverAtOnce() throws {
    var (game, _) = try game(Self.pack(Self.files), .kitty)
    for columns in 30..<200 { game.resize(Size(columns, 20 + columns % 30)) }
    game.resize(Size(80, 24))
    // The sizes wished for last are made first, not after the pictures of 170 other sizes.
    try wait(&game) { $0.shown.graphics.count == 3 }
    #expect(game.shown.refused == [])
  }

  @Test(arguments: [Size(40, 20), Size(80, 24), Size(200, 60)])
  func aQuizShowsItsPictureBesideOrAboveTheQuestion(size: Size) throws {
    var pack = BuiltPack(
      kind: "choice-quiz",
      rules: RuleText.filled([RuleText("questions", "1")], of: ChoiceQuizRules.specifications))
    pack.pictures = ["box.png"]
    pack.files = [PackPicturesTests.wide]
    pack.add("Prompt", ["What is this?"])
    pack.add("Right", ["A box"])
    pack.add("Wrong1", ["A ball"])
    pack.add("Image", .reference, [0])
    pack.add("Alt", ["A white box"])
    var (game, _) = try game(pack, .kitty, size: size)
    try game.press(.enter)
    try wait(&game) { $0.shown.graphics.count == 1 }
    let place = try #require(game.shown.graphics.values.first)
    let prompt = try #require(game.place(of: "What is this?"))
    if size.columns < 60 {
      #expect(place[1] + place[3] <= prompt.row)
    } else {
      #expect(place[0] > 40 && place[1] == prompt.row)
    }
    #expect(game.shown.refused == [])
  }
}
