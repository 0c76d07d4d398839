package import PackFormat

/// A setting of a game that a manifest may change: its name, its allowed values and its default.
package struct RuleSpecification: Sendable {
  /// The allowed values.
  package enum Kind: Sendable {
    case integer(ClosedRange<Int64>)
    case decimal(ClosedRange<ExactDecimal>)
    case boolean
    /// A whole number in the range, or `none`.
    case optionalInteger(ClosedRange<Int64>)
    /// One of the given words.
    case word([String])
  }

  package let name: String
  package let kind: Kind
  /// The value that applies if the manifest sets none.
  package let defaultText: String
  /// The value that applies to packs without the rule, compiled before the game had it; nil for
  /// rules that every pack must state.
  ///
  /// It gives the game as it was, so that such packs play as before, whatever the default is now.
  package let absentText: String?
  /// True if packs state the rule only where a manifest sets another value than the default.
  package let isStatedIfSet: Bool
  /// A description of the setting, for `packtool schema`.
  package let meaning: String

  package init(
    _ name: String, _ kind: Kind, _ defaultText: String, absent absentText: String? = nil,
    isStatedIfSet: Bool = false, _ meaning: String
  ) {
    self.name = name
    self.kind = kind
    self.defaultText = defaultText
    self.absentText = absentText
    self.isStatedIfSet = isStatedIfSet
    self.meaning = meaning
  }

  /// Returns the error for `text` as a value of this rule; nil if it is allowed.
  package func problem(with text: String) -> RuleError? {
    value(of: text) == nil ? RuleError(name, expectation(found: text)) : nil
  }

  /// Returns the canonical spelling of a value; nil if it is not allowed.
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

  /// A short description of the allowed values.
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

  /// A parsed value.
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

/// The reason why the rules of a pack cannot be played: a rule, and its problem.
package struct RuleError: Error, Sendable, Equatable {
  package let rule: String
  package let problem: String

  package init(_ rule: String, _ problem: String) {
    self.rule = rule
    self.problem = problem
  }

  /// A short description for people, in lower case and without a full stop.
  package var message: String { "rule \(rule): \(problem)" }
}
