internal import Diagnostics
package import Kinds
internal import Rows

/// The JSON Schema of what a language model is to answer, in the form that structured output takes.
///
/// Providers take the same few keywords: closed objects, every member required, null in place of a missing value. Limits
/// are no keywords there, so they stand in the descriptions; `import` and `validate` hold answers to them.
package enum AnswerSchema {
  /// Returns the schema of a list of questions; nil if rows of the kind need a file each, or the kind has none.
  package static func text(of kind: ContentKind) -> String? {
    if kind.needsPicture || kind.isOwnTable { return nil }
    var members: [(key: String, value: JSONText)] = []
    for field in kind.schema.fields where !field.isAsset && !left.contains(field.name) {
      if let number = QuestionsForm.wrongNumber(field.name[...]) {
        if number == 0 { members.append((name("Wrong"), wrong(field))) }
      } else {
        members.append((name(field.name), member(field)))
      }
    }
    let questions: JSONText = [
      "description": .string("\(kind.title); one object each"), "type": "array",
      "items": closed(members),
    ]
    guard case .object(let root) = closed([("questions", questions)]) else { return nil }
    let schema = JSONText.object(
      [("$schema", "https://json-schema.org/draft/2020-12/schema")] + root)
    return schema.indented + "\n"
  }

  /// The fields that are left to people and to `import`.
  private static let left: Set<String> = ["Id", "Alt", "Pin", "Origin", "Reviewed", "ReviewedBy"]

  private static func closed(_ members: [(key: String, value: JSONText)]) -> JSONText {
    [
      "type": "object", "properties": .object(members),
      "required": .array(members.map { .string($0.key) }), "additionalProperties": false,
    ]
  }

  /// Returns a field's name as members are named: `AsOf` is `asOf`.
  private static func name(_ field: String) -> String {
    field.prefix(1).lowercased() + field.dropFirst()
  }

  private static func wrong(_ field: TableSchema.Field) -> JSONText {
    let most = field.constraints.maxLength.map { " of at most \($0) characters" } ?? ""
    return [
      "description": .string("1 to \(QuestionRow.wrongColumns.count) wrong choices\(most), best 3"),
      "type": "array", "items": ["type": "string"],
    ]
  }

  private static func member(_ field: TableSchema.Field) -> JSONText {
    let type: JSONText =
      switch field.type {
      case .integer, .year: "integer"
      case .number: "number"
      case .boolean: "boolean"
      case .string, .date: "string"
      }
    let isList = QuestionsForm.lists.contains(field.name)
    let text = JSONText.string(description(of: field, isList: isList))
    if isList { return ["description": text, "type": "array", "items": ["type": type]] }
    let isRequired = field.constraints.required
    var members: [(key: String, value: JSONText)] = [
      ("description", text), ("type", isRequired ? type : [type, "null"]),
    ]
    if let options = field.constraints.options, isRequired {
      members.append(("enum", .array(options.texts.map(JSONText.string))))
    }
    return .object(members)
  }

  private static func description(of field: TableSchema.Field, isList: Bool) -> String {
    // Of elements in XML, and of signs between the values of a cell, an answer knows nothing.
    let parts = field.description.split(separator: "; ").filter { !$0.hasPrefix("in XML") }
    var text = parts.joined(separator: "; ")
    if isList {
      text = text.replacing(", with semicolons between them", with: "")
        .replacing(" with semicolons between them,", with: "")
        .replacing("; ", with: "\u{0}").replacing(";", with: ", ").replacing("\u{0}", with: "; ")
    }
    let limits = field.constraints
    switch (limits.minLength, limits.maxLength) {
    case (let least?, let most?): text += "; \(least) to \(most) characters"
    case (nil, let most?): text += "; at most \(most) characters" + (isList ? " together" : "")
    default: break
    }
    if case .integer(let least) = limits.minimum, case .integer(let most) = limits.maximum,
      !text.contains("from \(least)")
    {
      text += "; from \(least) to \(most)"
    }
    if !limits.required, !isList { text += "; null if unknown" }
    return text
  }
}
