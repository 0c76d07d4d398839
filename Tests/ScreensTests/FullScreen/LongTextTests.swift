import Games
import PackFormat
import Screens
import Terminal
import TestSupport
import Testing

/// The longest texts of each kind of question can be read to their end on any screen.
@Suite struct LongTextTests {
  static let sizes = [Size(80, 24), Size(40, 20), Size(40, 24), Size(200, 60)]

  /// A text of `length` characters whose words are numbered: `a1 a2 a3` and so on.
  private static func text(_ name: String, _ length: Int) -> String {
    var words = "\(name)1"
    var number = 2
    while words.count + " \(name)\(number)".count <= length {
      words += " \(name)\(number)"
      number += 1
    }
    return words + String(repeating: ".", count: length - words.count)
  }

  private static func made(
    _ kind: String, _ specifications: [RuleSpecification], _ texts: [(String, Int)]
  ) -> BuiltPack {
    let rules = [RuleText("questions", "1"), RuleText("seconds", "600")]
    var pack = BuiltPack(kind: kind, rules: RuleText.filled(rules, of: specifications))
    for (name, length) in texts { pack.add(name, [text(name.lowercased(), length)]) }
    return pack
  }

  static let quiz = made(
    "choice-quiz", ChoiceQuizRules.specifications,
    [("Prompt", 2000), ("Right", 500)] + (1...7).map { ("Wrong\($0)", 500) }
      + [("Explanation", 2000), ("Source", 300)])

  static let answers: BuiltPack = {
    var pack = made(
      "short-answer", ShortAnswerRules.specifications,
      [("Prompt", 2000), ("Explanation", 2000), ("Source", 300)])
    pack.add("Answer", [text("answer", 80)])
    return pack
  }()

  static let ordering = made(
    "ordering", PlacingRules.specifications,
    [("Prompt", 2000)] + (1...8).map { ("Item\($0)", 250) } + [("Explanation", 2000)])

  static let matching = made(
    "matching", PlacingRules.specifications,
    [("Prompt", 2000)] + (1...6).flatMap { [("Left\($0)", 250), ("Right\($0)", 250)] }
      + (1...3).map { ("Extra\($0)", 250) } + [("Explanation", 2000)])

  /// The words that are seen from the first page to the last.
  private func words(_ game: inout GivenStage) throws -> Set<Substring> {
    var words: Set<Substring> = []
    var before = ""
    while game.text != before {
      before = game.text
      try game.press(.pageUp)
    }
    repeat {
      before = game.text
      words.formUnion(before.split { $0 == " " || $0 == "\n" })
      try game.press(.pageDown)
    } while game.text != before
    return words
  }

  private func check(_ words: Set<Substring>, _ fields: [(String, Int)], _ size: Size) {
    for (name, length) in fields {
      let expected = Self.text(name, length).split(separator: " ")
      let missing = expected.filter { word in !words.contains { $0.hasPrefix(word) } }
      #expect(missing == [], "\(name) at \(size.columns) × \(size.rows)")
    }
  }

  @Test(arguments: sizes)
  func aQuestionAndItsResultAreReadByScrolling(size: Size) throws {
    var game = try GivenStage(Self.quiz, size)
    try game.press(.enter)
    let choices = [("right", 500)] + (1...7).map { ("wrong\($0)", 500) }
    check(try words(&game), [("prompt", 2000)] + choices, size)
    try game.type("1")
    #expect(game.contains("✓") || game.contains("✗"))
    // On a large screen, all fits without the choices that are neither right nor chosen.
    let isScrolled = game.contains("PgUp")
    #expect(isScrolled == (size.rows < 60))
    let told = [("prompt", 2000), ("explanation", 2000), ("source", 300), ("right", 500)]
    check(try words(&game), told + (isScrolled ? choices : []), size)
    // A result that was scrolled does not go on by itself.
    try game.wait(600_000)
    #expect(game.contains("Game over") != isScrolled)
    if isScrolled { try game.press(.enter) }
    #expect(game.contains("Game over"))
  }

  @Test(arguments: sizes)
  func whatIsTypedStaysBelowAQuestionThatScrolls(size: Size) throws {
    var game = try GivenStage(Self.answers, size)
    try game.press(.enter)
    try game.type("no")
    #expect(game.contains("no"))
    check(try words(&game), [("prompt", 2000)], size)
    #expect(game.contains("no"))
    try game.press(.tab)
    #expect(game.contains("explanation1 "))
    check(
      try words(&game),
      [("prompt", 2000), ("answer", 80), ("explanation", 2000), ("source", 300)], size)
  }

  @Test(arguments: sizes)
  func itemsAreReadByScrolling(size: Size) throws {
    for (pack, names) in [
      (Self.ordering, (1...8).map { "item\($0)" }),
      (
        Self.matching,
        (1...6).flatMap { ["left\($0)", "right\($0)"] } + (1...3).map { "extra\($0)" }
      ),
    ] {
      var game = try GivenStage(pack, size)
      try game.press(.enter)
      #expect(game.contains("prompt1 "))
      check(try words(&game), [("prompt", 2000)] + names.map { ($0, 250) }, size)
      for letter in "abcdefgh".prefix(names.count > 8 ? 6 : 8) { try game.type(String(letter)) }
      try game.press(.enter)
      let isScrolled = game.contains("PgUp")
      let shown = isScrolled ? names.filter { !$0.hasPrefix("extra") }.map { ($0, 250) } : []
      check(try words(&game), [("prompt", 2000), ("explanation", 2000)] + shown, size)
    }
  }

  @Test func theChoiceThatTheKeysMoveToIsVisible() throws {
    var game = try GivenStage(Self.quiz, Size(40, 20))
    try game.press(.enter)
    for choice in 1...8 {
      try game.press(.down)
      #expect(game.text.contains { $0 == "›" }, "\(choice)")
      #expect(game.text.split(separator: "\n").contains { $0.hasPrefix("  \(choice)  ›") })
    }
    try game.press(.down)
    #expect(game.text.split(separator: "\n").contains { $0.hasPrefix("  1  ›") })
  }

  @Test func theWheelScrollsTextsThatDoNotFit() throws {
    var game = try GivenStage(Self.quiz, Size(80, 24))
    try game.press(.enter)
    #expect(game.contains("prompt1 "))
    for _ in 0..<2 { try game.take(.input(.mouse(Mouse(.wheelDown, at: Point(5, 5))))) }
    #expect(!game.contains("prompt1 "))
    #expect(!game.contains("›"))
    for _ in 0..<2 { try game.take(.input(.mouse(Mouse(.wheelUp, at: Point(5, 5))))) }
    #expect(game.contains("prompt1 "))
  }

  @Test func theScreenSaysWhichPartIsShown() throws {
    var game = try GivenStage(Self.answers, Size(40, 20))
    try game.press(.enter)
    let line = try #require(game.text.split(separator: "\n").first { $0.contains("PgUp PgDn") })
    #expect(line.contains("PgUp PgDn scroll") && line.contains("/"))
    for _ in 0..<60 { try game.press(.down) }
    let last = try #require(game.text.split(separator: "\n").first { $0.contains("PgUp PgDn") })
    let part = try #require(last.split(separator: " ").last).split(separator: "/")
    #expect(part.first == part.last)
  }
}
