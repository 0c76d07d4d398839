package import PackFormat
internal import SafeText

/// A record of a bot's game with one line for each move, in words or as JSON.
///
/// It is built here so that every platform prints the same bytes.
package struct Transcript: Sendable {
  package enum Format: Sendable {
    case text
    case json
  }

  package let format: Format
  /// The lines written so far, in UTF-8.
  package private(set) var bytes: [UInt8] = []

  package init(_ format: Format) { self.format = format }

  /// Returns the lines written so far and removes them.
  package mutating func take() -> [UInt8] {
    let taken = bytes
    bytes.removeAll(keepingCapacity: true)
    return taken
  }

  /// A value in a JSON line.
  package enum Value {
    case number(ExactDecimal)
    case text(String)
    case boolean(Bool)
    case numbers([Int64])
    case texts([String])
    /// No value: the member is left out.
    case absent

    package static func count(_ number: Int) -> Value { .number(ExactDecimal(Int64(number))) }
    package static func count(_ number: Int64) -> Value { .number(ExactDecimal(number)) }
    package static func text(ifAny text: String?) -> Value { text.map { .text($0) } ?? .absent }
  }

  /// The members of a JSON line, in their order.
  package typealias Members = [(name: String, value: Value)]

  /// Adds a line of text.
  mutating func line(_ text: String) {
    bytes += text.utf8
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Adds a JSON object with its members in the given order.
  package mutating func line(_ members: Members) {
    var text = ""
    for (name, value) in members {
      if case .absent = value { continue }
      text += text.isEmpty ? "{\"" : ",\""
      text += name + "\":"
      switch value {
      case .number(let number): text += number.text
      case .text(let string): text += "\"" + string.jsonEscaped + "\""
      case .numbers(let numbers):
        text += "[" + numbers.map { "\($0)" }.joined(separator: ",") + "]"
      case .texts(let texts):
        let quoted = texts.map { "\"" + $0.jsonEscaped + "\"" }
        text += "[" + quoted.joined(separator: ",") + "]"
      case .boolean(let boolean): text += boolean ? "true" : "false"
      case .absent: break
      }
    }
    line(text + "}")
  }
}
