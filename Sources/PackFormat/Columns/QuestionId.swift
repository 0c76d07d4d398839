/// What a question is called, whatever becomes of its text or its place (FORMAT.md, "Ids of questions").
public struct QuestionId: Sendable, Equatable {
  public let text: String
  /// Whether the pack gives none, so that it is computed from what is asked.
  public let isDerived: Bool

  public init(_ text: String, isDerived: Bool) {
    self.text = text
    self.isDerived = isDerived
  }

  /// The id of a question that is given none: `text` is what its first text column holds.
  public static func derived(kind: String, text: some Sequence<UInt8>) -> QuestionId {
    QuestionId(derive(kind: kind, text: text), isDerived: true)
  }

  /// That id alone, which has the form that an `Id` has to have.
  public static func derive(kind: String, text: some Sequence<UInt8>) -> String {
    let digest = SHA256.digest(Array("qpk id 0".utf8) + [0] + Array(kind.utf8) + [0] + Array(text))
    let bits = digest.words.0
    var id: [UInt8] = [prefix]
    // 64 bits and a zero behind them are 13 digits of five.
    for shift in stride(from: 59, through: 4, by: -5) {
      id.append(digits[Int(bits >> UInt64(shift) & 31)])
    }
    id.append(digits[Int(bits << 1 & 31)])
    return String(decoding: id, as: UTF8.self)
  }

  /// Whether a text could be an id that was derived.
  public static func hasDerivedForm(_ text: some Collection<UInt8>) -> Bool {
    text.count == 14 && text.first == prefix
      && text.dropFirst().allSatisfy { digits.contains($0) }
  }

  private static let prefix = UInt8(ascii: "q")
  /// Crockford's: without i, l, o and u.
  private static let digits = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)
}

extension PackReader {
  /// The id of the question in a row of the kind's table: its `Id`, else the one derived from its first
  /// text in the pack's own language.
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
