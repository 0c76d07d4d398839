import Arguments
import Diagnostics
import Files
import Hashing
import PackCompiler
import PackFormat
import Reports
import Simulation

/// `packtool report`: a page that tells what a pack holds, and what there is to fix in it.
enum Report {
  private static let path = Argument.required(
    "PACK", .file("PACK"), "a pack, a project folder, its pack.xml, or a bare source")
  private static let output = Argument.optional(
    "-o, --output", .file(),
    "the page to write, or - for standard output; by default the pack's id and -report.html, here")
  private static let games = Argument.optional(
    "--games", .number(1...10_000_000), "games of each bot; by default what takes a few seconds")

  private static let baseline = Argument.optional(
    "--baseline", .file("OLD"),
    "an earlier pack or project: the page tells what changed since then")

  static let command = Command(
    "report", "write a page that shows what a pack holds and what to fix",
    [path, output, baseline, games, Shared.kind, Shared.delimiter, Shared.now],
    discussion: """
      One HTML page that needs no network and runs no script: identity, licence and credits, what \
      to look at before the pack is given away, where its bytes go, how values and years are \
      spread, how much of the smallest screen its texts take, what bots score, all pictures, and, \
      of a project, every finding with its line. It is the same wherever it is written. The exit \
      code is 1 where the project has errors; the page is written all the same.
      """,
    examples: [
      "packtool report packs/world-facts": "write world-facts-report.html",
      "packtool report world-facts.qpk -o facts.html": "of a pack that somebody else made",
      "packtool report packs/world-facts --baseline old.qpk": "what changed since that pack, too",
    ])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let path = invocation[Self.path]
    let looked = try look(at: path, invocation, &console)
    let difference = try difference(of: looked, invocation, &console)
    let page = PackReport(looked.subject, against: difference)
    let pieces = try reading(pack: path) { () throws(PackError) in try page.pieces() }
    // A page without what could not be read would be wrong.
    try reading { () throws(FileError) in try looked.watch.check() }
    let target = invocation[output] ?? looked.id + "-report.html"
    if target == "-" {
      for piece in pieces { try console.print(piece) }
    } else {
      let sources = looked.sources + [invocation[baseline]].compactMap(\.self)
      if let source = try Projects.same(target, among: sources) {
        throw .usage(
          invocation.usageError(
            "the report would replace its own source \(source.quoted); choose another -o"))
      }
      let size = try reading { () throws(FileError) in try write(pieces, to: target) }
      console.say("wrote \(Path.printable(target)): \(size) bytes")
    }
    return looked.errors > 0 ? .findings : .fine
  }

  private static func write(_ pieces: [String], to path: String) throws(FileError) -> Int {
    var file = try AtomicFile(replacing: path)
    for piece in pieces { try file.append(Array(piece.utf8)) }
    let size = file.count
    try file.commit()
    return size
  }

  // MARK: - What is reported on

  private struct Looked {
    var subject: ReportSubject
    /// The pack, to be held against another.
    var compared: ComparedPack?
    /// Fit for the name of a file, whatever the pack says.
    var id: String
    /// What the page must not replace.
    var sources: [String]
    var errors = 0
    /// The files that the page shows.
    var watch = SourceFailures()
  }

  /// More findings than these are counted and not shown.
  private static let mostFindings = 300

  private static func look(
    at path: String, _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> Looked {
    if Path.suffix(of: path) == "qpk" {
      let reader = try Projects.pack(path)
      // A page about a pack that is damaged somewhere would be wrong about it.
      try Projects.verify(reader, path)
      let scores = try scores(of: reader, path, invocation)
      let findings = found(scores, in: reader) { _ in Place(Path.name(of: path), 0..<0) }
      let pack = try reading(pack: path) { () throws(PackError) in
        try ReportSubject.Pack(reader, scores, findings: findings)
      }
      return Looked(
        subject: ReportSubject(name: Path.name(of: path), pack: pack, source: nil),
        compared: ComparedPack(reader, path: path),
        id: Manifest.id(from: reader.header.card.id), sources: [path],
        errors: findings.count { $0.code.severity == .error })
    }
    let project = try Projects.open(path, invocation, Findings(limit: mostFindings))
    if let note = project.note { console.say(note) }
    return try look(at: project, invocation)
  }

  private static func look(
    at project: PackProject, _ invocation: Invocation
  ) throws(Failure) -> Looked {
    let options = ProjectCheck.Options(now: invocation[Shared.now], today: .today)
    let check = try reading { () throws(FileError) in
      try ProjectCheck.shown(project, options, building: true, evenUnplayable: true)
    }
    var findings = check.findings
    var pack: ReportSubject.Pack?
    var compared: ComparedPack?
    if let encoded = check.pack {
      let reader = try reading(pack: project.path) { () throws(PackError) in
        try PackReader(ByteSource(encoded.bytes), digest: .quick)
      }
      compared = ComparedPack(reader, path: project.path, project: project)
      let scores: ReportSubject.Scores =
        findings.errors > 0
        ? .notPlayed("the project has errors")
        : try scores(of: reader, project.path, invocation)
      var places = QuestionLocator(reader, path: project.path, project: project)
      for finding in found(scores, in: reader, { places.place(ofQuestion: $0) }) {
        findings.add(finding)
      }
      pack = try reading(pack: project.path) { () throws(PackError) in
        try ReportSubject.Pack(reader, scores)
      }
    }
    let watch = SourceFailures()
    let source = ReportSubject.Source(project, check, findings: findings) { file in
      if let held = project.heldSource, held.name == file { return held }
      return watch.openIfThere(file)
    }
    let name = try reading { () throws(FileError) in
      Path.name(of: try Path.resolved(project.path) ?? project.path)
    }
    return Looked(
      subject: ReportSubject(name: name, pack: pack, source: source), compared: compared,
      id: project.manifest?.id ?? Manifest.id(from: name),
      sources: check.files + check.pictures, errors: findings.errors, watch: watch)
  }

  // MARK: - What changed

  /// More changes of a kind than these are counted and not listed.
  private static let mostChanges = 200

  private static func difference(
    of looked: Looked, _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> PackDiff? {
    guard let path = invocation[baseline] else { return nil }
    guard let new = looked.compared else {
      console.say("packtool: nothing is compared: there is no pack as it would be")
      return nil
    }
    guard let old = try Diff.side(path, invocation, nil, &console) else {
      throw .message("nothing is written: there is no pack of \(path.quoted)", .findings)
    }
    return try Diff.compared(old, new, limit: mostChanges)
  }

  // MARK: - What bots come to

  private static func scores(
    of reader: PackReader, _ path: String, _ invocation: Invocation
  ) throws(Failure) -> ReportSubject.Scores {
    let options = Simulation.Options(
      games: invocation[games], year: invocation[Shared.now].map { Int64($0.year) })
    do throws(SimulationError) {
      let simulation = try Simulation(reader, options)
      let line = ProgressLine()
      defer { line.clear() }
      return .played(
        simulation.run(threads: Workers.usualCount) {
          line.show("playing \(Path.printable(path))", done: $0, of: $1, .others)
        })
    } catch {
      if case .pack(let error) = error { throw .pack(error, path: path) }
      return .notPlayed(error.message)
    }
  }

  private static func found(
    _ scores: ReportSubject.Scores, in reader: PackReader, _ place: (Int?) -> Place
  ) -> [Finding] {
    guard case .played(let report) = scores else { return [] }
    return report.findings(at: place) { try? reader.questionId($0).text }
  }
}
