/// The lines of a key or signature file in minisign's format, parsed strictly: each ends with one
/// LF, and nothing follows the last.
enum CommentedLines {
  static let untrusted = "untrusted comment: "
  static let trusted = "trusted comment: "
  /// The longest comment line, including its prefix, as in minisign.
  static let longestComment = 1024
  static let longestTrusted = 8192

  /// Returns the ranges of `count` lines without their ends.
  ///
  /// - Parameter name: The expected kind of file, for error messages.
  static func split(
    _ bytes: Span<UInt8>, _ count: Int, _ name: String
  ) throws(SigningError) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      lines.append(start..<index)
      start = index + 1
      if lines.count > count { break }
    }
    guard lines.count == count, start == bytes.count else {
      throw .refused(
        "not \(name): it has to be \(count) lines, each with its end, and nothing behind them")
    }
    return lines
  }

  /// Returns the comment behind `prefix` in a line. It must be UTF-8 without control characters
  /// other than tabs.
  static func comment(
    _ line: Span<UInt8>, _ prefix: String, limit: Int, _ name: String
  ) throws(SigningError) -> String {
    let start = Array(prefix.utf8)
    guard line.count <= limit else { throw .refused("not \(name): a comment is too long") }
    guard line.count >= start.count, start.indices.allSatisfy({ line[$0] == start[$0] }) else {
      throw .refused("not \(name): no line begins with \"\(prefix)\" where one has to")
    }
    var bytes: [UInt8] = []
    for index in start.count..<line.count { bytes.append(line[index]) }
    guard let text = String(validating: bytes, as: UTF8.self),
      text.unicodeScalars.allSatisfy({ $0 == "\t" || !$0.isControl })
    else { throw .refused("not \(name): a comment holds what is no text") }
    return text
  }

  /// Decodes a line that is the Base64 of exactly `count` bytes.
  static func bytes(
    _ line: Span<UInt8>, count: Int, _ name: String
  ) throws(SigningError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var span = bytes.mutableSpan
    guard try Sodium.decode(line, into: &span) else {
      throw .refused(
        "not \(name): its Base64 is not that of \(count) bytes, or not in its one form")
    }
    return bytes
  }

  /// Returns the Base64 of bytes that are not secret.
  static func base64(_ bytes: [UInt8]) -> String {
    var text = [UInt8](repeating: 0, count: (bytes.count + 2) / 3 * 4 + 1)
    var span = text.mutableSpan
    Sodium.encode(bytes.span, into: &span)
    return String(decoding: text.dropLast(), as: UTF8.self)
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
