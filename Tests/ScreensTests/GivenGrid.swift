import Games
import PackFormat
import Screens
import Testing
import Words

/// Returns levels with sums of two digits, as a pack may have them.
func gridLevels(_ names: String...) throws -> [SumGridLevel] {
  try names.enumerated().map { index, name in
    try #require(
      SumGridLevel(
        name: name, first: 1...(index == 0 ? 9 : 50), second: 1...(index == 0 ? 9 : 49),
        target: 10...99))
  }
}

func gridRules(_ rules: [String: String] = [:]) throws -> SumGridRules {
  try SumGridRules(
    RuleText.filled(
      rules.map { RuleText($0.key, $0.value) } + solvedCounts, of: SumGridRules.specifications))
}

/// Returns the bytes of a pack of these levels, with Russian names if some are given.
func gridPack(
  _ levels: [SumGridLevel], russian: [String] = [], rules: [String: String] = [:]
) throws -> [UInt8] {
  var name = ColumnBuilder("Level", .string)
  for level in levels { name.append(level.name) }
  var columns = [name]
  if !russian.isEmpty {
    var names = ColumnBuilder("Level", language: "ru", .string)
    for name in russian { names.append(name) }
    columns.append(names)
  }
  for (from, to, range) in [
    ("FirstFrom", "FirstTo", \SumGridLevel.first), ("SecondFrom", "SecondTo", \.second),
    ("TargetFrom", "TargetTo", \.target),
  ] {
    var low = ColumnBuilder(from, .integer)
    var high = ColumnBuilder(to, .integer)
    for level in levels {
      low.append(Int64(level[keyPath: range].lowerBound))
      high.append(Int64(level[keyPath: range].upperBound))
    }
    columns += [low, high]
  }
  var names = ColumnBuilder("Name", .string)
  var values = ColumnBuilder("Value", .string)
  for rule in RuleText.filled(
    rules.map { RuleText($0.key, $0.value) } + solvedCounts, of: SumGridRules.specifications)
  {
    names.append(rule.name)
    values.append(rule.text)
  }
  var writer = PackWriter(
    card: PackCard(
      id: "sums", version: "1.0.0", kind: "sum-grid", asOf: nil,
      questionCount: UInt64(levels.count),
      titles: [.init(language: "en", text: "Sums"), .init(language: "ru", text: "Суммы")]))
  writer.content = [TableBuilder("sum-grid", columns), TableBuilder(.rules, [names, values])]
  return try writer.encode().bytes
}

/// The rule by which the score is the number of questions solved, as it was before there were points.
let solvedCounts = [RuleText("score", "solved")]
