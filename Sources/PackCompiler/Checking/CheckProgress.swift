/// How far work on a file has come.
package struct CheckProgress: Equatable, Sendable {
  package enum Stage: String, Sendable { case checking, packing, normalising, writing }

  /// What `done` and `total` count.
  package enum Measure: Sendable { case bytes, others }

  package var stage: Stage
  package var file: String
  package var done: Int
  /// 0 where nobody knows.
  package var total: Int
  package var measure: Measure
  /// How many rows that were, where somebody counts them.
  package var rows: Int?

  package init(
    _ stage: Stage, _ file: String, done: Int, of total: Int, _ measure: Measure = .bytes,
    rows: Int? = nil
  ) {
    (self.stage, self.file, self.done, self.total) = (stage, file, done, total)
    (self.measure, self.rows) = (measure, rows)
  }
}
