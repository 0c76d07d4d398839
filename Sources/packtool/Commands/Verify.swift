import Arguments
import Comparing
import Files
import Kinds
import PackFormat
import Projects
import SafeText
import Signing

/// `packtool verify`: checks that a pack is undamaged, signed by a key, or made from a project.
enum Verify {
  private static let against = Argument.optional(
    "--against", .file("PROJECT"),
    "list what has changed in this project since the pack was compiled from it")

  private static let key = Argument.optional(
    "--key", .file("KEY"),
    "check that this key signed the pack: a public key, its file, or its name in packtool trust")

  static let command = Command(
    "verify", "check that a pack is undamaged",
    [Shared.pack, against, key, Shared.threads, Shared.json],
    discussion: """
      Checks every digest and every value of a pack. The exit code is 4 if the file is damaged or \
      no pack, and 3 if it cannot be read.

      A pack stores the SHA-256 of each source it was compiled from. With --against these are \
      compared with the sources of a project as they are now, and so are the pictures and the \
      manifest. The exit code is 1 if anything was changed, removed or added. packtool diff lists \
      what that means for the questions.

      With --key the signature in FILE.minisig is checked against the whole pack. The exit code is \
      4 if there is none, or if another key made it. See packtool help signing.
      """,
    examples: [
      "packtool verify world-facts.qpk": "check every byte of a pack",
      "packtool verify world-facts.qpk --against packs/world-facts":
        "check that the pack was compiled from the sources as they are",
      "packtool verify world-facts.qpk --key author.pub": "check that its author signed the pack",
    ])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let path = invocation[Shared.pack]
    let key = try invocation[key].map { (text) throws(Failure) in
      try SigningKeys.publicKey(text, invocation)
    }
    let progress = PackReadProgress("verifying \(Path.printable(path))", times: 2)
    let pack = try ProjectInput.pack(path, progress)
    try ProjectInput.verify(pack, path, threads: invocation[Shared.threads])
    progress.end()
    if let key { try PackSigning.verify(path, pack.header, by: key) }
    let comparison = try invocation[against].map { (project) throws(Failure) in
      try compared(pack, path, with: project)
    }
    let card = pack.header.card
    if invocation[Shared.json] {
      let signer = try key.map { (key) throws(Failure) in
        (name: try SigningKeys.name(of: key), keyId: key.idText)
      }
      try console.print(
        card.verifiedJSON(root: pack.header.rootDigest, signedBy: signer, comparison))
    } else {
      try console.print(
        "\(Path.printable(path)): whole: \("\(card.id) \(card.version)".terminalSafe), \(content(of: pack)), root "
          + "\(pack.header.rootDigest.hex)\n")
      if let key {
        let name = try SigningKeys.name(of: key).map { "\($0), " } ?? ""
        try console.print("signed by \(name)the key \(key.idText)\n")
      }
      if let comparison { try console.print(comparison.text.terminalSafeLines) }
    }
    return comparison.map { $0.differences > 0 } == true ? .findings : .fine
  }

  private static func compared(
    _ pack: PackReader, _ path: String, with project: String
  ) throws(Failure) -> SourceComparison {
    let (listed, pictures) = try reading(pack: path) { () throws(PackError) in
      let listed = try PackListing(pack)
      return (listed, try listed.pictureDigests())
    }
    let comparison = try reading { () throws(FileError) in
      // A missing project would otherwise be compared as one without sources.
      if try !Path.exists(project) { _ = try InputFile(project) }
      let opened = try PackProject(opening: project, kind: ContentKind.named(pack.header.card.kind))
      return try SourceComparison(listed, pictures: pictures, against: opened)
    }
    guard let comparison else {
      throw .message(
        "\(project.quoted) has a manifest that cannot be read; packtool validate tells why",
        .unreadable)
    }
    return comparison
  }
}
