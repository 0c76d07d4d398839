/// The questions of a pack as a writer gets them.
package struct ExportedDeck: Sendable {
  package let info: DeckInfo
  package let kind: String
  package let count: Int
  /// Reads a question by its number; its picture is in it only if the format has pictures.
  package let question: @Sendable (Int) throws(ExportError) -> ExchangedQuestion
}

/// The choices of a user for an export.
package struct ExportOptions: Sendable {
  /// The number that decides the order of questions and choices where a format shuffles them.
  package var seed: UInt64?

  package init() {}
}
