internal import CSVSource
package import Diagnostics

/// The name of a column without what a word processor or a web page put around it.
package struct HeaderSpelling {
  package private(set) var name: String
  /// The part that was removed, in words; nil if nothing was.
  private(set) var reason: String?

  package init(_ name: String) {
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

/// The case that the first row holds values and no names.
package enum DataRow {
  /// True if some name is a number or a date, as no name of a column is.
  package static func hasValue(_ names: [String]) -> Bool {
    names.contains { ValueFix.isValue($0, .number) || ValueFix.isValue($0, .date) }
  }

  /// The finding for a first row of values; `columns` are the names that should stand there.
  package static func finding(_ place: Place, _ columns: [String]) -> Finding {
    Finding(
      .csvNoHeader, "the file has no header: its first row is data", at: place,
      label: "values, not names",
      help: "write the names of the columns above it: \(columns.joined(separator: ", "))")
  }
}
