import Arguments
import Diagnostics
import Files
import PackCompiler
import PackFormat
import Signing

/// `packtool compile`: validates a project and writes its pack.
enum Compile {
  private static let output = Argument.optional(
    "-o, --output", .newFile(),
    "the pack to write; by default the project's id with .qpk, in the current folder")
  private static let store = Argument.flag(
    "--store",
    "do not compress the pack: about three times as large, a little faster to read")
  private static let sign = Argument.optional(
    "--sign", .file("KEY"), "also sign the pack with this secret key; see packtool help signing")

  static let command = Command(
    "compile", "validate a project and write its pack",
    [
      Shared.project, output, Shared.select, Shared.ignore, Shared.baseline, Shared.kind,
      Shared.delimiter, Shared.encoding, Shared.decimal, Shared.grouping, Shared.now,
      Shared.threads, store, sign,
      SigningKeys.passphraseFile,
    ],
    discussion: """
      If there are errors, nothing is written. The same sources give the same bytes on every \
      machine. An existing file is replaced in one step, and only if everything succeeded.

      Warnings are printed, unless --baseline knows them, --ignore or --select leaves them out, or \
      the manifest suppresses them. None of these makes a pack of a source with errors.
      """,
    examples: [
      "packtool compile packs/world-facts": "write world-facts.qpk",
      "packtool compile packs/world-facts --sign author.key": "also write world-facts.qpk.minisig",
      "packtool compile holdb.csv -o facts.qpk":
        "compile a bare source, with the default rules of its kind",
    ])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    Memory.keepWhatIsFreedByAll()
    let known = try KnownFindings(read: invocation[Shared.baseline], write: nil, invocation)
    let project = try open(invocation, knowing: known, &console)
    var options = ProjectCheck.Options(invocation, threads: invocation[Shared.threads])
    options.isStored = invocation[store]
    // A manifest with errors may lack the id. Nothing is written then.
    let path = invocation[output] ?? (project.manifest?.id ?? "") + ".qpk"
    let packFile = PackOutput(replacing: path, writesBehind: options.threads > 1)
    let checked = try CheckedProject(project, options, building: true, into: packFile)
    let check = checked.check
    if check.findings.count > 0 { try checked.printFindings(&console) }
    Projects.noteStrays(in: [project], &console)
    if check.findings.count > 0 { try checked.printFindings(knowing: known, &console) }
    guard let pack = check.pack, let manifest = project.manifest else {
      console.say("packtool: nothing is written: \(project.path.quoted) has errors")
      return .findings
    }
    if !check.hasDate, project.kind?.game?.usesDate == true { noteMissingDate(&console) }
    if let source = try Projects.same(path, among: check.files + check.pictures) {
      throw .usage(
        invocation.usageError(
          "the pack would replace its own source \(source.quoted); choose another -o"))
    }
    // A passphrase is typed before anything is written.
    let key: SecretKey? =
      if let name = invocation[sign] { try SigningKeys.secretKey(name, invocation, &console) } else
      { nil }
    let written = try write(pack, of: check, manifest, to: packFile, path, signedBy: key)
    console.say(
      "wrote \(Path.printable(path)): \(manifest.id) \(manifest.version), "
        + "\(counted(check.questionCount, ContentKind.rowNoun(ofKind: manifest.kind))), \(written.size) bytes, "
        + "root \(written.root.hex.prefix(16))…")
    if let signature = written.signature {
      try PackSigning.write(signature, beside: path, &console)
    } else {
      try PackSigning.noteOldSignature(path, &console)
    }
    return .fine
  }

  private static func open(
    _ invocation: Invocation, knowing known: KnownFindings?, _ console: inout Console
  ) throws(Failure) -> PackProject {
    var filter = try Codes.filter(invocation)
    filter.keepsErrors = known != nil
    let limit = known == nil ? FindingsReport.limit : KnownFindings.limit
    return try Projects.open(
      invocation[Shared.project], invocation, Findings(limit: limit, showing: filter), &console)
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
    try reading { () throws(FileError) in try check.checkShelf() }
    check.releaseShelf()
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
