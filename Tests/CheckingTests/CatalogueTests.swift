import Diagnostics
import PackFormat
@testable import Projects
import Rows
import SafeText
import SchemaFiles
import Testing

@testable import Kinds

struct CatalogueTests {
  /// A fault in a built-in schema would end the program.
  @Test(arguments: ContentKind.all.map(\.name))
  func everyBuiltInSchemaCanBeJudgedBy(_ name: String) throws {
    let kind = try #require(ContentKind.named(name))
    #expect(try TableSchema(json: kind.schemas.table) == kind.schema)
    _ = try TableJudge(kind.schema)
    #expect(!kind.schema.requiredNames.isEmpty)
    #expect(kind.schema.fields.allSatisfy { !$0.description.isEmpty })
  }

  @Test func theSchemaOfFactsIsAsDocumented() {
    let schema = ContentKind.facts.schema
    #expect(
      schema.fields.map { "\($0.name) \($0.type)" } == [
        "Fact string", "Value number", "Unit string", "Id string", "Source string", "AsOf date",
        "Tags string", "Difficulty integer", "Origin string", "Reviewed date", "ReviewedBy string",
      ])
    #expect(schema.requiredNames == ["Fact", "Value", "Unit"])
    #expect(schema.fields.filter(\.constraints.unique).map(\.name) == ["Fact", "Id"])
  }

  @Test func everyCodeIsThereOnceAndExplained() {
    let ids = Code.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids == Code.all.sorted().map(\.id))
    for code in Code.all {
      let texts = [code.title, code.why, code.bad, code.good, code.fix]
      #expect(!texts.contains(""), "\(code.id)")
      #expect(code.bad != code.good, "\(code.id)")
      #expect(code.id.count == 4 && Int(code.id.dropFirst()) != nil, "\(code.id)")
      // The texts are sentences without characters that control a terminal.
      #expect(code.why.hasSuffix(".") && code.fix.hasSuffix("."), "\(code.id)")
      let lines = texts.flatMap { $0.split(separator: "\n") }
      #expect(lines.allSatisfy { String($0).terminalSafe == $0 }, "\(code.id)")
    }
    #expect(
      ["Q100", "Q101", "Q102", "Q103", "F101", "F116", "M101", "M108", "C001", "T001"]
        .allSatisfy(ids.contains))
  }

}
