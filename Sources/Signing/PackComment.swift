package import PackFormat

/// The trusted comment of a pack's signature: which pack it is, by its root, id and version.
///
/// The root covers every byte of the pack, so whoever believes the comment has only to see that the
/// pack's header says the same, and reads on as from any pack.
package struct PackComment: Sendable, Equatable {
  package let text: String

  static let mark = "qpk-root:"
  /// What stands in the first line of ours, which no signature covers.
  static let untrusted = "signature from packtool"
  /// The same in one that minisign made.
  static let untrustedByMinisign = "signature from minisign secret key"

  /// Throws where id or version cannot stand in a line of words, or where no order of versions is known.
  package init(root: PackDigest, id: String, version: String) throws(SigningError) {
    for (name, value) in [("id", id), ("version", version)] {
      guard value.isVisible else {
        throw .refused("its \(name) cannot be signed: it has to be of visible ASCII characters")
      }
    }
    guard SemanticVersion(version) != nil else {
      throw .refused("its version cannot be signed: it is not one as 1.4.0")
    }
    text = "\(Self.mark)\(root.hex) id:\(id) version:\(version)"
  }

  /// That of a pack that was opened.
  package init(_ header: PackHeader) throws(SigningError) {
    try self.init(root: header.rootDigest, id: header.card.id, version: header.card.version)
  }
}

extension PackSignature {
  /// Whether it was made for packs, and not by a plain `minisign -S`.
  package var isOfPack: Bool { trustedComment.utf8.starts(with: PackComment.mark.utf8) }

  /// Throws unless the comment is of this pack; that it is signed has to be known.
  func checkComment(_ header: PackHeader) throws(SigningError) {
    guard isOfPack else {
      throw .refused("the signature does not name the pack's root: sign it with packtool sign")
    }
    guard trustedComment == (try PackComment(header).text) else {
      throw .refused("the signature is that of another pack or version")
    }
    // No signature covers the first line: it may only say what programs write there.
    guard [PackComment.untrusted, PackComment.untrustedByMinisign].contains(untrustedComment) else {
      throw .refused(
        "the signature was changed: its first comment is not what programs write there")
    }
  }

  /// Throws unless the key signed this pack: by comment and root alone, so the file need not be read.
  package func check(_ header: PackHeader, by key: PublicKey) throws(SigningError) {
    guard isCommentSigned(by: key) else { throw .refused(problem(for: key)) }
    guard keyId == key.id else { throw .refused("the signature was changed: it names another key") }
    // Which of the two it is, is not signed; the other takes the whole file.
    guard algorithm == .prehashed else {
      throw .refused("the signature is of minisign's old form: sign the pack again")
    }
    try checkComment(header)
  }

  /// Throws unless the key signed the whole file, and its comment, where it is one for packs, this pack.
  package func check(
    _ digest: FileDigest, _ header: PackHeader, by key: PublicKey
  ) throws(SigningError) {
    guard keyId == key.id else { throw .refused(problem(for: key)) }
    guard Sodium.verify(signature, of: try digest.message(algorithm), by: key.key) else {
      throw .refused("the signature is not that of this file by the key \(key.idText)")
    }
    guard isCommentSigned(by: key) else {
      throw .refused("the signature's comment was changed")
    }
    if isOfPack { try checkComment(header) }
  }

  private func problem(for key: PublicKey) -> String {
    keyId == key.id
      ? "the signature is damaged, or made by another key of the same id, \(key.idText)"
      : "the signature is by the key \(keyIdText), not by \(key.idText)"
  }
}

extension String {
  /// Whether there is something, and nothing but visible ASCII: a word, wherever it is shown.
  var isVisible: Bool { !isEmpty && utf8.allSatisfy { 0x21...0x7e ~= $0 } }
}
