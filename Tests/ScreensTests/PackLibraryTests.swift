import Games
import Glibc
import PackFormat
import Screens
import TestSupport
import Testing
import Words

@Suite struct PackLibraryTests {
  @Test func aFolderThatCannotBeReadIsNamed() throws {
    let file = "/tmp/packtool-no-folder-\(getpid())"
    try put([], file)
    defer { _ = unsafe unlink(file) }
    #expect(
      PackLibrary([file]).listing(LineForm(80), .english, texts: []) { _ in nil } == """
        1  packtool-no-folder-\(getpid())
           cannot be played: cannot be read: not a directory
           \(file)

        """)
  }

  @Test func theShortestGameThatNeedsNoKnowledgeComesFirst() throws {
    let folder = TemporaryFolder()
    for (name, kind, rows) in [
      ("a", "facts", 1), ("b", "sum-grid", 2), ("c", "number-duel", 1), ("d", "roster", 1),
    ] {
      var pack = BuiltPack(kind: kind, rules: [])
      pack.id = name
      pack.add("Level", [String](repeating: "x", count: rows))
      folder.write(name + ".qpk", try pack.bytes())
    }
    var library = PackLibrary([folder.path])
    library.putEasiestFirst()
    #expect(try library.items.map { try $0.pack.get().card.id } == ["c", "a", "b", "d"])
  }

  @Test func withoutSuchAGameTheOrderStays() throws {
    let folder = TemporaryFolder()
    for name in ["a", "b"] {
      folder.write(name + ".qpk", try GivenStage.facts([("x", 1, "")]).bytes())
    }
    var library = PackLibrary([folder.path])
    let before = library.items.map(\.path)
    library.putEasiestFirst()
    #expect(library.items.map(\.path) == before)
  }

  @Test func packsAreListedWithWhatIsKnownOfThem() throws {
    let folder = "/tmp/packtool-library-\(getpid())"
    _ = unsafe mkdir(folder, 0o700)
    defer {
      for name in ["a.qpk", "b.qpk", "c.qpk", "d.txt"] { _ = unsafe unlink(folder + "/" + name) }
      _ = unsafe rmdir(folder)
    }
    try put(pack(kind: "facts"), folder + "/a.qpk")
    try put(pack(kind: "riddles"), folder + "/b.qpk")
    try put(Array("no pack".utf8), folder + "/c.qpk")
    try put(Array("no pack".utf8), folder + "/d.txt")
    let library = PackLibrary([folder + "/missing", folder])
    #expect(
      library.listing(LineForm(80), .english, texts: []) { $0.card.kind == "facts" ? 412 : nil }
        == """
        1  World\\u{1B} facts
           higher or lower, en, version 1.2.3, 1 question, high score 412
           \(folder)/a.qpk
        2  World\\u{1B} facts
           no game here plays riddles, en, version 1.2.3, 1 question
           \(folder)/b.qpk
        3  c.qpk
           cannot be played: not a pack: it does not start as one
           \(folder)/c.qpk

        """)
    #expect(
      library.listing(LineForm(80), .russian, texts: [Language.russian.tag]) {
        $0.card.kind == "facts" ? 412 : nil
      } == """
        1  Числа\\u{1B}
           больше или меньше, en, версия 1.2.3, 1 вопрос, рекорд 412
           \(folder)/a.qpk
        2  Числа\\u{1B}
           здесь нет игры для riddles, en, версия 1.2.3, 1 вопрос
           \(folder)/b.qpk
        3  c.qpk
           играть нельзя: not a pack: it does not start as one
           \(folder)/c.qpk

        """)
    #expect(
      library.listing(LineForm(30), .english, texts: []) { _ in 412 }.hasPrefix(
        """
        1  World\\u{1B} facts
           higher or lower, en,
           version 1.2.3, 1 question,
           high score 412

        """))
    #expect(library.prompt(.english) == "Which one? 1 to 3, q to quit: ")
    #expect(library.prompt(.russian) == "Какой набор? От 1 до 3, q — выйти: ")
    #expect(library.choice(" 2 ") == .play(path: folder + "/b.qpk"))
    for line in ["q", "Home", "выход"] { #expect(library.choice(line) == .leave) }
    for line in ["", "0", "4", "a", "1.5", "99999999999999999999", "-9223372036854775808"] {
      #expect(library.choice(line) == nil)
    }
  }

  @Test func aPackIsPlayedFromItsFile() throws {
    let path = "/tmp/packtool-library-\(getpid()).qpk"
    defer { _ = unsafe unlink(path) }
    try put(pack(kind: "facts"), path)
    let reader = try PackOpener.open(path)
    let kind = try #require(GameKind.of(reader.header.card))
    let settings = GameSettings(seed: 1, year: nil)
    var games = try kind.selfPlay(reader, settings, "expert", .json)
    try games.playGame()
    #expect(String(decoding: games.takeLines(), as: UTF8.self).contains("\"answer\":8849"))
    let keeper = ScoreKeeper(nil, pack: "p", kind: "facts", rules: "r", title: "t")
    var game = try kind.play(reader, settings, keeper)
    #expect(try game.begin().contains("Question 1: Everest (metres)"))
    #expect(try game.take("8849", after: 0).text.hasPrefix("Exactly right: 8,849 metres."))
  }

  @Test func aFileThatIsNotThereCannotBeRead() {
    #expect(throws: PackError(.unreadable("no such file or directory"), at: 0)) {
      try PackOpener.open("/tmp/packtool-there-is-no-such.qpk")
    }
  }

  private func pack(kind: String) throws -> [UInt8] {
    let rules = HigherOrLowerRules.defaults
    var ruleTable = TableBuilder(
      ".rules", [ColumnBuilder("Name", .string), ColumnBuilder("Value", .string)])
    for rule in rules {
      ruleTable.columns[0].append(rule.name)
      ruleTable.columns[1].append(rule.text)
    }
    var facts = TableBuilder(
      kind,
      [
        ColumnBuilder("Fact", .string), ColumnBuilder("Value", .decimal),
        ColumnBuilder("Unit", .string),
      ])
    facts.columns[0].append("Everest")
    facts.columns[1].append(ExactDecimal(8849))
    facts.columns[2].append("metres")
    var writer = PackWriter(
      card: PackCard(
        id: "world-facts", version: "1.2.3", kind: kind, asOf: nil, questionCount: 1,
        titles: [
          PackCard.Title(language: "en", text: "World\u{1B} facts"),
          PackCard.Title(language: "ru", text: "Числа\u{1B}"),
        ]))
    writer.content = [facts, ruleTable]
    return try writer.encode().bytes
  }

  private func put(_ bytes: [UInt8], _ path: String) throws {
    let file = unsafe try #require(fopen(path, "w"))
    defer { _ = unsafe fclose(file) }
    #expect(unsafe fwrite(bytes, 1, bytes.count, file) == bytes.count)
  }
}
