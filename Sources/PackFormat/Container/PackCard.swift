/// The part of the header page that a list of packs shows (FORMAT.md, "The card").
public struct PackCard: Sendable, Equatable {
  /// The title of a pack in one language.
  public struct Title: Sendable, Equatable {
    /// The language as a BCP 47 tag, such as `en`.
    public var language: String
    /// The title itself.
    public var text: String

    /// Creates a title.
    public init(language: String, text: String) {
      self.language = language
      self.text = text
    }
  }

  /// The kind of packs that hold tables of an author's own, which have names of the author.
  static let tableKind = "table"
  /// The days that a date in a pack may have: 0001-01-01 to 9999-12-31, counted from 1970-01-01.
  static let days = Int64(-719_162)...2_932_896

  /// The id of the pack, which stays the same from version to version.
  public var id: String
  /// The semantic version of the pack, such as `1.4.0`.
  public var version: String
  /// The kind of the content, such as `facts`; also the name of the table with the questions, except
  /// in packs of the kind `table`.
  public var kind: String
  /// The date for which the content is true, in days since 1970-01-01; nil if the pack names none.
  public var asOf: Int32?
  /// The number of questions.
  public var questionCount: UInt64
  /// The titles, at least one; the first is in the pack's own language.
  public var titles: [Title]

  /// Creates a card.
  public init(
    id: String, version: String, kind: String, asOf: Int32?, questionCount: UInt64,
    titles: [Title]
  ) {
    self.id = id
    self.version = version
    self.kind = kind
    self.asOf = asOf
    self.questionCount = questionCount
    self.titles = titles
  }

  /// Returns the title in `language`, or the title in the pack's own language if there is none.
  ///
  /// - Parameter language: A BCP 47 tag, compared exactly.
  public func title(in language: String) -> String {
    (titles.first { $0.language == language } ?? titles.first)?.text ?? id
  }

  /// Parses the card, and returns it with the position in the page where `kind` begins: the content
  /// digest covers the rest.
  static func read(_ cursor: inout PackCursor) throws(PackError) -> (PackCard, content: Int) {
    let id = try cursor.string8()
    let version = try cursor.string8()
    let content = cursor.position
    let kind = try cursor.string8()
    let day = try cursor.int32()
    let questionCount = try cursor.uint64()
    let titleCount = try cursor.uint8()
    guard titleCount > 0 else { throw cursor.error("the pack has no title") }
    var titles: [Title] = []
    for _ in 0..<titleCount {
      let language = try cursor.string8()
      titles.append(Title(language: language, text: try cursor.string16()))
    }
    guard day == .min || days.contains(Int64(day)) else {
      throw cursor.error("a date outside the years 1 to 9999")
    }
    guard cursor.isAtEnd else { throw cursor.error("the card does not end where it says") }
    let card = PackCard(
      id: id, version: version, kind: kind, asOf: day == .min ? nil : day,
      questionCount: questionCount, titles: titles)
    return (card, content)
  }
}
