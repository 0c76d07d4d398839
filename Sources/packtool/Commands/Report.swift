import Arguments
import Comparing
import Diagnostics
import Files
import PackFormat
import Reports

/// `packtool report`: writes a page about a pack and what to fix in it.
enum Report {
  private static let path = Argument.required(
    "PACK", .file("PACK"), "a pack, a project folder, its pack.xml, or a bare source")
  private static let output = Argument.optional(
    "-o, --output", .newFile(),
    "the page to write; by default the pack's id with -report.html, in the current folder"
  )
  private static let baseline = Argument.optional(
    "--baseline", .file("OLD"),
    "an earlier pack or project; the page lists what has changed since then")

  static let command = Command(
    "report", "write a page about a pack and what to fix in it",
    [path, output, baseline, Shared.games] + Shared.reading + [Shared.now],
    discussion: """
      Writes one HTML page that needs no network and runs no script. It shows identity, licence \
      and credits, what to check before publishing, the size of each part of the pack, how values \
      and years are distributed, what each column of the author's own tables holds, how much of the \
      smallest screen texts take, the scores of bots, \
      and all pictures. For a project, it also lists every finding with its line, and shows the \
      evidence that packtool analyse --write has kept.

      The same input gives the same page on every machine. If a project has errors, the page is \
      written all the same, and the exit code is 1.
      """,
    examples: [
      "packtool report packs/world-facts": "write world-facts-report.html",
      "packtool report world-facts.qpk -o facts.html":
        "write facts.html about a pack that somebody else made",
      "packtool report packs/world-facts --baseline old.qpk":
        "also list what changed since that pack",
    ])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let path = invocation[Self.path]
    let input = try input(path, invocation, &console)
    let difference = try difference(of: input, invocation, &console)
    let page = PackReport(input.subject, against: difference)
    let pieces = try reading(pack: path) { () throws(PackError) in try page.pieces() }
    // If a file could not be read, the page would be wrong.
    try reading { () throws(FileError) in try input.failures.check() }
    let target = invocation[output] ?? input.id + "-report.html"
    let sources = input.sources + [invocation[baseline]].compactMap(\.self)
    if let source = try ProjectInput.same(target, among: sources) {
      throw .usage(
        invocation.usageError(
          "the report would replace its own source \(source.quoted); choose another -o"))
    }
    let size = try reading { () throws(FileError) in try write(pieces, to: target) }
    console.say("wrote \(Path.printable(target)): \(size) bytes")
    return input.errors > 0 ? .findings : .fine
  }

  private static func write(_ pieces: [String], to path: String) throws(FileError) -> Int {
    var file = try AtomicFile(replacing: path)
    for piece in pieces { try file.append(Array(piece.utf8)) }
    let size = file.count
    try file.commit()
    return size
  }

  private static func input(
    _ path: String, _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ReportInput {
    let bots = ReportInput.Bots(
      games: invocation[Shared.games], year: invocation[Shared.now].map { Int64($0.year) })
    if Path.suffix(of: path) == "qpk" { return try .pack(path, bots) }
    let project = try ProjectInput.open(
      path, invocation, Findings(limit: ReportInput.mostFindings), &console)
    return try .project(project, .init(invocation), bots)
  }

  /// The number of changes of each kind that are listed; more are only counted.
  private static let mostChanges = 200

  private static func difference(
    of input: ReportInput, _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> PackDiff? {
    guard let path = invocation[baseline] else { return nil }
    guard let new = input.compared else {
      console.say("packtool: nothing is compared: there is no pack as it would be")
      return nil
    }
    guard let old = try ComparedPack.open(path, invocation, &console) else {
      throw .message("nothing is written: there is no pack of \(path.quoted)", .findings)
    }
    return try old.diff(to: new, limit: mostChanges)
  }
}
