internal import Bytes
internal import Rows

/// The encoding of the texts within a JSON file of the Open Trivia Database.
enum OpenTDBText {
  case entities
  case percent
  case base64

  /// The encoding that the texts of a file have together.
  init(of texts: some Sequence<String>) {
    var (isBase64, isPercent, hasPercent) = (true, true, false)
    var isEmpty = true
    for text in texts where !text.isEmpty {
      isEmpty = false
      isBase64 =
        isBase64 && text.utf8.count.isMultiple(of: 4) && OpenTDBText.base64.decoded(text) != nil
      isPercent = isPercent && text.utf8.allSatisfy(Self.isURLCharacter)
      hasPercent = hasPercent || text.utf8.contains { $0 == UInt8(ascii: "%") }
    }
    if isBase64, !isEmpty {
      self = .base64
    } else {
      self = isPercent && hasPercent ? .percent : .entities
    }
  }

  private static func isURLCharacter(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x61...0x7A ~= byte | 0x20 || "-._~%+".utf8.contains(byte)
  }

  /// The name of the encoding in the ledger.
  var title: String {
    switch self {
    case .entities: "HTML entities"
    case .percent: "URL encoding"
    case .base64: "Base64"
    }
  }

  /// Returns the text that is meant; nil if the encoding is broken.
  func decoded(_ text: String) -> String? {
    switch self {
    case .entities: text.utf8.contains(UInt8(ascii: "&")) ? Self.withoutEntities(text) : text
    case .percent: Self.withoutPercents(text)
    case .base64: Base64.decoded(text.utf8).flatMap { String(validating: $0, as: UTF8.self) }
    }
  }

  private static func withoutEntities(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    var decoded: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "&"), let entity = HTMLEntities.match(bytes, at: index) {
        decoded += entity.text.utf8
        index = entity.end
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return String(validating: decoded, as: UTF8.self)
  }

  /// Decodes `%C3%A9`. The older of the two URL encodings of the database has a plus for a space; both encode a plus.
  private static func withoutPercents(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    var decoded: [UInt8] = []
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "%"):
        let digits = String(decoding: bytes[(index + 1)...].prefix(2), as: UTF8.self)
        guard digits.utf8.count == 2, digits.utf8.first != UInt8(ascii: "+"),
          let byte = UInt8(digits, radix: 16)
        else { return nil }
        decoded.append(byte)
        index += 3
      case UInt8(ascii: "+"):
        decoded.append(0x20)
        index += 1
      case let byte:
        decoded.append(byte)
        index += 1
      }
    }
    return String(validating: decoded, as: UTF8.self)
  }
}
