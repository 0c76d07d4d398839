internal import Diagnostics
internal import Schema

/// A rule about all rows of a table together, whatever source they come from.
protocol TableRule {
  /// Whether it looks at rows two by two, or sorts them: too slow where there are very many.
  static var comparesRows: Bool { get }

  /// Rows of another source follow.
  mutating func start(_ columns: [Binding.Column], _ context: RuleContext)

  mutating func take(_ row: TypedRow)

  /// What was found, when all rows are known.
  mutating func finish() -> Findings
}

/// The rules about all rows of a table, as far as there are not too many of them.
struct TableRules {
  /// With more rows than these, they are compared with each other only where that is asked for.
  static let mostCompared = 100_000

  private var rules: [any TableRule]
  private let isDeep: Bool
  private var rowCount = 0
  /// Whether a rule was given up, because there were too many rows for it.
  private(set) var isCutShort = false

  init(_ rules: [any TableRule], isDeep: Bool) {
    self.rules = rules
    self.isDeep = isDeep
  }

  mutating func start(_ columns: [Binding.Column], _ context: RuleContext) {
    for index in rules.indices { rules[index].start(columns, context) }
  }

  mutating func take(_ row: TypedRow) {
    rowCount += 1
    if rowCount == Self.mostCompared + 1, !isDeep { giveUpComparing() }
    for index in rules.indices { rules[index].take(row) }
  }

  private mutating func giveUpComparing() {
    let count = rules.count
    rules.removeAll { type(of: $0).comparesRows }
    isCutShort = rules.count < count
  }

  mutating func finish(_ template: Findings) -> Findings {
    var findings = template.emptied
    for index in rules.indices { findings.merge(rules[index].finish()) }
    return findings
  }
}
