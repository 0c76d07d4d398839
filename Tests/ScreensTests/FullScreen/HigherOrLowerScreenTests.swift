import PackFormat
import Screens
import Terminal
import TestSupport
import Testing
import Words

@Suite struct HigherOrLowerScreenTests {
  private static let facts = GivenStage.facts([
    ("Height of Mount Everest", 8849, "metres"), ("First landing on the Moon", 1969, "year"),
    ("Age of the Earth", 4_540_000_000, "years"),
  ])

  @Test func aQuestionAsItIsSeenOnASmallScreen() throws {
    let game = try GivenStage(Self.facts, Size(40, 20))
    #expect(
      game.text == """
         Test      ♥♥♥   score 0   high score 0
         Question 1
         First landing on the Moon (year)
                    ▄█  █▀█ █▀▀ █▀█
                     █  ▀▀█ █▀█ █▀█
                    ▀▀▀ ▀▀▀ ▀▀▀ ▀▀▀
         ━━━━━━━━━●────────────────────────────
         1955                              2006
                    [ ENTER  guess ]
         A guess below the answer costs a life.
         ←→ move  PgUp PgDn faster  0-9 type
         p pause  ? help  n new  q quit
        """)
  }

  @Test func aResultShowsWhatEveryGuessWouldHaveEarned() throws {
    var game = try GivenStage(Self.facts, Size(40, 20), isStill: true)
    try game.type("1975")
    try game.press(.enter)
    #expect(
      game.text == """
         Test    ♥♥♥   score 59   high score 59
         Question 1
         First landing on the Moon (year)
           A little late: the right answer is
                         1969.
              Accuracy 89.4 %, 59 points.
                   █▅▁
                   ███▆▄▁
                   ███████▆▄▃▁▁
                   █████████████▇▆▅▅▄▄▃▃
         ━━━━━━━━━━━━━━━●──────────────────────
         1955                              2006
                   ▲ 1969 is right
                        ▲ 1975 was your guess
                    [ ENTER  next ]
         ? help  n new  q quit
        """)
  }

  @Test func withoutFineBlocksAndColourItIsTheSameGame() throws {
    var game = try GivenStage(
      Self.facts, Size(60, 24), language: .russian,
      TerminalProfile(colours: .monochrome, isSynchronised: false, hasFineBlocks: false),
      isStill: true)
    #expect(game.contains("════█─────"))
    try game.press(.enter)
    #expect(game.contains("Слишком рано: верный ответ — 1969."))
    #expect(game.contains("♥♥·   счёт 0   рекорд 0"))
    #expect(game.contains("1968 — ваше число ▲") || game.contains("▲ 1968 — ваше число"))
  }

  @Test(
    arguments: [
      (Key.right, Modifiers(), "1969"), (.left, [], "1967"), (.right, .shift, "1973"),
      (.pageUp, [], "1973"), (.pageDown, [], "1963"), (.up, [], "1969"), (.down, [], "1967"),
      (.home, [], "1955"), (.end, [], "2006"), (.character("+"), [], "1973"),
      (.character("<"), [], "1967"),
    ] as [(Key, Modifiers, String)])
  func keysMoveTheSlider(key: Key, modifiers: Modifiers, value: String) throws {
    var game = try GivenStage(Self.facts, Size(80, 24), isStill: true)
    try game.press(key, modifiers: modifiers)
    #expect(game.bigNumber == value)
    let knob = try #require(game.place(of: "●"))
    try game.press(.enter)
    #expect(game.place(of: "●")?.column == knob.column)
  }

  @Test func theMouseMovesItAndGoesOn() throws {
    var game = try GivenStage(Self.facts, Size(80, 24), isStill: true)
    let knob = try #require(game.place(of: "●"))
    try game.take(.input(.mouse(Mouse(.press, at: Point(knob.column + 2, knob.row - 1)))))
    #expect(game.place(of: "●")?.column == knob.column + 2)
    try game.take(.input(.mouse(Mouse(.drag, at: Point(500, 1)))))
    #expect(game.bigNumber == "2006")
    try game.take(.input(.mouse(Mouse(.release, at: Point(0, 0)))))
    try game.take(.input(.mouse(Mouse(.drag, at: Point(3, knob.row)))))
    #expect(game.bigNumber == "2006")
    try game.take(.input(.mouse(Mouse(.wheelDown, .none, at: Point(0, 0)))))
    #expect(game.bigNumber == "2005")
    let button = try #require(game.place(of: "[ ENTER"))
    try game.take(.input(.mouse(Mouse(.press, at: button))))
    #expect(game.contains("Too late: the right answer is 1969."))
    let help = try #require(game.place(of: "? help"))
    try game.take(.input(.mouse(Mouse(.press, at: help))))
    #expect(game.contains("An exact guess earns 100 points"))
  }

  @Test func whatIsNoGuessIsSaidForAWhile() throws {
    var game = try GivenStage(Self.facts, Size(80, 24), isStill: true)
    try game.type("19,6")
    try game.press(.enter)
    #expect(game.contains("\"19,6\" is no number"))
    game.time = try #require(game.stage.deadline) - 1
    try game.take(.tick)
    #expect(game.contains("is no number"))
    game.time += 1
    try game.take(.tick)
    #expect(!game.contains("is no number"))
    #expect(game.stage.deadline == nil)
  }

  @Test func lettersAreNoCommandsWhileANumberIsTyped() throws {
    var game = try GivenStage(Self.facts, Size(40, 20))
    try game.type("19q n?p69")
    #expect(game.bigNumber == "1969")
    #expect(game.text.hasSuffix("\n ENTER guess  BACKSPACE erase\n ESC discard"))
    try game.press(.backspace)
    #expect(game.bigNumber == "196")
    try game.press(.escape)
    #expect(game.contains("? help") && game.bigNumber != "196")
  }

  @Test(arguments: ["99999999999999999999999", "3000", "1 billion"])
  func aNumberOutOfRangeIsSaidToBeSo(typed: String) throws {
    var game = try GivenStage(Self.facts, Size(80, 24))
    try game.type(typed)
    try game.press(.enter)
    #expect(game.contains("That is outside the range."))
  }

  @Test func leavingIsAskedForOnlyWhereSomethingWouldBeLost() throws {
    var game = try GivenStage(Self.facts, Size(80, 24), isStill: true)
    try game.press(.character("q"))
    #expect(game.isDone)
    game = try GivenStage(Self.facts, Size(80, 24), isStill: true)
    try game.type("1969")
    try game.press(.enter, .character("q"))
    #expect(game.contains("Leave this game? It ends with 100 points."))
    try game.press(.escape)
    #expect(!game.isDone && game.contains("Exactly right"))
    try game.press(.character("й"), .character("y"))
    #expect(game.isDone)
    #expect(game.keeper.best == 100)
  }

  @Test func controlCEndsWhateverIsOpenAndTheScoreCounts() throws {
    var game = try GivenStage(Self.facts, Size(80, 24), isStill: true)
    try game.type("1969")
    try game.press(.enter, .character("?"))
    try game.press(.character("c"), modifiers: .control)
    #expect(game.isDone)
    #expect(game.keeper.best == 100)
  }

  @Test func thePauseHidesTheQuestion() throws {
    var game = try GivenStage(Self.facts, Size(80, 24), isStill: true)
    try game.press(.character("p"))
    #expect(game.contains("Paused") && !game.contains("Moon"))
    try game.press(.enter)
    #expect(game.contains("Moon") && game.bigNumber == "1968")
  }

  /// Texts of an untrusted pack reach the screen only as text, and no input crashes the screen.
  @Test(arguments: 0..<8 as Range<UInt64>)
  func anyPackOnAnyScreenWithAnyInputIsShownSafely(seed: UInt64) throws {
    var generator = SplitMix(seed: seed)
    let long = String(repeating: "数字 words ", count: Int(seed) * 6)
    let pack = GivenStage.facts(
      [
        ("a\u{1B}[31mb\u{202E}c\u{7}" + long, 50, "x\u{9B}2Jy\r"), ("👩‍👩‍👧🇩🇪", Int64.max, "❤️"),
        ("zero", 0, ""), ("negative", -5000, long), ("then", 1, "year"),
      ], lives: "7")
    var game = try GivenStage(
      pack,
      Size(Int.random(in: 1...90, using: &generator), Int.random(in: 1...30, using: &generator)),
      seed: seed, language: seed % 2 == 0 ? .english : .russian)
    let keys: [Key] =
      [.enter, .enter, .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .escape]
      + [.backspace, .tab, .function(1)]
      + "0123456789.,-+<>mпpn?h \u{1B}\u{202E}数".map { .character($0) }
    for _ in 0..<120 where !game.isDone {
      let point = Point(
        Int.random(in: 0..<100, using: &generator), Int.random(in: 0..<32, using: &generator))
      switch Int.random(in: 0..<10, using: &generator) {
      case 0:
        game.resize(
          Size(
            Int.random(in: 1...100, using: &generator), Int.random(in: 1...30, using: &generator)))
      case 1: try game.take(.input(.mouse(Mouse(.press, at: point))))
      case 2: try game.take(.input(.mouse(Mouse(.drag, at: point))))
      case 3: try game.take(.input(.paste("12\u{1B}[2J\n\u{202E}")))
      default: try game.press(keys.randomElement(using: &generator) ?? .enter)
      }
      try #require(game.shown.refused == [], "seed \(seed)")
    }
  }
}
