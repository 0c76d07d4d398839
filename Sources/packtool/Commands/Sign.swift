import Arguments
import Files
import PackFormat
import Signing

/// `packtool sign`: signs packs.
enum Sign {
  private static let packs = Argument.many("PACK", .file("PACK"), "the packs to sign")
  private static let key = Argument.required("--key", .file("KEY"), "the file of the secret key")

  static let command = Command(
    "sign", "sign packs", [packs, key, SigningKeys.passphraseFile],
    discussion: """
      Verifies each pack, then writes its signature to PACK.minisig, in minisign's own format. The \
      pack itself does not change. The signature contains the pack's root, id and version but no \
      time, so the same key and pack give the same bytes. A damaged pack is not signed, and the \
      exit code is 4.
      """,
    examples: [
      "packtool sign world-facts.qpk --key author.key": "write world-facts.qpk.minisig",
      "packtool sign *.qpk --key author.key --passphrase-file /dev/fd/3 3<passphrase":
        "sign several packs in a script",
    ])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let paths = invocation[packs]
    if paths.isEmpty { throw .usage(invocation.usageError("missing PACK")) }
    let key = try SigningKeys.secretKey(invocation[key], invocation, &console)
    for path in paths {
      let pack = try ProjectInput.pack(path)
      try ProjectInput.verify(pack, path)
      let signature: PackSignature
      do throws(SigningError) {
        signature = PackSignature(
          of: try FileDigest(path, pack.header), try PackComment(pack.header), with: key)
      } catch {
        throw Failure(error.with(path))
      }
      try PackSigning.write(signature, beside: path, &console)
    }
    return .fine
  }
}
