package import Diagnostics

/// The entries of an import's ledger in bounded memory: all are counted, and the first ones of each code are kept.
package struct ImportLedger: Sendable {
  /// The most entries of one code that are kept.
  package static let mostOfCode = 10_000
  /// The most bytes of all texts that are kept.
  package static let mostBytes = 16 << 20

  package private(set) var entries: [Finding] = []
  /// The number of all entries, by their code.
  package private(set) var counts: [Code: Int] = [:]
  /// The number of entries that are only counted, by their code.
  package private(set) var more: [Code: Int] = [:]
  private var bytes = 0

  package init() {}

  /// True if a further entry of this code is only counted.
  private func onlyCounts(_ entry: Finding) -> Bool {
    counts[entry.code, default: 0] >= Self.mostOfCode || bytes > Self.mostBytes
  }

  mutating func append(_ entry: Finding) {
    let isCounted = onlyCounts(entry)
    counts[entry.code, default: 0] += 1
    if isCounted { return more[entry.code, default: 0] += 1 }
    bytes += entry.message.utf8.count + (entry.help?.utf8.count ?? 0)
    entries.append(entry)
  }

  /// Counts entries that are not made.
  mutating func count(_ code: Code, _ number: Int) {
    if number == 0 { return }
    counts[code, default: 0] += number
    more[code, default: 0] += number
  }

  mutating func append(_ entries: some Sequence<Finding>) {
    for entry in entries { append(entry) }
  }

  mutating func append(_ other: ImportLedger) {
    append(other.entries)
    for (code, number) in other.more { count(code, number) }
  }

  /// The number of entries of each code that are only counted, in words; nil if all are kept.
  package var restInWords: String? {
    if more.isEmpty { return nil }
    let list = more.sorted { $0.key.id < $1.key.id }.map { "\($0.value) \($0.key.id)" }
    let number = more.values.reduce(0, +)
    return "and \(number) more, which are only counted: \(list.joined(separator: ", "))"
  }
}
