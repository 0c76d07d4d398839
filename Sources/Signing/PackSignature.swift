internal import Files

/// A signature in minisign's format, as it lies beside a file.
///
/// The second line signs the file, or its BLAKE2b-512. The last line signs that signature and the
/// trusted comment, so the comment can be trusted without reading the file.
package struct PackSignature: Sendable, Equatable {
  package enum Algorithm: String, Sendable {
    /// Signs the BLAKE2b-512 of the file.
    case prehashed = "ED"
    /// Signs the file itself, as minisign did before 2021.
    case legacy = "Ed"
  }

  package let algorithm: Algorithm
  let untrustedComment: String
  let keyId: [UInt8]
  let signature: [UInt8]
  package let trustedComment: String
  let globalSignature: [UInt8]

  /// Returns the path of a pack's signature.
  package static func path(for pack: String) -> String { pack + ".minisig" }

  private static let name = "a signature"
  /// The largest signature file, with comments of the greatest length.
  private static let largestFile = 10_000

  init(
    algorithm: Algorithm = .prehashed, untrustedComment: String = PackComment.untrusted,
    keyId: [UInt8], signature: [UInt8], trustedComment: String, globalSignature: [UInt8]
  ) {
    self.algorithm = algorithm
    self.untrustedComment = untrustedComment
    self.keyId = keyId
    self.signature = signature
    self.trustedComment = trustedComment
    self.globalSignature = globalSignature
  }

  /// Parses the content of a signature file.
  package init(_ bytes: [UInt8]) throws(SigningError) {
    let (span, name) = (bytes.span, Self.name)
    let lines = try CommentedLines.split(span, 4, name)
    let untrusted = try CommentedLines.comment(
      span.extracting(lines[0]), CommentedLines.untrusted, limit: CommentedLines.longestComment,
      name)
    let trusted = try CommentedLines.comment(
      span.extracting(lines[2]), CommentedLines.trusted, limit: CommentedLines.longestTrusted, name)
    let signed = try CommentedLines.bytes(span.extracting(lines[1]), count: 74, name)
    let global = try CommentedLines.bytes(span.extracting(lines[3]), count: 64, name)
    guard let algorithm = Algorithm(rawValue: String(decoding: signed[..<2], as: UTF8.self)) else {
      throw .refused("not \(name): of an algorithm that is not known here")
    }
    self.init(
      algorithm: algorithm, untrustedComment: untrusted, keyId: Array(signed[2..<10]),
      signature: Array(signed[10...]), trustedComment: trusted, globalSignature: global)
  }

  /// Reads the signature beside a pack; nil if there is none.
  package static func beside(_ pack: String) throws(SigningError) -> PackSignature? {
    let path = path(for: pack)
    let bytes: [UInt8]
    do throws(FileError) {
      let file = try InputFile(path)
      guard file.size <= largestFile else { throw FileError(tooLarge: path) }
      bytes = try file.read(at: 0, count: file.size)
    } catch {
      if error.isMissing { return nil }
      if error == FileError(tooLarge: path) {
        throw .refused("\(Path.printable(path)): not \(name): too large")
      }
      throw .file(error)
    }
    do throws(SigningError) { return try PackSignature(bytes) } catch { throw error.with(path) }
  }

  /// The content of the signature file.
  package var bytes: [UInt8] {
    let signed = Array(algorithm.rawValue.utf8) + keyId + signature
    let lines = [
      CommentedLines.untrusted + untrustedComment, CommentedLines.base64(signed),
      CommentedLines.trusted + trustedComment, CommentedLines.base64(globalSignature),
    ]
    return Array(lines.map { $0 + "\n" }.joined().utf8)
  }

  /// The id of the key, as the signature states it; nothing proves it.
  package var keyIdText: String { keyId.keyIdText }

  /// True if the key signed the trusted comment, whatever key id the signature states.
  func isCommentSigned(by key: PublicKey) -> Bool {
    Sodium.verify(globalSignature, of: signature + trustedComment.utf8, by: key.key)
  }
}

// MARK: - Signing
extension PackSignature {
  /// Signs a pack. The same key and pack always give the same bytes.
  package init(
    of digest: FileDigest, _ comment: PackComment, with key: borrowing SecretKey
  ) {
    let signature = key.sign(digest.prehash)
    self.init(
      keyId: key.publicKey.id, signature: signature, trustedComment: comment.text,
      globalSignature: key.sign(signature + comment.text.utf8))
  }

  /// Writes the signature beside a pack, durably.
  package func write(beside pack: String) throws(SigningError) {
    try reading { () throws(FileError) in
      var file = try AtomicFile(replacing: Self.path(for: pack))
      try file.append(bytes)
      try file.commit()
    }
  }
}
