import Games
import Glibc
import PackFormat
import Scores
import Screens
import TestSupport
import Testing
import Words

@Suite struct ScoreKeeperTests {
  private let folder = TemporaryFolder()
  private var path: String { folder("scores.sqlite") }

  private func keeper(
    _ scores: consuming Scores?, on day: Int64 = 100, isPractice: Bool = false
  ) -> ScoreKeeper {
    ScoreKeeper(
      scores, pack: "p", kind: "k", rules: "r", title: "t",
      edition: ScoreKeeper.Edition(day: day) { "q\($0)" }, isPractice: isPractice)
  }

  @Test func aGameThatIsLeftIsNoFinishedOneButKeepsItsRecord() throws {
    let keeper = keeper(try Scores(path))
    keeper.answered(row: 3, "Q", isRight: false)
    #expect(keeper.leave(7))
    #expect(keeper.finish(5) == false)
    let entry = try #require(try Scores(path).all().first)
    #expect(entry.best == 7 && entry.games == 1 && entry.abandoned == 1)
    #expect(keeper.history(last: 9, hardest: 9)?.hardest.map(\.question) == ["q3"])
  }

  @Test func withoutAStoreNoRecordIsAnnounced() {
    let keeper = ScoreKeeper(
      nil, pack: "p", kind: "k", rules: "r", title: "t", trouble: "cannot keep scores")
    #expect(keeper.finish(7) == false && keeper.best == 7)
    #expect(ScoreKeeper(best: 3).finish(7))
    #expect(ScoreKeeper(best: 3, unkeptFrom: 0).finish(7) == false)
  }

  /// A game that is replayed announces what it announced when it was recorded.
  @Test(arguments: 0...3) func aStoreThatIsLostMeanwhileAnnouncesNoFurtherRecord(_ kept: Int) throws
  {
    let keeper = keeper(try Scores(path))
    var announced: [Bool] = []
    for game in 0..<3 {
      if game == kept { _ = unsafe unlink(path) }
      keeper.note(Int64(game))
      announced.append(keeper.finish(Int64(game + 1)))
    }
    #expect(announced == (0..<3).map { $0 < kept })
    #expect(keeper.unkeptFrom == (kept < 3 ? kept : nil))
    let replayed = ScoreKeeper(best: 0, unkeptFrom: keeper.unkeptFrom)
    #expect((0..<3).map { replayed.finish(Int64($0 + 1)) } == announced)
  }

  @Test func practiceKeepsNoScoreAndKnowsWhatWasMissed() throws {
    let keeper = keeper(try Scores(path), isPractice: true)
    keeper.note(9)
    keeper.answered(row: 1, "A", isRight: true)
    keeper.answered(row: 2, "B", isRight: false)
    #expect(keeper.finish(9) == false)
    #expect(try Scores(path).all().isEmpty)
    #expect((0..<4).map { keeper.studyCard(of: $0)?.due } == [nil, 101, 100, nil])
    let later = self.keeper(try Scores(path), on: 101)
    later.answered(row: 1, "A", isRight: true)
    _ = later.leave(0)
    #expect(later.studyCard(of: 1)?.due == 107)
  }

  @Test func practiceAsksWhatWasMissedFirstAndAMissAgainSoon() throws {
    var pack = GivenStage.facts((1...6).map { ("Fact \($0)", Int64($0), "") }, lives: "9")
    pack.id = "a"
    let reader = try PackReader(ByteSource(pack.bytes()))
    let before = keeper(try Scores(path))
    before.answered(row: 4, "E", isRight: false)
    _ = before.leave(0)
    let kind = try #require(GameKind.of(reader.header.card))
    var settings = GameSettings(seed: 3, year: 2026)
    settings.selection.isPractice = true
    var game = try kind.play(reader, settings, keeper(try Scores(path), isPractice: true))
    var rows: [Int] = []
    _ = try game.begin()
    for _ in 0..<6 {
      let row = try #require(game.row)
      rows.append(row)
      // The third question is missed.
      _ = try game.take(rows.count == 3 ? "0" : "\(row + 1)", after: 0)
    }
    #expect(rows.first == 4)
    #expect(rows[5] == rows[2])
    #expect(Set(rows).count == 5)
  }
}

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
