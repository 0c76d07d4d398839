internal import Diagnostics
internal import Games
internal import Rows

/// A rule that judges single levels; each rule has a file of its own.
protocol LevelRule: SendableMetatype {
  static var code: Code { get }

  /// The findings for a level that breaks the rule.
  static func findings(for level: LevelRow) -> [Finding]
}

/// One level of a source, as rules see it.
struct LevelRow {
  /// A pair of cells, the smallest and the largest number of a range.
  struct Bounds {
    let name: String
    let from: Int64
    let to: Int64
    let fromPlace: Place
    let toPlace: Place

    var isEmpty: Bool { to < from }
    /// The range; a precondition is that `isEmpty` is false.
    var range: ClosedRange<Int> { Int(from)...Int(to) }
  }

  let first: Bounds
  let second: Bounds
  let target: Bounds
  let rules: SumGridRules
  let context: RuleContext

  /// The reason why the level cannot be played; nil if it can be, or if one of its ranges is empty.
  var problem: SumGridProblem? { level?.problem(under: rules) }

  /// The level as a value of the game; nil if one of its ranges is empty.
  var level: SumGridLevel? {
    if first.isEmpty || second.isEmpty || target.isEmpty { return nil }
    return SumGridLevel(
      name: "", first: first.range, second: second.range, target: target.range)
  }

  static let rules: [any LevelRule.Type] = [
    OperandsAndTargets.self, ReachableTargets.self, EnoughTargets.self, RoomForAnswers.self,
  ]

  static func findings(_ columns: [Binding.Column], _ context: RuleContext) -> RowCheck {
    let names = ["FirstFrom", "FirstTo", "SecondFrom", "SecondTo", "TargetFrom", "TargetTo"]
    let indices = names.compactMap { columns.firstIndex(ofField: $0) }
    guard indices.count == names.count, let rules = try? SumGridRules(context.rules) else {
      return { _ in [] }
    }
    return { row in
      var numbers: [Int64] = []
      for index in indices {
        guard case .integer(let number) = row.values[index] else { return [] }
        numbers.append(number)
      }
      func bounds(_ name: String, _ index: Int) -> Bounds {
        Bounds(
          name: name, from: numbers[index], to: numbers[index + 1],
          fromPlace: Place(context.file, row.places[indices[index]]),
          toPlace: Place(context.file, row.places[indices[index + 1]]))
      }
      let level = LevelRow(
        first: bounds("First", 0), second: bounds("Second", 2), target: bounds("Target", 4),
        rules: rules, context: context)
      return Self.rules.flatMap { $0.findings(for: level) }
    }
  }
}
