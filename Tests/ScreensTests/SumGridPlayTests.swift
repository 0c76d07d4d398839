import Games
import PackFormat
import Scores
import Screens
import Testing
import Words

/// Tests of the grid game as the catalogue starts it, from sound and from untrusted packs.
@Suite struct SumGridPlayTests {
  @Test func theLevelsAndTheTitleAreShownInThePlayersLanguage() throws {
    let bytes = try gridPack(gridLevels("Easy", "Hard"), russian: ["Легко", "Трудно"])
    let english = try play(bytes, .english)
    #expect(english.hasPrefix("Sums\n") && english.contains("Level 1 of 2: Easy\n"))
    let russian = try play(bytes, .russian)
    #expect(russian.hasPrefix("Суммы\n") && russian.contains("Уровень 1 из 2: Легко\n"))
  }

  @Test func aBotPlaysWhatAPersonWouldSee() throws {
    let bytes = try gridPack(gridLevels("Easy", "Hard"))
    let reader = try PackReader(ByteSource(bytes))
    let kind = try #require(GameKind.of(reader.header.card))
    #expect(kind.bots == ["sensible", "hasty", "random"])
    var games = try kind.selfPlay(
      reader, GameSettings(seed: 5, year: nil), "sensible", .text)
    try games.playGame()
    games.finish()
    let lines = String(decoding: games.takeLines(), as: UTF8.self).split(separator: "\n")
    #expect(lines.first == "1.1 Easy: 641849 984141 918119 140217 397341 056416")
    #expect(lines.last == "1 game, 6 questions solved, 6 tries, 0 wrong")
    #expect(try play(bytes, .english).contains("  A  6 4 1 8 4 9\n"))
  }

  @Test func aPackThatCannotBeDealtIsMalformed() throws {
    let level = try #require(
      SumGridLevel(name: "Easy", first: 1...4, second: 1...5, target: 10...99))
    let bytes = try gridPack([level])
    let reason = PackError.Reason.malformed("level 1: no pair of operands makes a target")
    #expect(throws: PlayError.pack(PackError(reason, at: 0))) { try play(bytes, .english) }
    #expect(throws: PlayError.empty) { try play(gridPack([]), .english) }
    let wide = try gridPack(gridLevels("Easy"), rules: ["rows": "13"])
    #expect(throws: PlayError.self) { try play(wide, .english) }
  }

  @Test func nothingInAPackOrALineSteersTheTerminal() throws {
    let levels = try gridLevels("a\u{1B}[31mb\u{202E}c\u{7}", "x\u{9B}2Jy\r")
    var plain = try plain(levels, title: "T\u{1B}]0;evil\u{7}")
    let lines = ["\u{1B}[2J", "\u{202E}B2", "?", "", "\u{7}", "B2\u{1B}B3", "\0", "hint", "q"]
    var text = plain.begin()
    for line in lines { text += plain.take(line).text }
    let steering = text.unicodeScalars.filter {
      $0 != "\n" && ($0.properties.generalCategory == .control || $0 == "\u{202E}")
    }
    #expect(steering.isEmpty)
    #expect(text.contains("Level 1 of 2: a\\u{1B}[31mb\\u{202E}c\\u{7}\n"))
  }

  @Test(arguments: [20, 40, 100], [Language.english, .russian])
  func noLineIsWiderThanTheScreen(columns: Int, language: Language) throws {
    let levels = try gridLevels("A long name for a level of so small a game", "数字が大きい")
    var plain = try plain(
      levels, columns: columns, language: language,
      rules: ["rows": "12", "columns": "12", "questions": "9"])
    let long = String(repeating: "x", count: 10_000)
    var text = plain.begin()
    for line in ["?", long, "A1 A2", "hint", "A1 A3", ""] { text += "\n" + plain.take(line).text }
    for line in text.split(separator: "\n") { #expect(line.count <= columns, "\(line)") }
  }

  @Test func everyLineOfTheDrawingsFitsTheNarrowestScreen() throws {
    var plain = try plain(gridLevels("Easy"), columns: 20)
    var text = plain.begin()
    for line in ["D1 E1", "C5 D6", "C2 D3"] { text += "\n" + plain.take(line).text }
    #expect(text.contains("record!"))
    for line in text.split(separator: "\n") {
      #expect(line.count <= 20 || line.hasPrefix("ENTER to play again"), "\(line)")
    }
  }

  @Test(arguments: [
    (12, 12, 80, "      1  2  3  4  5  6  7  8  9 10 11 12"), (12, 12, 20, "  123456789012"),
    (2, 3, 80, "     1 2 3"), (2, 9, 23, "     1 2 3 4 5 6 7 8 9"), (2, 9, 22, "  123456789"),
  ])
  func theGridIsDrawnAsWideAsThereIsRoom(
    rows: Int, columns: Int, screen: Int, heading: String
  ) throws {
    var plain = try plain(
      gridLevels("Easy"), columns: screen,
      rules: ["rows": "\(rows)", "columns": "\(columns)", "questions": "1"])
    let lines = plain.begin().split(separator: "\n").map(String.init)
    let first = try #require(lines.firstIndex(of: heading))
    for row in 1...rows { #expect(lines[first + row].count == heading.count) }
    #expect(lines[first + rows].contains(rows == 12 ? "L " : "B "))
  }

  @Test func anyLineAtAllGetsAnAnswer() throws {
    var plain = try plain(gridLevels("Easy", "Hard"))
    _ = plain.begin()
    var generator = SeededGenerator(seed: 12)
    let characters = Array("abcdefABZ123456890 ,-?nqseвюс\u{301}\0")
    for _ in 0..<5000 {
      let line = (0..<Int(generator.below(10))).map { _ in
        characters[Int(generator.below(UInt64(characters.count)))]
      }
      let reply = plain.take(String(line))
      #expect(reply.isDone || !reply.text.isEmpty)
    }
  }

  @Test(arguments: ["A1", "A1 A2 ", "a1b2", "1", ",", "right ", "999999999999999999999 "])
  func aLineOfTenThousandCharactersIsAnsweredAtOnce(part: String) throws {
    var plain = try plain(gridLevels("Easy", "Hard"))
    _ = plain.begin()
    let line = String(repeating: part, count: 10_000 / part.count)
    #expect(plain.take(line).text.utf8.count < 400)
  }

  private func play(_ bytes: [UInt8], _ language: Language) throws -> String {
    let reader = try PackReader(ByteSource(bytes))
    let kind = try #require(GameKind.of(reader.header.card))
    var game = try kind.play(
      reader, GameSettings(seed: 5, year: nil, language: language), keeper())
    return try game.begin()
  }

  private func plain(
    _ levels: [SumGridLevel], title: String = "T", columns: Int = 80,
    language: Language = .english, rules: [String: String] = [:]
  ) throws -> PlainSumGrid {
    let game = try SumGrid(levels: levels, rules: gridRules(rules), seed: 5)
    return PlainSumGrid(game, title: title, keeper(), form: LineForm(columns), language: language)
  }

  private func keeper() -> ScoreKeeper {
    ScoreKeeper(nil, pack: "p", kind: "sum-grid", rules: "r", title: "t")
  }
}
