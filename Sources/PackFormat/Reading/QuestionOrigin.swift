/// The place that a question came from: a source and a line in it.
public struct QuestionOrigin: Sendable, Equatable {
  /// The name of the source, relative to its project; nil if the pack does not have it.
  public var source: String?
  /// The line on which the question begins, from 1; nil if the pack does not have it.
  public var line: Int64?

  /// The place in the usual form, such as `facts.csv:12`; nil if the source is unknown.
  public var text: String? {
    source.map { source in line.map { "\(source):\($0)" } ?? source }
  }
}

extension PackReader {
  /// Returns the origin of a question. Its parts are nil if the pack does not have them.
  ///
  /// - Parameter row: A row of the kind's table.
  /// - Throws: `PackError` if the pack is damaged there or cannot be read.
  public func questionOrigin(_ row: Int) throws(PackError) -> QuestionOrigin {
    try origin(of: row, in: kindTable)
  }

  /// Returns the origin of a row of any table. Its parts are nil if the pack does not have them.
  package func origin(of row: Int, in table: PackTable) throws(PackError) -> QuestionOrigin {
    var found = QuestionOrigin()
    guard let origin = provenanceTable(table.name), row < origin.rowCount else {
      return found
    }
    if let column = origin.optionalColumn("Line", .integer) {
      found.line = try integer(column, row)
    }
    guard let column = origin.optionalColumn("Source", .reference),
      let number = try integer(column, row),
      let sources = self.table(.sources), let names = sources.optionalColumn("Name", .string),
      let number = Int(exactly: number), (0..<sources.rowCount).contains(number)
    else { return found }
    found.source = try string(names, number)
    return found
  }
}
