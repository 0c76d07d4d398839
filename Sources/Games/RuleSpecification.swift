package import PackFormat

/// One number of a game that a pack's manifest may set: the attribute's name and what it may hold.
package struct RuleSpecification: Sendable {
  package enum Kind: Sendable {
    case integer(ClosedRange<Int64>)
    case decimal(ClosedRange<ExactDecimal>)
    case boolean
    /// A whole number in the range, or `none`.
    case optionalInteger(ClosedRange<Int64>)
    /// One of a few words.
    case word([String])
  }

  package let name: String
  package let kind: Kind
  /// What holds where the manifest says nothing.
  package let defaultText: String
  package let meaning: String

  package init(_ name: String, _ kind: Kind, _ defaultText: String, _ meaning: String) {
    self.name = name
    self.kind = kind
    self.defaultText = defaultText
    self.meaning = meaning
  }

  /// What is wrong with `text` as the value of this rule, or nil.
  package func problem(with text: String) -> RuleError? {
    value(of: text) == nil ? RuleError(name, expectation(found: text)) : nil
  }

  /// The one spelling of what `text` means, or nil where it means nothing here.
  package func canonical(_ text: String) -> String? {
    switch value(of: text) {
    case .number(let number): number.text
    case .boolean(let flag): flag ? "true" : "false"
    case .some(.none): "none"
    case .word(let word): word
    case nil: nil
    }
  }

  func expectation(found text: String) -> String { "expected \(expectation), found \"\(text)\"" }

  /// What may be written, in a few words.
  package var expectation: String {
    switch kind {
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .decimal(let range): "a number from \(range.lowerBound.text) to \(range.upperBound.text)"
    case .boolean: "true or false"
    case .optionalInteger(let range):
      "none or a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .word(let words): words.joined(separator: " or ")
    }
  }

  /// What a text means under a specification.
  enum Value {
    case number(ExactDecimal)
    case boolean(Bool)
    case word(String)
    case none
  }

  func value(of text: String) -> Value? {
    switch kind {
    case .boolean:
      return text == "true" ? .boolean(true) : text == "false" ? .boolean(false) : nil
    case .word(let words): return words.contains(text) ? .word(text) : nil
    case .optionalInteger where text == "none": return .some(.none)
    case .integer(let range), .optionalInteger(let range):
      guard let number = ExactDecimal(digits: text), number.isInteger,
        range.contains(number.mantissa)
      else { return nil }
      return .number(number)
    case .decimal(let range):
      guard let number = ExactDecimal(digits: text), range.contains(number) else { return nil }
      return .number(number)
    }
  }
}

/// Why a pack's rules make no game: which rule, and what is wrong with it.
package struct RuleError: Error, Sendable, Equatable {
  package let rule: String
  package let problem: String

  package init(_ rule: String, _ problem: String) {
    self.rule = rule
    self.problem = problem
  }

  /// In a few words, for a person: lower case, no full stop.
  package var message: String { "rule \(rule): \(problem)" }
}
