package import PackFormat

/// The trusted comment of a pack's signature, which identifies the pack by root, id and version.
///
/// The root covers every byte of the pack. Once the comment is verified, it is enough that the
/// header says the same.
package struct PackComment: Sendable, Equatable {
  package let text: String

  static let mark = "qpk-root:"
  /// The first line of a signature made by packtool; no signature covers it.
  static let untrusted = "signature from packtool"
  /// The first line of a signature made by minisign.
  static let untrustedByMinisign = "signature from minisign secret key"

  /// Creates the comment; throws if the id or the version has other characters than visible ASCII,
  /// or if the version is not a semantic one.
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

  /// Creates the comment of an open pack.
  package init(_ header: PackHeader) throws(SigningError) {
    try self.init(root: header.rootDigest, id: header.card.id, version: header.card.version)
  }
}

extension PackSignature {
  /// True if the signature was made for a pack, unlike that of a plain `minisign -S`.
  package var isOfPack: Bool { trustedComment.utf8.starts(with: PackComment.mark.utf8) }

  /// Throws unless the comment is that of this pack. The caller has verified that the comment is
  /// signed.
  func checkComment(_ header: PackHeader) throws(SigningError) {
    guard isOfPack else {
      throw .refused("the signature does not name the pack's root: sign it with packtool sign")
    }
    guard trustedComment == (try PackComment(header).text) else {
      throw .refused("the signature is that of another pack or version")
    }
    // No signature covers the first line, so it must be one that the programs write.
    guard [PackComment.untrusted, PackComment.untrustedByMinisign].contains(untrustedComment) else {
      throw .refused(
        "the signature was changed: its first comment is not what programs write there")
    }
  }

  /// Throws unless the key signed this pack. Comment and root suffice, so the file is not read.
  package func check(_ header: PackHeader, by key: PublicKey) throws(SigningError) {
    guard isCommentSigned(by: key) else { throw .refused(problem(for: key)) }
    guard keyId == key.id else { throw .refused("the signature was changed: it names another key") }
    // The signature does not cover the algorithm, and the old one needs the whole file.
    guard algorithm == .prehashed else {
      throw .refused("the signature is of minisign's old form: sign the pack again")
    }
    try checkComment(header)
  }

  /// Throws unless the key signed the whole file and, if the signature is one for packs, this pack.
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
  /// True if the text is one word of visible ASCII, and so safe to print anywhere.
  var isVisible: Bool { !isEmpty && utf8.allSatisfy { 0x21...0x7e ~= $0 } }
}
