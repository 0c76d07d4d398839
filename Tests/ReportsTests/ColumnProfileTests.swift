import PackFormat
import Testing
import TestSupport

@testable import Reports

/// Tests of the profiles of columns in a report.
struct ColumnProfileTests {
  private func profile(_ type: ColumnType, _ values: [Int64?]) throws -> ColumnProfile {
    var column = ColumnBuilder("A", type)
    for value in values { column.append(value) }
    return try profile(column)
  }

  private func profile(_ column: ColumnBuilder) throws -> ColumnProfile {
    var writer = PackWriter(
      card: PackCard(
        id: "t", version: "1.0.0", kind: "table", asOf: nil,
        questionCount: UInt64(column.rowCount), titles: [.init(language: "en", text: "T")]))
    writer.content = [TableBuilder("rows", [column])]
    let pack = try PackReader(ByteSource(try writer.encode().bytes))
    let read = try #require(pack.kindTable.columns.first)
    return try ColumnProfile(pack, read, RowSample(of: column.rowCount, most: 1000))
  }

  @Test func numbersHaveARangeAndAHistogram() throws {
    let profile = try profile(.integer, [0, 1, nil, 12000, 1, nil, 5999])
    #expect(profile.missing == 2 && profile.distinct == 4)
    #expect(profile.range?.least == "0" && profile.range?.most == "12,000")
    #expect(profile.histogram == [3, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1])
    #expect(profile.frequent.isEmpty)
  }

  @Test func datesAndYearsAreShownAsSuch() throws {
    let days = try profile(.date, [0, -12_387])
    #expect(days.range?.least == "1936-02-02" && days.range?.most == "1970-01-01")
    let years = try profile(.year, [1973, 1973])
    #expect(years.range?.most == "1973" && years.histogram == [] && years.distinct == 1)
    #expect(try profile(.year, [nil]).range == nil)
  }

  @Test func textsHaveTheirMostFrequentValues() throws {
    var column = ColumnBuilder("A", .string)
    for text in ["b", "a", "b", nil, "c", "a", "b"] {
      column.append(bytes: text.map { Array($0.utf8) })
    }
    let profile = try profile(column)
    #expect(profile.missing == 1 && profile.distinct == 3)
    #expect(profile.range?.least == "a" && profile.range?.most == "c")
    #expect(profile.frequent.map { "\($0.value) \($0.count)" } == ["b 3", "a 2"])
  }
}
