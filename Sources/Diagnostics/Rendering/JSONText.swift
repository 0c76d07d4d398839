internal import SafeText

/// A JSON value to be written. Members of an object keep their order.
package enum JSONText: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A number in JSON's own notation, such as an exact decimal.
  case number(String)
  case string(String)
  case array([JSONText])
  case object([(key: String, value: JSONText)])

  package init(_ string: String?) { self = string.map(JSONText.string) ?? .null }
  package init(_ integer: Int?) { self = integer.map(JSONText.integer) ?? .null }

  /// The value on one line, without spaces.
  package var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// The value with a member or item to a line, each level indented by two spaces.
  package var indented: String {
    var text = ""
    write(to: &text, indent: "\n")
    return text
  }

  private func write(to text: inout String, indent: String) {
    let parts: [(key: String?, value: JSONText)]
    let ends: (String, String)
    switch self {
    case .object(let members):
      (parts, ends) = (members.map { ($0.key, $0.value) }, ("{", "}"))
    case .array(let values): (parts, ends) = (values.map { (nil, $0) }, ("[", "]"))
    default: return write(to: &text)
    }
    text += ends.0
    for (index, part) in parts.enumerated() {
      text += (index > 0 ? "," : "") + indent + "  "
      if let key = part.key {
        Self.quote(key, to: &text)
        text += ": "
      }
      part.value.write(to: &text, indent: indent + "  ")
    }
    text += (parts.isEmpty ? "" : indent) + ends.1
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += "\(value)"
    case .number(let digits): text += digits
    case .string(let value): Self.quote(value, to: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        Self.quote(member.key, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  /// Appends a string literal. Characters that could mislead the reader or drive a terminal are
  /// escaped, too.
  private static func quote(_ value: String, to text: inout String) {
    text += "\"\(value.jsonEscaped)\""
  }
}

extension JSONText: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(arrayLiteral elements: JSONText...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSONText)...) {
    self = .object(elements.map { (key: $0.0, value: $0.1) })
  }
}
