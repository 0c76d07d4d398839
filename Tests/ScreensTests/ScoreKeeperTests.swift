import Games
import PackFormat
import Scores
import Screens
import TestSupport
import Testing

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
    #expect(ScoreKeeper(best: 3, announcesRecords: false).finish(7) == false)
  }

  @Test func practiceKeepsNoScoreAndKnowsWhatWasMissed() throws {
    let keeper = keeper(try Scores(path), isPractice: true)
    keeper.note(9)
    keeper.answered(row: 1, "A", isRight: true)
    keeper.answered(row: 2, "B", isRight: false)
    #expect(keeper.finish(9) == false)
    #expect(try Scores(path).all().isEmpty)
    let cards = keeper.studyCards(of: 0..<4)
    #expect(cards.count == 2)
    #expect(cards[1]?.due == 101 && cards[2]?.due == 100)
    let later = self.keeper(try Scores(path), on: 101)
    later.answered(row: 1, "A", isRight: true)
    _ = later.leave(0)
    #expect(later.studyCards(of: [1])[1]?.due == 107)
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
