import Arguments
import Files
import PackFormat
import Screens
import Signing
import TextUnicode

extension Host {
  /// Who signed a pack; throws where it is not to be trusted, and takes note of it otherwise.
  func signer(of header: PackHeader, _ path: String) throws(Failure) -> Signer {
    let trust = try Self.trusted()
    let signer: Signer
    do throws(SigningError) {
      signer = try trust.signer(of: header, PackSignature.beside(path))
    } catch {
      throw Failure(error, path)
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

  /// What a list of packs says of a pack's signature, and whether the pack is refused for it.
  func signerInWords(of pack: PackLibrary.Pack) -> (words: String?, isDoubtful: Bool) {
    do throws(Failure) {
      let trust = try Self.trusted()
      do throws(SigningError) {
        let signer = try trust.signer(of: pack.header, PackSignature.beside(pack.path))
        try trust.check(pack.header, signer)
        return (language.words(on: signer), false)
      } catch {
        let problem = language("not to be trusted", ru: "не внушает доверия")
        return (problem + ": " + error.message, true)
      }
    } catch {
      return (error.described.lines.joined(separator: "; "), true)
    }
  }

  /// Who the packs with an id are signed by, as far as is known.
  func signer(ofId id: String) -> String? {
    guard let trust = try? Self.trusted() else { return nil }
    return trust.pack(id).map { trust.name(of: $0.key) }
  }

  static func trusted() throws(Failure) -> TrustFile {
    guard let path = TrustFile.standardPath else { return TrustFile() }
    do throws(SigningError) { return try TrustFile.read(path) } catch {
      throw Failure(error, nil)
    }
  }
}

extension Failure {
  /// What is not to be trusted is told as a pack that is broken is.
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
  /// Who signed a pack, in a few words; nil where nobody did.
  fileprivate func words(on signer: Signer) -> String? {
    switch signer {
    case .nobody: nil
    case .unknown(let id):
      self("signature not checked, key \(id)", ru: "подпись не проверена, ключ \(id)")
    case .trusted(let key): self("signed by \(key.name)", ru: "подписано: \(key.name)")
    }
  }

  /// What stands above a game; nil where nobody signed the pack.
  func sentence(on signer: Signer) -> String? {
    switch signer {
    case .nobody: nil
    case .unknown(let id):
      self(
        "The signature was not checked: the key \(id) is not one that you trust.",
        ru: "Подпись не проверена: ключа \(id) нет среди тех, которым вы доверяете.")
    case .trusted(let key): self("Signed by \(key.name).", ru: "Подписано: \(key.name).")
    }
  }
}
