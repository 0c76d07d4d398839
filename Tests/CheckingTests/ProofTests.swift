import Diagnostics
import Games
import PackFormat
import Testing
import TestSupport

@testable import Checking
@testable import Kinds
@testable import Projects

/// Tests that findings about playability come with a game that proves them and can be replayed.
struct ProofTests {
  @Test func theBestGuessHasToEarnWhatTheManifestAsks() throws {
    let proof = try proof(.facts, "Fact,Value,Unit\nIn a town,1050001,people\nMoons,2,moons\n") {
      $0.leastBest = StatedPoints(points: 90, place: Place("pack.xml", 0..<0))
    }
    #expect(
      try proof.prove(request(question: 0))
        == Proof(
          [
            "0 In a town (people) in 2026: the slider of seed 0 goes from 200,000 to 2.0 million",
            "the guess 1.1 million earns 30 of 100 points; the right answer is 1,050,001",
          ], holds: false))
    #expect(try proof.prove(request(question: 1)).holds)
    #expect(try !proof.prove(request()).holds)
  }

  @Test(arguments: [(2025, false), (2026, true), (2027, true)])
  func aYearCanBeWonOnceItHasCome(_ year: Int, _ holds: Bool) throws {
    let proof = try proof(.facts, "Fact,Value,Unit\nFirst people there,2026,year\n") {
      $0.asOf = CalendarDate("\(year)-01-01")
    }
    let proved = try proof.prove(request(question: 0))
    #expect(proved.holds == holds)
    #expect(proved.lines.contains("nobody can know it before 2026-01-01") != holds)
  }

  /// An answer counts one millisecond before the time is up, and no longer when it is up.
  @Test(arguments: [(9_999, true), (10_000, false)])
  func theQuizJudgesWhatHasBeenReadAloud(_ milliseconds: Int64, _ holds: Bool) throws {
    let proof = try proof(.choiceQuiz, "Prompt,Right,Wrong1\nCapital of Peru?,Lima,Cusco\n")
    var request = request(question: 0)
    request.milliseconds = milliseconds
    #expect(try proof.prove(request).holds == holds)
  }

  /// Reading 150 characters takes 10 seconds, and an answer after that is late.
  @Test(arguments: [(149, 0), (150, 1)])
  func aQuestionIsReadAloudInItsSeconds(_ length: Int, _ count: Int) throws {
    let prompt = String(repeating: "a", count: length - 2)
    let checked = try Checked(
      ["Prompt,Right,Wrong1\n\(prompt),b,c\n"], kind: .choiceQuiz,
      rules: [Manifest.Rule(name: "questions", text: "1", place: nil)])
    #expect(checked.findings.map(\.code) == Array(repeating: TooLongToRead.code, count: count))
    #expect(
      checked.findings.map(\.replay)
        == Array(repeating: "packtool prove . --question 0 --after 10000", count: count))
  }

  @Test func wideCharactersTakeLongerToRead() {
    #expect(ReadingAloud.milliseconds(for: ["12345", "67890"]) == 667)
    #expect(ReadingAloud.milliseconds(for: ["一二三四五"]) == 1000)
    for text in ["plain", "é", "一二三", "❤️", "👩‍👩‍👧"] {
      #expect(
        ReadingAloud.milliseconds(for: [text]) <= ReadingAloud.mostMilliseconds(for: [text]))
    }
  }

  /// The reported seed is the first that proves the finding, and its replay takes as many attempts.
  @Test func aComputerKeepsToTheAttemptsThatAreStated() throws {
    let numbers = try #require(DuelRange(1, 100))
    let level = DuelLevel("", numbers, .careful, [])
    let worst = try #require(DuelTrial.firstOver(10, level))
    #expect(worst.attempts > 10)
    for seed in 0..<worst.seed {
      #expect(try #require(DuelTrial(level, seed: seed)).attempts <= 10, "seed \(seed)")
    }
    #expect(DuelTrial.firstOver(level.worstAttempts, level) == nil)
    let checked = try Checked(
      ["Level,From,To,Computer,Attempts\nA,1,100,careful,10\nB,1,100,halving,7\n"],
      kind: .numberDuel)
    #expect(
      checked.findings.map(\.replay)
        == ["packtool prove . --question 0 --seed \(worst.seed)"])
  }

  /// The trial must be the duel that packplay plays by itself with the same seed.
  @Test(arguments: [UInt64(0), 1, 77])
  func aTrialIsTheDuelThatABotPlays(_ seed: UInt64) throws {
    let level = DuelLevel("A", try #require(DuelRange(1, 100)), .careful, [])
    let rules = try NumberDuelRules(RuleText.filled([], of: NumberDuelRules.specifications))
    let duel = try #require(NumberDuel(rules: rules, levels: [level], seed: seed))
    var games = NumberDuelSelfPlay(duel, bot: .sensible, seed: seed, format: .text)
    games.playGame()
    let lines = String(decoding: games.takeLines(), as: UTF8.self).split(separator: "\n")
    let trial = try #require(DuelTrial(level, seed: seed))
    #expect(lines[0].hasSuffix("thinks of \(trial.number)"))
    #expect(lines.count { $0.contains(" computer guesses ") } == trial.attempts)
  }

  @Test func aGridThatSeldomHasNoRoomIsShownByTheFirstSeed() throws {
    let source =
      "Level,FirstFrom,FirstTo,SecondFrom,SecondTo,TargetFrom,TargetTo\nA,5,51,5,50,10,101\n"
    let rules = [("rows", "2"), ("columns", "3")].map {
      Manifest.Rule(name: $0, text: $1, place: nil)
    }
    let proof = try proof(.sumGrid, source) { $0.rules = rules }
    let checked = try Checked([source], kind: .sumGrid, rules: rules)
    let replay = try #require(checked.findings.first?.replay)
    let seed = try #require(replay.split(separator: " ").last.flatMap { UInt64($0) })
    #expect(seed > 0)
    for number in 0...seed {
      var request = request(question: 0)
      request.seed = number
      #expect(try proof.prove(request).holds == (number != seed), "seed \(number)")
    }
  }

  @Test func aPathIsOneWordForAShell() throws {
    func command(_ path: String) throws -> String? {
      let manifest = Manifest.forBareSource("a.csv", kind: .facts)
      let project = try PackProject(
        path: path, folder: path, manifest: manifest, findings: Findings())
      return ProjectCheck.Options(today: nil).replay(of: project)
        .text(question: 2, "--seed 1")
    }
    #expect(
      try command("packs/a")?.hasPrefix("packtool prove packs/a --question 2 --seed 1") == true)
    #expect(try command("my pack")?.hasPrefix("packtool prove 'my pack' --question 2") == true)
    #expect(try command("it's")?.hasPrefix(#"packtool prove 'it'\''s' --question 2"#) == true)
    #expect(try command("-a")?.hasPrefix("packtool prove './-a' --question 2") == true)
  }

  private func request(question: Int? = nil) -> ProofRequest {
    var request = ProofRequest()
    request.question = question
    return request
  }

  private func proof(
    _ kind: ContentKind, _ source: String, _ change: (inout Manifest) -> Void = { _ in }
  ) throws -> ProjectProof {
    let folder = TemporaryFolder()
    folder.write("a.csv", Array(source.utf8))
    var manifest = Manifest.forBareSource("a", kind: kind)
    manifest.sources = [.init(path: "a.csv", place: Place("pack.xml", 0..<0))]
    manifest.asOf = CalendarDate("2026-01-01")
    change(&manifest)
    let project = try PackProject(
      path: folder.path, folder: folder.path, manifest: manifest, findings: Findings())
    return try #require(try ProjectProof(project, .init(today: nil)))
  }
}
