import Scores
import Screens
import TestSupport
import Testing

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
    let listing = ScoreListing(try scores.all())
    #expect(
      listing.text(columns: 80, .english) == """
        412  Pack a\\u{1B} (1 game)
          7  Pack b\\u{1B} (3 games)
         65  Pack c\\u{1B} (12 games)

        """)
    #expect(
      listing.text(columns: 20, .russian) == """
        412  Pack a\\u{1B}...
          7  Pack b\\u{1B}...
         65  Pack c\\u{1B}...

        """)
    #expect(
      listing.text(columns: 40, .russian) == """
        412  Pack a\\u{1B} (1 игра)
          7  Pack b\\u{1B} (3 игры)
         65  Pack c\\u{1B} (12 игр)

        """)
  }
}
