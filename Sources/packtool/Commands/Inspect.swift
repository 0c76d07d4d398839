import Arguments
import Comparing
import PackFormat

/// `packtool inspect`: describes a pack.
enum Inspect {
  private static let layout = Argument.flag(
    "--layout", "list every part of the file with its offset and length")

  static let command = Command(
    "inspect", "describe a pack", [Shared.pack, layout, Shared.json],
    discussion: """
      Prints the identity, versions, digests and signature of a pack, its languages, tables and \
      their sizes, its rules, texts, colours, pictures and credits, and the sources it was \
      compiled from. With --layout, prints the parts of the file in order, as \
      packtool help format names them.
      """,
    examples: [
      "packtool inspect world-facts.qpk": "describe a pack",
      "packtool inspect --layout world-facts.qpk": "show how large each part is",
      "packtool inspect --json world-facts.qpk": "print the description for a program",
    ])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let path = invocation[Shared.pack]
    let pack = try ProjectInput.pack(path, oldest: Format0.major)
    if invocation[layout] {
      let listing = LayoutListing(pack)
      try console.print(invocation[Shared.json] ? listing.json : listing.text)
      return .fine
    }
    var listing = try reading(pack: path) { () throws(PackError) in try PackListing(pack) }
    listing.signature = try PackSigning.listing(path, pack.header)
    try console.print(invocation[Shared.json] ? listing.json : listing.text)
    return .fine
  }
}
