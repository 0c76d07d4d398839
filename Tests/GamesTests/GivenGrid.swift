import Games
import PackFormat
import Testing

/// Returns the rules of a grid game that counts solved questions, with some changed: name, text,
/// name, text.
func gridRules(_ namesAndTexts: String...) throws -> SumGridRules {
  let given = stride(from: 0, to: namesAndTexts.count, by: 2).map {
    RuleText(namesAndTexts[$0], namesAndTexts[$0 + 1])
  }
  return try SumGridRules(
    RuleText.filled(given + [RuleText("score", "solved")], of: SumGridRules.specifications))
}

func gridRules(rows: Int, columns: Int, questions: Int) throws -> SumGridRules {
  try gridRules("rows", "\(rows)", "columns", "\(columns)", "questions", "\(questions)")
}

func gridLevel(
  _ first: ClosedRange<Int>, _ second: ClosedRange<Int>, makes target: ClosedRange<Int> = 10...99,
  name: String = "Level"
) throws -> SumGridLevel {
  try #require(SumGridLevel(name: name, first: first, second: second, target: target))
}

/// Returns five levels as a pack may have them.
func fiveLevels() throws -> [SumGridLevel] {
  [
    try gridLevel(1...9, 1...9, makes: 10...18, name: "Easy"),
    try gridLevel(10...40, 1...9, name: "Gentle"),
    try gridLevel(10...50, 10...49, name: "Middling"),
    try gridLevel(25...75, 5...60, makes: 50...99, name: "Hard"),
    try gridLevel(100...500, 50...499, makes: 100...999, name: "Very hard"),
  ]
}
