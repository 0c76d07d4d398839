package import Diagnostics
package import Files
internal import Hashing
package import PackFormat
internal import Rows

/// What came of checking one project.
package struct ProjectCheck: Sendable {
  /// The files that were read, in the order in which their findings come.
  package private(set) var files: [String] = []
  /// The pictures that were read.
  package private(set) var pictures: [String] = []
  package private(set) var findings: Findings
  package private(set) var questionCount = 0
  /// The pack, where one was asked for and nothing stood against it.
  package private(set) var pack: EncodedPack?
  /// Where most of the pack is, if there is one.
  private var shelf: FileSpillStore?
  private var file: PackOutput?
  /// The parts of each CSV file that were seen to be canonical.
  private(set) var canonicalRanges: [String: CanonicalRanges] = [:]
  /// What was not looked at, and how it can be.
  package private(set) var note: String?
  /// Whether that pack says which day its content holds for.
  package private(set) var hasDate = false

  package struct Options: Sendable {
    /// The date year questions are judged against; nil: the manifest's, else today's.
    package var now: CalendarDate?
    package var today: CalendarDate?
    /// Whether rows are compared with each other however many there are.
    package var isDeep: Bool
    /// How many work at once; nothing else depends on it.
    package var threads = Workers.usualCount
    /// Whether the pack is written without being packed by block.
    package var isStored = false
    /// Whether sources are to be rewritten, so that it is asked where quotes are needed.
    package var asksQuotes = false

    package init(now: CalendarDate? = nil, today: CalendarDate?, isDeep: Bool = false) {
      self.now = now
      self.today = today
      self.isDeep = isDeep
    }
  }

  /// Checks everything, and tells how far it is; makes the pack too where `building` and there is no
  /// error, or `evenUnplayable`; much of it goes into its `file` at once.
  package init(
    _ project: PackProject, _ options: Options, building: Bool = false,
    evenUnplayable: Bool = false, into file: PackOutput? = nil,
    progress: (CheckProgress) -> Void = { _ in }
  ) throws(FileError) {
    findings = project.findings
    if let file = project.manifestFile { files.append(file) }
    if let file = project.schemaFile { files.append(file) }
    guard let manifest = project.manifest, let kind = project.kind else {
      if files.isEmpty { files.append(project.path) }
      return
    }
    let ofManifest = ManifestRules.findings(of: manifest, kind, findings)
    findings.merge(ofManifest)
    // What it says of itself may name that file.
    let file = findings.errors == 0 ? file : nil
    let replay = ReplayCommand(project, options)
    for finding in GameTextTooTall.findings(manifest, replay) { findings.add(finding) }
    addCardProblem(manifest)
    let now = options.now ?? manifest.asOf ?? options.today
    let assets = AssetStore(
      try assetFolder(of: project, manifest), in: project.folder, findings: findings,
      building: building)
    let how: SourceChecker.Building =
      !building ? .nothing : evenUnplayable ? .anyPack : .soundPack
    var readable: [SourceChecker.Source] = []
    for source in manifest.sources where try Self.pathFinding(source, of: project) == nil {
      readable.append(project.checkable(source))
    }
    let plan = try SourcePlan(
      readable, kind.schema, manifest.languages, building: how, findings)
    var checker: SourceChecker
    do throws(SchemaError) {
      checker = try SourceChecker(
        kind, manifest, plan, assets: assets, now: now, findings: findings, building: how,
        into: file, isPacked: !options.isStored, isDeep: options.isDeep, threads: options.threads,
        asksQuotes: options.asksQuotes, replay: replay)
    } catch {
      preconditionFailure("a built-in schema: \(error.message)")
    }
    if ofManifest.errors > 0 { checker.skip() }
    var seen: Set<String> = []
    // One that is named twice has its finding for that, not one for each of its rows.
    for source in manifest.sources where seen.insert(source.path).inserted {
      try check(source, of: project, with: &checker, progress)
    }
    try checker.finish(manifest)
    // Else it would be known from now on as a picture that is not there.
    if let failure = checker.assets.failure { throw failure }
    findings.merge(checker.findings)
    questionCount = checker.rowCount
    canonicalRanges = checker.canonicalRanges
    if checker.isCutShort {
      note =
        "\(Path.printable(project.path)): \(questionCount) rows are not compared with each other,"
        + " as they are more than \(CrossRowRules.mostCompared); validate --deep does it"
    }
    pictures = checker.assets.paths
    // What is at fault elsewhere may hide what a suppression is for.
    if checker.isWhole, findings.errors == 0 {
      for finding in ManifestSuppressions.stale(in: findings) { findings.add(finding) }
    }
    findings.sort(files: files)
    guard building, findings.errors == 0 || evenUnplayable, let build = checker.build else {
      return
    }
    (shelf, self.file) = (build.shelf, file)
    if !options.isStored { progress(CheckProgress(.packing, project.path, done: 0, of: 0)) }
    encode(
      build.writer(manifest, checker.assets, now: options.now),
      isPacked: !options.isStored, sharing: .onThreads(options.threads))
    try checkShelf()
  }

  /// The folder that pictures are named from; nil for one that is at fault, which has its finding.
  private mutating func assetFolder(
    of project: PackProject, _ manifest: Manifest
  ) throws(FileError) -> String? {
    guard let assets = manifest.assets else { return project.folder }
    let path = Path.joined(project.folder, assets.path)
    let start = "the folder of pack.xml"
    if var finding = try ProjectPath.finding(
      for: assets.path, to: path, in: project.folder, at: assets.place, from: start)
    {
      if assets.path == "." {
        finding.help = "leave out <assets>: pictures are then named from \(start)"
      }
      findings.add(finding)
      return nil
    }
    var folder = AssetFolder(project.folder)
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

  /// Why a source is not to be opened.
  static func pathFinding(
    _ source: Manifest.Source, of project: PackProject
  ) throws(FileError) -> Finding? {
    if let finding = ManifestRules.pathFinding(source) { return finding }
    guard let place = source.place else { return nil }
    return try ProjectPath.finding(
      forLinksOf: source.path, to: project.checkable(source).path, in: project.folder, at: place)
  }

  private mutating func check(
    _ source: Manifest.Source, of project: PackProject, with checker: inout SourceChecker,
    _ progress: (CheckProgress) -> Void
  ) throws(FileError) {
    let checkable = project.checkable(source)
    let path = checkable.path
    if let finding = try Self.pathFinding(source, of: project) {
      checker.skip()
      return findings.add(finding)
    }
    do throws(FileError) {
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

  /// What would keep a pack from being written is said when its project is checked.
  private mutating func addCardProblem(_ manifest: Manifest) {
    let card = PackCard(
      id: manifest.id, version: manifest.version, kind: manifest.kind, asOf: nil,
      questionCount: 0, titles: manifest.titles)
    if let problem = PackWriter(card: card).cardProblem { add(problem) }
  }

  private mutating func add(_ problem: PackWriter.Failure) {
    let place = Place(files.first ?? "", 0..<0)
    findings.add(
      Finding(
        .titleTooLong, "the pack cannot hold this: \(problem.message)", at: place,
        help: "make it shorter"))
  }

  /// Throws where bytes of the pack could not be had again, so that what was read of it is wrong.
  package func checkShelf() throws(FileError) {
    try shelf?.check()
    try file?.check()
  }

  /// Gives back what the pack took where it has no room in memory; it is not to be written again.
  package func releaseShelf() {
    shelf?.release()
    file?.release()
  }

  private mutating func encode(_ writer: PackWriter, isPacked: Bool, sharing: WorkSharing) {
    hasDate = writer.card.asOf != nil
    do throws(PackWriter.Failure) {
      pack = try writer.encode(isPacked: isPacked, digest: .quick, sharing: sharing)
    } catch {
      add(error)
    }
  }
}

extension PackProject {
  /// A source of the manifest, with where it is and how it is written.
  func checkable(_ source: Manifest.Source) -> SourceChecker.Source {
    let file = source.place == nil ? path : Path.joined(folder, source.path)
    return SourceChecker.Source(
      path: file, bytes: texts[file], name: source.path,
      format: source.format ?? SourceFormat(named: source.path)
        ?? SourceFormat(beginning: texts[file] ?? []),
      delimiter: source.delimiter)
  }
}
