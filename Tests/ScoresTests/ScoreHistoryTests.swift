import Files
import Glibc
import Scores
import Testing

private let game = Scores.Game(pack: "a", kind: "k", rules: "r")

@Suite final class ScoreHistoryTests {
  /// The folder of this test, deleted at its end.
  private let folder: String

  init() throws {
    var generator = SystemRandomNumberGenerator()
    let name = "packtool-history-" + String(generator.next(), radix: 16)
    folder = Path.joined(Environment["TMPDIR"] ?? "/tmp", name)
    try Folder.create(folder)
  }

  deinit {
    for entry in (try? Folder.entries(of: folder)) ?? [] {
      _ = unsafe Glibc.remove(Path.joined(folder, entry.name))
    }
    _ = unsafe Glibc.remove(folder)
  }

  private var path: String { Path.joined(folder, "scores.sqlite") }

  @Test func everyGameIsKeptAndTheLastOnesAreTold() throws {
    let scores = try Scores(path)
    for (number, points) in [7, 0, 12, 5].enumerated() {
      try scores.finish(Int64(points), of: game, title: "A", day: Int64(20_000 + number))
    }
    try scores.note(50, of: game, title: "A")
    let other = Scores.Game(pack: "a", kind: "k", rules: "s")
    try scores.finish(99, of: other, title: "A")
    let history = try scores.history(of: game, last: 3, hardest: 5)
    #expect(history.games == 4 && history.points == 24 && history.day == 20_003)
    #expect(history.last == [0, 12, 5])
    #expect(history.hardest == [])
    let none = Scores.Game(pack: "b", kind: "k", rules: "r")
    #expect(try scores.history(of: none, last: 3, hardest: 5) == Scores.History())
  }

  @Test func theHardestQuestionsAreThoseLeastOftenRight() throws {
    let scores = try Scores(path)
    for (asked, correct) in [
      ("easy", [1, 1]), ("half", [0, 1]), ("never", [0, 0]), ("once", [0]),
    ] {
      for right in correct {
        try scores.finish(
          1, of: game, title: "A",
          answers: [
            Scores.Answers(
              question: asked, prompt: "\(asked) \(right)", asked: 1, correct: Int64(right))
          ])
      }
    }
    let hardest = try scores.history(of: game, last: 1, hardest: 10).hardest
    #expect(hardest.map(\.question) == ["never", "once", "half"])
    #expect(hardest.map(\.prompt) == ["never 0", "once 0", "half 1"])
    #expect(hardest.map(\.asked) == [2, 1, 2] && hardest.map(\.correct) == [0, 0, 1])
    #expect(try scores.history(of: game, last: 1, hardest: 2).hardest.count == 2)
  }

  @Test func aGameThatIsLeftCountsApartAndKeepsItsRecordAndAnswers() throws {
    let scores = try Scores(path)
    try scores.finish(5, of: game, title: "A", day: 20_000)
    let answer = Scores.Answers(question: "q", prompt: "Q", asked: 2, correct: 1)
    try scores.abandon(9, of: game, title: "A", answers: [answer])
    let entry = try #require(try scores.all().first)
    #expect(entry.best == 9 && entry.games == 1 && entry.abandoned == 1)
    let history = try scores.history(of: game, last: 9, hardest: 9)
    #expect(history.games == 1 && history.points == 5 && history.last == [5])
    #expect(history.hardest == [answer])
  }

  @Test func recordsOfPracticeReplaceEarlierOnesOfTheSameQuestion() throws {
    let scores = try Scores(path)
    func study(_ id: String, due: Int64) -> Scores.Study {
      Scores.Study(question: id, streak: 2, interval: 6, ease: 2500, due: due)
    }
    try scores.practise(game, answers: [], studies: [study("b", due: 7), study("a", due: 8)])
    try scores.finish(1, of: game, title: "A", studies: [study("b", due: 9)])
    #expect(try Scores(path).study(of: game) == [study("a", due: 8), study("b", due: 9)])
    let other = Scores.Game(pack: "b", kind: "k", rules: "r")
    #expect(try scores.study(of: other) == [])
  }

  @Test func scoresWithoutAFileLastAsLongAsTheyAreHeld() throws {
    let scores = try Scores()
    try scores.finish(5, of: game, title: "A")
    #expect(try scores.history(of: game, last: 9, hardest: 0).last == [5])
    #expect(try Scores().all() == [])
  }

  /// `version-1.sqlite` was made by the statements of the first version, which stored scores only.
  @Test func aStoreOfTheFirstVersionIsBroughtUpToDate() throws {
    try makeFirstVersion()
    let scores = try Scores(path)
    #expect(try scores.all().map(Self.described) == ["a k r Old  41 3"])
    #expect(try scores.setting("hints") == "hidden")
    #expect(try scores.history(of: game, last: 9, hardest: 9) == Scores.History())
    try scores.finish(42, of: game, title: "New", root: "abc", day: 1)
    #expect(try Scores(path).all().map(Self.described) == ["a k r New abc 42 4"])
    #expect(try Scores(path).history(of: game, last: 9, hardest: 9).last == [42])
  }

  private static func described(_ entry: Scores.Entry) -> String {
    let game = "\(entry.game.pack) \(entry.game.kind) \(entry.game.rules)"
    return "\(game) \(entry.title) \(entry.root) \(entry.best) \(entry.games)"
  }

  /// If a program ends during the upgrade, the store is either the complete old one or the new one.
  @Test func twoProgramsBringOneStoreUpToDateAtOnce() async throws {
    try makeFirstVersion()
    let path = path
    async let one: Void = Self.play(path)
    async let other: Void = Self.play(path)
    async let third: Void = Self.play(path)
    _ = await (one, other, third)
    let scores = try Scores(path)
    #expect(try scores.all().map(\.games) == [3 + 3 * 20])
    let history = try scores.history(of: game, last: 100, hardest: 1)
    #expect(history.games == 60 && history.points == 60 * 7)
    #expect(history.hardest.map(\.asked) == [60] && history.hardest.map(\.correct) == [0])
  }

  private static func play(_ path: String) async {
    await #expect(processExitsWith: .success) { [path = path as String] in
      let scores = try Scores(path)
      let answer = Scores.Answers(question: "q", prompt: "Q", asked: 1)
      for _ in 1...20 { try scores.finish(7, of: game, title: "T", answers: [answer]) }
    }
  }

  /// A game that was reported as kept is kept with all its answers, whenever the program was
  /// killed.
  @Test(arguments: 1...6)
  func aKillLeavesWholeGames(moment: Int32) async throws {
    let path = path
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = path as String, moment = moment as Int32] in
      let scores = try Scores(path)
      killLater(milliseconds: moment * 3)
      let answers = (1...20).map {
        Scores.Answers(question: "q\($0)", prompt: "Q", asked: 1)
      }
      while true { try scores.finish(7, of: game, title: "T", answers: answers) }
    }
    let scores = try Scores(path)
    let history = try scores.history(of: game, last: 1, hardest: 100)
    #expect(try scores.all().map(\.games) == (history.games == 0 ? [] : [history.games]))
    #expect(Set(history.hardest.map(\.asked)) == (history.games == 0 ? [] : [history.games]))
  }

  @Test func aStoreThatIsDeletedMeanwhileSaysSo() throws {
    let scores = try Scores(path)
    try scores.finish(1, of: game, title: "A")
    _ = unsafe Glibc.unlink(path)
    #expect(
      reason { () throws(ScoresError) in try scores.finish(2, of: game, title: "A") }
        == "it was moved or deleted meanwhile")
    // The next program that opens the store begins a new one.
    #expect(try Scores(path).all() == [])
  }

  @Test func aStoreThatIsCutOffMeanwhileSaysSo() throws {
    let scores = try Scores(path)
    try scores.finish(1, of: game, title: "A")
    #expect(unsafe Glibc.truncate(path, 100) == 0)
    let said = reason { () throws(ScoresError) in try scores.finish(2, of: game, title: "A") }
    #expect(["database disk image is malformed", "disk I/O error"].contains(said), "\(said)")
  }

  private func reason(_ body: () throws(ScoresError) -> Void) -> String {
    do throws(ScoresError) {
      try body()
      return "none"
    } catch {
      return error.reason
    }
  }

  private func makeFirstVersion() throws {
    let bytes = try InputFile.readAll(
      Path.joined(Path.folder(of: #filePath), "version-1.sqlite"), limit: 1 << 20)
    var file = try AtomicFile(replacing: path)
    try file.append(bytes)
    try file.commit()
  }
}

/// Kills this process after a delay, with no chance to clean up.
private func killLater(milliseconds: Int32) {
  signal(SIGALRM) { _ in kill(getpid(), SIGKILL) }
  var alarms = sigset_t()
  unsafe sigemptyset(&alarms)
  unsafe sigaddset(&alarms, SIGALRM)
  unsafe pthread_sigmask(SIG_UNBLOCK, &alarms, nil)
  _ = ualarm(UInt32(milliseconds) * 1000, 0)
}
