import Games
import PackFormat
import Screens
import TestSupport
import Testing
import Words

@Suite struct PlainShortAnswerTests {
  @Test func aSessionFromItsFirstLineToItsLast() throws {
    #expect(
      try dialogue(["", "?", "bergen", "Bergen!", "Kristiania", "rekjavik", "", "q"]) == """
        Test
        3 questions, to be answered in your own words. A right answer earns 2 points.
        You have 2 tries at each question; after the first, a right answer earns 1
        point. Capitals, accents, articles and one slip of the finger do not matter.
        Each question has 30 seconds. You are warned when 5 seconds are left. When the
        time is up, the right answer is shown, nothing is earned, and the next question
        comes by itself.
        Type your answer and press ENTER; an empty line passes. /n starts afresh at
        once, /q quits, /? shows this help; the clock runs on meanwhile.
        High score 0.
        ENTER to start, q to quit: 

        Question 1 of 3: Capital of Norway?
        Answer (30 seconds left): ?
        An answer needs a letter or a digit.
        Answer (30 seconds left): bergen
        Not bergen. 1 try left.
        Answer (30 seconds left): Bergen!
        You have said that already.
        Answer (30 seconds left): Kristiania
        Right! The answer is Oslo.
        Score 1, 2 questions left, high score 1.

        Question 2 of 3: Capital of Iceland?
        Answer (30 seconds left): rekjavik
        Right! It is written Reykjavík.
        It lies on a bay of smoke.
        Source: An atlas
        Score 3, 1 question left, high score 3.

        Question 3 of 3: Who wrote Faust?
        Answer (30 seconds left): 
        Passed. The right answer is Johann Wolfgang von Goethe.
        Game over!
        2 right, 0 wrong, 1 passed, 0 out of time: 3 points. A new record!
        ENTER to play again, q to quit: q

        """)
  }

  @Test func lettersAreAnswersAndCommandsHaveASlash() throws {
    let text = try dialogue(["", "q", "n", "//x", "/n", "/q"], rules: ["tries": "4"])
    #expect(text.contains("Not q. 3 tries left."))
    #expect(text.contains("Not n. 2 tries left."))
    #expect(text.contains("Not /x. 1 try left."))
    #expect(text.contains("/n\n\nQuestion 1 of 3: "))
    #expect(text.hasSuffix("Answer (30 seconds left): /q\n"))
  }

  private func dialogue(_ input: [String], rules: [String: String] = [:]) throws -> String {
    let reader = try shortAnswerPack(rules).reader()
    let kind = try #require(GameKind.of(reader.header.card))
    let keeper = ScoreKeeper(nil, pack: "p", kind: "short-answer", rules: "r", title: "Test")
    var game = try kind.play(reader, GameSettings(seed: 7, year: nil), keeper)
    var text = try game.begin()
    for line in input {
      text += "\(line)\n"
      let reply = try game.take(line, after: 0)
      text += reply.text
      if reply.isDone { break }
    }
    return text
  }
}

/// Returns a pack of three questions with typed answers, all of which a session asks.
func shortAnswerPack(_ rules: [String: String] = [:]) -> BuiltPack {
  var given = ["questions": "3"]
  given.merge(rules) { $1 }
  var pack = BuiltPack(
    kind: "short-answer",
    rules: RuleText.filled(
      given.map { RuleText($0.key, $0.value) }, of: ShortAnswerRules.specifications))
  pack.add("Prompt", ["Capital of Iceland?", "Capital of Norway?", "Who wrote Faust?"])
  pack.add("Answer", ["Reykjavík", "Oslo", "Johann Wolfgang von Goethe"])
  pack.add("Accepted", [nil, "Kristiania", "Goethe"])
  pack.add("Explanation", ["It lies on a bay of smoke.", nil, nil])
  pack.add("Source", ["An atlas", nil, nil])
  return pack
}
