internal import Checking
internal import Diagnostics
internal import Files
internal import Kinds
internal import PackFormat
internal import Projects
internal import Rewriting
internal import Rows
internal import XMLSource

/// The project of one kind that an import makes. Checking it decides which questions are left out, so that the project is
/// valid by the rules of `packtool validate`, which stand nowhere else.
struct DraftProject {
  private let drafts: Drafts
  private let kind: String
  private let info: DeckInfo
  private let folder: String
  private(set) var ledger = ImportLedger()
  /// The errors that no question is the cause of.
  private(set) var errors: [Finding] = []
  private(set) var check: ProjectCheck?

  /// Prepares a project in `folder`, which exists.
  init(
    _ drafts: Drafts, _ kind: String, _ info: DeckInfo, in folder: String, mostErrors: Int = 50_000
  ) {
    self.mostErrors = mostErrors
    (self.drafts, self.kind, self.info, self.folder) = (drafts, kind, info, folder)
  }

  static func sourceName(_ kind: String) -> String {
    switch QuestionForm.of(kind) {
    case .choice: "questions.csv"
    case .number: "facts.csv"
    case .portrait: "roster.csv"
    case .typed: "answers.csv"
    case .order: "orderings.csv"
    case .pairs: "pairs.csv"
    case .other: "levels.csv"
    }
  }

  /// Writes the project, checks it, and leaves out what is wrong until nothing is. Files are in canonical form, unless
  /// the project is only compiled.
  mutating func write(building: Bool) throws(FileError) {
    drafts.withTable(kind) { $0.endReading() }
    let names = drafts.withTable(kind) { $0.values(of: "Image") } ?? []
    for name in names.sorted() {
      guard let bytes = drafts.pictures[name] else { continue }
      let path = Path.joined(Path.joined(folder, DraftManifest.pictureFolder), name)
      try Folder.create(Path.folder(of: path))
      try Self.write(bytes, to: path)
    }
    // Leaving a question out can bring up errors of others, and only the first errors are looked at in one round.
    while drafts.budget.charge(.rowChecks, drafts.tables[kind]?.count ?? 0) {
      let source = drafts.withTable(kind) { $0.source() } ?? DraftTable.Source()
      try writeTexts(source, hasPictures: !names.isEmpty)
      let project = try opened()
      var options = ProjectCheck.Options(today: nil)
      options.asksFixes = false
      let check = try ProjectCheck(project, options, building: building)
      let wrong = check.findings.kept
      if wrong.isEmpty || !corrects(wrong, source) {
        self.check = check
        errors = wrong
        if building || !wrong.isEmpty { return }
        for file in CanonicalSource.all(of: project, after: check) { _ = try file.rewrite() }
        return
      }
    }
  }

  private func writeTexts(_ source: DraftTable.Source, hasPictures: Bool) throws(FileError) {
    let name = Self.sourceName(kind)
    let manifest = DraftManifest(
      info: info, kind: kind, source: name,
      languages: drafts.withTable(kind) { $0.languages } ?? [],
      hasPictures: hasPictures)
    try Self.write(source.bytes, to: Path.joined(folder, name))
    try Self.write(Array(manifest.text.utf8), to: Path.joined(folder, PackProject.manifestName))
  }

  private static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    var file = try AtomicFile(replacing: path)
    try file.append(bytes)
    try file.commit()
  }

  /// The most errors that are looked at in one round, if there is room for them.
  private let mostErrors: Int
  /// The bytes that an error takes, with its texts and its entry in the ledger.
  private static let bytesOfError = 2_000

  /// The project, whose findings are errors alone.
  private func opened() throws(FileError) -> PackProject {
    let errors = Set(Code.all.filter { $0.severity == .error })
    let most = max(1, min(mostErrors, drafts.budget.room(forEach: Self.bytesOfError)))
    let template = Findings(limit: most, showing: CodeFilter(selecting: errors))
    return try PackProject(opening: folder, kind: nil, findings: template)
  }

  // MARK: - Correcting

  /// Changes the questions that errors are about; false if there is nothing to change.
  private mutating func corrects(_ wrong: [Finding], _ source: DraftTable.Source) -> Bool {
    let file = Path.joined(folder, Self.sourceName(kind))
    var corrected = false
    var done: Set<Int> = []
    let doubles = doubles(wrong, source)
    for finding in wrong {
      guard finding.place.file == file,
        let cell = source.cell(at: finding.place.bytes.lowerBound),
        done.insert(cell.row).inserted
      else { continue }
      if let fate = doubles.fates[cell.row], isOfPrompt(finding, cell) {
        settle(cell.row, fate)
      } else {
        correct(cell, finding)
      }
      corrected = true
    }
    return corrected
  }

  private func isOfPrompt(_ finding: Finding, _ cell: (row: Int, column: String?)) -> Bool {
    finding.code == .notUnique && cell.column == PromptDoubles.field
  }

  /// The questions whose prompt stands in an earlier one.
  private func doubles(_ wrong: [Finding], _ source: DraftTable.Source) -> PromptDoubles {
    let rows = wrong.compactMap { finding in
      source.cell(at: finding.place.bytes.lowerBound).flatMap { cell in
        isOfPrompt(finding, cell) ? cell.row : nil
      }
    }
    return drafts.withTable(kind) { PromptDoubles(rows, in: $0) } ?? PromptDoubles()
  }

  /// Keeps a question under another prompt, or leaves it out, and records which.
  private mutating func settle(_ row: Int, _ fate: PromptDoubles.Fate) {
    let entry = drafts.withTable(kind) { table in
      var question = table.question(row)
      func entry(_ code: Code, _ message: String, help: String? = nil) -> Finding {
        Finding(code, message, at: question.place, help: help, subject: question["Id"])
      }
      switch fate {
      case .renamed(let prompt):
        question[PromptDoubles.field] = prompt
        table.replace(row, by: question)
        return entry(
          .textChanged,
          "the question is written \"\(prompt)\", as another one has its words and other choices",
          help: "reword one of the two")
      case .same:
        table.leaveOut(row)
        return entry(.importedTwice, "left out: the question is there already")
      case .contradiction(let right):
        table.leaveOut(row)
        return entry(
          .importedTwice,
          "left out: the question is there already, with another right answer than \"\(right)\"",
          help: "find out which of the two answers is right")
      }
    }
    if let entry { ledger.append(entry) }
  }

  private mutating func correct(_ cell: (row: Int, column: String?), _ finding: Finding) {
    let removed = cell.column.flatMap(optional)
    let kind = kind
    let entry = drafts.withTable(kind) { table in
      var question = table.question(cell.row)
      let subject = question["Id"]
      let place = cell.column.map { question.place(of: $0) } ?? question.place
      if let removed, question[removed] != nil {
        question[removed] = nil
        if removed == "Image" { question["Alt"] = nil }
        table.replace(cell.row, by: question)
        let code: Code = removed == "Image" ? .pictureNotTaken : .valueDropped
        return Finding(
          code, "\(removed) is left out: \(finding.message)", at: place,
          help: finding.help,
          subject: subject)
      }
      table.leaveOut(cell.row)
      let isTwice = finding.code == .notUnique
      return Finding(
        isTwice ? .importedTwice : .refusedByProject, "left out: \(finding.message)",
        at: place, help: finding.help, subject: subject)
    }
    if let entry { ledger.append(entry) }
  }

  /// The field that a question can be without; nil for one that makes the question, as every choice does.
  private func optional(_ column: String) -> String? {
    let name = column.prefix { $0 != "@" }
    guard let field = ContentKind.named(kind)?.schema.field(String(name)) else { return nil }
    return field.constraints.required || name.hasPrefix("Wrong") ? nil : column
  }
}

/// The manifest of an imported project, in canonical form.
struct DraftManifest {
  let info: DeckInfo
  let kind: String
  let source: String
  /// The languages of translations.
  var languages: [String] = []
  var hasPictures = false

  static let version = "0.1.0"
  static let language = "en"
  static let pictureFolder = "images"

  var text: String {
    let root =
      [("id", info.id ?? ""), ("version", info.version ?? Self.version), ("kind", kind)]
      + (info.date.map { [("asOf", $0)] } ?? [])
      + [("language", info.language ?? Self.language)]
      + (languages.isEmpty ? [] : [("translations", languages.joined(separator: " "))])
    let parts =
      [element("title", text: info.title ?? "")]
      + (info.description.map { [element("description", text: $0)] } ?? [])
      + [element("source", [("path", source)])]
      + (hasPictures ? [element("assets", [("path", Self.pictureFolder)])] : [])
      + (info.licence.map { [element("license", [("spdx", $0)])] } ?? [])
      + info.authors.map { element("author", [("name", $0)]) }
      + info.credits.map { element("credit", text: $0) }
    let tag = XMLText.tag(["<pack"] + root.map(XMLText.attribute), depth: 0)
    return XMLText.declaration + tag + ">\n" + parts.joined() + "</pack>\n"
  }

  private func element(
    _ name: String, _ attributes: [(name: String, value: String)] = [], text: String? = nil
  ) -> String {
    let start = "  " + XMLText.tag(["<" + name] + attributes.map(XMLText.attribute), depth: 1)
    return start + (text.map { ">" + XMLText.inElement($0) + "</\(name)>" } ?? "/>") + "\n"
  }
}
