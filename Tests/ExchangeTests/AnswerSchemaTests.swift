import Kinds
import Rows
import Testing

@testable import Exchange

/// The JSON Schema that structured output of language models takes, and the answers that it allows.
struct AnswerSchemaTests {
  private static let kinds = ["facts", "choice-quiz", "short-answer", "number-duel", "sum-grid"]

  private func schema(_ name: String) throws -> JSON {
    let kind = try #require(ContentKind.named(name))
    return try JSON(parsing: Array(try #require(AnswerSchema.text(of: kind)).utf8))
  }

  @Test(arguments: kinds) func everyObjectIsClosedAndRequiresAllItsMembers(kind: String) throws {
    var objects = 0
    var keywords: Set<String> = []
    func visit(_ json: JSON, isMembers: Bool = false) {
      guard case .object(let members) = json.value else { return }
      if !isMembers { keywords.formUnion(members.map(\.name)) }
      if json["type"]?.string == "object", case .object(let properties)? = json["properties"]?.value
      {
        objects += 1
        #expect(json["additionalProperties"]?.bool == false)
        #expect(json["required"]?.array?.compactMap(\.string) == properties.map(\.name))
      }
      for member in members
      where ["properties", "items", "questions"].contains(member.name) || isMembers {
        visit(member.value, isMembers: member.name == "properties")
      }
    }
    visit(try schema(kind))
    #expect(objects == 2)
    // Providers refuse schemas with other keywords.
    #expect(
      keywords.isSubset(of: [
        "$schema", "type", "properties", "required", "additionalProperties", "items", "description",
        "enum",
      ]), "\(keywords)")
  }

  @Test(arguments: kinds) func anAnswerIsReadWithoutAMapping(kind name: String) throws {
    let kind = try #require(ContentKind.named(name))
    let members = try #require(
      try schema(name)["properties"]?["questions"]?["items"]?["properties"])
    guard case .object(let properties) = members.value else { return }
    let rows = kind.sample.rows.map { row in
      properties.map { property in
        let field = property.name.prefix(1).uppercased() + property.name.dropFirst()
        let texts = zip(kind.sample.fields, row).filter {
          $0.0 == field || field == "Wrong" && $0.0.hasPrefix("Wrong")
        }.map(\.1).filter { !$0.isEmpty }
        return "\"\(property.name)\": \(Self.value(texts, property.value))"
      }.joined(separator: ", ")
    }
    let answer = "{\"questions\": [\(rows.map { "{\($0)}" }.joined(separator: ", "))]}"
    let table = try GivenTable(Array(answer.utf8), .jsonList, path: "answer.json")
    #expect(table.faults.isEmpty)
    #expect(table.ledger.isEmpty)
    #expect(table.questions.count == kind.sample.rows.count)
    for (question, row) in zip(table.sink.questions, kind.sample.rows) {
      #expect(question.kind == name)
      for (field, text) in zip(kind.sample.fields, row) where !text.isEmpty {
        #expect(question[field] == text)
      }
    }
  }

  private static func value(_ texts: [String], _ schema: JSON) -> String {
    let types = schema["type"]?.array?.compactMap(\.string) ?? [schema["type"]?.string ?? ""]
    let isList = types.contains("array")
    let isText = types.contains("string") || isList
    let values = texts.flatMap { isList ? $0.split(separator: ";").map(String.init) : [$0] }
      .map { isText ? "\"\($0.replacing("\"", with: "\\\""))\"" : $0 }
    if isList { return "[\(values.joined(separator: ", "))]" }
    return values.first ?? "null"
  }

  @Test func kindsWithPicturesHaveNone() throws {
    #expect(AnswerSchema.text(of: try #require(ContentKind.named("roster"))) == nil)
    #expect(AnswerSchema.text(of: .anyTable) == nil)
  }
}
