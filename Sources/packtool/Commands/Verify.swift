import Arguments
import Files
import PackFormat

/// `packtool verify`: every byte and every value of a pack.
enum Verify {
  static let command = Command(
    "verify", "check that a pack is whole and as it was written", [Shared.pack],
    discussion: """
      Checks every digest and every value. The exit code is 4 where the pack is damaged or is no \
      pack, and 3 where it cannot be read.
      """,
    examples: ["packtool verify world-facts.qpk": "check every byte"])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let path = invocation[Shared.pack]
    let pack = try Projects.pack(path)
    try reading(pack: path) { () throws(PackError) in try pack.verify() }
    let card = pack.header.card
    try console.print(
      "\(Path.printable(path)): whole: \(card.id) \(card.version), \(counted(card.questionCount, "question")), root "
        + "\(pack.header.rootDigest.hex)\n")
    return .fine
  }
}
