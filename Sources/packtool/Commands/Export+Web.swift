import Arguments
import Diagnostics
import Files
import PackFormat
import WebExport

extension Export {
  static let title = Argument.optional(
    "--title", .text(), "the title of a site; by default that of its pack, or Games")

  static let answers = Argument.flag(
    "--answers",
    "in a page or a site, offer players to save their answers, and tell them to the page around")

  static let mastery = Argument.optional(
    "--mastery", .number(1...100),
    "in a package for a learning platform, the result in per cent from which a game is passed")

  static let languages = Argument.optional(
    "--languages", .pageLanguages,
    "the languages of a page's interface, as in de,fr, or all; English is always among them. By default a page has those of its pack, and a site all"
  )

  /// Writes a page or a site that plays the packs. Nothing of a pack is lost, so the ledger is empty.
  static func play(
    _ paths: [String], as form: WebForm, _ ledger: Ledger, _ invocation: Invocation,
    _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let target = invocation[output]
    if form != .site, invocation[title] != nil {
      throw .usage(invocation.usageError("--title is for --to site; a page has the pack's title"))
    }
    var packs: [WebPack] = []
    var sources: [String] = []
    for path in paths {
      let opened = try OpenedPack.open(
        path, invocation, Findings(limit: FindingsReport.limit), orSay: "written", &console)
      guard let opened else { return .findings }
      if opened.project == nil { try ProjectInput.verify(opened.reader, path) }
      packs.append(
        try exporting(invocation) { () throws(WebExportError) in
          try WebPack(opened.reader, path: path)
        })
      sources += opened.sources(path)
    }
    let line =
      switch form {
      case .html: try writePage(packs, to: target, sources, invocation)
      case .scorm: try writePackage(packs[0], to: target, sources, invocation)
      case .site: try writeSite(packs, to: target, sources, invocation)
      }
    try ledger.show([], of: paths, &console)
    console.say(line)
    return .fine
  }

  /// Writes the page, and returns the message about it.
  private static func writePage(
    _ packs: [WebPack], to target: String?, _ sources: [String], _ invocation: Invocation
  ) throws(Failure) -> String {
    let pack = packs[0]
    let page = try exporting(invocation) { () throws(WebExportError) in
      try SingleFile(
        pack, languages: invocation[languages], offersAnswers: invocation[answers])
    }
    let target = target ?? page.fileName
    try checkTarget(target, sources, invocation)
    let size = try exporting(invocation) { () throws(WebExportError) in try page.write(to: target) }
    return
      "wrote \(Path.printable(target)): \(counted(pack.questionCount, "question")), \(WebForm.html.title), \(size) bytes"
  }

  /// Writes the package for learning platforms, and returns the message about it.
  private static func writePackage(
    _ pack: WebPack, to target: String?, _ sources: [String], _ invocation: Invocation
  ) throws(Failure) -> String {
    let package = try exporting(invocation) { () throws(WebExportError) in
      try SCORMPackage(
        pack, languages: invocation[languages], mastery: invocation[mastery])
    }
    let target = target ?? package.fileName
    try checkTarget(target, sources, invocation)
    let size = try exporting(invocation) { () throws(WebExportError) in
      try package.write(to: target)
    }
    return
      "wrote \(Path.printable(target)): \(counted(pack.questionCount, "question")), \(WebForm.scorm.title), \(size) bytes"
  }

  /// Writes the site, and returns the message about it.
  private static func writeSite(
    _ packs: [WebPack], to target: String?, _ sources: [String], _ invocation: Invocation
  ) throws(Failure) -> String {
    let title = invocation[title] ?? (packs.count == 1 ? packs[0].title : "Games")
    let site = try exporting(invocation) { () throws(WebExportError) in
      try Site(
        packs, title: title, languages: invocation[languages] ?? .all,
        offersAnswers: invocation[answers])
    }
    let target = target ?? "site"
    try checkFolder(target, sources, invocation)
    let size = try exporting(invocation) { () throws(WebExportError) in try site.write(to: target) }
    return """
      wrote \(Path.printable(target)): \(counted(packs.count, "pack")), \(counted(size.files, "file")), \(size.bytes) bytes
      next: python3 -m http.server --directory \(Path.printable(Path.shellWord(target)))
      """
  }

  /// Throws if one of the sources is in the folder that a site would replace.
  private static func checkFolder(
    _ target: String, _ sources: [String], _ invocation: Invocation
  ) throws(Failure) {
    let inside = try reading { () throws(FileError) -> String? in
      guard let folder = try Path.resolved(target) else { return nil }
      for source in sources {
        if try Path.resolved(source)?.hasPrefix(folder + "/") == true { return source }
      }
      return nil
    }
    if let inside {
      throw .usage(
        invocation.usageError(
          "the site would replace its own source \(inside.quoted); choose another -o"))
    }
  }

  /// Runs a step of an export for browsers, and turns its error into a `Failure`.
  private static func exporting<Result>(
    _ invocation: Invocation, _ body: () throws(WebExportError) -> Result
  ) throws(Failure) -> Result {
    do throws(WebExportError) {
      return try body()
    } catch {
      switch error {
      case .file(let error): throw .file(error)
      case .pack(let error, let path): throw .pack(error, path: path)
      case .noGame(let path, let kind):
        throw .message("\(path.quoted): no game plays a pack of kind \(kind)", .usage)
      case .noPercent(let path, let kind):
        throw .usage(
          invocation.usageError(
            "--mastery needs a result in per cent; \(path.quoted) has the kind \(kind), whose games are completed"
          ))
      case .tooLarge(let path, let limit):
        let help = limit < Site.packLimit ? "; for a larger one, use --to site" : ""
        throw .message(
          "\(path.quoted) is too large for a browser: at most \(limit >> 20) MiB\(help)", .usage)
      case .sameId(let id, let path, let other):
        throw .usage(
          invocation.usageError(
            "\(other.quoted) and \(path.quoted) have the same id \(id.quoted); a site has each id once"
          ))
      case .notASite(let folder, let entry):
        throw .message(
          "cannot replace \(folder.quoted): \(entry.quoted) in it is no file of a site; choose an empty folder",
          .unreadable)
      }
    }
  }
}

extension Form<PageLanguages> {
  /// Languages with commas between them.
  fileprivate static var pageLanguages: Form {
    Form(
      "LANGUAGES",
      "takes all, or languages with commas between them, out of "
        + PageLanguages.known.joined(separator: ", ")
    ) { PageLanguages(tags: $0) }
    .offering(["all"] + PageLanguages.known)
  }
}
