import Games
import PackFormat
import Screens
import Terminal
import TestSupport
import Testing
import Words

/// Tests that packs with less than their game asks are played with what there is, line by line and on the
/// full screen.
@Suite struct SmallPackTests {
  private static func empty(_ kind: String, rules: [RuleSpecification]) -> BuiltPack {
    BuiltPack(kind: kind, rules: RuleText.filled([], of: rules))
  }

  static let quiz: BuiltPack = {
    var pack = empty("choice-quiz", rules: ChoiceQuizRules.specifications)
    pack.add("Prompt", ["Japan?", "Ireland?"])
    pack.add("Right", ["Yen", "Euro"])
    pack.add("Wrong1", ["Won", "Pound"])
    return pack
  }()

  static let answers: BuiltPack = {
    var pack = empty("short-answer", rules: ShortAnswerRules.specifications)
    pack.add("Prompt", ["Iceland?", "Seven?"])
    pack.add("Answer", ["Reykjavík", "7"])
    return pack
  }()

  static let roster: BuiltPack = {
    var pack = empty("roster", rules: PhotoPickRules.specifications)
    pack.add("Name", ["Ada", "Bo", "Chloé", "Dora"])
    return pack
  }()

  /// A level with the targets 10 and 11.
  static let grid: BuiltPack = {
    var pack = empty("sum-grid", rules: SumGridRules.specifications)
    pack.add("Level", ["Only"])
    for (name, number) in [
      ("FirstFrom", 5), ("FirstTo", 6), ("SecondFrom", 5), ("SecondTo", 5), ("TargetFrom", 10),
      ("TargetTo", 98),
    ] as [(String, Int64)] {
      pack.add(name, .integer, [number])
    }
    return pack
  }()

  @Test(arguments: [
    (quiz, "2 questions"), (answers, "2 questions"), (roster, "2 questions, each with 3 photos"),
    (grid, "1 level, 2 questions each"),
  ])
  func theRulesNameTheNumberThatIsPlayed(_ pack: BuiltPack, _ words: String) throws {
    let reader = try pack.reader()
    let kind = try #require(GameKind.of(reader.header.card))
    guard let howToPlay = kind.howToPlay else { throw PlayError.empty }
    let rules = try howToPlay(reader, GameSettings(seed: 1, year: nil))
    #expect(rules.joined(separator: " ").contains(words), "\(rules)")
    let session = try said(pack, ["?"])
    #expect(session.replacing("\n", with: " ").contains(words), "\(session)")
  }

  @Test(arguments: [
    (quiz, ["", "1", "1"]), (answers, ["", "a", "b", "c", "d"]), (roster, ["1", "1"]),
  ])
  func aSessionEndsAfterTheQuestionsThatThereAre(_ pack: BuiltPack, _ lines: [String]) throws {
    let text = try said(pack, lines)
    #expect(text.contains("1 of 2:") && text.contains("2 of 2:"))
    #expect(text.contains("ENTER to play again"), "\(text)")
  }

  @Test(arguments: [(quiz, "2"), (answers, "2"), (roster, "2")])
  func theScreenCountsToTheNumberThatThereAre(_ pack: BuiltPack, _ count: String) throws {
    var game = try GivenStage(pack, Size(80, 24), seed: 3)
    if !game.contains("1/\(count)") { try game.press(.enter) }
    #expect(game.contains("1/\(count)"), "\(game.text)")
  }

  @Test func theScreenHasACircleForEachSumOfALevel() throws {
    let game = try GivenStage(Self.grid, Size(80, 24), seed: 3)
    #expect(game.contains("○ ○\n") && !game.contains("○ ○ ○"), "\(game.text)")
    #expect(try said(Self.grid, []).contains("\n(.) (.) Question 1: "))
  }

  /// The output for these lines, the first question included.
  private func said(_ pack: BuiltPack, _ lines: [String]) throws -> String {
    let reader = try pack.reader()
    let kind = try #require(GameKind.of(reader.header.card))
    let keeper = ScoreKeeper(nil, pack: "p", kind: pack.kind, rules: "r", title: "t")
    var game = try kind.play(reader, GameSettings(seed: 4, year: nil), keeper)
    var text = try game.begin()
    for line in lines { text += "\(line)\n" + (try game.take(line, after: 0).text) }
    return text + game.end()
  }
}
