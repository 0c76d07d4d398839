/// The progress of work on a file.
package struct CheckProgress: Equatable, Sendable {
  package enum Stage: String, Sendable { case checking, packing, normalising, writing }

  /// The unit of `done` and `total`.
  package enum Measure: Sendable { case bytes, others }

  package var stage: Stage
  package var file: String
  package var done: Int
  /// The total; 0 if it is unknown.
  package var total: Int
  package var measure: Measure
  /// The number of rows done, if they are counted.
  package var rows: Int?

  package init(
    _ stage: Stage, _ file: String, done: Int, of total: Int, _ measure: Measure = .bytes,
    rows: Int? = nil
  ) {
    (self.stage, self.file, self.done, self.total) = (stage, file, done, total)
    (self.measure, self.rows) = (measure, rows)
  }
}
