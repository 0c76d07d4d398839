import Games
import PackFormat
import Testing

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
