import Games
import Screens
import Testing
import Words

@Suite struct NumberDuelSafetyTests {
  /// Texts of an untrusted pack and typed lines reach the terminal only as text.
  @Test func nothingInAPackOrALineSteersTheTerminal() throws {
    var pack = DuelPack(
      rows: [.init(level: "a\u{1B}[31m\u{202E}b\n", hints: "range")], title: "T\u{1B}]0;x\u{7}")
    pack.texts = [["think", "", "c\u{9B}2J\r"]]
    let evil = "\u{1B}[2J\u{7}\u{202E}"
    let text = try pack.dialogue([], settings(1))
    let said = try replies(pack, [evil, "?", "1", evil, "", evil, "=", evil, "1", "q"])
    let steering = (text + said).unicodeScalars.filter {
      $0 != "\n" && ($0.properties.generalCategory == .control || $0 == "\u{202E}")
    }
    #expect(steering.isEmpty)
    #expect(text.contains("1. a\\u{1B}[31m\\u{202E}b"))
    #expect(said.contains("\"\\u{1B}[2J\\u{7}\\u{202E}\" is no number"))
  }

  @Test func aLineOfTenThousandCharactersIsAnsweredShortly() throws {
    for digit in ["x", "9", "=", "\u{301}", "{"] {
      let long = String(repeating: digit, count: 10_000)
      let said = try replies(DuelPack(), [long, "1", long, "", long, "=", long, "q"])
      #expect(said.utf8.count < 50_000)
      #expect(said.contains("is no level here"))
      #expect(said.contains(digit == "9" ? "outside the range" : "is no number"))
    }
  }

  @Test(arguments: ["-9223372036854775808", "-9223372036854775807", "9223372036854775807", "0"])
  func theNumbersOfLevelsEndSomewhere(line: String) throws {
    #expect(try replies(DuelPack(), [line, "q"]).contains("is no level here"))
  }

  /// The time must be proportional to the length of the text, not to its square.
  @Test func aTextOfManyBracesIsShownAsItStands() throws {
    var pack = DuelPack()
    pack.texts = [["think", "", "{from}{to" + String(repeating: "{", count: 50_000)]]
    let said = try replies(pack, ["1", "q"])
    #expect(said.utf8.count { $0 == UInt8(ascii: "{") } == 50_001)
    #expect(said.contains("\n1{to{"))
  }

  @Test(arguments: [20, 40, 100], Language.allCases)
  func noLineButAPromptIsWiderThanTheScreen(columns: Int, language: Language) throws {
    var pack = DuelPack()
    pack.rows[0].level = String(repeating: "数字long", count: 30)
    let settings = GameSettings(seed: 1, year: nil, columns: columns, language: language)
    var game = try pack.play(settings)
    var text = try game.begin()
    for line in ["?", "hints", "1", "", "no", ">", ">", "=", "x", "5", "8", "n", "q"] {
      text += "\n" + (try game.take(line, after: 0).text)
    }
    for line in text.split(separator: "\n") where !line.hasSuffix(": ") && !line.hasSuffix("： ") {
      let width = line.reduce(0) { $0 + ($1.unicodeScalars.contains { $0.value > 0x2E80 } ? 2 : 1) }
      #expect(width <= columns, "\(line)")
    }
  }

  @Test func anyLineAtAllGetsAnAnswerInEveryPhase() throws {
    for seed in 0..<20 as Range<UInt64> {
      var game = try DuelPack().play(settings(seed))
      _ = try game.begin()
      var generator = SeededGenerator(seed: seed)
      let words = [
        "", "1", "2", "3", "5", ">", "<", "=", "=", "b", "n", "hints", "?", "é", "-1", "\0",
      ]
      for _ in 0..<500 {
        let line = words[Int(generator.below(UInt64(words.count)))]
        let reply = try game.take(line, after: 0)
        #expect(!reply.isDone && reply.text.hasSuffix(": "), "seed \(seed), \(line)")
      }
    }
  }

  @Test func theEndOfInputIsQuiet() throws {
    for count in 0...4 {
      var game = try DuelPack().play(settings(1))
      _ = try game.begin()
      for line in ["1", "", "=", "5"].prefix(count) { _ = try game.take(line, after: 0) }
      #expect(game.end() == "")
    }
  }

  private func replies(_ pack: DuelPack, _ lines: [String]) throws -> String {
    var game = try pack.play(settings(1))
    return try lines.map { try game.take($0, after: 0).text }.joined()
  }
}
