import Arguments
import Checking
import Diagnostics
import Files
internal import Kinds
import PackFormat
import Projects
import Signing

/// `packtool compile`: validates projects and writes their packs.
enum Compile {
  static let output = Argument.optional(
    "-o, --output", .newFile(),
    "the pack to write, or a folder for it, as in -o out/; by default the project's id with .qpk, in the current folder"
  )
  private static let format = Argument.defaulted(
    "--format", .choice(of: Format.self), to: .human,
    "the form of findings: for people, or as Xcode and the Swift package manager read them")
  private static let store = Argument.flag(
    "--store",
    "do not compress the pack: about three times as large, a little faster to read")
  private static let sign = Argument.optional(
    "--sign", .file("KEY"), "also sign the pack with this secret key; see packtool help signing")
  private static let quiet = Argument.flag(
    "--quiet", "print findings and notes only, not what was written")
  private static let project = Argument.required(
    "PROJECT", .file("PROJECT"),
    "a project folder, its pack.xml, a bare source, or a folder of projects")

  static let command = Command(
    "compile", "validate a project and write its pack",
    [project, output, format, Shared.select, Shared.ignore, Shared.baseline] + Shared.reading + [
      Shared.now, Shared.threads, store, sign, SigningKeys.passphraseFile, quiet,
    ],
    discussion: """
      If there are errors, nothing is written. The same sources give the same bytes on every \
      machine. An existing file is replaced in one step, and only if everything succeeded.

      A folder without a pack.xml or a datapackage.json stands for every project below it. Each is compiled, also if \
      another one has errors; then the exit code is 1.

      Warnings are printed, unless --baseline knows them, --ignore or --select leaves them out, or \
      the manifest suppresses them. None of these makes a pack of a source with errors.
      """,
    examples: [
      "packtool compile packs/world-facts": "write world-facts.qpk",
      "packtool compile packs/world-facts --sign author.key": "also write world-facts.qpk.minisig",
      "packtool compile packs -o out/": "write the pack of each project below packs into out",
      "packtool compile holdb.csv -o facts.qpk":
        "compile a bare source, with the default rules of its kind",
    ])

  /// The form of the findings.
  enum Format: String, CaseIterable { case human, xcode }

  /// The secret key of `--sign`, which is read when it is first needed: a passphrase is asked for once.
  struct Signer: ~Copyable {
    private(set) var key: SecretKey?
    private var isRead = false

    fileprivate mutating func readKey(
      _ invocation: Invocation, _ console: inout Console
    ) throws(Failure) {
      guard !isRead, let name = invocation[Compile.sign] else { return }
      key = try SigningKeys.secretKey(name, invocation, &console)
      isRead = true
    }
  }

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    Memory.keepWhatIsFreedByAll()
    let known = try KnownFindings(read: invocation[Shared.baseline], write: nil, invocation)
    var filter = try Codes.filter(invocation)
    filter.keepsErrors = known != nil
    let limit = known == nil ? FindingsReport.limit : KnownFindings.limit
    let template = Findings(limit: limit, showing: filter)
    let path = invocation[project]
    let isOfProjects = try reading { () throws(FileError) in
      guard try Path.isFolder(path) else { return false }
      return try ManifestForm(in: path) == nil
    }
    if isOfProjects {
      return try compileAll(below: path, template, knowing: known, invocation, &console)
    }
    let opened = try ProjectInput.open(path, invocation, template, &console)
    let folder = try outputFolder(invocation)
    try create(folder)
    // A manifest with errors may lack the id. Nothing is written then.
    let name = fileName(of: opened) ?? ".qpk"
    let file = folder.map { Path.joined($0, name) } ?? invocation[output] ?? name
    var signer = Signer()
    let isWritten = try compile(opened, to: file, knowing: known, invocation, &signer, &console)
    return isWritten ? .fine : .findings
  }

  /// Compiles one project into a file; false if errors, which are printed, keep it from being written.
  static func compile(
    _ project: PackProject, to path: String, knowing known: KnownFindings?, isOnly: Bool = true,
    _ invocation: Invocation, _ signer: inout Signer, _ console: inout Console
  ) throws(Failure) -> Bool {
    var options = ProjectCheck.Options(invocation, threads: invocation[Shared.threads])
    options.isStored = invocation[store]
    let packFile = PackOutput(replacing: path, writesBehind: options.threads > 1)
    let checked = try CheckedProject(project, options, building: true, into: packFile)
    let check = checked.check
    ProjectInput.noteStrays(in: [project], &console)
    if check.findings.count > 0 {
      let format = invocation[format] == .human ? FindingsReport.Format.human : .xcode
      try checked.printFindings(
        as: format, knowing: known, isComplete: isOnly, &console)
    }
    guard let pack = check.pack, let manifest = project.manifest else {
      console.say("packtool: nothing is written: \(project.path.quoted) has errors")
      return false
    }
    if !check.hasDate, project.kind?.game?.usesDate == true { noteMissingDate(&console) }
    if let source = try ProjectInput.same(path, among: check.files + check.pictures) {
      throw .usage(
        invocation.usageError(
          "the pack would replace its own source \(source.quoted); choose another -o"))
    }
    // A passphrase is typed before anything is written.
    try signer.readKey(invocation, &console)
    let written = try write(pack, of: check, manifest, to: packFile, path, signedBy: signer.key)
    if !invocation[quiet] {
      let content = content(
        check.questionCount, of: check.total, noun: ContentKind.rowNoun(ofKind: manifest.kind))
      console.say(
        "wrote \(Path.printable(path)): \(manifest.id) \(manifest.version), "
          + "\(content), \(written.size) bytes, "
          + "root \(written.root.hex.prefix(16))…")
    }
    if let signature = written.signature {
      try PackSigning.write(signature, beside: path, &console)
    } else {
      try PackSigning.noteOldSignature(path, &console)
    }
    return true
  }

  private static func noteMissingDate(_ console: inout Console) {
    console.say(
      "note: the pack has no date of its own, so year questions are judged by the day of play; "
        + "--now DATE gives it one")
  }

  private struct Written {
    var size: Int
    var root: PackDigest
    var signature: PackSignature?
  }

  /// Writes the pack to its file, and signs it before the file gets its name.
  private static func write(
    _ pack: EncodedPack, of check: ProjectCheck, _ manifest: Manifest, to output: PackOutput,
    _ path: String, signedBy key: borrowing SecretKey?
  ) throws(Failure) -> Written {
    var file = try reading { () throws(FileError) in try output.opened(for: pack) }
    let head = try reading { () throws(FileError) in try write(pack, to: &file, path) }
    let signature = try signature(of: pack, head, manifest, by: key)
    try reading { () throws(FileError) in try check.checkSpill() }
    check.releaseSpill()
    let size = file.count
    do throws(FileError) { try file.commit() } catch { throw .file(error) }
    return Written(size: size, root: head.rootDigest, signature: signature)
  }

  private static func write(
    _ pack: EncodedPack, to file: inout AtomicFile, _ path: String
  ) throws(FileError) -> EncodedPack.Head {
    let line = ProgressLine()
    defer { line.clear() }
    // The header page holds the root digest, so it is written last.
    let there = file.count - EncodedPack.pageSize
    let head = try pack.write(behind: there) { (piece: ArraySlice<UInt8>) throws(FileError) in
      try file.append(piece)
      line.show(CheckProgress(.writing, path, done: file.count, of: pack.dataLength))
    }
    try file.replaceStart(by: head.page)
    return head
  }

  private static func signature(
    of pack: EncodedPack, _ head: EncodedPack.Head, _ manifest: Manifest,
    by key: borrowing SecretKey?
  ) throws(Failure) -> PackSignature? {
    switch key {
    case nil: return nil
    case .some(let key):
      return try signing { () throws(SigningError) in
        let comment = try PackComment(
          root: head.rootDigest, id: manifest.id, version: manifest.version)
        let digest = try FileDigest { body in
          body(head.page[...])
          _ = pack.write(body)
        }
        return PackSignature(of: digest, comment, with: key)
      }
    }
  }
}
