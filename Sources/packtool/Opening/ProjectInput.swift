import Arguments
internal import Checking
import Diagnostics
import Files
import Hashing
import Kinds
import PackFormat
import Projects
import Rows

/// Opens the packs and projects that commands are given.
enum ProjectInput {
  /// The projects and bare sources on a command line, each once, by whatever names.
  private struct Targets {
    struct Target {
      var path: String
      /// The manifest, or else the bare source.
      var file: String
      /// The sources that stand for the project; empty if the project itself was given.
      var sources: [String]
    }

    private(set) var all: [Target] = []

    mutating func add(_ path: String, source: String? = nil) throws(Failure) {
      let isFolder = try reading { () throws(FileError) in try Path.isFolder(path) }
      let file = isFolder ? try ProjectInput.manifest(in: path) : path
      guard let same = try ProjectInput.same(file, among: all.map(\.file)),
        let index = all.firstIndex(where: { $0.file == same })
      else {
        return all.append(Target(path: path, file: file, sources: source.map { [$0] } ?? []))
      }
      if all[index].sources.isEmpty { return }
      guard let source else { return all[index].sources = [] }
      if try ProjectInput.same(source, among: all[index].sources) == nil {
        all[index].sources.append(source)
      }
    }

    /// True if a bare source belongs to a project that was given as well.
    func isPart(_ target: Target) throws(Failure) -> Bool {
      let isManifest = ManifestForm(named: target.file) != nil
      if isManifest || all.count == 1 { return false }
      let around = try reading { () throws(FileError) in
        try PackProject.around(source: target.path)
      }
      guard let around else { return false }
      let file = try ProjectInput.manifest(in: around)
      return try ProjectInput.same(file, among: all.map(\.file)) != nil
    }
  }

  /// The projects that the paths of a command stand for.
  struct Found {
    var projects: [PackProject] = []
    /// The sources that the user gave in place of their project, by the number of the project.
    var chosen: [Int: [String]] = [:]
    /// The failures that were printed. They do not affect the other projects.
    var failures: [String] = []
    var isComplete: Bool { failures.isEmpty }

    /// Prints and records a failure.
    mutating func fail(_ message: String, _ console: inout Console) {
      console.say("packtool: \(message)")
      failures.append(message)
    }

    /// True if the user gave the project of this number, or this source of it.
    func isChosen(_ source: String, of project: Int) throws(Failure) -> Bool {
      guard let chosen = chosen[project] else { return true }
      return try ProjectInput.same(source, among: chosen) != nil
    }
  }

  /// Opens every project that the paths stand for, each once, and prints failures.
  ///
  /// Without a path, the current folder is searched. A source stands for the project that names it, as a chosen
  /// source of that project.
  static func open(
    _ paths: [String], _ invocation: Invocation, _ template: Findings, _ console: inout Console
  ) throws(Failure) -> Found {
    var result = Found()
    var targets = Targets()
    for path in paths.isEmpty ? ["."] : paths {
      do throws(Failure) {
        if let around = try self.around(path, invocation) {
          try targets.add(around, source: path)
          continue
        }
        var failures: [FileError] = []
        let found = PackProject.find(path, failures: &failures)
        for failure in failures { result.fail(failure.message, &console) }
        if found.isEmpty, failures.isEmpty {
          result.fail("there is no pack project in or below \(path.quoted)", &console)
        }
        for project in found { try targets.add(project) }
      } catch {
        result.fail(error.message, &console)
      }
    }
    for target in targets.all {
      do throws(Failure) {
        if readsAlone(invocation), try targets.isPart(target) { continue }
        result.projects.append(try open(target.path, invocation, template, &console))
        if !target.sources.isEmpty { result.chosen[result.projects.count - 1] = target.sources }
      } catch {
        if case .usage(let error) = error { throw .usage(error) }
        result.fail(error.message, &console)
      }
    }
    return result
  }

  /// The path of the manifest in a project's folder.
  private static func manifest(in folder: String) throws(Failure) -> String {
    let form = try reading { () throws(FileError) in try ManifestForm(in: folder) }
    return Path.joined(folder, (form ?? .pack).fileName)
  }

  /// The first of the `others` that is the same file as `path`; nil if none is.
  static func same(_ path: String, among others: [String]) throws(Failure) -> String? {
    try reading { () throws(FileError) in
      for other in others where try Path.isSame(other, path) { return other }
      return nil
    }
  }

  /// True if options say how to read a source, so that it does not stand for its project.
  private static func readsAlone(_ invocation: Invocation) -> Bool {
    invocation[Shared.kind] != nil || SourceReading(invocation) != SourceReading()
  }

  /// The project that names a source; nil if there is none, or if `--kind` or an option of reading is given.
  static func around(_ path: String, _ invocation: Invocation) throws(Failure) -> String? {
    if readsAlone(invocation) { return nil }
    return try reading { () throws(FileError) in try PackProject.around(source: path) }
  }

  /// Opens one project or bare source; `texts` stand in for the files at their paths.
  static func open(
    _ path: String, _ invocation: Invocation, _ template: Findings, texts: [String: [UInt8]] = [:]
  ) throws(Failure) -> PackProject {
    try checkIsOne(path)
    return try reading { () throws(FileError) in
      try PackProject(
        opening: path, kind: invocation[Shared.kind].flatMap(ContentKind.named),
        SourceReading(invocation), findings: template, texts: texts)
    }
  }

  /// Throws if a folder has no manifest, but projects below it, as an import of several kinds makes them.
  static func checkIsOne(_ path: String) throws(Failure) {
    var failures: [FileError] = []
    let found = PackProject.find(path, failures: &failures)
    if found.isEmpty || found == [path] { return }
    let some = found.prefix(8).map(Path.shellWord).joined(separator: ", ")
    let more = found.count > 8 ? " and others" : ""
    throw .message(
      "\(path.quoted) is no project, but has \(counted(found.count, "project")) in it; give one of them: \(some)\(more)",
      .usage)
  }

  /// Opens one project or bare source, and prints which kind a bare source was found to be.
  static func open(
    _ path: String, _ invocation: Invocation, _ template: Findings,
    texts: [String: [UInt8]] = [:], _ console: inout Console
  ) throws(Failure) -> PackProject {
    let project = try open(path, invocation, template, texts: texts)
    try checkKind(of: project, invocation)
    if project.isBare, let note = project.note { console.say(note) }
    return project
  }

  /// True if the file begins as a pack does, or its name ends in `.qpk`. A damaged pack is still a
  /// pack.
  static func isPack(_ path: String) throws(Failure) -> Bool {
    if try reading({ () throws(FileError) in try Path.isFolder(path) }) { return false }
    if path.hasSuffix(".qpk") { return true }
    if try reading({ () throws(FileError) in try Path.isPipe(path) }) { return false }
    let start = try reading { () throws(FileError) in
      try InputFile(path).read(at: 0, count: 8)
    }
    return SourceFile.isPack(start)
  }

  /// Opens a pack file of the major version `oldest` of the format or a later one.
  static func pack(
    _ path: String, _ progress: PackReadProgress? = nil,
    oldest: UInt16 = PackHeader.majorVersion
  ) throws(Failure) -> PackReader {
    try refuseProject(path)
    let source = try reading { () throws(FileError) in
      if let progress { return try progress.source(path) }
      return try SourceFile.pack(path)
    }
    return try pack(path, source, oldest: oldest)
  }

  /// Throws if `path` is a project or a source: what a command about packs needs is compiled from it.
  private static func refuseProject(_ path: String) throws(Failure) {
    let isProject = try reading { () throws(FileError) in
      if try Path.isFolder(path) {
        return try ManifestForm(in: path) != nil
      }
      return ManifestForm(named: path) != nil ? try Path.exists(path) : false
    }
    if !isProject {
      guard SourceFormat(named: path) != nil else { return }
      if try isPack(path) { return }
    }
    throw .message(
      "\(path.quoted) is a \(isProject ? "project" : "source"), not a pack;"
        + " packtool compile \(Path.shellWord(path)) makes one", .usage)
  }

  /// Opens a pack of these bytes, unless it would unfold into more than a command can list.
  static func pack(
    _ path: String, _ source: ByteSource, oldest: UInt16 = PackHeader.majorVersion
  ) throws(Failure) -> PackReader {
    try reading(pack: path) { () throws(PackError) in
      let pack = try PackReader(source, digest: .quick, oldest: oldest)
      try pack.checkTextSizes()
      return pack
    }
  }

  /// Verifies every byte and every value of a pack; `threads` nil means one for each core.
  static func verify(
    _ pack: PackReader, _ path: String, threads: Int? = nil
  ) throws(Failure) {
    try reading(pack: path) { () throws(PackError) in
      try pack.verify(threads: threads ?? Workers.usualCount)
    }
  }
}

extension ProjectInput {
  /// Prints a note about files and projects in the folders of projects that nothing checks.
  static func noteStrays(in projects: [PackProject], _ console: inout Console) {
    for project in projects {
      if !project.isBare, let note = project.note { console.say(note) }
      let strays = project.strays()
      if !strays.files.isEmpty {
        let verb = strays.files.count == 1 ? "is" : "are"
        console.say(
          "note: \(listed(strays.files)) \(verb) not checked: no <source> of pack.xml names \(strays.files.count == 1 ? "it" : "them")"
        )
      }
      if !strays.projects.isEmpty {
        let verb =
          strays.projects.count == 1 ? "is a project of its own" : "are projects of their own"
        console.say(
          "note: \(listed(strays.projects)) \(verb), and not checked with \(Path.printable(project.path))"
        )
      }
    }
  }

  /// At most three paths, and the number of the others.
  private static func listed(_ paths: [String]) -> String {
    let shown = paths.prefix(3).map(Path.printable).joined(separator: ", ")
    return paths.count > 3 ? "\(shown) and \(paths.count - 3) more" : shown
  }

  /// Refuses `--kind` for a project of another kind, which its manifest says.
  static func checkKind(of project: PackProject, _ invocation: Invocation) throws(Failure) {
    guard let kind = invocation[Shared.kind], !project.isBare, let own = project.manifest?.kind,
      own != kind
    else { return }
    throw .usage(
      invocation.usageError(
        "--kind \(kind) is for bare sources: \(project.path.quoted) is a project of the kind \(own)"
      ))
  }
}
