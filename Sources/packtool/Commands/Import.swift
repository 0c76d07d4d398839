import Arguments
import Diagnostics
import Exchange
import Files

/// `packtool import`: makes a project from questions in other formats.
enum Import {
  private static let files = Argument.many(
    "FILE", .file(), "the files to import, or folders with such files; - is standard input")
  private static let from = Argument.optional(
    "--from", .oneOf(ExchangeFormat.all.filter { $0.reader != nil }.map(\.name), "FORMAT"),
    "the format of all files; by default found by their content")
  private static let output = Argument.optional(
    "-o, --output", .newFolder("PROJECT"), "the folder of the project to create")
  static let into = Argument.optional(
    "--into", .file("PROJECT"),
    "change the project that is there, in place of making one: its folder, or one source")
  static let removeMissing = Argument.flag(
    "--remove-missing", "with --into, remove the questions that the files do not have")
  static let check = Argument.flag(
    "--check", "with --into, write nothing, and exit with 1 if anything would change")
  static let diff = Argument.flag(
    "--diff", "with --into, write nothing, and print the changes as a unified diff")
  private static let map = Argument.many(
    "--map", .mapping,
    "the column for a field of a table, as in --map Prompt=Question; packtool help exchange tells more; may be repeated"
  )
  private static let indexBase = Argument.optional(
    "--index-base", .choice(of: IndexBase.self, "BASE"),
    "the first of the places by which keys name choices; by default as the keys prove")
  private static let header = Argument.optional(
    "--header", .oneOf(["none"], "none"),
    "the first row of tables is a question; --map has numbers of columns, as in --map Prompt=1")
  private static let sheet = Argument.optional(
    "--sheet", .text("NAME"), "the sheet of a workbook to read; by default all with questions")
  private static let xml = Argument.flag("--xml", "write the questions as XML, not as CSV")
  private static let budget = Argument.defaulted(
    "--budget", .number(1...1000), to: 1,
    "take N times the work and memory that an import of the size of its files may take")
  private static let title = Argument.optional(
    "--title", .text("TEXT"), "the title of the pack; by default that of the files, else of PROJECT"
  )
  private static let language = Argument.optional(
    "--language", .text("TAG"),
    "the language of the questions, as in pt-BR; by default that of the files, else en")
  private static let licence = Argument.optional(
    "--license", .text("SPDX"), "the licence of the questions, as in CC-BY-SA-4.0")

  static let command = Command(
    "import", "make a project from questions in other formats",
    [
      files, from, output, into, check, diff, removeMissing, map, header, indexBase, sheet,
      FileEncodings.option, budget, xml, title,
      language,
      licence,
    ]
      + Ledger.arguments + [ExchangeListing.list, Shared.json],
    discussion: """
      Reads questions from other programs and makes a project that validates. Questions with one \
      right choice become a choice quiz, questions for a number become facts, and questions for a \
      text become short answers; if there are several of these, PROJECT holds a project for each \
      kind. The format of each file is found by its content, and printed.

      The ledger names all that could not be taken along: each question that is left out (L1), and \
      each part that is lost or changed (L2), with its place. What is neither in the project nor in \
      the ledger is a bug. With --deny loss, nothing is written if the ledger has an entry that \
      --ignore does not name.

      With --into, the questions change a project that is there. A question is found by its Id, \
      else by what it asks, else by its answers and most of its words. Only cells that differ are \
      written; the ledger lists each change (L6). Fields that the files have no room for stay.

      A file that cannot be read as a whole ends the import, and nothing is written. packtool help \
      exchange has a table of the formats with what each of them loses.
      """,
    examples: [
      "packtool import quiz.gift -o quiz": "make a project from a file of Moodle",
      "packtool import trivia/ -o trivia --language en": "import all files below a folder",
      "packtool import edited.xlsx --into quiz --diff": "show what an edited sheet would change",
      "packtool import quiz.gift -o quiz --format json > ledger.json":
        "keep the ledger for a program",
      "packtool import quiz.gift -o quiz --deny loss --ignore L208":
        "import only if nothing is lost but the spelling of ids",
    ])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    if invocation[ExchangeListing.list] { return try ExchangeListing.readers(invocation, &console) }
    guard !invocation[files].isEmpty else {
      throw .usage(invocation.usageError("missing FILE"))
    }
    if let project = invocation[into] {
      try checkInto(invocation)
      return try update(project, invocation, &console)
    }
    for (isGiven, name) in [
      (invocation[check], "--check"), (invocation[diff], "--diff"),
      (invocation[removeMissing], "--remove-missing"),
    ] where isGiven {
      throw .usage(invocation.usageError("\(name) goes with --into"))
    }
    guard let target = invocation[output] else {
      throw .usage(invocation.usageError("missing -o PROJECT"))
    }
    try reading { () throws(FileError) in try NewFolder.check(target) }
    let ledger = try Ledger(invocation)
    try checkNumbers(invocation)
    var importer = QuestionImport(options(invocation), stating: stated(invocation))
    let errors = try read(invocation, into: &importer, &console)
    if !errors.isEmpty {
      try ledger.show(errors, of: importer.files, texts: importer.texts, &console)
      console.say("packtool: nothing is written")
      return .findings
    }
    let projects = try write(&importer, to: target, invocation, ledger, &console)
    try ledger.show(
      importer.ledger, more: importer.book.more, of: importer.files, texts: importer.texts,
      &console)
    if let rest = importer.book.restInWords { console.say(rest) }
    report(projects, importer, target, &console)
    return projects == nil ? .findings : .fine
  }

  /// Throws if an option is given that only a new project has.
  private static func checkInto(_ invocation: Invocation) throws(Failure) {
    for (isGiven, name) in [
      (invocation[output] != nil, "-o"), (invocation[xml], "--xml"),
      (invocation[title] != nil, "--title"), (invocation[licence] != nil, "--license"),
    ] where isGiven {
      throw .usage(
        invocation.usageError("\(name) is for a new project, and --into changes one that is there"))
    }
  }

  static func options(_ invocation: Invocation) -> ImportOptions {
    var options = ImportOptions()
    options.mappings = invocation[map]
    options.hasHeader = invocation[header] == nil
    options.sheet = invocation[sheet]
    options.indexBase = invocation[indexBase]
    options.language = invocation[language]
    options.budget = invocation[budget]
    return options
  }

  /// The most columns that spreadsheet programs have.
  private static let mostColumns = 16_384

  /// Throws if there is no header and a column is not named by its number.
  static func checkNumbers(_ invocation: Invocation) throws(Failure) {
    guard invocation[header] != nil else { return }
    let columns = invocation[map].map(\.column)
    if !columns.isEmpty, columns.allSatisfy({ Int($0).map { 1...mostColumns ~= $0 } ?? false }) {
      return
    }
    throw .usage(
      invocation.usageError(
        "--header none needs the columns by their numbers, as in --map Prompt=1 --map Right=2 --map Wrong=3"
      ))
  }

  private static func stated(_ invocation: Invocation) -> DeckInfo {
    var info = DeckInfo()
    info.title = invocation[title]
    info.language = invocation[language]
    info.licence = invocation[licence]
    return info
  }

  // MARK: - Reading

  /// Reads all files, and returns the errors of those that cannot be read.
  static func read(
    _ invocation: Invocation, into importer: inout QuestionImport,
    noting failures: NeighbourErrors = NeighbourErrors(), _ console: inout Console
  ) throws(Failure) -> [Finding] {
    let found = try readFiles(invocation, into: &importer, noting: failures, &console)
    try reading { () throws(FileError) in try failures.check() }
    return found
  }

  private static func readFiles(
    _ invocation: Invocation, into importer: inout QuestionImport, noting failures: NeighbourErrors,
    _ console: inout Console
  ) throws(Failure) -> [Finding] {
    var errors: [Finding] = []
    var encodings = try FileEncodings(invocation)
    for given in invocation[files] {
      let paths = try reading { () throws(FileError) in try ImportedFile.paths(of: given) }
      let isFolder = paths != [given]
      for path in paths {
        let file = try reading { () throws(FileError) in
          try ImportedFile(opening: path, within: isFolder ? given : nil, noting: failures)
        }
        .decoded(encodings.stated(for: path))
        guard let format = format(of: file, invocation) else {
          if let fault = ExchangeFormat.fault(of: file) {
            errors.append(fault)
            continue
          }
          let fault = ExchangeFormat.jsonFault(of: file)
          if isFolder {
            if let fault { importer.pass(file, fault) } else { importer.pass(file) }
          } else if let fault {
            errors.append(fault)
          } else {
            throw unknown(file)
          }
          continue
        }
        console.say("\(Path.printable(file.path)): \(format.title)")
        do throws(ImportError) {
          try importer.add(file, as: format)
        } catch {
          if isFolder, error.lacksHeader {
            importer.pass(file, error.finding)
          } else {
            errors.append(error.finding)
          }
        }
        if importer.isExhausted { return errors }
      }
    }
    try encodings.check(invocation)
    return errors + importer.settleKeys() + importer.finishReading()
  }

  private static func format(
    of file: ImportedFile, _ invocation: Invocation
  ) -> ExchangeFormat? {
    if let name = invocation[from] { return ExchangeFormat.named(name) }
    return ExchangeFormat.recognised(file)
  }

  private static func unknown(_ file: ImportedFile) -> Failure {
    let help =
      UnknownFile.help(file) ?? "name it with --from, or see packtool import --list"
    return .message(
      "\(file.path.quoted) is in no format that packtool reads; \(help)", .findings)
  }

  // MARK: - Writing

  /// Writes the projects; nil if the ledger is denied.
  private static func write(
    _ importer: inout QuestionImport, to target: String, _ invocation: Invocation,
    _ ledger: Ledger, _ console: inout Console
  ) throws(Failure) -> [QuestionImport.Project]? {
    do throws(ImportFailure) {
      return try importer.write(
        to: target, isXML: invocation[xml], if: { ledger.accepts($0) })
    } catch {
      switch error {
      case .file(let error): throw .file(error)
      case .nothing, .refused: return nil
      case .invalid(let finding):
        throw .message("the project would not be valid: \(finding.message)", .findings)
      case .xml(let reason):
        throw .message("the project cannot be written in XML: \(reason)", .findings)
      }
    }
  }

  /// Prints how much was imported, and what to do next.
  private static func report(
    _ projects: [QuestionImport.Project]?, _ importer: QuestionImport, _ target: String,
    _ console: inout Console
  ) {
    let omissions = importer.omissions
    let count = omissions.reduce(0) { $0 + $1.count }
    let reasons = omissions.map { "\($0.count) \($0.reason)" }.joined(separator: ", ")
    let rest = count == 0 ? "" : "; \(count) left out: \(reasons)"
    console.say("imported \(importer.count) of \(counted(importer.found, "question"))\(rest)")
    guard let projects else {
      console.say("packtool: nothing is written")
      return
    }
    for project in projects {
      let folder = project.folder.isEmpty ? target : Path.joined(target, project.folder)
      let pictures =
        project.pictureCount == 0 ? "" : ", \(counted(project.pictureCount, "picture"))"
      console.say(
        "made \(Path.printable(folder)): \(counted(project.count, "question")): pack.xml, \(project.source)\(pictures)"
      )
    }
    if let example = importer.example { console.say("for example, \(example)") }
    if importer.assumesLanguage {
      console.say("note: the language is taken to be English (en); --language says another")
    }
    console.say("next: packtool validate \(Path.shellWord(target))")
  }
}

extension Form<ImportOptions.Mapping> {
  /// A field and its column, as in `Prompt=Question*` or `Right=@Answer`.
  static var mapping: Form {
    Form("FIELD=COLUMN", "needs a field and a column, as in Prompt=Question") { text in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else { return nil }
      let isReference = parts[1].hasPrefix("@")
      let column = String(isReference ? parts[1].dropFirst() : parts[1])
      guard !column.isEmpty else { return nil }
      return ImportOptions.Mapping(
        field: String(parts[0]), column: column, isReference: isReference)
    }
  }
}
