import Games
import PackFormat

/// Returns the rules of the classic form with some changed: name, text, name, text.
func rules(
  _ name: String, _ text: String, _ namesAndTexts: String...
) throws(RuleError) -> HigherOrLowerRules {
  let rest = stride(from: 0, to: namesAndTexts.count, by: 2).map {
    RuleText(namesAndTexts[$0], namesAndTexts[$0 + 1])
  }
  return try HigherOrLowerRules(
    RuleText.filled(
      [RuleText(name, text)] + rest + classicForm, of: HigherOrLowerRules.specifications))
}

/// The rules of the classic form, parsed once: some tests use them ten thousand times.
func rules() throws(RuleError) -> HigherOrLowerRules { try classic.get() }

/// The default rules, with ends from the ladder.
func ladderRules() throws(RuleError) -> HigherOrLowerRules { try ladder.get() }

/// The rules by which a pack plays the classic form, as all packs did before there was another.
private let classicForm = [RuleText("range", "classic"), RuleText("yearMissCostsLife", "false")]

private let classic = Result { () throws(RuleError) in
  try HigherOrLowerRules(RuleText.filled(classicForm, of: HigherOrLowerRules.specifications))
}

private let ladder = Result { () throws(RuleError) in
  try HigherOrLowerRules(HigherOrLowerRules.defaults)
}

func quantity(_ digits: String, _ prompt: String = "how many") -> Fact {
  Fact(prompt: prompt, value: ExactDecimal(digits: digits) ?? ExactDecimal(0), unit: "things")
}

func year(_ year: Int64) -> Fact {
  Fact(prompt: "when", value: ExactDecimal(year), unit: "year")
}
