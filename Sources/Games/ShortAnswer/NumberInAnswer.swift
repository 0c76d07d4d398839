internal import PackFormat

/// A reader of the number with which a part of an answer begins.
struct NumberInAnswer {
  private let text: ArraySlice<Unicode.Scalar>
  /// The index behind the number.
  private(set) var end: Int

  /// - Parameter text: A text that begins with a digit.
  init(_ text: ArraySlice<Unicode.Scalar>) {
    self.text = text
    end = text.startIndex
  }

  /// Reads the number and returns it as it is compared; with a decimal mark, digits are not grouped
  /// and a point stands before decimal places. Without one the number is returned as it is written.
  mutating func read(decimalMark: Unicode.Scalar?) -> [Unicode.Scalar] {
    var number = digits()
    if let decimalMark, let groups = groups(behind: number, decimalMark) {
      number += groups
    }
    if end < text.endIndex, [",", "."].contains(text[end]), isDigit(end + 1) {
      number.append(decimalMark == nil ? text[end] : ".")
      end += 1
      number += digits()
    }
    return number
  }

  private mutating func digits() -> [Unicode.Scalar] {
    let digits = text[end...].prefix { $0.isDigit }
    end = digits.endIndex
    return Array(digits)
  }

  /// Reads groups of three digits behind the first one; nil if there are none. One group behind the
  /// language's own decimal mark is no group, but decimal places.
  private mutating func groups(
    behind first: [Unicode.Scalar], _ decimalMark: Unicode.Scalar
  ) -> [Unicode.Scalar]? {
    guard first.count <= 3, first != ["0"], end < text.endIndex,
      [" ", ",", ".", "'", "’"].contains(text[end])
    else { return nil }
    let mark = text[end]
    var groups: [Unicode.Scalar] = []
    var place = end
    while place < text.endIndex, text[place] == mark, isDigit(place + 1), isDigit(place + 2),
      isDigit(place + 3), !isDigit(place + 4)
    {
      groups += text[place + 1...place + 3]
      place += 4
    }
    guard groups.count > 3 || groups.count == 3 && mark != decimalMark else { return nil }
    end = place
    return groups
  }

  private func isDigit(_ place: Int) -> Bool { place < text.endIndex && text[place].isDigit }
}

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
