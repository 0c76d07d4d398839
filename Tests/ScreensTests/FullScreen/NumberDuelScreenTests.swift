import Games
import PackFormat
import Screens
import Terminal
import TestSupport
import Testing
import Words

@Suite struct NumberDuelScreenTests {
  private static let sizes = [Size(80, 24), Size(40, 20), Size(200, 60)]

  private static func pack(
    _ levels: [(String, Int64, Int64, String, String?)] = [
      ("Easy", 1, 10, "halving", "range;attempts;warmth"), ("Blind", -50, 49, "halving", nil),
    ]
  ) -> BuiltPack {
    var pack = BuiltPack(
      kind: "number-duel", rules: RuleText.filled([], of: NumberDuelRules.specifications))
    pack.add("Level", levels.map(\.0))
    pack.add("From", .integer, levels.map(\.1))
    pack.add("To", .integer, levels.map(\.2))
    pack.add("Computer", levels.map(\.3))
    pack.add("Hints", levels.map(\.4))
    return pack
  }

  /// Returns the right answer to the computer's guess if the player thinks of `number`.
  private static func answer(_ game: inout GivenStage, thoughtOf number: Int64) throws -> DuelAnswer
  {
    // The bar shows the numbers that are left; a halving computer guesses their middle.
    try #require(game.contains("[ = equal ]"))
    let asked = try #require(Self.asked(game))
    return DuelAnswer(number, guess: asked)
  }

  /// Returns the number that the computer guesses, which the newest mark above the bar shows.
  private static func asked(_ game: GivenStage) -> Int64? {
    for row in 0..<game.size.rows - 1 where game.shown.text(row: row + 1).contains("▼") {
      let cells = game.shown.rows[row]
      let bold = cells.filter { $0.look.traits.contains(1) }.map(\.text).joined()
      if let number = Int64(bold) { return number }
    }
    return nil
  }

  /// Plays round one with honest answers and round two by halving, with keys or with the mouse.
  private static func play(
    _ game: inout GivenStage, thoughtOf number: Int64, _ low: Int64, _ high: Int64, byMouse: Bool
  ) throws {
    func go(_ text: String, _ key: Key) throws {
      if !byMouse { return try game.press(key) }
      let place = try #require(game.place(of: text), "no \(text) in:\n\(game.text)")
      try game.take(.input(.mouse(Mouse(.press, at: place))))
      try game.take(.input(.mouse(Mouse(.release, at: place))))
    }
    try go("[ ENTER  start ]", .enter)
    #expect(game.contains("Think of a number"))
    try go("[ ENTER  I have one ]", .enter)
    while game.contains("[ = equal ]") {
      switch try answer(&game, thoughtOf: number) {
      case .less: try go("[ < less ]", .left)
      case .greater: try go("[ > greater ]", .right)
      case .equal: try go("[ = equal ]", .character("="))
      }
    }
    #expect(game.contains("Round two"))
    var (low, high) = (low, high)
    while low <= high, game.contains("[ ENTER  guess ]") {
      let guess = low + (high - low) / 2
      if byMouse {
        try drag(&game, to: guess)
        try go("[ ENTER  guess ]", .enter)
      } else {
        try game.type("\(guess)")
        try game.press(.enter)
      }
      if game.contains("is greater than \(guess).") { low = guess + 1 }
      if game.contains("is less than \(guess).") { high = guess - 1 }
    }
    #expect(game.contains("is my number!") && game.contains("[ ENTER  new duel ]"))
  }

  /// Drags along the bar until the chosen number is the right one.
  private static func drag(_ game: inout GivenStage, to guess: Int64) throws {
    let row = try #require(
      (0..<game.size.rows).first { row in
        game.shown.rows[row].count { ["█", "░", "─"].contains($0.text) } > 20
      })
    try game.take(.input(.mouse(Mouse(.press, at: Point(game.size.columns / 2, row)))))
    for column in 0..<game.size.columns {
      try game.take(.input(.mouse(Mouse(.drag, at: Point(column, row)))))
      if chosen(game) == guess { break }
    }
    try game.take(.input(.mouse(Mouse(.release, at: Point(0, row)))))
    try #require(chosen(game) == guess)
  }

  /// Reads back the number that is shown in large digits.
  private static func chosen(_ game: GivenStage) -> Int64? {
    let digits = [
      "█▀█|█ █|▀▀▀": "0", "▄█ | █ |▀▀▀": "1", "▀▀█|█▀▀|▀▀▀": "2", "▀▀█|▀▀█|▀▀▀": "3",
      "█ █|▀▀█|  ▀": "4", "█▀▀|▀▀█|▀▀▀": "5", "█▀▀|█▀█|▀▀▀": "6", "▀▀█| █ | ▀ ": "7",
      "█▀█|█▀█|▀▀▀": "8", "█▀█|▀▀█|▀▀▀": "9", "   |▀▀▀|   ": "-",
    ]
    for row in 0..<game.size.rows - 2 {
      let rows = (row..<row + 3).map { game.shown.rows[$0].map(\.text) }
      var (text, column) = ("", 0)
      while column + 3 <= game.size.columns {
        let sign = rows.map { $0[column..<column + 3].joined() }.joined(separator: "|")
        if let digit = digits[sign] {
          text += digit
          column += 4
        } else {
          column += 1
        }
      }
      if let number = Int64(text) { return number }
    }
    return nil
  }

  @Test func theLevelsAsTheyAreSeenOnASmallScreen() throws {
    let game = try GivenStage(Self.pack(), Size(40, 20))
    #expect(
      game.text == """
         Test        wins in a row 0   record 0
                       1/5  level
         ► 1  Easy                      1 … 10
           2  Blind                   −50 … 49
           Easy: 1 to 10. The computer halves
           what is left: at worst 4 attempts.
                    [ ENTER  start ]
         ↑↓ level  i hide hints  ? help  n new
         q quit
        """)
  }

  @Test func theComputersGuessAsItIsSeenOnASmallScreen() throws {
    var game = try GivenStage(Self.pack(), Size(40, 20))
    try game.press(.enter, .enter, .right)
    #expect(
      game.text == """
         Test        wins in a row 0   record 0
                      3/5  I guess
            Attempt 2: is this your number?
                        █▀█ ▀▀█
                        █▀█  ▀▀
                        ▀▀▀  ▀
                             6       8
                             ▼       ▼
         ░░░░░░░░░░░░░░░░░░░░░░████████████████
         1                          7 … 10   10
          [ < less ] [ = equal ] [ > greater ]
             Hint: 7 to 10 left, at worst 3
                    attempts to go.
         b back  i hide hints  ? help  n new
         q quit
        """)
  }

  @Test(arguments: sizes, [false, true])
  func aDuelIsPlayedToItsEndByKeysAndByMouse(size: Size, byMouse: Bool) throws {
    let pack = Self.pack()
    var game = try GivenStage(pack, size, isStill: true)
    for number in [Int64(1), 7] {
      try Self.play(&game, thoughtOf: number, 1, 10, byMouse: byMouse)
      try game.press(.enter)
      #expect(game.contains("[ ENTER  start ]"))
    }
    try game.press(.character("q"))
    #expect(game.isDone)
    #expect(try bestReplayed(game.log, of: pack) == game.keeper.best)
    #expect(lines(game.log).last == "q")
  }

  @Test func anotherLevelIsChosenByKeysAndByMouse() throws {
    var game = try GivenStage(Self.pack(), Size(80, 24))
    try game.press(.down, .enter)
    #expect(game.contains("Think of a number from −50 to 49"))
    try game.press(.character("b"))
    #expect(game.contains("► 2  Blind"))
    try game.press(.character("1"))
    #expect(game.contains("► 1  Easy"))
    for _ in 0..<2 {
      let place = try #require(game.place(of: "Blind  "))
      try game.take(.input(.mouse(Mouse(.press, at: place))))
    }
    #expect(game.contains("Think of a number from −50 to 49"))
    #expect(lines(game.log) == ["2", "back", "2"])
  }

  @Test func answersThatCannotAllBeTrueAreNoticedAndDoNotCount() throws {
    var game = try GivenStage(Self.pack([("One", 1, 3, "halving", nil)]), Size(80, 24))
    try game.press(.enter, .enter)
    #expect(Self.asked(game) == 2)
    try game.press(.character(">"), .character(">"))
    #expect(game.rings == 1)
    #expect(game.contains("Your number cannot be greater than 3: the numbers go from 1 to 3."))
    #expect(game.contains("press b if an earlier one was wrong"))
    try game.press(.character("<"))
    #expect(game.contains("you said that it is greater than 2"))
    #expect(Self.asked(game) == 3 && game.contains("Attempt 2"))
    try game.press(.character("b"))
    #expect(game.contains("Your last answer is taken back.") && Self.asked(game) == 2)
    try game.press(.backspace)
    #expect(game.contains("There is no answer to take back."))
    try game.press(.character("="), .character("b"))
    #expect(game.contains("[ = equal ]") && Self.asked(game) == 2)
    #expect(lines(game.log) == ["1", "", ">", ">", "<", "back", "back", "=", "back"])
  }

  @Test func whatIsNoGuessIsExplainedAndCostsNothing() throws {
    var game = try GivenStage(Self.pack(), Size(80, 24))
    try game.press(.enter, .enter)
    while game.contains("[ = equal ]") {
      let answer = try Self.answer(&game, thoughtOf: 1)
      try game.press(answer == .equal ? .down : .left)
    }
    for (typed, said) in [
      ("4,,x5", "\"4,,5\" is no number"), ("4.5", "Only whole numbers here."),
      ("11", "outside the range: my number is one from 1 to 10"),
      ("123456789012345678901", "outside the range: my number is one from 1 to 10"),
    ] {
      try game.type(typed)
      try game.press(.enter)
      #expect(game.contains(said))
      try game.press(.escape)
    }
    #expect(game.rings == 4)
    try game.press(.home)
    #expect(Self.chosen(game) == 1)
    for (key, number) in [
      (Key.right, Int64(2)), (.end, 10), (.pageDown, 9), (.left, 8), (.pageUp, 9),
    ] {
      try game.press(key)
      #expect(Self.chosen(game) == number)
    }
    try game.take(.input(.paste("3")))
    #expect(Self.chosen(game) == 3)
  }

  @Test func hintsAreShownOrHiddenAndThatIsRemembered() throws {
    let choices = PlayerChoices(nil)
    var game = try GivenStage(Self.pack(), Size(80, 24), choices: choices)
    try game.press(.enter, .enter, .left)
    #expect(game.contains("Hint: 1 to 5 left, at worst 3 attempts to go."))
    try game.press(.character("i"))
    #expect(game.contains("Hints are hidden.") && choices["number-duel.hints"] == "hidden")
    try game.press(.character("i"), .character("i"), .left)
    #expect(!game.contains("Hint:"))
    game = try GivenStage(Self.pack(), Size(80, 24), choices: choices)
    try game.press(.enter, .enter)
    #expect(!game.contains("Hint:") && game.contains("show hints"))
    #expect(lines(game.log) == ["1", ""])
  }

  @Test func theBarTellsWhatIsLeftOnlyWhereTheLevelDoes() throws {
    var game = try GivenStage(Self.pack(), Size(80, 24))
    func toRoundTwo() throws {
      try game.press(.enter, .enter, .character("="))
      try game.press(.home, .enter)
    }
    try toRoundTwo()
    #expect(game.contains("░") && game.contains("2 … 10"))
    try game.press(.character("i"))
    #expect(!game.contains("░") && !game.contains("2 … 10"))
    try game.press(.character("n"))
    #expect(game.contains("Start a new duel?"))
    try game.press(.character("y"), .down)
    try toRoundTwo()
    #expect(game.contains("My number is greater than −50.") && !game.contains("░"))
  }

  @Test func aWinIsCelebratedAndAWonRunIsNotLeftUnasked() throws {
    // A player who guesses one of two numbers at once needs one attempt, so the computer is made to
    // need two.
    var game = try GivenStage(Self.pack([("Two", 1, 2, "halving", nil)]), Size(80, 24))
    for _ in 0..<12 where !game.contains("you win!") {
      try game.press(.enter, .enter)
      try game.press(Self.asked(game) == 1 ? .right : .left)
      try game.press(.character("="))
      try game.press(.home, .enter)
      if !game.contains("is my number!") { try game.press(.end, .enter) }
      if !game.contains("you win!") { try game.press(.enter) }
    }
    #expect(game.contains("you  ●   1") && game.contains("I  ●●  2"))
    #expect(game.contains("Wins in a row: 1") && game.contains("A new record!"))
    #expect(game.stage.deadline != nil)
    #expect(game.contains("level › think › I guess › you guess › [result]"))
    try game.run(to: game.time + 6000)
    #expect(game.stage.deadline == nil)
    try game.press(.enter, .enter, .enter, .character("q"))
    #expect(game.contains("Leave this duel? That ends your run of 1 win."))
    try game.press(.character("y"))
    #expect(game.isDone && game.keeper.best == 1)
  }

  @Test func withoutColourAndFineBlocksItIsTheSameDuel() throws {
    var game = try GivenStage(
      Self.pack(), Size(40, 20), language: .russian,
      TerminalProfile(colours: .monochrome, isSynchronised: false, hasFineBlocks: false))
    #expect(game.contains("► 1  Easy"))
    try game.press(.enter, .enter, .character("м"))
    #expect(game.contains("[ < меньше ] [ = равно ] [ > больше ]"))
    #expect(game.contains("Попытка 2: это ваше число?"))
    try game.press(.character("р"))
    #expect(game.contains("O"))
  }

  /// Texts of an untrusted pack reach the screen only as text, and no input crashes the screen.
  @Test(arguments: 0..<10 as Range<UInt64>)
  func anyPackOnAnyScreenWithAnyInputIsShownSafely(seed: UInt64) throws {
    var generator = SplitMix(seed: seed)
    func size() -> Size {
      Size(Int.random(in: 1...110, using: &generator), Int.random(in: 1...40, using: &generator))
    }
    let most = DuelRange.bounds
    let long = String(repeating: "数字 words ", count: Int(seed) * 3)
    var levels: [(String, Int64, Int64, String, String?)] = [
      ("a\u{1B}[31mb\u{202E}\u{7}" + long, most.lowerBound, most.upperBound, "random", "range"),
      ("👩‍👩‍👧🇩🇪", 7, 7, "halving", "warmth"), ("", -3, 3, "careful", "range;attempts;warmth"),
    ]
    if seed % 3 == 0 { for number in 0..<90 { levels.append(("n\(number)", 0, 9, "random", nil)) } }
    var game = try GivenStage(
      Self.pack(levels), size(), seed: seed, language: seed % 2 == 0 ? .english : .russian,
      isStill: seed % 4 == 0)
    let keys: [Key] =
      [.enter, .enter, .enter, .left, .right, .up, .down, .home, .end, .pageUp, .pageDown]
      + [.escape, .backspace, .tab, .function(1)]
      + "0123456789<=>bi.,-мnp?h \u{1B}\u{202E}数".map { .character($0) }
    for _ in 0..<150 where !game.isDone {
      game.time += 70
      let point = Point(
        Int.random(in: 0..<110, using: &generator), Int.random(in: 0..<42, using: &generator))
      switch Int.random(in: 0..<12, using: &generator) {
      case 0: game.resize(size())
      case 1: try game.take(.input(.mouse(Mouse(.press, at: point))))
      case 2: try game.take(.input(.mouse(Mouse(.drag, at: point))))
      case 3: try game.take(.input(.mouse(Mouse(.wheelUp, .none, at: point))))
      case 4: try game.take(.input(.paste("12\u{1B}[2J\n\u{202E}")))
      case 5: try game.take(.tick)
      default: try game.press(keys.randomElement(using: &generator) ?? .enter)
      }
      try #require(game.shown.refused == [], "seed \(seed)")
    }
  }
}
