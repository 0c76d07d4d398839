internal import Diagnostics
internal import Rows

/// A rule about all rows of a table together, whatever source they come from.
protocol CrossRowRule {
  /// Whether it compares rows with each other, which takes long where there are very many.
  static var comparesRows: Bool { get }

  /// The fields that it looks at.
  var fields: [String] { get }

  /// Rows of another source follow, with these columns, of the pack's own language.
  mutating func start(_ columns: [Binding.Column], _ context: RuleContext)

  mutating func take(_ row: TypedRow)

  /// What was found, when all rows are known.
  mutating func finish() -> Findings
}

/// The rules about all rows of a table, as far as there are not too many of them.
struct CrossRowRules {
  /// With more rows than these, they are compared with each other only where that is asked for.
  static let mostCompared = 100_000

  /// Those that take each row as it comes.
  private var ready: [any CrossRowRule]
  /// Those that wait until it is known that there are not too many rows.
  private var waiting: [any CrossRowRule] = []
  private var held: BufferedRows?
  private var rowCount = 0
  /// Whether rules were given up, because there were too many rows for them.
  private(set) var isCutShort = false

  init(_ rules: [any CrossRowRule], isDeep: Bool) {
    ready = rules.filter { isDeep || !type(of: $0).comparesRows }
    if isDeep { return }
    waiting = rules.filter { type(of: $0).comparesRows }
    held = waiting.isEmpty ? nil : BufferedRows(Set(waiting.flatMap(\.fields)))
  }

  mutating func start(_ columns: [Binding.Column], _ context: RuleContext) {
    for index in ready.indices { ready[index].start(columns, context) }
    held?.start(columns, context)
  }

  mutating func take(_ row: TypedRow) {
    rowCount += 1
    for index in ready.indices { ready[index].take(row) }
    if held == nil { return }
    if rowCount > Self.mostCompared {
      (held, waiting) = (nil, [])
      isCutShort = true
    } else {
      held?.append(row)
    }
  }

  /// Whether so many rows may be passed over: they are not looked at, or there are too many by then.
  func mayPass(_ count: Int) -> Bool {
    ready.isEmpty && (held == nil || rowCount + count > Self.mostCompared)
  }

  /// Counts rows that were passed over.
  mutating func pass(_ count: Int) {
    rowCount += count
    if held == nil { return }
    (held, waiting) = (nil, [])
    isCutShort = true
  }

  mutating func finish(_ template: Findings) -> Findings {
    var findings = template.emptied
    if let held {
      for index in waiting.indices { held.replay(to: &waiting[index]) }
    }
    for index in ready.indices { findings.merge(ready[index].finish()) }
    for index in waiting.indices { findings.merge(waiting[index].finish()) }
    return findings
  }
}
