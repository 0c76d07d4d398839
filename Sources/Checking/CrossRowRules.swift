internal import Diagnostics
internal import Kinds
internal import Rows

/// The cross-row rules of a table. Rules that compare rows run only if the table has at most `mostCompared` rows, or
/// if it is compared with other packs.
struct CrossRowRules {
  /// The largest number of rows that are compared with each other alone.
  static let mostCompared = 100_000

  /// The rules that take each row as it comes.
  private var ready: [any CrossRowRule]
  /// The rules that run at the end, over the buffered rows, if there are not too many.
  private var waiting: [any CrossRowRule] = []
  private var buffer: BufferedRows?
  private var rowCount = 0
  /// True if the waiting rules were dropped because there are too many rows.
  private(set) var isCutShort = false

  init(_ rules: [any CrossRowRule], inAnyNumber: Bool) {
    ready = rules.filter { inAnyNumber || !type(of: $0).comparesRows }
    if inAnyNumber { return }
    waiting = rules.filter { type(of: $0).comparesRows }
    buffer = waiting.isEmpty ? nil : BufferedRows(Set(waiting.flatMap(\.fields)))
  }

  mutating func start(_ columns: [Binding.Column], _ context: RuleContext) {
    for index in ready.indices { ready[index].start(columns, context) }
    buffer?.start(columns, context)
  }

  mutating func take(_ row: TypedRow) {
    rowCount += 1
    for index in ready.indices { ready[index].take(row) }
    if buffer == nil { return }
    if rowCount > Self.mostCompared { giveUp() } else { buffer?.append(row) }
  }

  /// The number of rows that must be accepted at once, so that no rule needs to look at any of them: rules either
  /// look at every row, or give up at more than `mostCompared` rows.
  var leastAccepted: Int {
    if !ready.isEmpty { return .max }
    return buffer == nil ? 0 : Self.mostCompared + 1 - rowCount
  }

  /// Counts rows that were accepted without being looked at.
  mutating func accept(_ count: Int) {
    rowCount += count
    if count > 0, buffer != nil { giveUp() }
  }

  private mutating func giveUp() {
    (buffer, waiting) = (nil, [])
    isCutShort = true
  }

  mutating func finish(_ template: Findings) -> Findings {
    var findings = template.emptied
    if let buffer {
      for index in waiting.indices { buffer.replay(to: &waiting[index]) }
    }
    for index in ready.indices { findings.merge(ready[index].finish()) }
    for index in waiting.indices { findings.merge(waiting[index].finish()) }
    return findings
  }
}
