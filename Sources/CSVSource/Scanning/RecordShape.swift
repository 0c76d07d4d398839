/// The form that the sound records of a source share, where it can be read by chunks.
package struct RecordShape: Equatable, Sendable {
  package let dialect: CSVDialect
  /// The number of cells in each record.
  package let width: Int
  /// The number of bytes that end a line: 1 for LF, 2 for CR LF.
  package let lineBreak: Int

  package init(dialect: CSVDialect, width: Int, lineBreak: Int) {
    (self.dialect, self.width, self.lineBreak) = (dialect, width, lineBreak)
  }
}
