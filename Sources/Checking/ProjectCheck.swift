package import Diagnostics
package import Files
internal import Hashing
package import Kinds
package import PackFormat
package import Projects
internal import Rows

/// The result of checking one project.
///
/// `init` does all the work, in this order: the manifest, the headers of all sources (`SourcePlan`), each source row by
/// row (`SourceChecker`), rules that need all rows, fixes that need all findings, the pack. It throws if a file cannot be
/// read, and reports everything else. `checkSpill` is called after the pack was written, and `releaseSpill` at the end.
package struct ProjectCheck: Sendable {
  /// The files that were read, in the order in which their findings come.
  package private(set) var files: [String] = []
  /// The pictures that were read.
  package private(set) var pictures: [String] = []
  package internal(set) var findings: Findings
  /// The number of rows in the table of the kind.
  package private(set) var questionCount = 0
  /// The number of rows in all tables, and of the tables.
  package private(set) var total = (rows: 0, tables: 0)
  /// The pack, if one was asked for and could be made.
  package private(set) var pack: EncodedPack?
  /// The store that holds most of the pack, if there is one.
  private var spill: FileSpillStore?
  private var file: PackOutput?
  /// The parts of each CSV file that were seen to be canonical.
  package private(set) var canonicalRanges: [String: CanonicalRanges] = [:]
  /// A note on what was not checked, and how to check it.
  package private(set) var note: String?
  /// The evidence of the project and the questions that were compared with it, or collected.
  package internal(set) var evidence = ComparedEvidence()
  /// True if the pack says the day for which its content holds.
  package private(set) var hasDate = false

  package struct Options: Sendable {
    /// The date for questions about years; nil for the manifest's date, else today's.
    package var now: CalendarDate?
    package var today: CalendarDate?
    /// The packs whose questions the project's are compared with.
    package var others: [OtherPack] = []
    /// The number of threads; no result depends on it.
    package var threads = Workers.usualCount
    /// True if the blocks of the pack are stored uncompressed.
    package var isStored = false
    /// True if sources will be rewritten, so that it must be known where quotes are needed.
    package var asksQuotes = false
    package var evidence = EvidenceUse.suspectKeys
    /// True if findings get the fixes that are looked for at the end, for which the sources are read again.
    package var asksFixes = true

    package init(now: CalendarDate? = nil, today: CalendarDate?) {
      self.now = now
      self.today = today
    }

    /// Returns the command that plays what a finding about the project says.
    func replay(of project: PackProject) -> ReplayCommand {
      ReplayCommand(
        project.isHeld ? nil : "packtool prove \(Path.shellWord(project.path))",
        context: project.openedWith.map { " " + $0 }.joined()
          + (now.map { " --now \($0.text)" } ?? ""))
    }
  }

  /// Checks a project, and reports progress. If `building`, makes the pack too, unless there is an error and
  /// `evenUnplayable` is false; most of the pack goes into `file` at once.
  package init(
    _ project: PackProject, _ options: Options, building: Bool = false,
    evenUnplayable: Bool = false, into file: PackOutput? = nil,
    progress: (CheckProgress) -> Void = { _ in }
  ) throws(FileError) {
    findings = project.findings
    if let file = project.manifestFile { files.append(file) }
    files += project.schemaFiles
    guard let manifest = project.manifest, let kind = project.kind else {
      if files.isEmpty { files.append(project.path) }
      return
    }
    let ofManifest = ManifestRules.findings(of: manifest, kind, findings)
    findings.merge(ofManifest)
    // A manifest with errors may name a wrong output file.
    let file = findings.errors == 0 ? file : nil
    let isSound = findings.errors == 0
    let how: SourceChecker.Building =
      !building ? .nothing : evenUnplayable ? .anyPack : .soundPack
    for finding in GameTextTooTall.findings(manifest.texts, options.replay(of: project)) {
      findings.add(finding)
    }
    addCardProblem(manifest)
    var assets = AssetStore(
      try assetFolder(of: project, manifest), in: project.folder, findings: findings,
      building: building)
    var build =
      building
      ? PackBuild(
        isUnique: how == .soundPack, into: file,
        packing: options.isStored ? nil : .onThreads(options.threads)) : nil
    var checkers: [SourceChecker] = []
    var seen: Set<String> = []
    let hash = TextHash(seed: .random(in: .min ... .max))
    for index in project.tables.indices {
      let table = project.tables[index]
      var checker = try checker(of: index, hash, project, manifest, options, how, assets, build)
      build = nil
      if !isSound { checker.skip() }
      // A source that is named twice is reported once, not for each of its rows.
      for source in table.sources where seen.insert(source.path).inserted {
        try check(source, of: project, with: &checker, progress)
      }
      try checker.finish()
      (assets, build) = (checker.assets, checker.takeBuild())
      checkers.append(checker)
    }
    findings.merge(try ReferenceCheck(checkers, findings.emptied).findings)
    try take(checkers, &assets, of: project, manifest)
    if options.asksFixes { try settleFixes(of: project, manifest) }
    guard building, findings.errors == 0 || evenUnplayable, let build else { return }
    (spill, self.file) = (build.spill, file)
    if !options.isStored { progress(CheckProgress(.packing, project.path, done: 0, of: 0)) }
    encode(
      build.writer(manifest, kind, assets, now: options.now),
      isPacked: !options.isStored, sharing: .onThreads(options.threads))
    try checkSpill()
  }

  /// Makes the checker of a table, and reports what is wrong before its first row is read.
  private mutating func checker(
    of index: Int, _ hash: TextHash, _ project: PackProject, _ manifest: Manifest,
    _ options: Options, _ building: SourceChecker.Building, _ assets: AssetStore,
    _ build: consuming PackBuild?
  ) throws(FileError) -> SourceChecker {
    let table = project.tables[index]
    var readable: [ProjectSource] = []
    for source in table.sources where try project.pathFinding(source) == nil {
      readable.append(project.checkable(source))
    }
    let evidence = try evidenceRows(of: project, table.kind, options.evidence)
    let plan = try SourcePlan(
      readable, table.kind.schema, manifest.languages, building: building,
      linked: project.linkedFields(of: index), hash, findings)
    var context = manifest.ruleContext(
      table.kind, now: options.now ?? manifest.asOf ?? options.today,
      replay: options.replay(of: project))
    context.others = options.others
    do throws(SchemaError) {
      return try SourceChecker(
        table, plan, context, assets: assets, build, evidence, options, findings)
    } catch {
      preconditionFailure("a built-in schema: \(error.message)")
    }
  }

  /// Takes over the results of the checkers, and adds the findings that need all others.
  private mutating func take(
    _ checkers: [SourceChecker], _ assets: inout AssetStore, of project: PackProject,
    _ manifest: Manifest
  ) throws(FileError) {
    assets.use(manifest.theme)
    // Otherwise the picture would count as missing from now on.
    if let failure = assets.failure { throw failure }
    let isWhole = checkers.allSatisfy(\.isWhole)
    // A picture may be unused because the row that names it is at fault.
    if let folder = manifest.assets, isWhole, !checkers.contains(where: \.hasRowErrors),
      !assets.lacksOne
    {
      assets.reportUnused(folder, besides: Set(manifest.allSources.map(\.path)))
    }
    for checker in checkers {
      findings.merge(checker.findings)
      canonicalRanges.merge(checker.canonicalRanges) { $1 }
      total.rows += checker.rowCount
      if let rows = checker.evidence { evidence.take(rows) }
    }
    findings.merge(assets.findings)
    total.tables = checkers.count
    questionCount = checkers.first?.rowCount ?? 0
    if checkers.first?.isCutShort == true {
      note =
        "\(Path.printable(project.path)): \(questionCount) rows are not compared with each other,"
        + " as they are more than \(CrossRowRules.mostCompared)"
    }
    pictures = assets.paths
    // With errors elsewhere, the finding that a suppression names may not have been made.
    if isWhole, findings.errors == 0 {
      for finding in ManifestSuppressions.stale(in: findings) { findings.add(finding) }
    }
    findings.sort(files: files)
  }

  private mutating func settleFixes(
    of project: PackProject, _ manifest: Manifest
  ) throws(FileError) {
    let removed = RemovedCells(project: project, manifest: manifest)
    try findings.settleFixes(of: RemovedCells.codes) { finding throws(FileError) in
      try removed.settle(&finding)
    }
  }

  /// The folder that pictures are named from; nil if it is at fault, which is reported.
  private mutating func assetFolder(
    of project: PackProject, _ manifest: Manifest
  ) throws(FileError) -> String? {
    guard let assets = manifest.assets else { return project.folder }
    let path = Path.joined(project.folder, assets.path)
    let start = "the folder of \(Path.name(of: assets.place.file))"
    if var finding = try ProjectPath.finding(
      for: assets.path, to: path, in: project.folder, at: assets.place, from: start)
    {
      if assets.path == "." {
        finding.help = "leave out <assets>: pictures are then named from \(start)"
      }
      findings.add(finding)
      return nil
    }
    var folder = AssetFolder(project.folder, within: project.folder)
    let spelling = folder.spelling(of: assets.path)
    if let failure = folder.failure { throw failure }
    if spelling == .exact, try Path.isFolder(path) { return path }
    let near: String? =
      switch spelling {
      case .exact: nil
      case .other(let found): found
      case .missing(let near): near
      }
    findings.add(
      Finding(
        .missingFolder, "there is no folder \(assets.path.quoted())", at: assets.place,
        label: near.map { "did you mean \($0)?" }, help: "correct the path, or make the folder"))
    return nil
  }

  private mutating func check(
    _ source: Manifest.Source, of project: PackProject, with checker: inout SourceChecker,
    _ progress: (CheckProgress) -> Void
  ) throws(FileError) {
    let checkable = project.checkable(source)
    let path = checkable.path
    if let finding = try project.pathFinding(source) {
      checker.skip()
      return findings.add(finding)
    }
    do throws(FileError) {
      if let place = source.place,
        let foreign = try ForeignFile(at: path, within: project.root, checkable.bytes)
      {
        checker.skip()
        return findings.add(foreign.finding(about: path, at: place))
      }
      try checker.check(checkable, progress: progress)
      files.append(path)
    } catch {
      guard let place = source.place, error.isMissing else { throw error }
      checker.skip()
      findings.add(
        Finding(
          .missingSource, "there is no file \(source.path)", at: place,
          label: error.reason, help: "correct the path, or put the file there"))
    }
  }

  /// Reports what would keep the pack from being written.
  private mutating func addCardProblem(_ manifest: Manifest) {
    let card = PackCard(
      id: manifest.id, version: manifest.version, kind: manifest.kind, asOf: nil,
      questionCount: 0, titles: manifest.titles)
    if let problem = PackWriter(card: card).cardProblem { add(problem) }
  }

  private mutating func add(_ problem: PackWritingError) {
    let place = Place(files.first ?? "", 0..<0)
    findings.add(
      Finding(
        .titleTooLong, "the pack cannot hold this: \(problem.message)", at: place,
        help: "make it shorter"))
  }

  /// Throws if bytes of the pack could not be read back; the pack is then wrong.
  package func checkSpill() throws(FileError) {
    try spill?.check()
    try file?.check()
  }

  /// Releases the files that hold the pack; it cannot be written afterwards.
  package func releaseSpill() {
    spill?.release()
    file?.release()
  }

  private mutating func encode(_ writer: PackWriter, isPacked: Bool, sharing: WorkSharing) {
    hasDate = writer.card.asOf != nil
    do throws(PackWritingError) {
      pack = try writer.encode(isPacked: isPacked, digest: .quick, sharing: sharing)
    } catch {
      add(error)
    }
  }
}
