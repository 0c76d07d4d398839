import Arguments
import PackCompiler
import PackFormat

/// `packtool inspect`: what a pack holds.
enum Inspect {
  static let command = Command(
    "inspect", "say what a pack holds", [Shared.pack, Shared.json],
    discussion: """
      Identity, versions, digests, languages, tables and their sizes, rules, texts, colours, \
      pictures, credits, sources.
      """,
    examples: [
      "packtool inspect world-facts.qpk": "read it",
      "packtool inspect --json world-facts.qpk": "for a program",
    ])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let path = invocation[Shared.pack]
    let pack = try Projects.pack(path)
    let listing = try reading(pack: path) { () throws(PackError) in try PackListing(pack) }
    try console.print(invocation[Shared.json] ? listing.json : listing.text.terminalSafeLines)
    return .fine
  }
}
