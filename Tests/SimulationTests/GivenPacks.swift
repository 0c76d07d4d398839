import Games
import PackFormat
import TestSupport

/// Returns a quiz with `count` questions of one right choice and three wrong ones.
func quiz(
  _ count: Int, right: (Int) -> String, wrong: (Int, Int) -> String
) throws -> PackReader {
  var pack = BuiltPack(
    kind: "choice-quiz", rules: RuleText.filled([], of: ChoiceQuizRules.specifications))
  pack.add("Prompt", (0..<count).map { "Question \($0)?" })
  pack.add("Right", (0..<count).map { right($0) })
  for place in 1...3 { pack.add("Wrong\(place)", (0..<count).map { wrong($0, place) }) }
  return try pack.reader()
}

func facts(_ values: [Int64], _ rules: [RuleText] = []) throws -> PackReader {
  var pack = BuiltPack(
    kind: "facts",
    rules: RuleText.filled(rules + classicForm, of: HigherOrLowerRules.specifications))
  pack.add("Fact", values.map { "Fact \($0)" })
  pack.add("Value", .integer, values)
  pack.add("Unit", values.map { _ in "m" })
  return try pack.reader()
}

func duel(_ levels: [(from: Int64, to: Int64, computer: String)]) throws -> PackReader {
  var pack = BuiltPack(
    kind: "number-duel", rules: RuleText.filled([], of: NumberDuelRules.specifications))
  pack.add("Level", levels.indices.map { "Level \($0 + 1)" })
  pack.add("From", .integer, levels.map(\.from))
  pack.add("To", .integer, levels.map(\.to))
  pack.add("Computer", levels.map(\.computer))
  return try pack.reader()
}

/// The rules by which a pack plays the classic form of higher or lower.
let classicForm = [RuleText("range", "classic"), RuleText("yearMissCostsLife", "false")]
