import Games
import Glibc
import PackFormat
import Scores
import Screens
import Testing
import Words

@Suite struct NumberDuelPackTests {
  @Test func levelsAreReadInTheLanguageOfThePlayer() throws {
    let reader = try PackReader(ByteSource(DuelPack().bytes()))
    let levels = try DuelLevel.all(in: reader, language: "ru")
    #expect(levels.map(\.name) == ["Легко", "Средне", "Blind"])
    #expect(levels.map(\.numbers) == [DuelRange(1, 10), DuelRange(1, 100), DuelRange(-5, 5)])
    #expect(levels.map(\.computer) == [.random, .halving, .careful])
    #expect(levels.map(\.hints) == [[.range, .attempts, .warmth], [.warmth], []])
    #expect(try DuelLevel.all(in: reader, language: "fr").map(\.name)[0] == "Easy")
  }

  @Test func thePacksOwnWordsAreSaidWithTheirNumbersFilledIn() throws {
    var pack = DuelPack()
    pack.texts = [
      ["think", "", "Pick {from}-{to} {who}{"], ["won", "", "{player}:{computer}\u{1B} yours"],
      ["won", "ru", "{computer}:{player} ваша"],
    ]
    let lines = ["2", "", "<", ">", "=", "75", "q"]
    let english = try pack.dialogue(lines, settings(1))
    #expect(english.contains("\nPick 1-100 {who}{\nENTER when you have one: "))
    #expect(english.contains("\n1:3\\u{1B} yours\nWins in a row: 1\nA new record!\n"))
    let russian = try pack.dialogue(lines, settings(1, .russian))
    #expect(russian.contains("\nPick 1-100 {who}{\nENTER, когда задумаете: "))
    #expect(russian.contains("\n3:1 ваша\nПобед подряд: 1\nНовый рекорд!\n"))
  }

  @Test func theStartLevelOfThePackIsOffered() throws {
    var pack = DuelPack()
    pack.rules = [RuleText("startLevel", "2")]
    let text = try pack.dialogue([""], settings(1))
    #expect(text.contains("ENTER = 2): \n\nThink of a number from 1 to 100"))
  }

  @Test(arguments: [
    (DuelPack(rows: []), PlayError.empty),
    (
      DuelPack(rules: [RuleText("startLevel", "4")]),
      .rule(RuleError("startLevel", "must be at most the number of levels, which is 3"))
    ),
    (DuelPack(rows: [.init(from: 5, to: 4)]), malformed("a level from 5 to 4")),
    (
      DuelPack(rows: [.init(from: .min, to: .max)]),
      malformed("a level from -9223372036854775808 to 9223372036854775807")
    ),
    (DuelPack(rows: [.init(to: nil)]), malformed("a level lacks its name, numbers or computer")),
    (
      DuelPack(rows: [.init(computer: "clever")]),
      malformed("a level whose computer guesses in no known way")
    ),
    (
      DuelPack(rows: [.init(hints: "range;all")]),
      malformed("a level with a hint that is not known")
    ),
  ])
  func aPackThatMakesNoDuelIsRefused(pack: DuelPack, error: PlayError) {
    #expect(throws: error) { try pack.play(settings(1)) }
  }

  @Test func moreLevelsThanAnyoneWouldChooseFromAreRefused() throws {
    let many = { DuelPack(rows: Array(repeating: .init(), count: $0)) }
    #expect(try many(1000).dialogue(["1000"], settings(1)).contains("\n\nThink of a number"))
    #expect(throws: malformed("over 1000 levels")) { try many(1001).play(settings(1)) }
  }

  @Test func aPackPlaysItselfThroughItsLevels() throws {
    let reader = try PackReader(ByteSource(DuelPack().bytes()))
    let kind = try #require(GameKind.of(reader.header.card))
    #expect(kind.name(.english) == "number duel")
    for bot in kind.bots {
      var games = try kind.selfPlay(reader, settings(7), bot, .text)
      for _ in 0..<4 { try games.playGame() }
      games.finish()
      let lines = String(decoding: games.takeLines(), as: UTF8.self).split(separator: "\n")
      let levels = lines.filter { $0.contains("the player thinks of") }.map {
        $0.split(separator: " ")[1]
      }
      #expect(levels == ["Easy,", "Normal,", "Blind,", "Easy,"])
      #expect(lines.last?.hasPrefix("4 duels: ") == true)
    }
  }

  @Test func hintsHiddenInOneRunAreHiddenInTheNext() throws {
    let path = "/tmp/packtool-duel-\(getpid()).sqlite"
    defer { _ = unsafe unlink(path) }
    func dialogue(_ lines: String..., path: String?) throws -> String {
      var settings = settings(1)
      settings.choices = PlayerChoices(path)
      return try DuelPack().dialogue(lines, settings)
    }
    #expect(try dialogue("1", "", path: path).contains("\nHint: 1 to 10 left"))
    _ = try dialogue("hints off", path: path)
    #expect(try !dialogue("1", "", path: path).contains("\nHint: "))
    #expect(try dialogue("1", "", path: nil).contains("\nHint: 1 to 10 left"))
    _ = try dialogue("hints on", path: path)
    #expect(try dialogue("1", "", path: path).contains("\nHint: 1 to 10 left"))
  }

  @Test func aPackWithoutHintsSaysSo() throws {
    let text = try DuelPack(rows: [.init()]).dialogue(["hints"], settings(1))
    #expect(
      text.hasSuffix(
        """
        1. Easy: 1 to 10
        Level (1 to 1, ENTER = 1): hints
        No level of this pack has hints.
        Level (1 to 1, ENTER = 1): 
        """))
  }

  @Test func theLongestRunIsKeptAndShownNextTime() throws {
    let path = "/tmp/packtool-duel-run-\(getpid()).sqlite"
    defer { _ = unsafe unlink(path) }
    func keeper() throws -> ScoreKeeper {
      ScoreKeeper(try Scores(path), pack: "g", kind: "number-duel", rules: "r", title: "Guess")
    }
    var game = try DuelPack().play(settings(1), keeper())
    for line in ["2", "", "<", ">", "=", "75"] { _ = try game.take(line, after: 0) }
    game = try DuelPack().play(settings(1), keeper())
    #expect(try game.begin().contains("\nLongest run of wins: 1\n"))
  }
}

private func malformed(_ what: String) -> PlayError { .pack(PackError(.malformed(what), at: 0)) }
