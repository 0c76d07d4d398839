import Scores
import Screens
import TestSupport
import Testing
import Words

@Suite struct ScoreListingTests {
  @Test func scoresAreListedInTheLanguageOfThePlayer() throws {
    let folder = TemporaryFolder()
    let scores = try Scores(folder("scores.sqlite"))
    for (pack, score, games) in [("a", Int64(412), 1), ("b", 7, 3), ("c", 65, 12)] {
      for _ in 0..<games {
        try scores.finish(
          score, of: Scores.Game(pack: pack, kind: "facts", rules: "r"),
          title: "Pack \(pack)\u{1B}")
      }
    }
    let listing = try ScoreListing(scores)
    #expect(
      listing.text(LineForm(80), .english) == """
        412  Pack a\\u{1B} (1 game)
          7  Pack b\\u{1B} (3 games, average 7)
         65  Pack c\\u{1B} (12 games, average 65)

        """)
    #expect(
      listing.text(LineForm(20), .russian) == """
        412  Pack a\\u{1B}...
          7  Pack b\\u{1B}...
         65  Pack c\\u{1B}...

        """)
    #expect(
      listing.text(LineForm(50), .russian) == """
        412  Pack a\\u{1B} (1 игра)
          7  Pack b\\u{1B} (3 игры, в среднем 7)
         65  Pack c\\u{1B} (12 игр, в среднем 65)

        """)
  }

  @Test func theHardestQuestionsAndTheSignerAreListed() throws {
    let scores = try Scores()
    let game = Scores.Game(pack: "a", kind: "facts", rules: "r")
    for (points, correct) in [(3, 0), (4, 1)] as [(Int64, Int64)] {
      try scores.finish(
        points, of: game, title: "A",
        answers: [
          Scores.Answers(question: "q\"1", prompt: "How\u{1B}?", asked: 1, correct: correct),
          Scores.Answers(question: "q2", prompt: "Right", asked: 1, correct: 1),
        ])
    }
    let listing = try ScoreListing(scores) { $0 == "a" ? "anna" : nil }
    #expect(
      listing.text(LineForm(80), .english) == """
        4  A (2 games, average 3.5)
           signed by anna
           1 of 2 right: How\\u{1B}?

        """)
    #expect(
      listing.json == """
        {"pack":"a","kind":"facts","title":"A","rules":"r","best":4,"games":2,"left":0,"average":3.5,\
        "last":[3,4],"signer":"anna","hardest":["q\\"1"]}

        """)
  }
}
