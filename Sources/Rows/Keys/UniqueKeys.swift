internal import Diagnostics
internal import PackFormat

/// The keys of a table that must differ from row to row, over all of its sources.
///
/// Keys are looked up row by row, in a table of all keys before. If they are deferred, only their hashes are
/// collected. At the end a second pass judges the rows whose hash occurs more than once; mostly there are none.
struct UniqueKeys {
  /// Fields that together differ in every row.
  private struct Unique {
    var fields: KeyFields
    var seen = SeenKeys()
    /// The hashes of all rows, if keys are deferred.
    var deferred: DeferredKeys?
    /// In the second pass, the hashes that occur more than once.
    var suspects: Set<UInt64>?
  }

  /// True if duplicates are only looked for at the end.
  let isDeferred: Bool
  private let textHash: TextHash
  private var uniques: [Unique]
  /// The position of the key that is the id alone.
  private let ids: Int?
  private var derivedIds: DerivedIds?
  /// The duplicates that the second pass found.
  private(set) var duplicates: Findings

  init(_ schema: TableSchema, kind: String?, _ plan: KeyPlan, _ template: Findings) {
    let single = schema.fields.filter(\.constraints.unique).map { [$0.name] }
    let further = (schema.primaryKey.isEmpty ? [] : [schema.primaryKey]) + schema.uniqueKeys
    let all = further.reduce(into: single) { if !$0.contains($1) { $0.append($1) } }
      .map { KeyFields($0) }
    let isDeferred = plan.mayDefer && !plan.mayHaveDerivedIds
    self.isDeferred = isDeferred
    textHash = plan.textHash
    uniques = all.map { Unique(fields: $0, deferred: isDeferred ? DeferredKeys() : nil) }
    ids = all.firstIndex { $0.isOfIds }
    if plan.mayHaveDerivedIds {
      derivedIds = DerivedIds(kind: kind, schema)
      if plan.hasIds { derivedIds?.areNeeded = true }
    }
    duplicates = template.emptied
  }

  /// No keys, for a second pass that looks for something else.
  var none: UniqueKeys {
    var keys = self
    (keys.uniques, keys.derivedIds, keys.duplicates) = ([], nil, duplicates.emptied)
    return keys
  }

  /// The number of keys.
  var count: Int { uniques.count }

  mutating func bind(_ columns: [Binding.Column]) {
    for index in uniques.indices { uniques[index].fields.bind(columns) }
    derivedIds?.bind(columns)
  }

  /// Remembers the keys of a row, and reports those that an earlier row has.
  mutating func insert(_ row: TypedRow, _ file: String, _ findings: inout Findings) {
    var isDuplicate = false
    for index in uniques.indices {
      if isDeferred, !isSuspect(row, index) { continue }
      guard let key = uniques[index].fields.key(of: row) else { continue }
      let place = Place(file, uniques[index].fields.place(in: row))
      guard let first = uniques[index].seen.insert(key, at: place) else { continue }
      isDuplicate = true
      report(uniques[index].fields, row, place, first, &findings)
    }
    if !isDuplicate, let ids,
      let finding = derivedIds?.finding(row, file, given: uniques[ids].seen)
    {
      findings.add(finding)
    }
  }

  /// True in the second pass if the row's hash occurs more than once. In the first pass the hash is collected.
  private mutating func isSuspect(_ row: TypedRow, _ index: Int) -> Bool {
    guard let hash = uniques[index].fields.hash(of: row, by: textHash) else { return false }
    if let suspects = uniques[index].suspects { return suspects.contains(hash) }
    uniques[index].deferred?.append(hash)
    return false
  }

  private mutating func report(
    _ fields: KeyFields, _ row: TypedRow, _ place: Place, _ first: Place,
    _ findings: inout Findings
  ) {
    let make = {
      Finding(
        .notUnique,
        "\(fields.name) \(fields.isSingle ? "stands" : "stand") here twice: \(fields.shown(row))",
        at: place, label: "again", help: "remove one of the two, or make them different",
        related: [Related(first, "first used here")], row: row.place)
    }
    if isDeferred {
      duplicates.subject = row.subject
      duplicates.add(.notUnique, make)
    } else {
      findings.add(.notUnique, make)
    }
  }

  // MARK: - Rows accepted in bulk

  /// True if this is a second pass for duplicates.
  var isSecond: Bool { uniques.contains { $0.suspects != nil } }

  /// The keys by the columns of the source at hand, for a test of many rows at once.
  func bulkKeys(_ columns: [Binding.Column], isSecond: Bool) -> [BulkKey] {
    return uniques.map { unique in
      BulkKey(
        columns: unique.fields.columns(in: columns), hash: textHash, isUnique: true,
        suspects: isSecond ? unique.suspects ?? [] : nil)
    }
  }

  /// Collects the keys of rows that were accepted in bulk.
  mutating func take(_ hashes: [UInt64], ofKey index: Int) {
    uniques[index].deferred?.append(hashes)
  }

  /// The keys for a second pass over all rows; nil if no hash occurs more than once.
  mutating func secondPass(threads: Int) -> UniqueKeys? {
    let suspects = uniques.indices.map {
      uniques[$0].deferred?.takeDoubled(threads: threads) ?? []
    }
    guard suspects.contains(where: { !$0.isEmpty }) else { return nil }
    var second = self
    for index in uniques.indices { second.uniques[index].suspects = suspects[index] }
    return second
  }

  /// Takes over what the second pass found.
  mutating func mergeDuplicates(of second: UniqueKeys) { duplicates.merge(second.duplicates) }
}
