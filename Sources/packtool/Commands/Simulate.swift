import Arguments
import Comparing
import Diagnostics
import Files
import Kinds
import PackFormat
import Projects
import Simulation

/// `packtool simulate`: lets bots play thousands of games, and prints figures.
enum Simulate {
  private static let path = Argument.required(
    "PACK", .file("PACK"), "a pack, or a project to compile in memory")
  private static let seed = Argument.defaulted(
    "--seed", Form<UInt64>.number(), to: 0,
    "the seed of each bot's first game; later games use the next numbers")
  private static let bots = Argument.many(
    "--bot", .text("NAME"), "a bot that plays; may be repeated; by default all bots")

  static let command = Command(
    "simulate", "let bots play thousands of games of a pack",
    [path, Shared.games, seed, bots, Shared.threads, Shared.deny, Shared.ignore, Shared.json]
      + Shared.reading + [Shared.now],
    discussion: """
      Some bots know all or most answers, some guess, and some follow a rule of thumb, such as \
      choosing the longest answer. The report shows how scores are distributed, what guessing \
      earns, how long games last, and which questions are hardest. It shows whether each level is \
      harder than the one before, and whether a rule of thumb beats guessing.

      The exit code is 1 if there are errors, and with --deny warnings also if there are warnings.
      """,
    examples: [
      "packtool simulate world-facts.qpk": "print the figures",
      "packtool simulate packs/world-currencies --deny warnings":
        "fail in CI if a quiz gives its answers away",
      "packtool simulate world-facts.qpk --json": "print all figures for a program",
    ])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let path = invocation[Self.path]
    let template = Findings(
      showing: try Codes.filter(ignoring: invocation[Shared.ignore], invocation))
    let opened = try OpenedPack.open(path, invocation, template, orSay: "played", &console)
    guard let played = opened else { return .findings }
    let report = try simulation(of: played.reader, path, invocation)
      .run(showing: path, threads: invocation[Shared.threads])
    var places = QuestionLocator(played.reader, path: path, project: played.project)
    var findings = played.findings
    let found = report.findings(at: { places.place(ofQuestion: $0) }) {
      try? played.reader.questionId($0).text
    }
    for finding in found { findings.add(finding) }
    try show(report, findings, of: played.project, invocation, &console)
    let isDenied = invocation[Shared.deny] != nil && findings.warnings > 0
    return findings.errors > 0 || isDenied ? .findings : .fine
  }

  private static func simulation(
    of reader: PackReader, _ path: String, _ invocation: Invocation
  ) throws(Failure) -> Simulation {
    let kind = try simulating(path, invocation) { () throws(SimulationError) in
      try SimulatedKind.of(reader.header.card)
    }
    let options = Simulation.Options(
      games: invocation[Shared.games], seed: invocation[seed],
      bots: try chosen(of: kind, reader.header.card, invocation),
      year: invocation[Shared.now].map { Int64($0.year) })
    return try simulating(path, invocation) { () throws(SimulationError) in
      try Simulation(reader, kind, options)
    }
  }

  /// The bots that the user named, in the order of the kind; nil for all bots.
  private static func chosen(
    of kind: SimulatedKind, _ card: PackCard, _ invocation: Invocation
  ) throws(Failure) -> [SimulatedBot]? {
    let (named, names) = (invocation[bots], kind.bots.map(\.name))
    for name in named where !names.contains(name) {
      let hint = NearMiss.of(name, among: names).map { "; did you mean \($0)?" } ?? ""
      throw .usage(
        invocation.usageError(
          "there is no bot \(name.quoted) for \(card.kind)\(hint); it has \(names.joined(separator: ", "))"
        ))
    }
    return named.isEmpty ? nil : kind.bots.filter { named.contains($0.name) }
  }
}

extension Simulate {
  /// Prints the report and its findings.
  private static func show(
    _ report: SimulationReport, _ findings: Findings, of project: PackProject?,
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) {
    if invocation[Shared.json] {
      return try console.print(
        report.json(findings.kept.map { ($0.code.id, $0.message) }))
    }
    try console.print(report.text.terminalSafeLines)
    let suppressed = findings.suppressed.reduce(0, +)
    guard findings.count + suppressed > 0 else { return }
    // For a pack file there is no source to quote.
    var renderer = HumanRenderer(style: console.style()) { file in
      guard let project else { return nil }
      if let held = project.sourceInMemory(file) { return held }
      return try? SourceFile.bytes(file, within: project.root)
    }
    try console.print("\n")
    for finding in findings.kept { try console.print(renderer.render(finding)) }
    var passedOver = HumanRenderer.PassedOver()
    passedOver.suppressed = suppressed
    try console.print(renderer.summary(of: findings, files: 1, passedOver))
  }

  /// Runs a step of simulating, and turns its error into a `Failure`.
  private static func simulating<Result>(
    _ path: String, _ invocation: Invocation, _ body: () throws(SimulationError) -> Result
  ) throws(Failure) -> Result {
    do throws(SimulationError) {
      return try body()
    } catch {
      if case .pack(let error) = error { throw .pack(error, path: path) }
      let message = "\(Path.printable(path)): \(error.message)"
      if case .unknownKind = error { throw .message(message, .usage) }
      if error == .noDate { throw .usage(invocation.usageError(message)) }
      throw .message(message, .broken)
    }
  }
}
