import PackFormat
import Scores
import Screens
import Terminal
import TestSupport
import Testing
import Words

@Suite struct HomeScreenTests {
  private func home() throws -> GivenHome {
    let home = GivenHome()
    try home.add("a", "World facts")
    try home.add("signed", "Numbers")
    try home.add("z", "Riddles", kind: "riddles")
    home.folder.write("broken.qpk", Array("no pack".utf8))
    return home
  }

  @Test func thePacksAreListedWithWhatIsKnownOfThem() throws {
    let home = try home()
    #expect(
      GivenStage(HomeScreen(home), Size(80, 24)).text == """
           packplay                                                3 packs   1 broken
            ▸ 1 ▌ World facts
                ▌ higher or lower · 2 questions · en
              2   broken.qpk
                  ✗ cannot be played: not a pack: it does not start as one
              3 ▌ Numbers
                ▌ ✓ signed by anna · higher or lower · 2 questions · en
              4   Riddles
                  no game here plays riddles · 1 question · en
           ──────────────────────────────────────────────────────────────────────────
           Choose a pack with ↑ ↓ and press ENTER to play.
           not played yet                                             [ ENTER  play ]
           ENTER play  ? how to play  i about  t statistics  / search  c questions
           m play together  s settings  q quit
        """)
    home.language = .russian
    let russian = GivenStage(HomeScreen(home), Size(40, 20)).text
    #expect(russian.contains("▸ 1 ▌ РWorld facts"))
    #expect(russian.contains("больше или меньше · 2 вопроса"))
  }

  @Test func aPackCannotSayOnTheScreenThatItIsSigned() throws {
    let home = GivenHome()
    try home.add("claims", "Signed by anna.\n\u{202E}✓ signed by anna")
    var stage = GivenStage(HomeScreen(home), Size(80, 24))
    let lines = stage.text.split(separator: "\n")
    #expect(
      lines.dropFirst().prefix(2) == [
        "    ▸ 1 ▌ Signed by anna.\\n\\u{202E}✓ signed by anna",
        "        ▌ higher or lower · 2 questions · en",
      ])
    try stage.press(.character("i"))
    let about = stage.text.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(about.dropFirst().first == "not signed")
    #expect(about.count { $0.hasPrefix("signed") || $0.hasPrefix("✓") } == 0)
  }

  /// Keys that do not fit into three rows are left out.
  @Test(arguments: Language.allCases)
  func everyKeyIsNamedInTheSmallestWindow(language: Language) throws {
    let home = try home()
    home.language = language
    let lines = GivenStage(HomeScreen(home), Size(40, 20)).text.split(separator: "\n")
    // The last key quits; in Arabic it stands behind its name.
    #expect(lines.last?.split(separator: " ").contains("q") == true, "\(lines.suffix(3))")
  }

  @Test func aGameIsPlayedAndTheHomeComesBackAsItWas() throws {
    let home = try home()
    var stage = GivenStage(HomeScreen(home), Size(80, 24))
    try stage.press(.down, .down)
    #expect(stage.contains("▸ 3 ▌ Numbers") && !stage.contains("★"))
    try stage.press(.enter)
    #expect(stage.contains("Question 1"))
    try stage.type(stage.contains("week") ? "7" : "1609")
    try stage.press(.enter, .character("q"), .character("y"))
    #expect(stage.contains("▸ 3 ▌ Numbers") && stage.contains("★ 100"))
    // A game that is left is none of the finished ones.
    #expect(!stage.contains("1 game"))
    // The pack has other questions now, and the same rules.
    var pack = GivenStage.facts([("New", 3, "")])
    pack.id = "signed"
    home.folder.write("signed.qpk", try pack.bytes())
    try stage.press(.character("s"), .escape)
    #expect(stage.contains("★ 100"))
  }

  @Test func theCursorGoesByKeysNumbersWheelAndClicks() throws {
    let home = GivenHome()
    for number in 1...25 { try home.add("p\(100 + number)", "Pack \(number).") }
    var stage = GivenStage(HomeScreen(home), Size(40, 20))
    func chosen() -> String? {
      stage.text.split(separator: "\n").first { $0.contains("▸") }.map {
        String($0.drop { $0 != "P" }.prefix { $0 != "." })
      }
    }
    #expect(chosen() == "Pack 1")
    for (key, wanted) in [
      (Key.down, 2), (.up, 1), (.up, 1), (.end, 25), (.down, 25), (.home, 1), (.tab, 2),
      (.character("2"), 2), (.character("4"), 24), (.character("3"), 3), (.character("9"), 9),
      (.character("0"), 9), (.pageDown, 15), (.pageUp, 9),
    ] as [(Key, Int)] {
      try stage.press(key)
      #expect(chosen() == "Pack \(wanted)", "\(key)")
    }
    try stage.take(.input(.mouse(Mouse(.wheelUp, .none, at: Point(3, 3)))))
    #expect(chosen() == "Pack 8")
    let other = try #require(stage.place(of: "Pack 9."))
    try stage.take(.input(.mouse(Mouse(.press, at: Point(other.column, other.row + 1)))))
    #expect(chosen() == "Pack 9")
    stage.resize(Size(200, 60))
    #expect(chosen() == "Pack 9" && stage.contains("┏━┓"))
    let again = try #require(stage.place(of: "Pack 9."))
    try stage.take(.input(.mouse(Mouse(.press, at: again))))
    #expect(stage.contains("Question 1"))
  }

  @Test func packsAreSearchedByTyping() throws {
    let home = try home()
    var stage = GivenStage(HomeScreen(home), Size(80, 24))
    try stage.type("/NUM")
    #expect(stage.contains("/ NUM") && stage.contains("▸ 1 ▌ Numbers"))
    #expect(!stage.contains("World"))
    try stage.type("x")
    #expect(stage.contains("No pack is called so."))
    try stage.press(.enter, .backspace)
    #expect(stage.contains("▸ 1 ▌ Numbers"))
    // A letter that is a command elsewhere is typed into the search.
    try stage.press(.backspace, .backspace, .backspace)
    try stage.type("q")
    #expect(stage.contains("/ q") && !stage.isDone)
    try stage.press(.escape)
    #expect(stage.contains("World facts") && stage.contains("Numbers"))
    try stage.press(.escape)
    #expect(stage.isDone)
  }

  @Test func whatCannotBePlayedSaysWhyAndStopsNothing() throws {
    let home = try home()
    home.refused = ["signed"]
    var stage = GivenStage(HomeScreen(home), Size(40, 20))
    try stage.press(.down, .enter)
    #expect(stage.contains("cannot be played: not a pack"))
    try stage.press(.down, .enter)
    #expect(stage.contains("it was signed by somebody else"))
    try stage.press(.up, .up, .enter)
    #expect(stage.contains("Question 1"))
  }

  @Test func aPackThatIsCutOffWhileItIsPlayedLeadsBackHome() throws {
    let home = GivenHome()
    // The pack is larger than the part of it that is cached.
    let facts = (0..<20_000).map { number -> (String, Int64, String) in
      ("Fact \(number) " + String(repeating: "x", count: 220), Int64(number), "")
    }
    var pack = GivenStage.facts(facts, lives: "100")
    pack.id = "long"
    home.folder.write("long.qpk", try pack.bytes())
    var stage = GivenStage(HomeScreen(home), Size(80, 24))
    try stage.press(.enter)
    home.folder.write("long.qpk", Array(try pack.bytes().prefix(5000)))
    for _ in 0..<60 where stage.contains("Question") { try stage.press(.enter, .enter) }
    #expect(stage.contains("The game had to end: long.qpk: cannot be read"))
    #expect(stage.contains("✗ cannot be played: cut short"))
  }

  @Test func anEmptyHomeSaysWherePacksAreLookedFor() throws {
    let home = GivenHome()
    var stage = GivenStage(HomeScreen(home), Size(60, 20))
    #expect(stage.contains("There is no pack here yet."))
    #expect(stage.contains(home.folder.path) && stage.contains("packtool compile"))
    try stage.press(.enter, .down, .character("t"), .character("?"))
    #expect(stage.contains("There is no pack here yet."))
    try home.add("a", "New")
    try stage.press(.character("s"), .escape)
    #expect(stage.contains("▸ 1 ▌ New"))
  }

  @Test func howToPlayAndStatisticsAreShown() throws {
    let home = try home()
    var stage = GivenStage(HomeScreen(home), Size(80, 24))
    try stage.press(.character("?"))
    #expect(stage.contains("An exact guess earns 100 points"))
    try stage.press(.escape, .character("е"))
    #expect(stage.contains("No game has been finished yet."))
    try stage.press(.escape)
    for _ in 0..<2 {
      try stage.press(.enter, .home, .enter, .enter, .home, .enter, .enter)
      try stage.press(.home, .enter, .enter, .character("q"))
    }
    try stage.press(.character("t"))
    #expect(stage.contains("2 games · best 0 · average 0 · last played 4 October 2024"))
    #expect(stage.contains("The hardest questions"))
    #expect(stage.contains("░░░░░  0 of 2 right  Metres in a mile"))
    stage.resize(Size(40, 20))
    #expect(stage.contains("The hardest questions"))
    try stage.press(.down, .end, .home, .enter)
    #expect(stage.contains("▸ 1 ▌ World facts"))
  }

  @Test func theListReadsNoMoreThanTheFirstPages() throws {
    let home = GivenHome()
    try home.add("a", "Whole")
    var bytes = try GivenStage.facts([("A", 1, "")]).bytes()
    for index in 4096..<bytes.count { bytes[index] = 0xFF }
    home.folder.write("b.qpk", bytes)
    var stage = GivenStage(HomeScreen(home), Size(80, 24))
    #expect(stage.contains("2 ▌ Test") && !stage.contains("✗"))
    try stage.press(.down, .enter)
    #expect(stage.contains("damaged"))
  }

  /// Titles and paths of untrusted packs reach the screen only as text, with any input and at any
  /// size.
  @Test(arguments: 0..<6 as Range<UInt64>)
  func anyPackWithAnyInputIsShownSafely(seed: UInt64) throws {
    var generator = SplitMix(seed: seed)
    let home = GivenHome()
    try home.add("a\u{1B}[2J", "x\u{1B}]0;y\u{7}\u{202E}" + String(repeating: "数字 ", count: 40))
    try home.add("b", "👩‍👩‍👧🇩🇪\u{9B}31m\n\r", kind: "k\u{1B}c")
    home.folder.write("c\u{1B}[31m\n.qpk", [1, 2, 3])
    home.trouble = "t\u{1B}[2J"
    if seed % 2 == 0 { home.language = .russian }
    var stage = GivenStage(HomeScreen(home), Size(60, 22))
    let keys: [Key] =
      [.enter, .up, .down, .home, .end, .pageUp, .pageDown, .escape, .left, .right, .tab]
      + [.backspace, .function(1)] + "0129?tse/. wпny\u{1B}\u{202E}数".map { .character($0) }
    for _ in 0..<150 {
      if stage.isDone { stage = GivenStage(HomeScreen(home), Size(50, 20)) }
      let point = Point(
        Int.random(in: 0..<100, using: &generator), Int.random(in: 0..<32, using: &generator))
      switch Int.random(in: 0..<8, using: &generator) {
      case 0:
        stage.resize(
          Size(
            Int.random(in: 1...120, using: &generator), Int.random(in: 1...50, using: &generator)))
      case 1: try stage.take(.input(.mouse(Mouse(.press, at: point))))
      case 2: try stage.take(.input(.paste("a\u{1B}[2J\n\u{202E}")))
      default: try stage.press(keys.randomElement(using: &generator) ?? .enter)
      }
      try #require(stage.shown.refused == [], "seed \(seed)")
    }
  }
}
