import Arguments
import Diagnostics
import Files
import PackCompiler
import PackFormat
import Simulation

/// `packtool simulate`: lets bots play thousands of games, and prints figures.
enum Simulate {
  private static let path = Argument.required(
    "PACK", .file("PACK"), "a pack, or a project, which is compiled in memory")
  private static let games = Argument.optional(
    "--games", .number(1...10_000_000), "games of each bot; by default what takes a few seconds")
  private static let seed = Argument.defaulted(
    "--seed", Form<UInt64>.number(), to: 0,
    "the seed of each bot's first game; the others follow one by one")
  private static let bots = Argument.many("--bot", .text("NAME"), "a bot to play; by default all")
  private static let threads = Argument.optional(
    "--threads", .number(1...256), "how many play; by default as many as there are cores")
  private static let deny = Argument.optional(
    "--deny", .oneOf(["warnings"]), "what fails the run beside errors")
  private static let allow = Argument.many("--allow", .text("CODE"), "a warning to pass over")

  static let command = Command(
    "simulate", "let bots play a pack thousands of times",
    [
      path, games, seed, bots, threads, deny, allow, Shared.json, Shared.kind, Shared.delimiter,
      Shared.now,
    ],
    discussion: """
      Bots that know everything, most or nothing, and bots that go by a rule of thumb, such as the \
      longest choice, play seeded games. The report says how scores are spread, what guessing \
      earns, how long games last, what is hardest, whether each level is harder than the one \
      before, and whether a rule of thumb beats guessing. It is the same for any number of threads. \
      The exit code is 1 where there are errors, and with --deny warnings where there are warnings.
      """,
    examples: [
      "packtool simulate world-facts.qpk": "read the figures",
      "packtool simulate packs/world-currencies --deny warnings":
        "fail CI where a quiz gives itself away",
      "packtool simulate world-facts.qpk --json": "all figures, for a program",
    ])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let path = invocation[Self.path]
    let template = Findings(allowing: try Codes.allowed(invocation[allow], invocation))
    let opened = try OpenedPack.open(path, invocation, template, orSay: "played", &console)
    guard let played = opened else { return .findings }
    let report = try simulation(of: played.reader, path, invocation)
      .run(showing: path, threads: invocation[threads])
    var places = QuestionLocator(played.reader, path: path, project: played.project)
    var findings = played.findings
    let found = report.findings(at: { places.place(ofQuestion: $0) }) {
      try? played.reader.questionId($0).text
    }
    for finding in found { findings.add(finding) }
    try show(report, findings, of: played.project, invocation, &console)
    let isDenied = invocation[deny] != nil && findings.warnings > 0
    return findings.errors > 0 || isDenied ? .findings : .fine
  }

  private static func simulation(
    of reader: PackReader, _ path: String, _ invocation: Invocation
  ) throws(Failure) -> Simulation {
    let kind = try simulating(path, invocation) { () throws(SimulationError) in
      try SimulatedKind.of(reader.header.card)
    }
    let options = Simulation.Options(
      games: invocation[games], seed: invocation[seed], bots: try chosen(of: kind, invocation),
      year: invocation[Shared.now].map { Int64($0.year) })
    return try simulating(path, invocation) { () throws(SimulationError) in
      try Simulation(reader, options)
    }
  }

  /// The bots that the user named, in the order of the kind; nil for all bots.
  private static func chosen(
    of kind: SimulatedKind, _ invocation: Invocation
  ) throws(Failure) -> [SimulatedBot]? {
    let (named, names) = (invocation[bots], kind.bots.map(\.name))
    for name in named where !names.contains(name) {
      let hint = NearMiss.of(name, among: names).map { "; did you mean \($0)?" } ?? ""
      throw .usage(
        invocation.usageError(
          "there is no bot \(name.quoted) for \(kind.kind)\(hint); it has \(names.joined(separator: ", "))"
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
      if let held = project.heldSource, held.name == file { return held }
      return try? SourceFile.bytes(file)
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
