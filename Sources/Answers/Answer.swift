public import PackFormat
internal import SafeText

/// A player's answer to a question of a pack, without anything about the player.
///
/// docs/ANSWERS.md describes the line that a file of answers has for each answer.
public struct Answer: Equatable, Sendable {
  /// The root digest of the pack, which tells one edition of it from another.
  public var pack: PackDigest
  /// A random number that all answers of one sitting share.
  public var session: UInt64
  /// The id of the question in the pack, as `PackReader.questionId` returns it.
  public var question: String
  /// The choice in the words of the pack's own language, or else the text that was typed; empty if
  /// the player gave no answer.
  public var answer: String
  /// True if the game took the answer for right.
  public var isRight: Bool
  /// The time for which the question was open; nil if it is unknown.
  public var milliseconds: Int64?

  /// Creates an answer.
  public init(
    pack: PackDigest, session: UInt64, question: String, answer: String, isRight: Bool,
    milliseconds: Int64?
  ) {
    self.pack = pack
    self.session = session
    self.question = question
    self.answer = answer
    self.isRight = isRight
    self.milliseconds = milliseconds
  }
}

extension Answer {
  /// The answer as a line of a file: a JSON object with its members in one order, and a line feed.
  ///
  /// Equal answers have equal lines.
  public var line: String {
    var text = Self.start + pack.hex + "\",\"session\":\"" + Self.hex(session)
    text += "\",\"question\":\"" + question.jsonEscaped + "\",\"answer\":\"" + answer.jsonEscaped
    text += isRight ? "\",\"right\":true" : "\",\"right\":false"
    if let milliseconds { text += ",\"milliseconds\":\(max(0, milliseconds))" }
    return text + "}\n"
  }

  /// The bytes with which the line of every answer begins.
  public static let start = "{\"pack\":\""

  /// Returns a number as 16 hexadecimal digits.
  private static func hex(_ number: UInt64) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let text = stride(from: 60, through: 0, by: -4).map { digits[Int(number >> UInt64($0) & 15)] }
    return String(decoding: text, as: UTF8.self)
  }
}
