internal import CSVSource
package import Diagnostics

/// The name of a column without what a word processor or a web page put around it.
struct HeaderSpelling {
  private(set) var name: String
  /// What was taken away; nil where nothing was.
  private(set) var reason: String?

  init(_ name: String) {
    self.name = name
    if let invisible = name.unicodeScalars.first(where: PlainSpelling.isInvisible) {
      self.name.unicodeScalars.removeAll(where: PlainSpelling.isInvisible)
      reason = "holds an invisible character, \(PlainSpelling.name(invisible))"
    }
    if let inner = TypographicQuotes.removed(from: self.name) {
      self.name = inner
      reason = reason ?? "typographic quotes are a part of the name"
    }
  }
}

/// A first row that is no header: it holds values.
package enum DataRow {
  /// No column is named by a number or a date.
  package static func hasValue(_ names: [String]) -> Bool {
    names.contains { ValueFix.isValue($0, .number) || ValueFix.isValue($0, .date) }
  }

  /// `columns` are the names that should stand there.
  package static func finding(_ place: Place, _ columns: [String]) -> Finding {
    Finding(
      .csvNoHeader, "the file has no header: its first row is data", at: place,
      label: "values, not names",
      help: "write the names of the columns above it: \(columns.joined(separator: ", "))")
  }
}
