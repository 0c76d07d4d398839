import Checking
import Diagnostics
import Games
import Kinds
import PackFormat
import Projects
import Screens
import Terminal
import TestSupport
import Testing
import Words

/// Tests that the findings about a screen of 40 × 20 agree with what the games draw there.
@Suite struct SmallestScreenTests {
  @Test func aFactAlwaysFits() throws {
    var pack = BuiltPack(kind: "facts", rules: HigherOrLowerRules.defaults)
    pack.add("Fact", [String(repeating: "數", count: 160)])
    pack.add("Value", [ExactDecimal(999_999_999_999_999_999)])
    pack.add("Unit", [String(repeating: "人", count: 40)])
    var game = try game(pack.reader())
    let asked = try #require(lines(try game.begin()).split(separator: "").last)
    #expect(asked.count > 10)
    #expect(asked.count <= 20)
  }

  @Test func aLevelOfAGridAlwaysFits() throws {
    let rules = [("rows", "12"), ("columns", "12"), ("questions", "12")]
    var pack = BuiltPack(
      kind: "sum-grid",
      rules: RuleText.filled(
        rules.map { RuleText($0, $1) }, of: SumGridRules.specifications))
    pack.add("Level", [String(repeating: "數", count: 40)])
    for (name, number) in [("First", 0), ("Second", 0), ("Target", 100)] as [(String, Int64)] {
      pack.add(name + "From", .integer, [number])
      pack.add(name + "To", .integer, [999])
    }
    var game = try game(pack.reader())
    let shown = try #require(lines(try game.begin()).split(separator: "").last)
    #expect(shown.count > 15)
    #expect(shown.count <= 20)
  }

  @Test func aQuizShowsTheRowsThatAreProved() throws {
    let folder = TemporaryFolder()
    folder.write(
      "pack.xml",
      Array(
        """
        <pack id="quiz" version="1.0.0" kind="choice-quiz" asOf="2026-01-01">
          <title>Quiz</title>
          <source path="a.csv"/>
          <rules questions="1"/>
        </pack>
        """.utf8))
    folder.write(
      "a.csv",
      Array(
        """
        Prompt,Right,Wrong1,Explanation,Source
        In which of these countries did people once pay with large stones?,\
        "Yap, one of the islands of Micronesia",Peru,\
        The stones were often left where they lay and only changed their owner.,A book

        """.utf8))
    let project = try PackProject(
      opening: folder.path, kind: nil, findings: Findings())
    let options = ProjectCheck.Options(today: nil)
    let proof = try #require(try ProjectProof(project, options))
    var request = ProofRequest()
    request.question = 0
    let proved = try proof.prove(request).lines.filter { $0.hasPrefix("| ") }.map {
      $0.dropFirst(2)
    }

    let check = try ProjectCheck(project, options, building: true)
    var game = try game(PackReader(ByteSource(#require(check.pack).bytes)))
    _ = try game.begin()
    let asked = lines(try game.take("", after: 0).text).drop { $0.isEmpty }.dropLast()
    #expect(Array(proved.prefix(asked.count)) == Array(asked))
    let wrong = asked.contains("1) Peru") ? "1" : "2"
    let told = lines(try game.take(wrong, after: 500).text).prefix { !$0.hasPrefix("Game over") }
    #expect(Array(proved.dropFirst(asked.count).prefix(told.count)) == Array(told))
    // One more line is the score, which the game does not print after its last question.
    #expect(proved.count == asked.count + told.count + 1)
  }

  private func game(_ reader: PackReader) throws -> any PlainGame {
    let kind = try #require(GameKind.of(reader.header.card))
    return try kind.play(
      reader, GameSettings(seed: 0, year: 2026, columns: 40), ScoreKeeper(best: 0))
  }

  private func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}

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
