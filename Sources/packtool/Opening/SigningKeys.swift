import Arguments
import Files
import Signing

/// Finds the keys that commands are given.
enum SigningKeys {
  static let passphraseFile = Argument.optional(
    "--passphrase-file", .file(),
    "read the passphrase from the first line of this file, such as /dev/fd/3; by default you type it"
  )

  /// Finds a public key by its 56 characters, its file, or its name in the trust file.
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

  /// The keys that the user trusts.
  static func trusted() throws(Failure) -> TrustFile {
    guard let path = TrustFile.standardPath else { return TrustFile() }
    return try signing { () throws(SigningError) in try TrustFile.read(path) }
  }

  /// The user's name for a key; nil if the key is not trusted.
  static func name(of key: PublicKey) throws(Failure) -> String? {
    try trusted().keys.first { $0.key == key }?.name
  }

  /// Reads a secret key from its file. If the key has a passphrase, the user is asked for it.
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

  /// Asks for the passphrase of a new key. It is typed twice, and must not be empty.
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

/// Runs a step that makes or checks a signature, and turns its error into a `Failure`.
func signing<Result: ~Copyable>(
  _ body: () throws(SigningError) -> Result
) throws(Failure) -> Result {
  do throws(SigningError) { return try body() } catch { throw Failure(error) }
}

extension Failure {
  /// A signature that is refused ends the program with the exit code of a broken pack.
  init(_ error: SigningError) {
    switch error {
    case .file(let error): self = .file(error)
    case .refused(let reason): self = .message(reason, .broken)
    case .noMemory: self = .message(error.message, .unreadable)
    }
  }
}
