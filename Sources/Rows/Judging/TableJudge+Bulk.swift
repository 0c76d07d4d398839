internal import Diagnostics

/// The judge's part in rows that are accepted in bulk, without being judged.
extension TableJudge {
  /// True if no row may be accepted in bulk: keys must be at hand at every row, or translations be counted.
  package var needsEveryRow: Bool { !keys.isDeferred || translations != nil }

  /// True if duplicate keys are only looked for after the last row.
  package var defersDuplicates: Bool { keys.isDeferred }

  /// The keys by the columns of the source at hand.
  package var bulkKeys: [BulkKey] { keys.bulkKeys(columns) }

  /// Collects the keys of accepted rows.
  package mutating func take(_ hashes: [KeyHashes]) { keys.take(hashes) }

  /// Counts rows with one error each, which no safe fix removes and which are not shown.
  package mutating func count(errors: Int) { findings.count(errors: errors) }

  /// A judge for a second pass over all rows, which looks for duplicates only; nil if there are none.
  package mutating func secondPass(threads: Int) -> TableJudge? {
    guard let second = keys.secondPass(threads: threads) else { return nil }
    var judge = self
    judge.keys = second
    return judge
  }

  /// Takes over the duplicates that the second pass found.
  package mutating func mergeDuplicates(of second: TableJudge) {
    keys.mergeDuplicates(of: second.keys)
  }
}
