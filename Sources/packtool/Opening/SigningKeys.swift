import Arguments
import Files
import Signing

/// The keys that commands are given.
enum SigningKeys {
  static let passphraseFile = Argument.optional(
    "--passphrase-file", .file(),
    "read the key's passphrase from the first line of a file, such as /dev/fd/3; by default it is typed"
  )

  /// A public key: its 56 characters, a file of one, or a name in the trust file.
  static func publicKey(_ text: String, _ invocation: Invocation) throws(Failure) -> PublicKey {
    if let key = try? PublicKey(text) { return key }
    if try reading({ () throws(FileError) in try Path.exists(text) }) {
      return try signing { () throws(SigningError) in try PublicKey.read(text) }
    }
    if let known = try trusted().keys.first(where: { $0.name == text }) { return known.key }
    throw .usage(
      invocation.usageError(
        "\(text.quoted) is no public key, no file of one, and no name that packtool trust lists"))
  }

  /// What the user trusts.
  static func trusted() throws(Failure) -> TrustFile {
    guard let path = TrustFile.standardPath else { return TrustFile() }
    return try signing { () throws(SigningError) in try TrustFile.read(path) }
  }

  /// The user's name for a key; nil where it is not trusted.
  static func name(of key: PublicKey) throws(Failure) -> String? {
    try trusted().keys.first { $0.key == key }?.name
  }

  /// A secret key from its file; asks for the passphrase where it has one.
  static func secretKey(
    _ path: String, _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> SecretKey {
    let file = try signing { () throws(SigningError) in try SecretKeyFile(path) }
    if try reading({ () throws(FileError) in try Path.isOpenToOthers(path) }) {
      console.say(
        "packtool: warning: others may read or change \(Path.printable(path)): chmod 600 it")
    }
    guard file.isEncrypted else {
      do throws(SigningError) { return try file.key() } catch { throw Failure(error.with(path)) }
    }
    let passphrase = try asked("Passphrase of \(Path.printable(path)): ", invocation)
    do throws(SigningError) { return try file.key(passphrase) } catch {
      throw Failure(error.with(path))
    }
  }

  /// A passphrase for a new key: typed twice, and not empty.
  static func newPassphrase(_ invocation: Invocation) throws(Failure) -> Passphrase {
    let first = try asked("Passphrase for the new key: ", invocation)
    guard first.count > 0 else {
      throw .usage(invocation.usageError("the passphrase is empty; --no-passphrase does without"))
    }
    if invocation[passphraseFile] == nil {
      let second = try asked("The same again: ", invocation)
      guard first.isSame(as: second) else {
        throw .usage(invocation.usageError("the two passphrases differ"))
      }
    }
    return first
  }

  private static func asked(
    _ prompt: String, _ invocation: Invocation
  ) throws(Failure) -> Passphrase {
    var result = try signing { () throws(SigningError) in try Passphrase() }
    let path = invocation[passphraseFile]
    try result.fill { (bytes) throws(Failure) in
      let count = try reading { () throws(FileError) in
        guard let path else { return try SecretInput.typed(prompt, into: &bytes) }
        return try SecretInput.line(of: path, into: &bytes)
      }
      guard let count else {
        throw .usage(
          invocation.usageError(
            "the key has a passphrase, and there is no terminal to type it at: "
              + "give --passphrase-file"))
      }
      guard count <= Passphrase.longest else {
        throw .usage(invocation.usageError("the passphrase is longer than 1024 bytes"))
      }
      return count
    }
    return result
  }
}

/// Runs something that makes or checks a signature.
func signing<Result: ~Copyable>(
  _ body: () throws(SigningError) -> Result
) throws(Failure) -> Result {
  do throws(SigningError) { return try body() } catch { throw Failure(error) }
}

extension Failure {
  /// What is not to be trusted is told as a pack that is broken is.
  init(_ error: SigningError) {
    switch error {
    case .file(let error): self = .file(error)
    case .refused(let reason): self = .message(reason, .broken)
    case .noMemory: self = .message(error.message, .unreadable)
    }
  }
}
