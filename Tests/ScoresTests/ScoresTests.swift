import Files
import Glibc
import Scores
import Testing

private let game = Scores.Game(pack: "a", kind: "k", rules: "r")

@Suite final class ScoresTests {
  /// The folder of this test, deleted at its end.
  private let folder: String
  private var count = 0

  init() throws {
    var generator = SystemRandomNumberGenerator()
    let name = "packtool-scores-" + String(generator.next(), radix: 16)
    folder = Path.joined(Environment["TMPDIR"] ?? "/tmp", name)
    try Folder.create(folder)
  }

  deinit { Self.remove(folder) }

  @Test func theBestScoreIsKeptAndFinishedGamesAreCounted() throws {
    let scores = try Scores(fresh())
    #expect(try scores.best(of: game) == nil)
    for (score, isFinished, best) in [(0, true, 0), (5, false, 5), (4, true, 5), (6, true, 6)]
      as [(Int64, Bool, Int64)]
    {
      if isFinished {
        try scores.finish(score, of: game, title: "A")
      } else {
        try scores.note(score, of: game, title: "A")
      }
      #expect(try scores.best(of: game) == best)
    }
    #expect(try scores.all().map(\.games) == [3])
  }

  @Test func everyPackKindAndSetOfRulesHasItsOwnScore() throws {
    let path = try fresh()
    do {
      let scores = try Scores(path)
      for (score, key) in [("b", "k", "r"), ("a", "k", "s"), ("a", "k", "r"), ("a", "j", "r")]
        .enumerated()
      {
        let game = Scores.Game(pack: key.0, kind: key.1, rules: key.2)
        try scores.finish(Int64(score), of: game, title: "T\(score)")
      }
      try scores.finish(
        1, of: Scores.Game(pack: "b", kind: "k", rules: "r"), title: "a'; DROP TABLE \"数\u{0}x")
    }
    let entries = try Scores(path).all()
    #expect(
      entries.map {
        "\($0.game.pack) \($0.game.kind) \($0.game.rules) \($0.title) \($0.best) \($0.games)"
      } == [
        "a j r T3 3 1", "a k r T2 2 1", "a k s T1 1 1", "b k r a'; DROP TABLE \"数\u{0}x 1 2",
      ])
  }

  @Test func theFoldersAboveAreMade() throws {
    let path = try fresh() + "/deep/down/scores.sqlite"
    #expect(try Scores(path).all().isEmpty)
    #expect(try Path.exists(path))
  }

  @Test func whatIsNoStoreOfOursIsRefusedAndLeftAlone() throws {
    let text = try fresh()
    try put(Array("no database, but quite long enough to be looked at as one".utf8), to: text)
    #expect(throws: ScoresError.self) { try make(text) }
    #expect(reason(text) == "file is not a database")
    #expect(try InputFile.readAll(text, limit: 1000).count == 57)

    let folder = try fresh()
    try Folder.create(folder)
    #expect(reason(folder) == "unable to open database file")
    #expect(reason("/proc/packtool/scores.sqlite") == "no such file or directory")
    #expect(reason(text + "/scores.sqlite") == "exists already")
  }

  @Test func aStoreOfANewerProgramIsRefused() throws {
    let path = try fresh()
    try make(path)
    // The user version is a big-endian number at offset 60 of the header.
    try patch(path, at: 60, [0, 0, 0, 99])
    #expect(reason(path) == "it was written by a newer version of this program")
  }

  @Test func aDatabaseOfAnotherProgramIsRefused() throws {
    let path = try fresh()
    try make(path)
    try patch(path, at: 68, [1, 2, 3, 4])
    #expect(reason(path) == "it is a database of another program")
  }

  @Test func aDamagedStoreIsRefused() throws {
    let path = try fresh()
    do {
      let scores = try Scores(path)
      let title = String(repeating: "long ", count: 500)
      for pack in ["a", "b", "c", "d", "e", "f"] {
        try scores.finish(1, of: Scores.Game(pack: pack, kind: "k", rules: "r"), title: title)
      }
    }
    let size = try InputFile.readAll(path, limit: 1 << 20).count
    #expect(size > 8192)
    try patch(path, at: 4096, [UInt8](repeating: 0xFF, count: size - 4096))
    #expect(["the file is damaged", "database disk image is malformed"].contains(reason(path)))
  }

  /// Scores that were reported as kept survive a kill at twenty different moments, and the store
  /// stays sound.
  @Test(arguments: 1...20)
  func aKillAtAnyMomentLosesNothing(moment: Int32) async throws {
    let path = try fresh()
    let log = path + ".log"
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = path as String, log = log as String, moment = moment as Int32] in
      let scores = try Scores(path)
      let file = unsafe Glibc.open(log, O_WRONLY | O_CREAT | O_APPEND, 0o600)
      killLater(milliseconds: moment)
      while true {
        try scores.finish(7, of: game, title: "T")
        _ = unsafe Glibc.write(file, "+", 1)
      }
    }
    let told = try Path.exists(log) ? InputFile.readAll(log, limit: 1 << 20).count : 0
    let kept = try Scores(path).all().first?.games ?? 0
    #expect((told...told + 1).contains(Int(kept)), "\(told) told, \(kept) kept")
  }

  @Test func twoProgramsAtOnceLoseNothing() async throws {
    let path = try fresh()
    async let one: Void = Self.play(path)
    async let other: Void = Self.play(path)
    _ = await (one, other)
    let entries = try Scores(path).all()
    #expect(entries.map(\.games) == [100])
  }

  @Test func aSettingIsKeptUntilAnotherTakesItsPlace() throws {
    let path = try fresh()
    do {
      let scores = try Scores(path)
      #expect(try scores.setting("hints") == nil)
      try scores.finish(7, of: game, title: "T")
      try scores.set("hints", to: "shown")
      try scores.set("it's; DROP TABLE score", to: "")
      try scores.set("hints", to: "hidden\u{0}数")
    }
    let scores = try Scores(path)
    #expect(try scores.setting("hints") == "hidden\u{0}数")
    #expect(try scores.setting("it's; DROP TABLE score") == "")
    #expect(try scores.setting("Hints") == nil)
    #expect(try scores.all().map(\.best) == [7])
  }

  /// The setting is the one that was reported as set, or the next one; the scores are unchanged.
  @Test(arguments: 1...10)
  func aKillAtAnyMomentLosesNoSetting(moment: Int32) async throws {
    let path = try fresh()
    let log = path + ".log"
    do {
      let scores = try Scores(path)
      try scores.finish(7, of: game, title: "T")
    }
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = path as String, log = log as String, moment = moment as Int32] in
      let scores = try Scores(path)
      let file = unsafe Glibc.open(log, O_WRONLY | O_CREAT | O_APPEND, 0o600)
      killLater(milliseconds: moment)
      var count = 0
      while true {
        count += 1
        try scores.set("count", to: String(count))
        _ = unsafe Glibc.write(file, "+", 1)
      }
    }
    let told = try Path.exists(log) ? InputFile.readAll(log, limit: 1 << 20).count : 0
    let scores = try Scores(path)
    let kept = try scores.setting("count").flatMap { Int($0) } ?? 0
    #expect((told...told + 1).contains(kept), "\(told) told, \(kept) kept")
    #expect(try scores.all().map(\.best) == [7])
  }

  private static func play(_ path: String) async {
    await #expect(processExitsWith: .success) { [path = path as String] in
      let scores = try Scores(path)
      for score in 1...50 as ClosedRange<Int64> {
        try scores.finish(score, of: game, title: "T")
      }
    }
  }

  private func fresh() throws -> String {
    count += 1
    return Path.joined(folder, "scores\(count)")
  }

  private static func remove(_ path: String) {
    for entry in (try? Folder.entries(of: path)) ?? [] { remove(Path.joined(path, entry.name)) }
    _ = unsafe Glibc.remove(path)
  }

  private func make(_ path: String) throws { _ = try Scores(path) }

  private func reason(_ path: String) -> String {
    do throws(ScoresError) {
      _ = try Scores(path)
      return "none"
    } catch {
      return error.reason
    }
  }

  private func put(_ bytes: [UInt8], to path: String) throws {
    var file = try AtomicFile(replacing: path)
    try file.append(bytes)
    try file.commit()
  }

  private func patch(_ path: String, at offset: Int, _ bytes: [UInt8]) throws {
    var all = try InputFile.readAll(path, limit: 1 << 20)
    all.replaceSubrange(offset..<offset + bytes.count, with: bytes)
    try put(all, to: path)
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
