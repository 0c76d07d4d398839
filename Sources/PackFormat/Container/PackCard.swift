/// What a list of packs shows of each (FORMAT.md, "The card").
public struct PackCard: Sendable, Equatable {
  public struct Title: Sendable, Equatable {
    /// BCP 47, such as `en`.
    public var language: String
    public var text: String

    public init(language: String, text: String) {
      self.language = language
      self.text = text
    }
  }

  /// What a day may be: 0001-01-01 to 9999-12-31.
  static let days = Int64(-719_162)...2_932_896

  public var id: String
  public var version: String
  public var kind: String
  /// The date the content holds for, in days since 1970-01-01.
  public var asOf: Int32?
  public var questionCount: UInt64
  /// At least one; the first is in the pack's own language.
  public var titles: [Title]

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

  /// The title in `language`, or in the pack's own.
  public func title(in language: String) -> String {
    (titles.first { $0.language == language } ?? titles.first)?.text ?? id
  }

  /// Reads the card, and where in the page its content starts.
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
