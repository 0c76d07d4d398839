import Arguments
import Comparing
import Files
import PackFormat
import Signing

/// Writes and checks the signatures that lie beside packs.
enum PackSigning {
  static func write(
    _ signature: PackSignature, beside path: String, _ console: inout Console
  ) throws(Failure) {
    try signing { () throws(SigningError) in try signature.write(beside: path) }
    console.say(
      "signed \(Path.printable(PackSignature.path(for: path))), by the key \(signature.keyIdText)")
  }

  /// Throws unless the pack has a signature by `key` over all its bytes.
  static func verify(
    _ path: String, _ header: PackHeader, by key: PublicKey
  ) throws(Failure) {
    let signature = try signing { () throws(SigningError) in try PackSignature.beside(path) }
    guard let signature else {
      let name = PackSignature.path(for: path)
      throw .message("\(Path.printable(path)): not signed: there is no \(name.quoted)", .broken)
    }
    do throws(SigningError) {
      try signature.check(try FileDigest(path, header), header, by: key)
    } catch {
      throw Failure(error.with(path))
    }
  }

  /// The state of a pack's signature, judged by the user's trusted keys. Nothing is refused.
  static func listing(
    _ path: String, _ header: PackHeader
  ) throws(Failure) -> SignatureListing? {
    let trust = try SigningKeys.trusted()
    do throws(SigningError) {
      guard let signature = try PackSignature.beside(path) else { return nil }
      switch try trust.signer(of: header, signature) {
      case .trusted(let key):
        return SignatureListing(.trusted, name: key.name, keyId: key.key.idText)
      case .unknown(let id): return SignatureListing(.unknown, keyId: id)
      case .nobody: return nil
      }
    } catch {
      return SignatureListing(.refused, problem: error.message)
    }
  }

  /// The signature beside a pack; nil if that file is not one.
  private static func signature(beside path: String) throws(Failure) -> PackSignature? {
    do throws(SigningError) {
      return try PackSignature.beside(path)
    } catch {
      if case .refused = error { return nil }
      throw Failure(error)
    }
  }

  /// Prints a note if the signature beside a new pack belongs to another pack.
  static func noteOldSignature(_ path: String, _ console: inout Console) throws(Failure) {
    let name = PackSignature.path(for: path)
    guard try reading({ () throws(FileError) in try Path.exists(name) }) else { return }
    let header = try ProjectInput.pack(path).header
    let signature = try signature(beside: path)
    let comment = try? PackComment(header)
    if let signature, let comment, signature.trustedComment == comment.text { return }
    console.say(
      "note: \(Path.printable(name)) is not of this pack: sign it anew, or remove the file")
  }
}
