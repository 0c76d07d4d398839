internal import PackFormat

/// The differences between a typed answer and a right one that are forgiven.
package struct AnswerTolerance: Sendable, Equatable {
  /// Upper and lower case.
  package var forgivesCase = true
  /// Accents and other marks, and letters that are spelled as two.
  package var forgivesAccents = true
  /// An article in front.
  package var forgivesArticles = true
  /// Grouped digits, and words for the numbers from zero to twenty.
  package var forgivesNumbers = true
  /// One wrong, missing, superfluous or swapped letter.
  package var forgivesSlip = true

  package init() {}

  /// Reads the rules of a pack.
  init(_ reader: RuleReader) {
    forgivesCase = reader.word("case") == Self.forgiven
    forgivesAccents = reader.word("accents") == Self.forgiven
    forgivesArticles = reader.word("articles") == Self.forgiven
    forgivesNumbers = reader.word("numbers") == Self.forgiven
    forgivesSlip = reader.integer("slip") == 1
  }

  private static let forgiven = "forgiven"

  /// The settings that a manifest may change.
  static var specifications: [RuleSpecification] {
    let words = RuleSpecification.Kind.word([forgiven, "strict"])
    return [
      RuleSpecification("case", words, forgiven, "whether upper and lower case are the same"),
      RuleSpecification(
        "accents", words, forgiven, "whether accents and other marks may be missing"),
      RuleSpecification("articles", words, forgiven, "whether an article in front may differ"),
      RuleSpecification("numbers", words, forgiven, "whether 1,000 is 1000, and seven is 7"),
      RuleSpecification(
        "slip", .integer(0...1), "1", "wrong letters forgiven in an answer of five or more"),
    ]
  }
}
