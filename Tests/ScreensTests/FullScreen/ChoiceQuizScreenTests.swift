import Games
import PackFormat
import Screens
import Terminal
import TestSupport
import Testing
import Words

@Suite struct ChoiceQuizScreenTests {
  static let sizes = [Size(80, 24), Size(40, 20), Size(200, 60)]

  static func pack(_ rules: [String: String] = [:]) -> BuiltPack {
    var given = ["questions": "3"]
    given.merge(rules) { $1 }
    var pack = BuiltPack(
      kind: "choice-quiz",
      rules: RuleText.filled(
        given.map { RuleText($0.key, $0.value) }, of: ChoiceQuizRules.specifications))
    pack.add("Prompt", ["Which currency is used in Japan?", "In Poland?", "In Thailand?"])
    pack.add("Right", ["Yen", "Zloty", "Baht"])
    for (number, wrong) in ["Won", "Yuan", "Riel"].enumerated() {
      pack.add("Wrong\(number + 1)", [wrong, wrong, wrong])
    }
    pack.add("Explanation", ["The yen is something round.", nil, nil])
    pack.add("Source", ["Bank of Japan", nil, nil])
    return pack
  }

  /// Returns the number of the right choice of the question on the screen.
  static func right(_ game: GivenStage) throws -> Int {
    let lines = game.text.split(separator: "\n")
    for line in lines where ["Yen", "Zloty", "Baht"].contains(where: { line.contains($0) }) {
      if let digit = line.first(where: \.isNumber), let number = digit.wholeNumberValue {
        return number
      }
    }
    throw Missing()
  }

  private struct Missing: Error {}

  private func severalPack(_ rules: [String: String] = [:]) -> BuiltPack {
    var pack = BuiltPack(
      kind: "choice-quiz",
      rules: RuleText.filled(
        (["questions": "1"].merging(rules) { $1 }).map { RuleText($0.key, $0.value) },
        of: ChoiceQuizRules.specifications))
    for (name, text) in [
      ("Prompt", "Which are planets?"), ("Right", "Mars"), ("Right2", "Venus"), ("Wrong1", "Moon"),
    ] { pack.add(name, [text]) }
    return pack
  }

  @Test(arguments: [Size(80, 24), Size(40, 20)])
  func severalChoicesAreAnsweredByTheMouseAlone(size: Size) throws {
    var game = try GivenStage(severalPack(), size)
    try game.click("[ ENTER  start ]")
    // Without a choice the button does nothing.
    try game.click("[ ENTER  answer ]")
    #expect(game.contains("[ ENTER  answer ]"))
    try game.click("Mars")
    try game.click("Venus")
    try game.click("[ ENTER  answer ]")
    #expect(game.contains("✓ Right!") && game.contains("score 1"))
  }

  @Test(arguments: [
    ("whole", "choose all of them and no others"), ("part", "each of them earns as much"),
  ])
  func theRulesSayHowManyChoicesAreRight(credit: String, said: String) throws {
    func rules(_ pack: BuiltPack) throws -> String {
      try GivenStage(pack, Size(80, 24)).text.split { $0.isWhitespace }.joined(separator: " ")
    }
    let several = try rules(severalPack(["credit": credit]))
    #expect(several.contains("one or more of them right") && several.contains(said))
    let one = try rules(Self.pack(["credit": credit]))
    #expect(one.contains("one of them right.") && !one.contains(said))
  }

  @Test func aQuestionAsItIsSeenOnASmallScreen() throws {
    var game = try GivenStage(Self.pack(), Size(40, 20))
    #expect(game.contains("High score 0") && game.contains("[ ENTER  start ]"))
    #expect(game.stage.deadline == nil)
    try game.press(.enter)
    #expect(
      game.text == """
         Test      1/3   score 0   high score 0
         ██████████████████████ 10 seconds left
         In Poland?
          1    Won
          2    Yuan
          3    Zloty
          4    Riel
         1–4 answer  ↑↓ ENTER choose  p pause
         ? help  n new  w where from  q quit
        """)
  }

  @Test(arguments: sizes)
  func aGameByKeysToTheEndAndItsRecordIsTheSameGame(size: Size) throws {
    var game = try GivenStage(Self.pack(), size)
    try game.press(.enter)
    for round in 1...3 {
      #expect(game.contains("\(round)/3"))
      try game.wait(1500)
      // The last question is answered with the arrow keys, and wrongly.
      let right = try Self.right(game)
      if round < 3 {
        try game.type(String(right))
        #expect(game.contains("✓ Right!"))
      } else {
        try game.press(right == 1 ? .end : .home, .enter)
        #expect(game.contains("✗ Wrong! The right answer is"))
      }
      try game.press(.enter)
    }
    #expect(game.contains("2 right, 1 wrong, 0 out of time:"))
    #expect(game.contains("A new record!") && game.contains("[ ENTER  play again ]"))
    #expect(game.keeper.best == 2)
    let replayed = try game.replayed(Self.pack())
    #expect(replayed.contains("2 right, 1 wrong, 0 out of time: 2 points. A new record!"))
    try game.press(.enter)
    #expect(game.contains("1/3   score 0   high score 2"))
    try game.press(.character("q"))
    #expect(game.isDone)
    #expect(game.shown.refused == [])
  }

  @Test(arguments: sizes)
  func aGameByMouseToTheEndResizedInTheMiddle(size: Size) throws {
    var game = try GivenStage(Self.pack(), size)
    try game.click("[ ENTER  start ]")
    for round in 1...3 {
      let other = Self.sizes[round % 3]
      game.resize(other)
      let right = try Self.right(game)
      try game.click("\(right)    ")
      #expect(game.contains("✓ Right!"))
      game.resize(size)
      #expect(game.contains("✓ Right!"))
      try game.click("[ ENTER  next ]")
    }
    #expect(game.contains("3 right, 0 wrong, 0 out of time:"))
    try game.click("q quit")
    #expect(game.isDone)
    #expect(try game.replayed(Self.pack()).contains("3 right, 0 wrong, 0 out of time"))
    #expect(game.shown.refused == [])
  }

  @Test func theClockWarnsRunsOutAndTheGameGoesOnByItself() throws {
    var game = try GivenStage(Self.pack(), Size(80, 24))
    try game.press(.enter)
    try game.wait(6999)
    #expect(game.contains("4 seconds left") && !game.contains("left!"))
    #expect(game.rings == 0)
    try game.wait(1)
    #expect(game.contains("3 seconds left!"))
    #expect(game.rings == 1)
    try game.wait(2999)
    #expect(game.contains("1 second left!"))
    #expect(game.rings == 1)
    try game.wait(1)
    #expect(game.contains("✗ Time is up! The right answer is") && game.contains("in 3 s"))
    try game.wait(3100)
    #expect(game.contains("2/3"))
    // A key that comes at once was meant for the previous question.
    try game.type("1")
    #expect(game.contains("2/3") && !game.contains("ENTER  next"))
    for _ in 0..<2 { try game.wait(14_000) }
    #expect(game.contains("0 right, 0 wrong, 3 out of time: 0 points."))
    #expect(game.stage.deadline == nil)
    #expect(
      try game.replayed(Self.pack()).contains("0 right, 0 wrong, 3 out of time: 0 points."))
  }

  @Test(arguments: [("0", 1), ("3", 2), ("10", 1)])
  func aRecordSaysThatTheTimeWasUpAsThePlainGameTakesIt(warning: String, count: Int) throws {
    let pack = Self.pack(["warningSeconds": warning])
    var game = try GivenStage(pack, Size(80, 24))
    try game.press(.enter)
    try game.wait(10_000)
    #expect(game.contains("Time is up!"))
    #expect(game.log.moves == [.line("", after: 0)] + Array(repeating: .timeUp, count: count))
    #expect(try game.replayed(pack).contains("Question 2 of 3"))
  }

  @Test func anAnswerIsRecordedWithItsTime() throws {
    var game = try GivenStage(Self.pack(), Size(80, 24))
    try game.press(.enter)
    try game.wait(4000)
    try game.press(.character("p"))
    #expect(game.contains("Paused") && !game.contains("Poland"))
    #expect(game.stage.deadline == nil)
    try game.wait(60_000)
    try game.press(.enter)
    #expect(game.contains("6 seconds left"))
    try game.wait(5999)
    try game.type("2")
    #expect(game.log.moves.last == .line("2", after: 9999))
    #expect(game.contains("✗ Wrong!"))
    try game.press(.character("w"))
    #expect(game.contains("No question") || game.contains("Now:"))
  }

  @Test func itTicksOnlyWhenSomethingIsSeen() throws {
    var game = try GivenStage(Self.pack(), Size(80, 24))
    try game.press(.enter)
    // The bar has 58 cells of eight steps in ten seconds, but at most thirty frames a second are
    // drawn.
    var count = try game.wait(9990)
    #expect((200...310).contains(count))
    game = try GivenStage(
      Self.pack(), Size(80, 24), TerminalProfile(colours: .monochrome, hasFineBlocks: false))
    try game.press(.enter)
    count = try game.wait(9990)
    #expect((50...75).contains(count))
    game = try GivenStage(Self.pack(), Size(80, 24), isStill: true)
    try game.press(.enter)
    count = try game.wait(9990)
    #expect((9...12).contains(count))
  }

  @Test func aNewSessionAndLeavingAreAskedFor() throws {
    var game = try GivenStage(Self.pack(), Size(80, 24))
    try game.press(.enter)
    try game.type(String(try Self.right(game)))
    try game.press(.character("q"))
    #expect(game.contains("Leave this game? It ends with 1 point."))
    try game.press(.escape)
    #expect(game.contains("✓ Right!"))
    try game.press(.character("т"))
    #expect(game.contains("Start a new game? It ends with 1 point."))
    try game.press(.character("y"))
    #expect(game.contains("1/3   score 0   high score 1"))
    try game.press(.character("q"))
    #expect(game.isDone)
    #expect(game.keeper.best == 1)
  }

  /// Texts of an untrusted pack reach the screen only as text, and no input crashes the screen.
  @Test(arguments: 0..<8 as Range<UInt64>)
  func anyPackOnAnyScreenWithAnyInputIsShownSafely(seed: UInt64) throws {
    var generator = SplitMix(seed: seed)
    let long = String(repeating: "数字 words ", count: Int(seed) * 6)
    let evil = "a\u{1B}[31mb\u{202E}c\u{7}\u{1B}_Ga=d\u{1B}\\\r"
    var pack = BuiltPack(
      kind: "choice-quiz",
      rules: RuleText.filled(
        [
          RuleText("questions", "40"), RuleText("seconds", "2"), RuleText("warningSeconds", "1"),
        ], of: ChoiceQuizRules.specifications))
    pack.pictures = ["a.png"]
    pack.files = [[0x89, 0x50]]
    pack.add("Prompt", [evil + long, long, "👩‍👩‍👧🇩🇪", ""])
    pack.add("Right", ["❤️" + evil, long, "r", "r"])
    for number in 1...7 { pack.add("Wrong\(number)", [evil, long, "w\(number)", nil]) }
    pack.add("Image", .reference, [0, nil, 0, nil])
    pack.add("Alt", [evil, nil, long, nil])
    pack.add("Explanation", [evil, long, nil, nil])
    pack.add("Source", [evil, long, nil, nil])
    let terminal = TerminalProfile(colours: .direct)
    var game = try GivenStage(
      pack, Size(80, 24), seed: seed, language: seed % 2 == 0 ? .english : .russian,
      display: PictureDisplay(.auto, for: terminal, canBeAsked: false))
    let keys: [Key] =
      [.enter, .enter, .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .escape, .tab]
      + "12345678abhpw?n \u{1B}\u{202E}数".map { .character($0) }
    for _ in 0..<150 where !game.isDone {
      do {
        switch Int.random(in: 0..<10, using: &generator) {
        case 0:
          game.resize(
            Size(
              Int.random(in: 1...100, using: &generator), Int.random(in: 1...30, using: &generator)
            ))
        case 1:
          let point = Point(
            Int.random(in: 0..<100, using: &generator), Int.random(in: 0..<32, using: &generator))
          try game.take(.input(.mouse(Mouse(.press, at: point))))
        case 2: try game.wait(Int64.random(in: 0...1500, using: &generator))
        default: try game.press(keys.randomElement(using: &generator) ?? .enter)
        }
      } catch is PackError {
        // The last question has no wrong choice.
        return
      }
      try #require(game.shown.refused == [], "seed \(seed)")
    }
  }
}
