import Games
import PackFormat

/// Returns the default rules with some changed: name, text, name, text.
func rules(
  _ name: String, _ text: String, _ namesAndTexts: String...
) throws(RuleError) -> HigherOrLowerRules {
  let rest = stride(from: 0, to: namesAndTexts.count, by: 2).map {
    RuleText(namesAndTexts[$0], namesAndTexts[$0 + 1])
  }
  return try HigherOrLowerRules(
    RuleText.filled([RuleText(name, text)] + rest, of: HigherOrLowerRules.specifications))
}

/// The default rules, parsed once: some tests use them ten thousand times.
func rules() throws(RuleError) -> HigherOrLowerRules { try standard.get() }

private let standard = Result { () throws(RuleError) in
  try HigherOrLowerRules(HigherOrLowerRules.defaults)
}

func quantity(_ digits: String, _ prompt: String = "how many") -> Fact {
  Fact(prompt: prompt, value: ExactDecimal(digits: digits) ?? ExactDecimal(0), unit: "things")
}

func year(_ year: Int64) -> Fact {
  Fact(prompt: "when", value: ExactDecimal(year), unit: "year")
}
