package import PackFormat

/// The signer of a pack, according to a user's trust file.
package enum Signer: Sendable, Equatable {
  case nobody
  /// The key is not trusted, so the signature proves nothing.
  case unknown(keyId: String)
  /// The key is trusted, and the signature was verified.
  case trusted(TrustFile.Key)
}

/// The judgement of packs by a trust file.
extension TrustFile {
  /// Returns the signer of a pack; throws if a trusted key made the signature, but not for this
  /// pack.
  package func signer(
    of header: PackHeader, _ signature: PackSignature?
  ) throws(SigningError) -> Signer {
    guard let signature else { return .nobody }
    // The key is found by trying, because the id that a signature states is not signed.
    if let key = keys.first(where: { signature.isCommentSigned(by: $0.key) }) {
      try signature.check(header, by: key.key)
      return .trusted(key)
    }
    if let key = keys.first(where: { $0.key.id == signature.keyId }) {
      try signature.check(header, by: key.key)
    }
    return .unknown(keyId: signature.keyIdText)
  }

  /// Throws if a known pack comes from another signer or in an older version.
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

  /// Records the signer of a pack, and its version if it is the highest so far.
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
