import Games
import PackFormat
import Testing

struct QuestionFilterTests {
  private static let rows: [(tags: String?, level: Int64?)] = [
    ("animals;Food", 1), ("food", 2), (nil, 3), ("space", nil), ("animals", 5), ("", 4),
  ]

  @Test(
    arguments: [
      (["food"], nil, [0, 1]), (["FOOD", "space"], nil, [0, 1, 3]), (["foo"], nil, []),
      ([], 1...2, [0, 1]), ([], 4...9, [4, 5]), (["animals"], 2...5, [4]), (["space"], 1...5, []),
    ] as [([String], ClosedRange<Int64>?, [Int])])
  func questionsAreChosenByTagAndDifficulty(
    tags: [String], difficulties: ClosedRange<Int64>?, rows: [Int]
  ) throws {
    let filter = QuestionFilter(tags: tags, difficulties: difficulties)
    #expect(try filter.rows(of: reader()) == rows)
  }

  @Test func noWishChoosesAllQuestions() throws {
    #expect(try QuestionFilter().rows(of: reader()) == nil)
    #expect(QuestionFilter().isEmpty)
  }

  @Test func filtersThatLetTheSameQuestionsThroughHaveTheSameWords() {
    let words = ["animals", "food", "1-3"]
    #expect(QuestionFilter(tags: ["food", "Animals"], difficulties: 1...3).words == words)
    #expect(QuestionFilter(tags: ["animals", "FOOD", "food"], difficulties: 1...3).words == words)
    #expect(QuestionFilter(difficulties: 2...2).words == ["2"])
  }

  @Test(
    arguments: [
      (nil, 2, 2...2), (2...2, 2, nil), (2...4, 2, 3...4), (2...4, 4, 2...3), (2...3, 5, 2...5),
      (2...3, 1, 1...3), (1...5, 3, 1...2),
    ] as [(ClosedRange<Int64>?, Int64, ClosedRange<Int64>?)])
  func aDifficultyIsAddedOrTakenAway(
    before: ClosedRange<Int64>?, level: Int64, after: ClosedRange<Int64>?
  ) {
    var filter = QuestionFilter(difficulties: before)
    filter.toggle(difficulty: level)
    #expect(filter.difficulties == after)
  }

  @Test func aPackWithoutTagsHasNoQuestionWithATag() throws {
    let reader = try reader(hasTags: false)
    #expect(try QuestionFilter(tags: ["food"]).rows(of: reader) == [])
    #expect(try QuestionFilter(difficulties: 1...5).rows(of: reader) == [])
    #expect(try QuestionTags(reader).tags.isEmpty)
  }

  @Test func tagsAndDifficultiesAreCounted() throws {
    let tags = try QuestionTags(reader())
    #expect(
      tags.tags.map { "\($0.name) \($0.count)" } == ["animals 2", "Food 1", "food 1", "space 1"])
    #expect(
      tags.difficulties.map { "\($0.level) \($0.count)" } == ["1 1", "2 1", "3 1", "4 1", "5 1"])
  }

  private func reader(hasTags: Bool = true) throws -> PackReader {
    var table = TableBuilder("facts", [ColumnBuilder("Fact", .string)])
    if hasTags {
      table.columns += [ColumnBuilder("Tags", .string), ColumnBuilder("Difficulty", .integer)]
    }
    for (number, row) in Self.rows.enumerated() {
      table.columns[0].append("fact \(number)")
      if !hasTags { continue }
      table.columns[1].append(row.tags)
      table.columns[2].append(row.level)
    }
    var writer = PackWriter(
      card: PackCard(
        id: "test", version: "1.0.0", kind: "facts", asOf: nil,
        questionCount: UInt64(Self.rows.count),
        titles: [PackCard.Title(language: "en", text: "Test")]))
    writer.content = [table]
    return try PackReader(ByteSource(try writer.encode().bytes))
  }
}
