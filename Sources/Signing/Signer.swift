package import PackFormat

/// Who signed a pack, as far as a user's trust file tells.
package enum Signer: Sendable, Equatable {
  case nobody
  /// By a key that is not trusted, so that the signature says nothing.
  case unknown(keyId: String)
  /// By a key that is trusted: the signature was checked.
  case trusted(TrustFile.Key)
}

/// What a trust file makes of a pack.
extension TrustFile {
  /// Who signed a pack; throws where there is a signature by a trusted key and not of this pack.
  package func signer(
    of header: PackHeader, _ signature: PackSignature?
  ) throws(SigningError) -> Signer {
    guard let signature else { return .nobody }
    // Not by the id it names: that is not signed.
    if let key = keys.first(where: { signature.isCommentSigned(by: $0.key) }) {
      try signature.check(header, by: key.key)
      return .trusted(key)
    }
    if let key = keys.first(where: { $0.key.id == signature.keyId }) {
      try signature.check(header, by: key.key)
    }
    return .unknown(keyId: signature.keyIdText)
  }

  /// Throws where a pack that is known comes from somebody else, or in an older version.
  package func check(_ header: PackHeader, _ signer: Signer) throws(SigningError) {
    guard let known = pack(header.card.id) else { return }
    let (id, name) = (known.id, name(of: known.key))
    switch signer {
    case .nobody: throw .refused("\(id) was signed by \(name) so far, and this pack is not signed")
    case .unknown(let keyId):
      throw .refused(
        "\(id) was signed by \(name) so far, and this pack is by the key \(keyId), which is not trusted"
      )
    case .trusted(let key):
      guard key.key == known.key else {
        throw .refused("\(id) was signed by \(name) so far, and this pack is by \(key.name)")
      }
      let version = header.card.version
      if let new = SemanticVersion(version), let old = SemanticVersion(known.version), new < old {
        throw .refused("\(id) \(version) is older than the version seen before, \(known.version)")
      }
    }
  }

  /// Takes note of who signed a pack, and of its version where it is the highest so far.
  package mutating func remember(_ header: PackHeader, _ signer: Signer) {
    guard case .trusted(let key) = signer else { return }
    let card = header.card
    if let known = pack(card.id), known.key == key.key, let old = SemanticVersion(known.version),
      let new = SemanticVersion(card.version), !(old < new)
    {
      return
    }
    keep(Pack(id: card.id, key: key.key, version: card.version))
  }
}
