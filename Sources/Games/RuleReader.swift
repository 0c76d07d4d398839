package import PackFormat

/// A rule as it stands in a pack: name and value.
package struct RuleText: Sendable, Equatable {
  package let name: String
  package let text: String

  package init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }

  /// Returns the rules in the order of `specifications`: the given ones, and the default of each
  /// other one.
  package static func filled(
    _ given: [RuleText], of specifications: [RuleSpecification]
  ) -> [RuleText] {
    specifications.compactMap { specification in
      let set = given.first { $0.name == specification.name }
      if specification.isStatedIfSet { return set }
      return set ?? RuleText(specification.name, specification.defaultText)
    }
  }

  /// Returns 16 digits that identify a set of rules: the 64-bit FNV-1a hash of all names and
  /// values.
  package static func fingerprint(of rules: [RuleText]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for rule in rules {
      for byte in Array((rule.name + "=" + rule.text + "\n").utf8) {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

/// The rules of a pack, checked against their specifications, by name.
struct RuleReader {
  private var values: [(name: String, value: RuleSpecification.Value)] = []

  /// Checks the rules. Each rule in `specifications` must be in range, and present unless it has a
  /// value for packs without it. Other rules are ignored, since a newer version may have added
  /// them.
  init(_ rules: [RuleText], of specifications: [RuleSpecification]) throws(RuleError) {
    for specification in specifications {
      let stated = rules.first { $0.name == specification.name }
      guard let text = stated?.text ?? specification.absentText else {
        throw RuleError(specification.name, "missing from the pack")
      }
      guard let value = specification.value(of: text) else {
        throw RuleError(specification.name, specification.expectation(found: text))
      }
      values.append((specification.name, value))
    }
  }

  func integer(_ name: String) -> Int64 { decimal(name).mantissa }

  func decimal(_ name: String) -> ExactDecimal {
    guard let number = optional(name) else { preconditionFailure() }
    return number
  }

  /// Returns the number of a rule; nil if its value is `none`.
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

  /// Traps for a rule without a specification, which is a mistake in a game that any test of its
  /// rules finds.
  private func value(_ name: String) -> RuleSpecification.Value {
    guard let found = values.first(where: { $0.name == name }) else { preconditionFailure() }
    return found.value
  }
}

extension RuleText {
  /// The largest number of rules: far more than any game has. A small file can claim billions of
  /// equal rows.
  package static let most = 1_000

  /// Reads the rules of a pack, in its order.
  package static func all(in reader: PackReader) throws(PackError) -> [RuleText] {
    guard let table = reader.table(.rules), let names = table.optionalColumn("Name", .string),
      let values = table.optionalColumn("Value", .string)
    else { throw PackError(.malformed("there is no table of rules"), at: 0) }
    try reader.checkSize(of: table, most: most, [names, values], "rules")
    var rules: [RuleText] = []
    for row in 0..<table.rowCount {
      guard let name = try reader.string(names, row), let value = try reader.string(values, row)
      else { throw PackError(.malformed("a rule lacks its name or value"), at: 0) }
      rules.append(RuleText(name, value))
    }
    return rules
  }
}
