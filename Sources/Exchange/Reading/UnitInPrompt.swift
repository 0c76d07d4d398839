internal import Diagnostics
internal import TextUnicode

/// The unit of a number where a format has no place for it: in brackets at the end of the question.
enum UnitInPrompt {
  /// The unit that stands for none.
  static let none = "number"

  /// Returns the question with its unit, as in `Height of Mount Everest (metres)`.
  static func written(_ prompt: String, unit: String) -> String { "\(prompt) (\(unit))" }

  /// Splits a question that ends with a unit in brackets; nil if it does not.
  static func split(_ text: String) -> (prompt: String, unit: String)? {
    let text = text.trimmed
    guard text.hasSuffix(")"), let open = start(of: text) else { return nil }
    let unit = String(text[text.index(after: open)...].dropLast()).trimmed
    let prompt = String(text[..<open]).trimmed
    guard !unit.isEmpty, !prompt.isEmpty, unit.unicodeScalars.count <= longest else { return nil }
    return (prompt, unit)
  }

  /// The most characters of a unit.
  private static let longest = 40

  /// The bracket that belongs to the last one of the text.
  private static func start(of text: String) -> String.Index? {
    var depth = 0
    for index in text.indices.reversed() {
      if text[index] == ")" { depth += 1 }
      if text[index] == "(" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}

extension ExchangedQuestion {
  /// A question for a number whose format names no unit: the unit is in brackets at its end, or missing.
  static func fact(
    _ text: String, value: String, unitInPromptAt place: Place, _ sink: inout ImportSink,
    subject: String?
  ) -> ExchangedQuestion {
    if let (prompt, unit) = UnitInPrompt.split(text) {
      return .fact(prompt, value: value, unit: unit, at: place)
    }
    sink.note(
      .unitMissing, "the number has no unit; `\(UnitInPrompt.none)` stands in its place", at: place,
      subject: subject, help: "write the unit into the project, as in years or metres")
    return .fact(text, value: value, unit: UnitInPrompt.none, at: place)
  }
}
