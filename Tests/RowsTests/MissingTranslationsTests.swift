import Diagnostics
import Testing

@testable import Rows

@Suite struct MissingTranslationsTests {
  private static let languages = SourceLanguages(own: "en", others: ["ru"])

  private func schema() throws -> TableSchema {
    let fields = ["Fact", "Unit"].map {
      "{\"name\": \"\($0)\", \"type\": \"string\", \"translatable\": true}"
    }
    return try TableSchema(fields: fields.joined(separator: ", "))
  }

  /// All findings are counted, however few are kept.
  @Test(arguments: [1, 2, 100])
  func aTranslationThatNoRowHasIsOneFinding(limit: Int) throws {
    let rows = (1...9).map { "fact \($0),unit,факт \($0)\n" }.joined()
    let judged = try Judged(["Fact,Unit,Fact@ru\n" + rows], schema(), Self.languages, limit: limit)
    #expect(judged.findings.map(\.message) == ["no Unit is translated into ru"])
    #expect(judged.count == 1)
  }

  @Test func aRowThatLacksMoreIsReportedBehindManyThatLackWhatNoRowHas() throws {
    let rows = (1...9).map { "fact \($0),unit,\($0 == 8 ? "" : "факт")\n" }.joined()
    let source = "Fact,Unit,Fact@ru\n" + rows
    let judged = try Judged([source], schema(), Self.languages, limit: 2)
    #expect(
      judged.findings.map(\.message) == [
        "no Unit is translated into ru", "Fact not translated into ru",
      ])
    #expect(judged.count == 2)
    let start = try #require(judged.findings.last?.place.bytes.lowerBound)
    #expect(String(source.utf8.dropFirst(start).prefix(6)) == "fact 8")
  }

  @Test func rowsBeyondTheLimitAreCountedInTheOrderOfTheSource() throws {
    let rows = ["a,m,,м", "b,m,б,", "c,m,,", "d,m,д,м"].map { $0 + "\n" }.joined()
    let judged = try Judged(
      ["Fact,Unit,Fact@ru,Unit@ru\n" + rows], schema(), Self.languages, limit: 2)
    #expect(
      judged.findings.map(\.message) == [
        "Fact not translated into ru", "Unit not translated into ru",
      ])
    #expect(judged.count == 3)
  }
}
