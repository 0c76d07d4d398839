internal import Diagnostics

/// The numbers of rows that have exactly one error, by what it is.
package struct CountedErrors: Sendable, Equatable {
  /// The rows with words in place of a number.
  package var words = 0
  /// The rows that lack a value.
  package var lacks = 0

  package init(words: Int = 0, lacks: Int = 0) {
    self.words = words
    self.lacks = lacks
  }

  package var isEmpty: Bool { words == 0 && lacks == 0 }
}

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
  package mutating func count(_ errors: CountedErrors) {
    findings.count(errors: errors.words, of: .notANumber)
    findings.count(errors: errors.lacks, of: .missingValue)
  }

  /// True if rows with these errors need not be judged, because they are only counted.
  package func onlyCounts(_ errors: CountedErrors) -> Bool {
    (errors.words == 0 || findings.onlyCounts(.notANumber))
      && (errors.lacks == 0 || findings.onlyCounts(.missingValue))
  }

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
