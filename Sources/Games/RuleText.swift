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
    specifications.map { specification in
      given.first { $0.name == specification.name }
        ?? RuleText(specification.name, specification.defaultText)
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
