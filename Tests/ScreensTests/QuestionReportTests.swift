import Games
import PackFormat
import Screens
import TestSupport
import Testing
import Words

@Suite struct QuestionReportTests {
  /// A quiz of three questions, the second with an id; without a table of origins.
  private func session(_ language: Language = .english) throws -> PlainSession {
    var pack = BuiltPack(
      kind: "choice-quiz", rules: RuleText.filled([], of: ChoiceQuizRules.specifications))
    pack.add("Prompt", ["One?", "Two?", "Three?"])
    pack.add("Right", ["1", "2", "3"])
    pack.add("Wrong1", ["4", "5", "6"])
    let reader = try pack.reader()
    let settings = GameSettings(seed: 9, year: nil, columns: 60, language: language)
    let kind = try #require(GameKind.of(reader.header.card))
    return PlainSession(
      try kind.play(reader, settings, ScoreKeeper(best: 2)),
      QuestionReport(reader, LineForm(60), language: language), isRecorded: true)
  }

  @Test func theQuestionOnTheScreenAndTheOneBeforeAreNamed() throws {
    var session = try session()
    _ = try session.begin()
    let nothing = try session.take("where", after: 0).text
    #expect(nothing == "No question has been asked yet.\nENTER to start, q to quit: ")
    let first = try session.take("", after: 0).text
    let ids = ["One?", "Two?", "Three?"].map { text in
      (text, QuestionId.derive(kind: "choice-quiz", text: text.utf8))
    }
    let one = try #require(ids.first { first.contains($0.0) })
    let place = try session.take(" Where ", after: 2000).text
    #expect(place == "Now: \(one.1)\nAnswer (1 to 2, 8 seconds left): ")
    let second = try session.take("1", after: 0).text
    let two = try #require(ids.first { second.contains("3: \($0.0)") })
    let places = try session.take("source", after: 0).text
    #expect(places == "Now: \(two.1)\nBefore: \(one.1)\nAnswer (1 to 2, 10 seconds left): ")
    #expect(session.moves.count == 5, "a record holds these lines, too")
  }

  @Test func theLastOneIsNamedWhenTheGameIsOver() throws {
    var session = try session(.russian)
    _ = try session.begin()
    for line in ["", "1", "1", "1"] { _ = try session.take(line, after: 0) }
    let text = try session.take("откуда", after: 0).text
    #expect(text.hasPrefix("До этого: q"), "\(text)")
    #expect(text.hasSuffix("\nENTER — играть ещё раз, q — выйти: "), "\(text)")
  }
}
