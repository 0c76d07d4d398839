internal import Files

/// A public key in minisign's format, which verifies signatures.
package struct PublicKey: Sendable, Hashable {
  /// Eight bytes that distinguish keys. Their maker chose them, so they prove nothing.
  let id: [UInt8]
  let key: [UInt8]

  private static let name = "a public key"
  private static let byteCount = 42
  private static let algorithm = Array("Ed".utf8)
  private static let largestFile = 2048

  init(id: [UInt8], key: [UInt8]) {
    self.id = id
    self.key = key
  }

  /// Parses the line of 56 characters that is the key.
  package init(_ text: String) throws(SigningError) {
    try self.init(line: Array(text.utf8).span)
  }

  private init(line: Span<UInt8>) throws(SigningError) {
    let bytes = try CommentedLines.bytes(line, count: Self.byteCount, Self.name)
    guard bytes.starts(with: Self.algorithm) else {
      throw .refused("not \(Self.name): its algorithm is not Ed25519")
    }
    self.init(id: Array(bytes[2..<10]), key: Array(bytes[10...]))
  }

  /// Parses the content of a key file.
  package init(file bytes: [UInt8]) throws(SigningError) {
    let lines = try CommentedLines.split(bytes.span, 2, Self.name)
    _ = try CommentedLines.comment(
      bytes.span.extracting(lines[0]), CommentedLines.untrusted,
      limit: CommentedLines.longestComment, Self.name)
    try self.init(line: bytes.span.extracting(lines[1]))
  }

  /// Reads a key file.
  package static func read(_ path: String) throws(SigningError) -> PublicKey {
    let bytes = try reading { () throws(FileError) in
      try InputFile.readFile(path, limit: largestFile)
    }
    do throws(SigningError) { return try PublicKey(file: bytes) } catch { throw error.with(path) }
  }

  /// The key as a line of 56 characters.
  package var text: String { CommentedLines.base64(Self.algorithm + id + key) }

  /// The id as minisign prints it.
  package var idText: String { id.keyIdText }

  /// The content of the key file.
  package var file: [UInt8] {
    Array("\(CommentedLines.untrusted)minisign public key \(idText)\n\(text)\n".utf8)
  }
}

extension [UInt8] {
  /// The id of a key as a number of 16 hexadecimal digits, the last byte first.
  var keyIdText: String {
    reversed().map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count < 2 ? "0" + digits : digits
    }.joined()
  }
}
