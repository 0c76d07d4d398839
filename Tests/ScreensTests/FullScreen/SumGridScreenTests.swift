import Games
import PackFormat
import Screens
import Terminal
import TestSupport
import Testing
import Words

@Suite struct SumGridScreenTests {
  private static let sizes = [Size(80, 24), Size(40, 20), Size(200, 60)]

  @Test func aLevelAsItIsSeenOnASmallScreen() throws {
    let game = try GivenGridGame(Size(40, 20), TerminalProfile(colours: .monochrome))
    #expect(
      game.stage.text == """
         Test           solved 0   high score 0
         Level 1 of 2: Step 1  ○ ○
         ○ ○ ○   Question 1 not solved yet
         ▄█  ▀▀█    ▄    ▀▀█ ▀▀█   ▄▄▄   ▀▀█
          █  ▀▀█   ▀█▀   ▀▀█  ▄▀   ▄▄▄    ▀▀
         ▀▀▀ ▀▀▀         ▀▀▀  ▀           ▀
                 1   2   3   4   5   6
              A ►6◄  4   1   8   4   9
              B  9   8   4   1   4   1
              C  9   3   8   1   7   9
              D  1   4   9   2   1   9
              E  3   9   7   0   4   1
              F  0   5   6   4   5   6
         SPACE mark  ENTER check  / type
         s skip  i hint  ? help  n new  q quit
        """)
  }

  @Test(arguments: [Size(40, 20), Size(80, 24), Size(120, 40), Size(200, 60)])
  func rowsAndColumnsHaveTheirNames(size: Size) throws {
    let game = try GivenGridGame(size)
    let shown = game.stage.shown
    for row in 0..<6 {
      let place = try game.place(of: SumGridCell(row: row, column: 0))
      let left = shown.text(row: place.row).prefix(place.column).filter { $0.isLetter }
      #expect(left == ["A", "B", "C", "D", "E", "F"][row])
    }
    let top = try (0..<6).map { try game.place(of: SumGridCell(row: 0, column: $0)) }
    let above = try #require((0..<top[0].row).last { shown.rows[$0][top[0].column].text != " " })
    #expect(top.map { shown.rows[above][$0.column].text } == ["1", "2", "3", "4", "5", "6"])
  }

  @Test func theNamesOfALargeBoardAreOnTheSmallestScreen() throws {
    let rules = [RuleText("rows", "12"), RuleText("columns", "12")]
    let game = try GivenGridGame(Size(40, 20), rules: rules)
    let lines = game.stage.text.split(separator: "\n")
    #expect(lines.contains { $0.hasSuffix(" 1  2  3  4  5  6  7  8  9  10 11 12") })
    let names = lines.compactMap { $0.first { $0 != " " } }.filter { "ABCDEFGHIJKL".contains($0) }
    #expect(String(names) == "ABCDEFGHIJKL")
  }

  @Test func theCirclesOfTheLevelsHaveTheColoursOfTheCells() throws {
    var game = try GivenGridGame(levels: 5, Size(80, 24), rules: [RuleText("questions", "1")])
    try game.drag(game.answer)
    try game.stage.press(.enter)
    let place = try #require(game.stage.place(of: "● ○ ○ ○ ○"))
    let inks = (0..<5).map { game.stage.shown.rows[place.row][place.column + 2 * $0].look.ink }
    #expect(
      inks == [
        .direct(0xFF, 0xD1, 0xDC), .direct(0xC8, 0xE6, 0xC9), .direct(0xBB, 0xDE, 0xFB),
        .direct(0xFF, 0xF4, 0xB8), .direct(0xE1, 0xD5, 0xF5),
      ])
  }

  @Test func aSolvedPathIsRunOverByAWaveOfLight() throws {
    var frames = GoldenFrames("sum-grid")
    for size in [Size(80, 24), Size(120, 40)] {
      for (name, time) in [("start", 0), ("middle", 450), ("end", 940)] as [(String, Int64)] {
        var game = try GivenGridGame(size, isStill: false)
        try game.drag(game.answer)
        try game.stage.run(to: time)
        frames.add("wave,\(name)", game.stage)
      }
    }
    try frames.compare()
  }

  @Test func theWaveBrightensOneCellAfterTheOther() throws {
    var game = try GivenGridGame(Size(80, 24), isStill: false)
    let path = try game.answer
    try game.drag(path)
    func papers(at time: Int64) throws -> [VirtualTerminal.Shade] {
      try game.stage.run(to: time)
      return try path.map {
        let place = try game.place(of: $0)
        return game.stage.shown.rows[place.row][place.column].look.paper
      }
    }
    let (green, bright) = (
      VirtualTerminal.Shade.direct(0x5F, 0xCB, 0x72), VirtualTerminal.Shade.direct(231, 247, 234)
    )
    #expect(try papers(at: 0) == [green, green])
    #expect(try papers(at: 300) == [bright, green])
    #expect(try papers(at: 600) == [green, bright])
    let plain = try papers(at: 940)
    #expect(plain.allSatisfy { $0 != green && $0 != bright })
  }

  @Test(arguments: sizes)
  func itIsPlayedToTheEndByKeys(size: Size) throws {
    var game = try GivenGridGame(size)
    for question in 0..<6 {
      if question % 3 == 0, question > 0 {
        #expect(game.stage.contains("Level 1 is done!"))
        try game.stage.press(.enter)
      }
      let path = try game.answer
      var cursor = SumGridCell(row: 0, column: 0)
      for _ in 0..<6 { try game.stage.press(.up, .left) }
      try game.mark(path, from: &cursor)
      try game.stage.press(.enter)
      try game.solved(path)
    }
    #expect(game.stage.contains("All levels are done: 6"))
    #expect(game.stage.contains("A new record!"))
    try game.stage.press(.enter)
    #expect(game.stage.contains("Level 1 of 2: Step 1"))
    try game.stage.press(.character("q"))
    #expect(game.stage.isDone && game.stage.keeper.best == 6)
    #expect(lines(game.stage.log).suffix(2) == ["", "q"])
    #expect(try bestReplayed(game.stage.log, of: game.pack) == 6)
  }

  @Test(arguments: sizes)
  func itIsPlayedToTheEndByMouse(size: Size) throws {
    var game = try GivenGridGame(size)
    for question in 0..<6 {
      if question == 3 {
        let button = try #require(game.stage.place(of: "[ ENTER  next level ]"))
        try game.stage.take(.input(.mouse(Mouse(.press, at: button))))
      }
      let path = try game.answer
      try game.drag(path)
      try game.solved(path)
    }
    #expect(game.stage.contains("All levels are done: 6"))
    let button = try #require(game.stage.place(of: "[ ENTER  play again ]"))
    try game.stage.take(.input(.mouse(Mouse(.press, at: button))))
    #expect(game.stage.contains("Level 1 of 2: Step 1"))
    let quit = try #require(game.stage.place(of: "q quit"))
    try game.stage.take(.input(.mouse(Mouse(.press, at: quit))))
    #expect(game.stage.isDone)
    #expect(try bestReplayed(game.stage.log, of: game.pack) == 6)
  }

  @Test func aDragGoesOnThroughAnotherSizeOfTheScreen() throws {
    var game = try GivenGridGame(Size(80, 24))
    let path = try game.answer
    try game.mouse(.press, path[0])
    for size in [Size(40, 20), Size(200, 60)] {
      game.stage.resize(size)
      #expect(game.stage.contains("[\(game.known.board[path[0]])") || size.columns > 40)
    }
    for cell in path.dropFirst() { try game.mouse(.drag, cell) }
    try game.mouse(.release, path[path.count - 1])
    #expect(game.stage.contains("Right!"))
  }

  @Test func draggingBackTakesAStepBackAndAClickOutsideClears() throws {
    var game = try GivenGridGame(Size(80, 24))
    let cells = (0..<3).map { SumGridCell(row: 2, column: $0) }
    try game.mouse(.press, cells[0])
    try game.mouse(.drag, cells[2])
    let all = cells.map { "\(game.known.board[$0])" }.joined()
    #expect(game.stage.contains("Path: \(all)"))
    try game.mouse(.drag, cells[1])
    #expect(game.stage.contains("Path: \(all.dropLast())\n"))
    try game.mouse(.drag, cells[0])
    try game.mouse(.release, cells[0])
    #expect(game.stage.contains("Path: \(all.prefix(1))\n"))
    #expect(lines(game.stage.log) == [])
    try game.stage.take(.input(.mouse(Mouse(.press, at: Point(1, 3)))))
    #expect(!game.stage.contains("Path:"))
  }

  @Test func clicksOneAfterTheOtherAreAPath() throws {
    var game = try GivenGridGame(Size(80, 24))
    for cell in try game.answer {
      try game.mouse(.press, cell)
      try game.mouse(.release, cell)
    }
    #expect(game.stage.contains("Right!"))
  }

  @Test func aWrongPathFlashesRingsAndCostsNothing() throws {
    var game = try GivenGridGame(Size(80, 24), isStill: false)
    let path = try game.wrong
    try game.drag(path)
    #expect(game.stage.rings == 1)
    #expect(game.stage.contains("Try again."))
    let place = try game.place(of: path[0])
    let first = game.stage.shown.rows[place.row][place.column].look
    #expect(game.stage.shown.rows[place.row][place.column - 1].text == "!")
    game.stage.time = 200
    try game.stage.take(.tick)
    #expect(game.stage.shown.rows[place.row][place.column].look != first)
    while let deadline = game.stage.stage.deadline {
      game.stage.time = deadline
      try game.stage.take(.tick)
    }
    #expect(game.stage.contains("solved 0"))
    #expect(!game.stage.contains("Try again."))
    #expect(game.stage.time <= 5000)
  }

  @Test func aPathIsTypedAsInThePlainGame() throws {
    var game = try GivenGridGame(Size(80, 24))
    let path = try game.answer
    try game.stage.type("/" + path.map(\.name).joined(separator: " "))
    #expect(game.stage.shown.cursor != nil)
    try game.stage.press(.enter)
    #expect(game.stage.contains("Right!"))
    try game.stage.take(.input(.paste("zz")))
    try game.stage.press(.enter)
    #expect(game.stage.contains("\"zz\" is no path"))
    try game.stage.type("/a1 c3")
    try game.stage.press(.enter)
    #expect(game.stage.contains("A1 and C3 are not"))
    #expect(game.stage.rings == 2)
    try game.stage.type("/")
    try game.stage.press(.escape)
    #expect(!game.stage.contains("Path:"))
    try game.stage.press(.character("i"))
    #expect(game.stage.contains("The answer can begin at"))
    try game.stage.press(.character("s"))
    #expect(game.stage.contains("Question 3"))
    #expect(lines(game.stage.log).suffix(4) == ["zz", "a1 c3", "hint", "s"])
  }

  @Test func withoutColourWhatIsSelectedIsReversedAndInBrackets() throws {
    var game = try GivenGridGame(
      Size(80, 24), language: .russian,
      TerminalProfile(colours: .monochrome, isSynchronised: false, hasFineBlocks: false))
    try game.mouse(.press, SumGridCell(row: 1, column: 1))
    let digit = game.known.board[SumGridCell(row: 1, column: 1)]
    let place = try #require(game.stage.place(of: "[\(digit)]"))
    let cell = game.stage.shown.rows[place.row][place.column]
    #expect(cell.look.traits.contains(7))
    #expect(game.stage.contains("( ) ( ) ( )"))
    #expect(game.stage.contains("Путь: \(digit)"))
  }

  @Test func cellsAreFivePastelsWithBlackDigitsAndOrangeWhereSelected() throws {
    var game = try GivenGridGame(Size(80, 24))
    func look(_ row: Int, _ column: Int) throws -> VirtualTerminal.Look {
      let place = try game.place(of: SumGridCell(row: row, column: column))
      return game.stage.shown.rows[place.row][place.column].look
    }
    let pastels = try (0..<5).map { try look(0, $0).paper }
    #expect(
      pastels == [
        .direct(0xFF, 0xD1, 0xDC), .direct(0xC8, 0xE6, 0xC9), .direct(0xBB, 0xDE, 0xFB),
        .direct(0xFF, 0xF4, 0xB8), .direct(0xE1, 0xD5, 0xF5),
      ])
    for row in 0..<5 {
      for column in 0..<5 {
        let here = try look(row, column)
        #expect(here.ink == .direct(0, 0, 0))
        #expect(try here.paper != look(row + 1, column).paper)
        #expect(try here.paper != look(row, column + 1).paper)
        #expect(try here.paper != look(row + 1, column + 1).paper)
      }
    }
    try game.mouse(.press, SumGridCell(row: 0, column: 0))
    #expect(try look(0, 0).paper == .direct(0xFF, 0x98, 0x00))
    #expect(try look(0, 0).ink == .direct(0, 0, 0))
  }

  @Test func leavingIsAskedForOnlyWhereSomethingWouldBeLost() throws {
    var game = try GivenGridGame(Size(80, 24))
    try game.stage.press(.character("p"))
    #expect(game.stage.contains("Paused") && !game.stage.contains("not solved"))
    try game.stage.press(.enter)
    try game.drag(game.answer)
    try game.stage.press(.character("n"))
    #expect(game.stage.contains("Start a new game? It ends with 1 question solved."))
    try game.stage.press(.character("y"))
    #expect(game.stage.contains("solved 0") && game.stage.keeper.best == 1)
    try game.stage.press(.character("w"))
    #expect(game.stage.contains("Now: "))
    try game.stage.press(.escape, .escape)
    #expect(game.stage.isDone)
    #expect(lines(game.stage.log).suffix(2) == ["n", "q"])
  }

  @Test func theScoreCountsHoweverItEnds() throws {
    var game = try GivenGridGame(Size(80, 24))
    try game.drag(game.answer)
    try game.stage.press(.character("c"), modifiers: .control)
    #expect(game.stage.isDone && game.stage.keeper.best == 1)
  }

  /// No input crashes the screen, at any size.
  @Test(arguments: 0..<10 as Range<UInt64>)
  func anyInputOnAnyScreenIsShownSafely(seed: UInt64) throws {
    var generator = SplitMix(seed: seed)
    func size() -> Size {
      Size(Int.random(in: 1...110, using: &generator), Int.random(in: 1...40, using: &generator))
    }
    let side = seed % 3 == 0 ? "12" : "6"
    let rules = [RuleText("rows", side), RuleText("columns", side)]
    let terminals = [
      TerminalProfile(colours: .direct), TerminalProfile(colours: .basic, hasFineBlocks: false),
      TerminalProfile(colours: .indexed), TerminalProfile(colours: .monochrome),
    ]
    var game = try GivenGridGame(
      size(), rules: rules, language: seed % 2 == 0 ? .english : .russian,
      terminals[Int(seed % 4)], isStill: seed % 5 == 0)
    let keys: [Key] =
      [.enter, .enter, .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .escape]
      + [.backspace, .tab, .function(1)]
      + " 123789hjkl/a1b2zsiтp?w\u{1B}\u{202E}数".map { .character($0) }
    for _ in 0..<120 where !game.stage.isDone {
      game.stage.time += 90
      let point = Point(
        Int.random(in: 0..<110, using: &generator), Int.random(in: 0..<42, using: &generator))
      switch Int.random(in: 0..<12, using: &generator) {
      case 0: game.stage.resize(size())
      case 1, 2: try game.stage.take(.input(.mouse(Mouse(.press, at: point))))
      case 3: try game.stage.take(.input(.mouse(Mouse(.drag, at: point))))
      case 4: try game.stage.take(.input(.mouse(Mouse(.release, at: point))))
      case 5: try game.stage.take(.tick)
      case 6: try game.stage.take(.input(.paste("A1 \u{1B}[2J\n\u{202E}")))
      default: try game.stage.press(keys.randomElement(using: &generator) ?? .enter)
      }
      try #require(game.stage.shown.refused == [], "seed \(seed)")
    }
  }
}
