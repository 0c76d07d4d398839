internal import CSVSource
internal import Diagnostics

/// Rows of which it is shown that there is nothing to say, but that no other row may have their keys.
///
/// Then no table of keys is kept: each leaves eight bytes of hash behind. In the end it is known which
/// hashes are there twice (mostly none), and those rows are judged again, and they alone.
extension TableJudge {
  /// Has doubles looked for in the end; told before the first source, and only where no source gives an
  /// id that may be derived. False where keys have to be at hand at any row.
  package mutating func deferDoubles() -> Bool {
    let areTexts = uniques.allSatisfy { unique in
      unique.key.single.flatMap { schema.field($0) }?.type == .string
    }
    guard areTexts, references.isEmpty else { return false }
    isDeferred = true
    for index in uniques.indices { uniques[index].log = DeferredKeys() }
    derivedIds = nil
    return true
  }

  /// What shows of rows of the source at hand that there is nothing to say of them; nil where each has to
  /// be judged.
  func proof(_ header: CSVHeader) -> BulkRowTest? {
    guard isDeferred, translations == nil else { return nil }
    let isSecond = uniques.contains { $0.suspects != nil }
    return BulkRowTest(
      header, columns,
      keys: uniques.map { unique in
        (unique.key.single.flatMap { columns.firstIndex(ofField: $0) }, unique.log?.textHash)
      }, wanted: isSecond ? uniques.map { $0.suspects ?? [] } : nil, units: units)
  }

  /// Whether faults of rows need only be counted.
  var countsOnly: Bool { findings.isFull }

  /// Counts rows that have words where their number should be, or lack a value: an error, and never fixed safely.
  mutating func tell(_ rows: Int) { findings.count(errors: rows) }

  /// Notes what was shown of the next part of the source at hand.
  mutating func note(_ part: CanonicalRange) {
    if let last = spelled.last, last.spelling == part.spelling,
      last.range.upperBound == part.range.lowerBound
    {
      spelled[spelled.count - 1].range = last.range.lowerBound..<part.range.upperBound
    } else {
      spelled.append(part)
    }
  }

  mutating func append(_ keys: [(log: Int, hashes: [UInt64])]) {
    for (log, hashes) in keys { uniques[log].log?.append(hashes) }
  }

  /// Notes the key of the row at hand; true where it was found that it may be there twice.
  mutating func mayStandTwice(_ unique: Int) -> Bool {
    guard let text = uniques[unique].key.text(of: row) else { return false }
    if let suspects = uniques[unique].suspects {
      return uniques[unique].log.map { suspects.contains($0.hash(of: text)) } ?? false
    }
    uniques[unique].log?.append(text)
    return false
  }

  /// When all rows were judged: a judge that has to be shown all of them again, as some may be there
  /// twice; nil where none is.
  package mutating func second(threads: Int) -> TableJudge? {
    let doubled = uniques.indices.map { uniques[$0].log?.takeDoubled(threads: threads) ?? [] }
    guard doubled.contains(where: { !$0.isEmpty }) else { return nil }
    var second = self
    for index in uniques.indices { second.uniques[index].suspects = doubled[index] }
    return second
  }

  /// Takes what the second look found.
  package mutating func takeDoubles(of second: TableJudge) { doubles.merge(second.doubles) }
}
