import Arguments
import Files
import PackFormat
import Screens
import Signing
import TextUnicode
import Words

extension Host {
  /// Checks the signature of a pack and returns its signer; throws if the pack is not trusted.
  ///
  /// The signer is remembered in the trust file.
  func signer(of header: PackHeader, _ path: String) throws(PlayerFailure) -> Signer {
    let trust = try Self.trusted()
    let signer: Signer
    do throws(SigningError) {
      signer = try trust.signer(of: header, PackSignature.beside(path))
    } catch {
      throw PlayerFailure(error, path)
    }
    if !invocation[Packplay.accept] {
      do throws(SigningError) {
        try trust.check(header, signer)
      } catch {
        throw .message(
          "\(Path.printable(path)): \(error.message); --accept plays it all the same", .broken)
      }
    }
    var known = trust
    known.remember(header, signer)
    if known != trust, let file = TrustFile.standardPath {
      do throws(SigningError) {
        try TrustFile.update(file) { $0.remember(header, signer) }
      } catch {
        note("\(error.message); playing without a note of who signed the pack")
      }
    }
    return signer
  }

  /// Returns a pack's signer for a list of packs, and whether the pack would be refused.
  func signerInWords(of pack: PackLibrary.Pack) -> (words: String?, isDoubtful: Bool) {
    do throws(PlayerFailure) {
      let trust = try Self.trusted()
      do throws(SigningError) {
        let signer = try trust.signer(of: pack.header, PackSignature.beside(pack.path))
        try trust.check(pack.header, signer)
        return (language.words(on: signer), false)
      } catch {
        return (language(.notToBeTrusted, ["reason": .text(error.message)]), true)
      }
    } catch {
      return (error.described.lines.joined(separator: "; "), true)
    }
  }

  /// The name of the remembered signer of a pack id; nil if unknown.
  func signer(ofId id: String) -> String? {
    guard let trust = try? Self.trusted() else { return nil }
    return trust.pack(id).map { trust.name(of: $0.key) }
  }

  static func trusted() throws(PlayerFailure) -> TrustFile {
    guard let path = TrustFile.standardPath else { return TrustFile() }
    do throws(SigningError) { return try TrustFile.read(path) } catch {
      throw PlayerFailure(error, nil)
    }
  }
}

extension PlayerFailure {
  /// Maps a signing error to an exit code; an untrusted pack counts as a broken one.
  fileprivate init(_ error: SigningError, _ path: String?) {
    let place = path.map { Path.printable($0) + ": " } ?? ""
    switch error {
    case .file(let error): self = .file(error)
    case .refused(let reason): self = .message(place + reason, .broken)
    case .noMemory: self = .message(error.message, .unreadable)
    }
  }
}

extension Language {
  /// The signer in a few words; nil if nobody signed the pack.
  fileprivate func words(on signer: Signer) -> String? {
    switch signer {
    case .nobody: nil
    case .unknown(let id):
      self(.signatureNotChecked, ["key": .text(id)])
    case .trusted(let key): self(.signedBy, ["name": .text(key.name)])
    }
  }

  /// The sentence about the signer, or about there being none.
  ///
  /// It is always there and comes first, so that no text of a pack can be taken for it.
  func sentence(on signer: Signer) -> String {
    switch signer {
    case .nobody: self(.notSignedSentence)
    case .unknown(let id):
      self(.keyIsNotTrusted, ["key": .text(id)])
    case .trusted(let key): self(.signedBySentence, ["name": .text(key.name)])
    }
  }
}
