import Arguments
import Checking
import Comparing
import Diagnostics
import Files
import Kinds
import PackFormat
import Projects
import Reports
import Simulation

/// A pack or a project, opened and played for `packtool report`.
struct ReportInput {
  var subject: ReportSubject
  /// The pack, for comparing it with an earlier one.
  var compared: ComparedPack?
  /// The id of the pack, made safe for the name of a file.
  var id: String
  /// The files that the page must not replace.
  var sources: [String]
  var errors = 0
  /// The files that the page quotes, and the failures to read them.
  var failures = SourceFailures(within: [])

  /// The number of findings that are shown; more are only counted.
  static let mostFindings = 300

  /// Opens and plays a pack file. A damaged pack is refused, because the page would be wrong.
  static func pack(_ path: String, _ bots: Bots) throws(Failure) -> ReportInput {
    let reader = try ProjectInput.pack(path)
    try ProjectInput.verify(reader, path)
    let name = Path.name(of: path)
    let scores = try bots.scores(of: reader, path)
    let findings = scores.findings(in: reader) { _ in Place(name, 0..<0) }
    let pack = try reading(pack: path) { () throws(PackError) in
      try ReportSubject.Pack(reader, scores, findings: findings)
    }
    return ReportInput(
      subject: ReportSubject(name: name, pack: pack, source: nil),
      compared: ComparedPack(reader, path: path),
      id: Manifest.id(from: reader.header.card.id), sources: [path],
      errors: findings.count { $0.code.severity == .error })
  }

  /// Checks, compiles and plays a project. One with errors is not played.
  static func project(
    _ project: PackProject, _ options: ProjectCheck.Options, _ bots: Bots
  ) throws(Failure) -> ReportInput {
    var options = options
    options.evidence = .findings
    let checked = try CheckedProject(project, options, building: true, evenUnplayable: true)
    var findings = checked.check.findings
    var pack: ReportSubject.Pack?
    var compared: ComparedPack?
    if let reader = try checked.reader() {
      compared = ComparedPack(reader, path: project.path, project: project)
      let scores: ReportSubject.Scores =
        findings.errors > 0
        ? .notPlayed("the project has errors") : try bots.scores(of: reader, project.path)
      var places = QuestionLocator(reader, path: project.path, project: project)
      for finding in scores.findings(in: reader, at: { places.place(ofQuestion: $0) }) {
        findings.add(finding)
      }
      pack = try reading(pack: project.path) { () throws(PackError) in
        try ReportSubject.Pack(reader, scores)
      }
    }
    let failures = SourceFailures(within: project.root.map { [$0] } ?? [])
    let source = ReportSubject.Source(project, checked.check, findings: findings) { file in
      if let held = project.sourceInMemory(file) { return held }
      return failures.openIfThere(file)
    }
    let name = try reading { () throws(FileError) in
      Path.name(of: try Path.resolved(project.path) ?? project.path)
    }
    return ReportInput(
      subject: ReportSubject(name: name, pack: pack, source: source), compared: compared,
      id: project.manifest?.id ?? Manifest.id(from: name),
      sources: checked.check.files + checked.check.pictures, errors: findings.errors,
      failures: failures)
  }

  /// The options of the games that bots play for the page.
  struct Bots {
    var games: Int?
    var year: Int64?

    /// The scores of all bots, or the reason why the pack cannot be played.
    func scores(of reader: PackReader, _ path: String) throws(Failure) -> ReportSubject.Scores {
      do throws(SimulationError) {
        let simulation = try Simulation(
          reader, SimulatedKind.of(reader.header.card),
          Simulation.Options(games: games, year: year))
        return .played(simulation.run(showing: path))
      } catch {
        if case .pack(let error) = error { throw .pack(error, path: path) }
        return .notPlayed(error.message)
      }
    }
  }
}

extension ReportSubject.Scores {
  /// The findings of the games; empty if none was played.
  fileprivate func findings(
    in reader: PackReader, at place: (Int?) -> Place
  ) -> [Finding] {
    guard case .played(let report) = self else { return [] }
    return report.findings(at: place) { try? reader.questionId($0).text }
  }
}
