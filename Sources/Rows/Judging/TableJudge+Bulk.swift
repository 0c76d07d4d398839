internal import Diagnostics

/// The numbers of rows that have exactly one finding, by what it is.
package struct CountedRows: Sendable, Equatable {
  /// The rows with words in place of a number.
  package var words = 0
  /// The rows that lack a value.
  package var lacks = 0
  /// The rows whose unit has another spelling than the canonical one, or may be meant in another letter case.
  package var respelled = 0
  package var recased = 0

  package init() {}

  package var isEmpty: Bool { self == CountedRows() }

  /// True if some of the findings are errors.
  package var hasErrors: Bool { words + lacks > 0 }
}

/// The judge's part in rows that are accepted in bulk, without being judged.
extension TableJudge {
  /// True if no row may be accepted in bulk: keys must be at hand at every row, or translations be counted.
  package var needsEveryRow: Bool { !keys.isDeferred || translations != nil }

  /// True if duplicate keys are only looked for after the last row.
  package var defersDuplicates: Bool { keys.isDeferred }

  /// True if the rows may be read once more, for duplicate keys or for those that refer to nothing.
  package var mayReadAgain: Bool { keys.isDeferred || !links.isEmpty }

  /// The keys by the columns of the source at hand: those that are unique, then those that refer or are referred to.
  package var bulkKeys: [BulkKey] {
    let isSecond = keys.isSecond || links.contains { $0.lost != nil }
    return keys.bulkKeys(columns, isSecond: isSecond)
      + links.map { $0.bulkKey(columns, isSecond: isSecond) }
  }

  /// Collects the keys of accepted rows.
  package mutating func take(_ hashes: [KeyHashes]) {
    for key in hashes {
      if key.key < keys.count {
        keys.take(key.hashes, ofKey: key.key)
      } else {
        links[key.key - keys.count].take(key.hashes)
      }
    }
  }

  /// Counts rows with one finding each, which is not shown.
  package mutating func count(_ rows: CountedRows) {
    findings.count(errors: rows.words, of: .notANumber)
    findings.count(errors: rows.lacks, of: .missingValue)
    findings.count(rows.respelled, of: .unitSpelling, safelyFixable: true)
    findings.count(rows.recased, of: .unitCase)
  }

  /// True if rows with these findings need not be judged, because they are only counted.
  package func onlyCounts(_ rows: CountedRows) -> Bool {
    (rows.words == 0 || findings.onlyCounts(.notANumber))
      && (rows.lacks == 0 || findings.onlyCounts(.missingValue))
      && (rows.respelled == 0 || findings.onlyCounts(.unitSpelling))
      && (rows.recased == 0 || findings.onlyCounts(.unitCase))
  }

  /// A judge for a second pass over all rows, which looks for duplicates only; nil if there are none.
  package mutating func secondPass(threads: Int) -> TableJudge? {
    guard let second = keys.secondPass(threads: threads) else { return nil }
    var judge = self
    judge.keys = second
    judge.links = []
    return judge
  }

  /// The keys of these fields, which refer to rows or are referred to.
  package func links(_ fields: [String]) -> LinkedKeys? { links.first { $0.fields == fields } }

  /// A judge for another pass over all rows, which looks for keys that refer to nothing.
  package func referencePass(_ lost: (_ fields: [String]) -> LostKeys?) -> TableJudge {
    var judge = self
    judge.keys = keys.none
    judge.links = links.map { $0.looking(for: lost($0.fields)) }
    return judge
  }

  /// Takes over the duplicates that the second pass found.
  package mutating func mergeDuplicates(of second: TableJudge) {
    keys.mergeDuplicates(of: second.keys)
  }
}
