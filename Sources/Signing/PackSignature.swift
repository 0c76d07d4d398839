internal import Files

/// A signature in minisign's own format, as it lies beside a file.
///
/// The second line signs the file, or its BLAKE2b-512; the last signs those 64 bytes and the trusted
/// comment, so that the comment can be believed without the file having been read.
package struct PackSignature: Sendable, Equatable {
  package enum Algorithm: String, Sendable {
    /// Of the file's BLAKE2b-512.
    case prehashed = "ED"
    /// Of the file itself, as minisign signed before 2021.
    case legacy = "Ed"
  }

  package let algorithm: Algorithm
  let untrustedComment: String
  let keyId: [UInt8]
  let signature: [UInt8]
  package let trustedComment: String
  let globalSignature: [UInt8]

  /// What a pack's signature is called.
  package static func path(for pack: String) -> String { pack + ".minisig" }

  private static let name = "a signature"
  /// Comments of the longest, and what stands around them.
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

  /// From what the file holds.
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

  /// From the file beside a pack; nil where there is none.
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

  /// What its file holds.
  package var bytes: [UInt8] {
    let signed = Array(algorithm.rawValue.utf8) + keyId + signature
    let lines = [
      CommentedLines.untrusted + untrustedComment, CommentedLines.base64(signed),
      CommentedLines.trusted + trustedComment, CommentedLines.base64(globalSignature),
    ]
    return Array(lines.map { $0 + "\n" }.joined().utf8)
  }

  /// The id of the key that made it, so it says.
  package var keyIdText: String { keyId.keyIdText }

  /// Whether the comment is signed by the key, whatever id the signature names.
  func isCommentSigned(by key: PublicKey) -> Bool {
    Sodium.verify(globalSignature, of: signature + trustedComment.utf8, by: key.key)
  }
}

// Making one.
extension PackSignature {
  /// Signs a pack: the same bytes for the same key and pack.
  package init(
    of digest: FileDigest, _ comment: PackComment, with key: borrowing SecretKey
  ) {
    let signature = key.sign(digest.prehash)
    self.init(
      keyId: key.publicKey.id, signature: signature, trustedComment: comment.text,
      globalSignature: key.sign(signature + comment.text.utf8))
  }

  /// Puts it beside a pack, for good.
  package func write(beside pack: String) throws(SigningError) {
    try reading { () throws(FileError) in
      var file = try AtomicFile(replacing: Self.path(for: pack))
      try file.append(bytes)
      try file.commit()
    }
  }
}
