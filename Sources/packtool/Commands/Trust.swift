import Arguments
import Files
import SafeText
import Signing

/// `packtool trust`: lists, adds and removes the keys that the user trusts.
enum Trust {
  enum Action: String, CaseIterable, Sendable { case list, add, remove }

  private static let action = Argument.optional(
    "ACTION", .choice(of: Action.self), "the action", assuming: "list")
  private static let name = Argument.optional(
    "NAME", .text("NAME"), "a name of your choice for the key")
  private static let key = Argument.optional(
    "KEY", .file("KEY"), "the public key, or its file")

  static let command = Command(
    "trust", "list, add or remove the keys that you trust", [action, name, key],
    discussion: """
      list prints the keys that you trust, and the signed packs that you have played. add adds a \
      key under a name of your choice. remove removes a key, and what is remembered of its packs.

      packplay shows a pack as signed if one of your keys signed it. It then remembers the pack, \
      and refuses it later if it is unsigned, signed by somebody else, or older.
      """,
    examples: [
      "packtool trust": "list the keys and the packs",
      "packtool trust add alice alice.pub": "trust the packs that Alice signs",
      "packtool trust remove alice": "no longer trust them",
    ])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    guard let path = TrustFile.standardPath else {
      throw .message("there is no home to keep keys in: set XDG_CONFIG_HOME", .unreadable)
    }
    switch (invocation[action] ?? .list, invocation[name], invocation[key]) {
    case (.list, nil, nil): try list(path, &console)
    case (.add, let name?, let text?):
      // `publicKey` also accepts a name, but only that of a key that is trusted already.
      let key = try SigningKeys.publicKey(text, invocation)
      // A name or a key that is taken is a wrong argument, a file that cannot be read is not.
      var trial = try SigningKeys.trusted()
      do throws(SigningError) { try trial.add(name, key) } catch {
        throw .usage(invocation.usageError(error.message))
      }
      try signing { () throws(SigningError) in
        try TrustFile.update(path) { (trust) throws(SigningError) in try trust.add(name, key) }
      }
      console.say("trusts \(name), the key \(key.idText)")
    case (.remove, let name?, nil):
      let count = try signing { () throws(SigningError) in
        try TrustFile.update(path) { $0.remove(name) }
      }
      guard let count else {
        throw .usage(invocation.usageError("no key has the name \(name.quoted)"))
      }
      let packs = count > 0 ? ", and forgets who signed \(counted(count, "pack"))" : ""
      console.say("trusts \(name) no longer\(packs)")
    default:
      throw .usage(invocation.usageError("it is list, add NAME KEY, or remove NAME"))
    }
    return .fine
  }

  private static func list(_ path: String, _ console: inout Console) throws(Failure) {
    let trust = try SigningKeys.trusted()
    for key in trust.keys { try console.print("\(key.name)  \(key.key.text)\n") }
    for pack in trust.packs {
      try console.print(
        "  \(pack.id.terminalSafe) \(pack.version), signed by \(trust.name(of: pack.key))\n")
    }
  }
}
