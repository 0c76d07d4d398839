internal import PackFormat

/// The rules of one pack, each checked against its specification, to be taken by name.
struct RuleReader {
  private var values: [(name: String, value: RuleSpecification.Value)] = []

  /// Each rule that `specifications` name must be there and in range; others may be of a newer
  /// version and are left alone.
  init(_ rules: [RuleText], of specifications: [RuleSpecification]) throws(RuleError) {
    for specification in specifications {
      guard let rule = rules.first(where: { $0.name == specification.name }) else {
        throw RuleError(specification.name, "missing from the pack")
      }
      guard let value = specification.value(of: rule.text) else {
        throw RuleError(specification.name, specification.expectation(found: rule.text))
      }
      values.append((rule.name, value))
    }
  }

  func integer(_ name: String) -> Int64 { decimal(name).mantissa }

  func decimal(_ name: String) -> ExactDecimal {
    guard let number = optional(name) else { preconditionFailure() }
    return number
  }

  /// Nil for `none`.
  func optional(_ name: String) -> ExactDecimal? {
    if case .number(let number) = value(name) { return number }
    return nil
  }

  func boolean(_ name: String) -> Bool {
    if case .boolean(let boolean) = value(name) { return boolean }
    preconditionFailure()
  }

  func word(_ name: String) -> String {
    if case .word(let word) = value(name) { return word }
    preconditionFailure()
  }

  /// A rule without a specification is a slip in our own code, which any test of the rules meets.
  private func value(_ name: String) -> RuleSpecification.Value {
    guard let found = values.first(where: { $0.name == name }) else { preconditionFailure() }
    return found.value
  }
}
