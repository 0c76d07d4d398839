import Games
import PackFormat
import Testing

@Suite struct SumGridScoringTests {
  private func rules(_ namesAndTexts: [(String, String)] = []) throws -> SumGridRules {
    try SumGridRules(
      RuleText.filled(
        namesAndTexts.map { RuleText($0.0, $0.1) }, of: SumGridRules.specifications))
  }

  @Test(
    arguments: [
      (0, 100), (-5, 100), (10_000, 100), (10_001, 100), (11_000, 99), (35_000, 70), (59_999, 41),
      (60_000, 40), (.max, 40),
    ] as [(Int64, Int64)])
  func pointsFallWithTimeFromFullToAFloor(milliseconds: Int64, points: Int64) throws {
    #expect(try rules().points(after: milliseconds, hints: 0, wrongPaths: 0) == points)
  }

  @Test func hintsAndWrongPathsCostPointsDownToZero() throws {
    let rules = try rules()
    #expect(rules.points(after: 0, hints: 1, wrongPaths: 0) == 80)
    #expect(rules.points(after: 0, hints: 0, wrongPaths: 3) == 70)
    #expect(rules.points(after: 60_000, hints: 1, wrongPaths: 1) == 10)
    #expect(rules.points(after: 60_000, hints: 1, wrongPaths: 9) == 0)
  }

  @Test(arguments: [(300, 3), (240, 3), (239, 2), (150, 2), (149, 1), (0, 1)] as [(Int64, Int)])
  func aLevelEarnsOneToThreeStars(points: Int64, stars: Int) throws {
    #expect(try rules().stars(for: points, of: 3) == stars)
  }

  @Test func aPackWithoutTheRulesCountsSolvedQuestions() throws {
    let before = try ["rows", "columns", "questions", "highscore"].map { name in
      try #require(
        RuleText.filled([], of: SumGridRules.specifications).first { $0.name == name })
    }
    let rules = try SumGridRules(before)
    #expect(rules.scoring == .solved)
    #expect(rules.points(after: 70_000, hints: 3, wrongPaths: 5) == 1)
    #expect(rules.stars(for: 3, of: 3) == 0)
  }

  @Test func contradictionsAreNamed() throws {
    #expect(throws: RuleError("slowScore", "must be at most fullScore, which is 30")) {
      try rules([("fullScore", "30")])
    }
    #expect(throws: RuleError("slowSeconds", "must be more than quickSeconds, which is 60")) {
      try rules([("quickSeconds", "60")])
    }
    #expect(throws: RuleError("threeStars", "must be at least twoStars, which is 90")) {
      try rules([("twoStars", "90")])
    }
  }

  /// The time of a question is that of all moves while it was open.
  @Test func aGameAddsUpPointsAndStars() throws {
    var game = try SumGrid(levels: fiveLevels(), rules: rules([("questions", "2")]), seed: 3)
    game.spend(12_000)
    game.skip()
    game.spend(3000)
    #expect(try game.select(game.question.planted).question.points == 100)
    game.spend(9000)
    #expect(game.hint() == game.question.planted.first)
    game.spend(14_000)
    let last = try game.select(game.question.planted)
    // 35 seconds and a hint.
    #expect(last.question.points == 50)
    #expect(game.score == 150 && game.solved == 2 && game.stars == [2])
    #expect(last.stage == .levelDone)
    game.spend(90_000)
    game.goOn()
    #expect(try game.select(game.question.planted).question.points == 100)
    game.startAgain()
    #expect(game.score == 0 && game.solved == 0 && game.stars.isEmpty)
  }

  @Test func aWrongPathCountsForItsQuestionAlone() throws {
    var game = try SumGrid(levels: fiveLevels(), rules: rules(), seed: 3)
    let corner = [SumGridCell(row: 0, column: 0)]
    #expect(try game.select(corner).isRight == false)
    #expect(try game.select(game.question.planted).question.points == 90)
    #expect(try game.select(game.question.planted).question.points == 100)
  }
}

/// Tests of levels that are read from a pack.
@Suite struct SumGridPackTests {
  @Test func aPacksLevelsAreThoseWrittenIntoIt() throws {
    #expect(try read(pack(fiveLevels()), "") == fiveLevels())
    let ids = try SumGridLevel.all(in: pack(fiveLevels()), language: "").map { $0.id }
    let derived = try fiveLevels().map { level in
      QuestionId.derive(kind: "sum-grid", text: level.name.utf8)
    }
    #expect(ids == derived)
  }

  @Test func aLevelHasItsNameInTheLanguageAskedForWhereThePackHasIt() throws {
    let reader = try pack(fiveLevels(), translated: ["Легко", nil, "Средне"])
    #expect(
      try SumGridLevel.all(in: reader, language: "ru").map { $0.name }
        == ["Легко", "Gentle", "Средне", "Hard", "Very hard"])
    #expect(try read(reader, "de") == fiveLevels())
  }

  /// Returns the levels of a pack without their ids.
  private func read(_ reader: PackReader, _ language: String) throws -> [SumGridLevel] {
    try SumGridLevel.all(in: reader, language: language).map { level in
      var level = level
      level.id = nil
      return level
    }
  }

  @Test func aPackWithoutLevelsIsAnError() throws {
    #expect(throws: PackError(.malformed("there is no table of levels"), at: 0)) {
      try SumGridLevel.all(in: pack(fiveLevels(), table: "levels"), language: "")
    }
  }

  @Test(arguments: [
    [1, 9, 1, 9, 10], [1, 9, 1, 9, 10, nil], [9, 1, 1, 9, 10, 99], [-1, 9, 1, 9, 10, 99],
    [1, 9, 1, 1000, 10, 99], [1, 9, 1, 9, 10, .max], [.min, 9, 1, 9, 10, 99],
  ])
  func numbersThatMakeNoLevelAreAnError(numbers: [Int64?]) throws {
    let reader = try pack(names: ["Level"], numbers: [numbers])
    #expect(
      throws: PackError(.malformed("a level lacks its name or numbers of 1 to 3 digits"), at: 0)
    ) { try SumGridLevel.all(in: reader, language: "") }
  }

  @Test func moreLevelsThanAnyGameHasAreRefusedUnread() throws {
    let level = try gridLevel(1...9, 1...9)
    let most = try pack([SumGridLevel](repeating: level, count: SumGridLevel.most))
    #expect(try SumGridLevel.all(in: most, language: "").count == SumGridLevel.most)
    let more = try pack([SumGridLevel](repeating: level, count: SumGridLevel.most + 1))
    #expect(throws: PackError(.malformed("over 1000 levels"), at: 0)) {
      try SumGridLevel.all(in: more, language: "")
    }
  }

  private func pack(
    _ levels: [SumGridLevel], table: String = "sum-grid", translated: [String?] = []
  ) throws -> PackReader {
    let numbers = levels.map { level in
      [level.first, level.second, level.target].flatMap {
        [Int64($0.lowerBound), Int64($0.upperBound)]
      }
    }
    return try pack(
      names: levels.map { $0.name }, numbers: numbers, table: table, translated: translated)
  }

  /// Returns a pack of levels; it has as many columns as the first level has numbers.
  private func pack(
    names: [String], numbers: [[Int64?]], table: String = "sum-grid", translated: [String?] = []
  ) throws -> PackReader {
    var name = ColumnBuilder("Level", .string)
    for text in names { name.append(text) }
    var columns = [name]
    if !translated.isEmpty {
      var russian = ColumnBuilder("Level", language: "ru", .string)
      for row in names.indices { russian.append(row < translated.count ? translated[row] : nil) }
      columns.append(russian)
    }
    let titles = ["FirstFrom", "FirstTo", "SecondFrom", "SecondTo", "TargetFrom", "TargetTo"]
    for (index, title) in titles.prefix(numbers.first?.count ?? 6).enumerated() {
      var column = ColumnBuilder(title, .integer)
      for row in numbers { column.append(row[index]) }
      columns.append(column)
    }
    var writer = PackWriter(
      card: PackCard(
        id: "test", version: "1.0.0", kind: table, asOf: nil,
        questionCount: UInt64(names.count), titles: [.init(language: "en", text: "Test")]))
    writer.content = [TableBuilder(table, columns)]
    return try PackReader(ByteSource(try writer.encode().bytes))
  }
}
