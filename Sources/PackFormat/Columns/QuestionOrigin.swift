/// Where a question came from: the source as the pack names it, and the line on which it begins there.
public struct QuestionOrigin: Sendable, Equatable {
  public var source: String?
  /// From 1.
  public var line: Int64?

  /// As people write a place: `facts.csv:12`; nil where nothing is known.
  public var text: String? {
    source.map { source in line.map { "\(source):\($0)" } ?? source }
  }
}

extension PackReader {
  /// The origin of the question in a row of the kind's table; its parts are nil where the pack does not
  /// have them.
  public func questionOrigin(_ row: Int) throws(PackError) -> QuestionOrigin {
    var found = QuestionOrigin()
    guard let origin = provenanceTable(header.card.kind), row < origin.rowCount else {
      return found
    }
    if let column = origin.column("Line") { found.line = try integer(column, row) }
    guard let column = origin.column("Source"), let number = try integer(column, row),
      let sources = provenanceTable("sources"), let names = sources.column("Name"),
      let number = Int(exactly: number), (0..<sources.rowCount).contains(number)
    else { return found }
    found.source = try string(names, number)
    return found
  }
}
