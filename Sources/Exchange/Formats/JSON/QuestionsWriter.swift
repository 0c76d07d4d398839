internal import Diagnostics
internal import Kinds
internal import Rows

/// Writes a deck as JSON with one question a line, so that versions of a file can be compared line by line.
struct QuestionsWriter {
  /// The fields whose values are written as numbers.
  private let numbers: Set<String>

  private init(_ kind: String) {
    let fields = ContentKind.named(kind)?.schema.fields ?? []
    numbers = Set(fields.filter(\.type.isNumeric).map(\.name))
  }

  static func write(
    _ deck: ExportedDeck, _ options: ExportOptions, _ output: inout ExportOutput
  ) throws(ExportError) {
    let writer = QuestionsWriter(deck.kind)
    let head = [
      "\"format\": \(quoted(QuestionsForm.name))", "\"version\": \(QuestionsForm.version)",
      "\"kind\": \(quoted(deck.kind))", "\"pack\": \(pack(deck.info))",
    ]
    try output.write("{\n  \(head.joined(separator: ",\n  ")),\n  \"questions\": [")
    for number in 0..<deck.count {
      let question = try deck.question(number)
      try output.write((number == 0 ? "\n    " : ",\n    ") + writer.line(question))
    }
    try output.write(deck.count == 0 ? "]\n}\n" : "\n  ]\n}\n")
  }

  private static func quoted(_ text: String) -> String { JSONText.string(text).text }

  private static func list(_ items: [String]) -> String {
    "[\(items.joined(separator: ", "))]"
  }

  private static func pack(_ info: DeckInfo) -> String {
    let texts = [
      ("id", info.id), ("version", info.version), ("title", info.title),
      ("description", info.description), ("language", info.language), ("licence", info.licence),
    ]
    var members = texts.compactMap { name, text in text.map { "\"\(name)\": \(quoted($0))" } }
    for (name, items) in [("authors", info.authors), ("credits", info.credits)]
    where !items.isEmpty {
      members.append("\"\(name)\": \(list(items.map(quoted)))")
    }
    if let date = info.date { members.append("\"date\": \(quoted(date))") }
    return members.isEmpty ? "{}" : "{\n    \(members.joined(separator: ",\n    "))\n  }"
  }

  // MARK: - Questions

  private func line(_ question: ExchangedQuestion) -> String {
    var members: [String] = []
    var wrong: [String: [String]] = [:]
    var places: [String: Int] = [:]
    for cell in question.cells {
      let (field, language) = QuestionsForm.split(cell.field)
      if let number = QuestionsForm.wrongNumber(field) {
        let name = QuestionsForm.wrong + (language.map { "@\($0)" } ?? "")
        var choices = wrong[name] ?? []
        while choices.count <= number { choices.append("null") }
        choices[number] = Self.quoted(cell.text)
        wrong[name] = choices
        if places.updateValue(places[name] ?? members.count, forKey: name) == nil {
          members.append("")
        }
      } else {
        members.append("\(Self.quoted(cell.field)): \(value(cell.text, of: String(field)))")
      }
    }
    for (name, place) in places {
      members[place] = "\(Self.quoted(name)): \(Self.list(wrong[name] ?? []))"
    }
    return "{\(members.joined(separator: ", "))}"
  }

  private func value(_ text: String, of field: String) -> String {
    if QuestionsForm.lists.contains(field) {
      return Self.list(text.split(separator: ";").map { Self.quoted(String($0)) })
    }
    return numbers.contains(field) && Self.isNumber(text) ? text : Self.quoted(text)
  }

  /// True if JSON has the same spelling for the number.
  private static func isNumber(_ text: String) -> Bool {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = digits.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let whole = parts.first else { return false }
    return parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { 0x30...0x39 ~= $0 } }
      && (whole.count == 1 || whole.first != UInt8(ascii: "0"))
  }
}
