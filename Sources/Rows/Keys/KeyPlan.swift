/// The facts about all sources of a table that decide how its keys are compared; known before the first row.
package struct KeyPlan: Sendable {
  /// True if some source has a column of ids. Rows without an id are then compared with the ids of every source.
  package var hasIds = false
  /// False if no source holds a text in the form of a derived id; then none is computed.
  package var mayHaveDerivedIds = true
  /// True if duplicates may be looked for after the last row, so that rows can be accepted in bulk.
  package var mayDefer = false

  /// The fields of each key that refers to rows or is referred to.
  package var linked: [[String]] = []
  /// A hash with a random seed, so that nobody can choose texts whose hashes agree. Tables that refer to each other
  /// have the same.
  package var textHash = TextHash(seed: .random(in: .min ... .max))

  package init(hasIds: Bool = false, mayHaveDerivedIds: Bool = true, mayDefer: Bool = false) {
    self.hasIds = hasIds
    self.mayHaveDerivedIds = mayHaveDerivedIds
    self.mayDefer = mayDefer
  }
}

/// The hashes of one key's texts in rows that were accepted in bulk.
package struct KeyHashes: Sendable {
  /// The position of the key in `TableJudge.bulkKeys`.
  package let key: Int
  package let hashes: [UInt64]

  package init(key: Int, hashes: [UInt64]) { (self.key, self.hashes) = (key, hashes) }
}

/// The part of a key that a bulk test needs.
package struct BulkKey: Sendable {
  /// The columns of the key; nil if the source lacks one.
  package let columns: [Int]?
  package let hash: TextHash
  /// True if the key differs from row to row.
  package let isUnique: Bool
  /// In the second pass, the hashes that occur more than once: rows with one of them must be judged.
  package let suspects: Set<UInt64>?
}
