/// The questions of a pack as a writer gets them.
package struct ExportedDeck {
  package let info: DeckInfo
  package let kind: String
  package let count: Int
  /// Reads a question by its number; its picture is in it only if the format has pictures.
  package let question: (Int) throws(ExportError) -> ExchangedQuestion
  /// Returns the id by which a pack knows a question, also if it is derived from the question's text.
  package let id: (Int) throws(ExportError) -> String
}

/// The choices of a user for an export.
package struct ExportOptions: Sendable {
  /// The number that decides the order of questions and choices where a format shuffles them.
  package var seed: UInt64?
  /// True if texts that spreadsheets would run are written to CSV as they are.
  package var keepsFormulas = false

  package init() {}
}
