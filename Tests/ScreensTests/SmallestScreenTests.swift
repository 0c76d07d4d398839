import Checking
import Diagnostics
import Games
import Kinds
import PackFormat
import Projects
import Screens
import Testing
import TestSupport

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
