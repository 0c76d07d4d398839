/// The identity of a question, which survives changes of its text and place (FORMAT.md, "Ids of
/// questions").
public struct QuestionId: Sendable, Equatable {
  /// The id itself.
  public let text: String
  /// True if the author gave no id, so that this one was computed from the text of the question.
  public let isDerived: Bool

  /// Creates an id.
  public init(_ text: String, isDerived: Bool) {
    self.text = text
    self.isDerived = isDerived
  }

  /// Returns the derived id of a question without an id of its own.
  ///
  /// - Parameters:
  ///   - kind: The kind of the content, such as `facts`.
  ///   - text: The UTF-8 bytes of the question's first text column.
  public static func derived(kind: String, text: some Sequence<UInt8>) -> QuestionId {
    QuestionId(derive(kind: kind, text: text), isDerived: true)
  }

  /// Returns the text of a derived id: `q` and 13 digits of base 32. It is also a valid `Id`.
  ///
  /// - Parameters:
  ///   - kind: The kind of the content, such as `facts`.
  ///   - text: The UTF-8 bytes of the question's first text column.
  public static func derive(kind: String, text: some Sequence<UInt8>) -> String {
    let digest = SHA256.digest(Array("qpk id 0".utf8) + [0] + Array(kind.utf8) + [0] + Array(text))
    let bits = digest.words.0
    var id: [UInt8] = [prefix]
    // The first 64 bits of the digest and a zero bit are 13 digits of five bits each.
    for shift in stride(from: 59, through: 4, by: -5) {
      id.append(digits[Int(bits >> UInt64(shift) & 31)])
    }
    id.append(digits[Int(bits << 1 & 31)])
    return String(decoding: id, as: UTF8.self)
  }

  /// True if the text has the form of a derived id.
  public static func hasDerivedForm(_ text: some Collection<UInt8>) -> Bool {
    text.count == 14 && text.first == prefix
      && text.dropFirst().allSatisfy { digits.contains($0) }
  }

  private static let prefix = UInt8(ascii: "q")
  /// Crockford's base 32, without i, l, o and u.
  private static let digits = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)
}

extension PackReader {
  /// Returns the id of a question: its `Id`, or else the id derived from its first text in the
  /// pack's own language.
  ///
  /// - Parameter row: A row of the table that is named like the kind of the pack.
  /// - Throws: `PackError` if the pack is damaged there or cannot be read.
  public func questionId(_ row: Int) throws(PackError) -> QuestionId {
    let table = table(header.card.kind)
    if let column = table?.column("Id"), let given = try string(column, row), !given.isEmpty {
      return QuestionId(given, isDerived: false)
    }
    let first = table?.columns.first { $0.type == .string && $0.language.isEmpty }
    let asked = try first.flatMap { (column) throws(PackError) in try string(column, row) }
    return .derived(kind: header.card.kind, text: (asked ?? "").utf8)
  }
}
