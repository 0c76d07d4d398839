import Games
import PackFormat
import Scores
import Screens
import TestSupport
import Testing
import Words

@Suite struct PlainPhotoPickSafetyTests {
  /// Texts of an untrusted pack and typed lines reach the terminal only as text.
  @Test(arguments: Language.allCases)
  func nothingInAPackOrALineSteersTheTerminal(language: Language) throws {
    let evil = "a\u{1B}[31mb\u{202E}c\u{7}"
    var pack = BuiltPack(
      kind: "roster",
      rules: RuleText.filled([RuleText("rounds", "2")], of: PhotoPickRules.specifications))
    for name in ["Name", "Alt", "Position", "Note", "Source"] {
      pack.add(name, [evil, evil, evil, evil])
    }
    pack.titles = [PackCard.Title(language: "en", text: evil)]
    pack.about = [("credit", "en", evil), ("licence", "", evil)]
    pack.texts = ["ask", "right", "wrong"].map { ($0, "", evil + " {name}") }
    var game = try game(pack, language)
    var text = try game.begin()
    for line in ["\u{1B}[2J", "\u{202E}5", "?", "1", "2", "", "3", "q"] {
      text += try game.take(line, after: 0).text
    }
    let steering = text.unicodeScalars.filter {
      $0 != "\n" && ($0.properties.generalCategory == .control || $0 == "\u{202E}")
    }
    #expect(steering.isEmpty)
    #expect(text.contains("a\\u{1B}[31mb\\u{202E}c\\u{7}"))
  }

  @Test func anyLineAtAllGetsAnAnswer() throws {
    var game = try game(PhotoPack.pack())
    _ = try game.begin()
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<2000 {
      let bytes = (0..<Int(generator.below(4))).map { _ in
        Array("0123abcdnh?. )\u{E9}\0".utf8)[Int(generator.below(16))]
      }
      let reply = try game.take(String(decoding: bytes, as: UTF8.self), after: 0)
      #expect(!reply.text.isEmpty && !reply.isDone)
    }
    #expect(
      try game.take(String(repeating: "x", count: 10_000), after: 0).text.utf8.count < 500)
  }

  @Test func nobodyIsHurried() throws {
    var game = try game(PhotoPack.pack())
    _ = try game.begin()
    #expect(game.patience == nil)
  }

  @Test func aRosterThatIsTooSmallIsNotPlayed() throws {
    let rules = RuleText.filled([], of: PhotoPickRules.specifications)
    var pack = BuiltPack(kind: "roster", rules: rules)
    pack.add("Name", (1...2).map { "Person \($0)" })
    let problem = "needs a roster of 3, and the pack's has 2"
    #expect(throws: PlayError.rule(RuleError("photos", problem))) { try game(pack) }
    #expect(throws: PlayError.empty) { try game(BuiltPack(kind: "roster", rules: rules)) }
  }

  private func game(
    _ pack: BuiltPack, _ language: Language = .english
  ) throws -> any PlainGame {
    let reader = try pack.reader()
    let kind = try #require(GameKind.of(reader.header.card))
    #expect(kind.name(.english) == "photo pick")
    let keeper = ScoreKeeper(nil, pack: "p", kind: "k", rules: "r", title: "t")
    return try kind.play(reader, GameSettings(seed: 4, year: nil, language: language), keeper)
  }
}
