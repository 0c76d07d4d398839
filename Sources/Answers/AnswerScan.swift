/// The parts of a line that has an answer in its canonical form, as ranges of its bytes.
///
/// It is the fast path of reading answers: nothing is copied. A line that it refuses may still be an answer in
/// another spelling, which the reader of JSON decides (`AnswerScanTests` holds both to the same result).
package struct AnswerScan: Equatable, Sendable {
  /// The 64 hexadecimal digits of the root digest.
  package private(set) var pack = 0..<0
  package private(set) var session: UInt64 = 0
  /// The id of the question: not empty, and perhaps no UTF-8 if it is not ASCII.
  package private(set) var question = 0..<0
  /// The answer, perhaps no UTF-8 if it is not ASCII.
  package private(set) var answer = 0..<0
  package private(set) var isRight = false
  package private(set) var milliseconds: Int64?

  /// The largest number of milliseconds, which every reader of JSON keeps exactly.
  package static let mostMilliseconds: Int64 = 1 << 53 - 1

  /// Reads a line without its end, which the range `line` of `bytes` has; nil unless it is canonical.
  package init?(_ bytes: Span<UInt8>, _ line: Range<Int>) {
    var cursor = Cursor(at: line.lowerBound, end: line.upperBound)
    guard cursor.take(Parts.pack, bytes), let pack = cursor.digits(64, bytes),
      cursor.take(Parts.session, bytes), let sessionDigits = cursor.digits(16, bytes),
      cursor.take(Parts.question, bytes), let question = cursor.text(bytes), !question.isEmpty,
      cursor.take(Parts.answer, bytes), let answer = cursor.text(bytes),
      cursor.take(Parts.right, bytes)
    else { return nil }
    if cursor.take(Parts.false, bytes) {
      isRight = false
    } else if cursor.take(Parts.true, bytes) {
      isRight = true
    } else {
      return nil
    }
    if cursor.take(Parts.milliseconds, bytes) {
      guard let number = cursor.number(bytes) else { return nil }
      milliseconds = number
    }
    guard cursor.take(Parts.end, bytes), cursor.isAtEnd else { return nil }
    for index in sessionDigits { session = session << 4 | UInt64(Cursor.value(of: bytes[index])) }
    (self.pack, self.question, self.answer) = (pack, question, answer)
  }

  /// The bytes between the values of a line.
  private enum Parts {
    static let pack = Array(Answer.start.utf8)
    static let session = Array("\",\"session\":\"".utf8)
    static let question = Array("\",\"question\":\"".utf8)
    static let answer = Array("\",\"answer\":\"".utf8)
    static let right = Array("\",\"right\":".utf8)
    static let `true` = Array("true".utf8)
    static let `false` = Array("false".utf8)
    static let milliseconds = Array(",\"milliseconds\":".utf8)
    static let end = Array("}".utf8)
  }
}

/// A position in the bytes of a line.
private struct Cursor {
  private var at: Int
  private let end: Int

  init(at: Int, end: Int) { (self.at, self.end) = (at, end) }

  var isAtEnd: Bool { at == end }

  /// Moves behind a text if it stands here.
  mutating func take(_ text: [UInt8], _ bytes: Span<UInt8>) -> Bool {
    guard end - at >= text.count else { return false }
    for index in text.indices where bytes[at + index] != text[index] { return false }
    at += text.count
    return true
  }

  /// Moves behind a number of small hexadecimal digits.
  mutating func digits(_ count: Int, _ bytes: Span<UInt8>) -> Range<Int>? {
    guard end - at >= count else { return nil }
    for index in at..<at + count where Self.value(of: bytes[index]) > 15 { return nil }
    at += count
    return at - count..<at
  }

  /// The value of a small hexadecimal digit; above 15 for another byte.
  static func value(of byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: .max
    }
  }

  /// Moves to the quotation mark that ends a text; nil if the text has an escape or a control character.
  mutating func text(_ bytes: Span<UInt8>) -> Range<Int>? {
    let start = at
    while at < end {
      let byte = bytes[at]
      if byte == UInt8(ascii: "\"") { return start..<at }
      if byte == UInt8(ascii: "\\") || byte < 0x20 { return nil }
      at += 1
    }
    return nil
  }

  /// Moves behind a whole number in its canonical form.
  mutating func number(_ bytes: Span<UInt8>) -> Int64? {
    let start = at
    var number: Int64 = 0
    while at < end, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[at]), at - start < 16 {
      number = number * 10 + Int64(bytes[at] - UInt8(ascii: "0"))
      at += 1
    }
    let isCanonical = at > start && (bytes[start] != UInt8(ascii: "0") || at == start + 1)
    return isCanonical && number <= AnswerScan.mostMilliseconds ? number : nil
  }
}
