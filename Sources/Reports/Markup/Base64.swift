/// Bytes as the text of a `data:` URI (RFC 4648).
enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let rest = min(3, bytes.count - index)
      let second = rest > 1 ? Int(bytes[index + 1]) : 0
      let third = rest > 2 ? Int(bytes[index + 2]) : 0
      let group = Int(bytes[index]) << 16 | second << 8 | third
      for place in 0..<4 {
        let digit = digits[group >> (18 - 6 * place) & 63]
        text.append(place <= rest ? digit : UInt8(ascii: "="))
      }
      index += 3
    }
    return String(decoding: text, as: UTF8.self)
  }
}
