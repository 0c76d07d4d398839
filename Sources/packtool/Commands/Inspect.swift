import Arguments
import PackCompiler
import PackFormat

/// `packtool inspect`: describes a pack.
enum Inspect {
  private static let layout = Argument.flag(
    "--layout", "name every byte of the file: where it stands, and what it is")

  static let command = Command(
    "inspect", "say what a pack holds", [Shared.pack, layout, Shared.json],
    discussion: """
      Identity, versions, digests, who signed it, languages, tables and their sizes, rules, texts, \
      colours, pictures, credits, sources. With --layout, each part of the file from its first byte to its \
      last, as docs/FORMAT.md names them: offset, length, what it is.
      """,
    examples: [
      "packtool inspect world-facts.qpk": "read it",
      "packtool inspect --layout world-facts.qpk": "see where its bytes go",
      "packtool inspect --json world-facts.qpk": "for a program",
    ])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let path = invocation[Shared.pack]
    let pack = try Projects.pack(path)
    if invocation[layout] {
      let listing = LayoutListing(pack)
      try console.print(invocation[Shared.json] ? listing.json : listing.text.terminalSafeLines)
      return .fine
    }
    var listing = try reading(pack: path) { () throws(PackError) in try PackListing(pack) }
    listing.signature = try PackSigning.listing(path, pack.header)
    try console.print(invocation[Shared.json] ? listing.json : listing.text.terminalSafeLines)
    return .fine
  }
}
