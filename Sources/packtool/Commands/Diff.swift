import Arguments
import Comparing
import Diagnostics
import Files
import PackFormat
import SafeText

/// `packtool diff`: lists the differences between two versions of a pack.
enum Diff {
  enum Format: String, CaseIterable, Sendable { case human, markdown, json }

  private static let old = Argument.required(
    "OLD", .file("OLD"), "the old version: a pack, a project, or a bare source")
  private static let new = Argument.required(
    "NEW", .file("NEW"), "the new version: a pack, a project, or a bare source")
  private static let format = Argument.optional(
    "--format", .choice(of: Format.self), "the output format", assuming: "human")
  private static let json = Argument.flag("--json", "short for --format json")
  private static let maximum = Argument.optional(
    "--max-changes", .number(0...),
    "list at most N changes of each sort, and count the rest; by default 1000, in markdown 50"
  )
  private static let gate = Argument.flag(
    "--gate", "exit with 1 if the new version number is too low for the changes")
  private static let exitCode = Argument.flag(
    "--exit-code", "exit with 1 if anything differs that is played")

  static let command = Command(
    "diff", "list the differences between two versions of a pack",
    [old, new, format, json, maximum, gate, exitCode] + Shared.reading + [Shared.now],
    discussion: """
      Questions are matched by their id. Questions without an id are matched by what they ask, and \
      reworded ones by their answer and similar words. Rows of a table with a primaryKey are matched \
      by the values of its key alone, in every table of the author's own. Each change is listed with both values, \
      both places, and the version number to raise: patch for wording, pictures, tags and sources; \
      minor for added questions and languages; major for removed questions and for changed answers \
      or rules.

      A project is compiled in memory, and nothing is written. See packtool help \
      versions.
      """,
    examples: [
      "packtool diff world-facts.qpk packs/world-facts": "list what changed since that pack",
      "packtool diff --gate --format markdown base/packs/world-facts packs/world-facts":
        "check the version number in CI, for a pull request",
    ])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let format = try format(invocation)
    Memory.keepWhatIsFreed()
    let (oldPath, newPath) = (invocation[Self.old], invocation[Self.new])
    let progress = PackReadProgress(
      "comparing \(Path.printable(oldPath)) and \(Path.printable(newPath))")
    let old = try ComparedPack.open(oldPath, invocation, reading: progress, &console)
    let new = try ComparedPack.open(newPath, invocation, reading: progress, &console)
    guard let old, let new else { return .findings }
    let diff = try old.diff(
      to: new, limit: invocation[maximum] ?? (format == .markdown ? 50 : 1000))
    progress.end()
    if !diff.isOnePack {
      console.say(
        "packtool: the ids differ: \(old.card.id.terminalSafe) and \(new.card.id.terminalSafe)")
    }
    switch format {
    case .human: try show(diff, &console)
    case .markdown: try console.print(diff.markdown)
    case .json: try console.print(diff.json)
    }
    let check = VersionCheck(diff)
    if invocation[gate], !check.isEnough {
      console.say("packtool: \(Path.printable(new.path)): \(check.text)")
      return .findings
    }
    return invocation[exitCode] && !diff.isSame ? .findings : .fine
  }

  private static func format(_ invocation: Invocation) throws(Failure) -> Format {
    let format = invocation[format]
    if invocation[json], let format, format != .json {
      throw .usage(invocation.usageError("--json goes without --format \(format.rawValue)"))
    }
    return invocation[json] ? .json : format ?? .human
  }

  private static func show(_ diff: PackDiff, _ console: inout Console) throws(Failure) {
    let style = console.style()
    let isASCII = style.ellipsis == "..."
    let text = DiffText(diff, style: style, unicode: !isASCII)
    try text.write { (piece) throws(Failure) in
      if !console.isClosed { try console.print(piece) }
    }
  }
}
