import Arguments
import Files
import Signing

/// `packtool keygen`: makes a pair of keys to sign packs with.
enum Keygen {
  private static let name = Argument.defaulted(
    "-o, --output", .newFile("NAME"), to: "packtool",
    "the name of both files, NAME.key and NAME.pub")
  private static let noPassphrase = Argument.flag(
    "--no-passphrase",
    "leave the secret key unprotected: anyone who can read its file can sign with it")

  static let command = Command(
    "keygen", "make a pair of keys to sign packs with",
    [name, noPassphrase, SigningKeys.passphraseFile],
    discussion: """
      Writes a secret key, which you must keep to yourself, and a public key, which you give to \
      players. Existing files are never replaced. The public key is also printed. Both files are \
      in minisign's own format. See packtool help signing.
      """,
    examples: [
      "packtool keygen -o author": "write author.key, protected by a passphrase, and author.pub",
      "packtool keygen -o ci --no-passphrase": "make keys for a machine that signs by itself",
    ])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let (secret, open) = (invocation[name] + ".key", invocation[name] + ".pub")
    let isBare = invocation[noPassphrase]
    if isBare, invocation[SigningKeys.passphraseFile] != nil {
      throw .usage(
        invocation.usageError("--no-passphrase and --passphrase-file exclude each other"))
    }
    // Checked before a passphrase is typed. A file that appears meanwhile is not replaced either.
    for path in [secret, open]
    where try reading({ () throws(FileError) in try Path.isTaken(path) }) {
      throw .message(
        "\(path.quoted) is there already, and a key is never replaced; name another with -o",
        .unreadable)
    }
    let key = try signing { () throws(SigningError) in try SecretKey.generate() }
    if isBare {
      try signing { () throws(SigningError) in try SecretKeyFile.write(key, to: secret) }
    } else {
      let passphrase = try SigningKeys.newPassphrase(invocation)
      try signing { () throws(SigningError) in
        try SecretKeyFile.write(key, passphrase, to: secret)
      }
    }
    try write(key.publicKey, to: open, beside: secret, &console)
    console.say(
      "made \(Path.printable(secret)), which nobody else is to see, and \(Path.printable(open))")
    try console.print(key.publicKey.text + "\n")
    return .fine
  }

  /// Writes the public key. If that fails, the secret key goes too: half a pair would block the next try.
  private static func write(
    _ key: PublicKey, to path: String, beside secret: String, _ console: inout Console
  ) throws(Failure) {
    do throws(FileError) {
      var file = try AtomicFile(creating: path, isSecret: false)
      try file.append(key.file)
      try file.commit()
    } catch {
      if !AtomicFile.takeBack(secret) {
        console.say(
          "packtool: \(Path.printable(secret)) is left without its public key: remove it")
      }
      throw .file(error)
    }
  }
}
