import Games
import PackFormat
import TestSupport
import Testing

@testable import Reports

/// The numbers of questions by tag and difficulty.
@Suite struct CoverageTests {
  private static func coverage(
    tags: [String?], difficulties: [Int64?]
  ) throws -> Coverage? {
    var pack = BuiltPack(
      kind: "choice-quiz", rules: RuleText.filled([], of: ChoiceQuizRules.specifications))
    pack.add("Prompt", tags.indices.map { "Question \($0)?" })
    pack.add("Right", tags.map { _ in "a" })
    pack.add("Wrong1", tags.map { _ in "b" })
    pack.add("Tags", tags)
    pack.add("Difficulty", .integer, difficulties)
    return try Coverage(try pack.reader())
  }

  @Test func aQuestionCountsForEachOfItsTags() throws {
    let coverage = try #require(
      try Self.coverage(
        tags: ["sky;sea", "sea", nil, "land"], difficulties: [1, nil, 5, 1]))
    #expect(coverage.levels == [1, 5, nil])
    #expect(coverage.rows.map(\.tag) == ["sea", "land", "sky", nil])
    #expect(coverage.rows.map(\.count) == [2, 1, 1, 1])
    #expect(coverage.rows.map(\.levels) == [[1: 1, nil: 1], [1: 1], [1: 1], [5: 1]])
  }

  @Test func onlyTheTagsOfMostQuestionsAreListed() throws {
    let coverage = try #require(
      try Self.coverage(
        tags: (0..<50).map { "tag \($0)" } + ["tag 49"],
        difficulties: [Int64?](repeating: nil, count: 51)))
    #expect(coverage.tagCount == 50)
    #expect(coverage.rows.count == 40)
    #expect(coverage.rows.first?.tag == "tag 49")
  }

  @Test func questionsWithoutTagsAndDifficultiesHaveNoCoverage() throws {
    #expect(try Self.coverage(tags: [nil, nil], difficulties: [nil, nil]) == nil)
  }
}
