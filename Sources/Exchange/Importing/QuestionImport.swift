internal import Bytes
internal import Checking
package import Diagnostics
package import Files
internal import Hashing
internal import Kinds
internal import PackFormat
internal import Projects
internal import Rewriting

/// An import: files in any formats become one project, or one for each kind of content.
package struct QuestionImport {
  /// A project that was written.
  package struct Project: Sendable {
    /// The folder below the one that the user named; empty for that folder itself.
    package let folder: String
    package let kind: String
    package let count: Int
    package let pictureCount: Int
    /// The name of the source.
    package let source: String
  }

  private let options: ImportOptions
  let drafts: Drafts
  /// The first file as a whole.
  private var firstPlace: Place?
  /// Facts about the deck that a user states, which come before those of the files.
  private var info: DeckInfo
  /// The number of questions in all files, those that were left out included.
  package private(set) var found = 0
  package internal(set) var book = ImportLedger()
  /// The entries of the ledger that are kept.
  package var ledger: [Finding] { book.entries }
  /// The files in the order in which they were read.
  package private(set) var files: [String] = []
  /// The texts that findings quote, of files that are not text themselves.
  package private(set) var texts: [SourceBytes] = []

  /// The columns of `--map` that tables have, and those that tables lack.
  private var met: [ImportOptions.Mapping] = []
  private var lacking: [LackingColumn] = []
  private var passed = PassedFiles()
  /// The fields that tables have columns for, by `Place.table`.
  private(set) var columns: [String: Set<String>] = [:]
  /// The formats of the files.
  private(set) var formats: [(path: String, format: ExchangeFormat)] = []

  package init(_ options: ImportOptions, stating info: DeckInfo) {
    self.options = options
    self.info = info
    drafts = Drafts(options)
  }

  /// The budget of all files.
  var budget: ImportBudget { drafts.budget }

  /// True if the import has taken more than it may: it has to end.
  package var isExhausted: Bool { drafts.budget.isExceeded }

  /// The number of questions that are taken so far.
  package var count: Int { drafts.tables.values.reduce(0) { $0 + $1.count } }

  /// True if nothing states the language of the questions, so that English is assumed.
  package var assumesLanguage: Bool { info.language == nil }

  /// Reads a file in a format that has a reader.
  package mutating func add(
    _ file: ImportedFile, as format: ExchangeFormat
  ) throws(ImportError) {
    guard let reader = format.reader else { return }
    var file = file
    file.budget = drafts.budget
    drafts.budget.open(file: file.bytes.count)
    firstPlace = firstPlace ?? file.place(0..<0)
    files.append(file.path)
    formats.append((file.path, format))
    if reader.isOfText, !file.isArchive, let notUTF8 = file.notUTF8 { throw ImportError(notUTF8) }
    texts += file.textsOfFindings
    book.append(file.entriesOfDecoding)
    let sink = try drafts.read(file, reader, options)
    found += sink.found
    met += sink.met
    columns.merge(sink.columns) { $0.union($1) }
    lacking += sink.lacking
    book.append(sink.book)
    texts += sink.texts.map { SourceBytes(name: $0.name, $0.bytes) }
    var entries: [Finding] = []
    info.merge(sink.deck, at: file.place(0..<0), &entries)
    book.append(entries)
  }

  /// Ends the reading behind the last file, and returns the faults for which the import has to be refused.
  package mutating func settleKeys() -> [Finding] {
    let (faults, sink) = drafts.takeWaiting()
    found += sink.found
    book.append(sink.book)
    return faults
  }

  /// The first question with its key, as it was understood; nil if none is taken.
  package var example: String? {
    ContentKind.all.lazy.compactMap { drafts.tables[$0.name]?.first }.first?.inWords
  }

  /// Records that a file of a folder is not taken, as its format is not known.
  package mutating func pass(_ file: ImportedFile) {
    files.append(file.path)
    passed.add(file)
  }

  /// Records that a table in a folder is not taken, as no row of it names the columns of questions.
  package mutating func pass(_ file: ImportedFile, _ error: Finding) { passed.add(file, error) }

  /// Ends the reading of files: writes what was passed over into the ledger, and returns the errors.
  ///
  /// A column of `--map` that no table has is an error, as its name is likely misspelt.
  package mutating func finishReading() -> [Finding] {
    book.append(passed.entries(besides: drafts.pictures.values))
    var errors = found == 0 ? passed.errors : []
    for mapping in options.mappings {
      let tables = lacking.filter { $0.mapping == mapping }
      if met.contains(mapping) {
        book.append(tables.compactMap(\.entry))
      } else if let first = tables.first {
        errors.append(first.error)
      }
    }
    return errors
  }

  /// The questions that are left out so far, by the reason, the most frequent one first.
  package var omissions: [(reason: String, count: Int)] {
    book.counts.filter(\.key.isOfOmission).sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
      ($0.key.title, $0.value)
    }
  }

  // MARK: - Writing

  /// Writes the projects into a new folder, which appears whole or not at all, and only if `accepts` the ledger.
  ///
  /// - `isXML`: the sources are XML in place of CSV.
  package mutating func write(
    to path: String, isXML: Bool, if accepts: (ImportLedger) -> Bool
  ) throws(ImportFailure) -> [Project] {
    let place = firstPlace ?? Place(path, 0..<0)
    var entries: [Finding] = []
    info.settle(named: Path.name(of: path), at: place, &entries)
    book.append(entries)
    let kinds = ContentKind.all.map(\.name).filter { drafts.tables[$0]?.count ?? 0 > 0 }
    let folder = try writing { () throws(FileError) in
      try Folder.create(Path.folder(of: path))
      return try NewFolder(path)
    }
    var projects: [Project] = []
    for kind in kinds {
      let name = kinds.count > 1 ? kind : ""
      let target = name.isEmpty ? folder.place : Path.joined(folder.place, name)
      try writing { () throws(FileError) in try Folder.create(target) }
      let project = try write(kind, to: target, name, isXML: isXML, beside: path)
      // A project of which no question is valid is none.
      if project.count == 0, !name.isEmpty { Folder.discard(target) }
      projects.append(project)
    }
    projects.removeAll { $0.count == 0 }
    guard !projects.isEmpty else { throw .nothing }
    guard accepts(book) else { throw .refused }
    do throws(FileError) { try folder.commit() } catch { throw .file(error) }
    return projects
  }

  /// Writes one project. The draft of one in XML lies `beside` the new folder, so that what cannot be removed of it is no part
  /// of a project, and the next program that writes there removes it.
  private mutating func write(
    _ kind: String, to target: String, _ name: String, isXML: Bool, beside path: String
  ) throws(ImportFailure) -> Project {
    var info = info
    if !name.isEmpty, let id = info.id { info.id = Manifest.id(from: "\(id)-\(kind)") }
    var source = DraftProject.sourceName(kind)
    if isXML {
      let draft = try writing { () throws(FileError) in
        try NewFolder(Path.joined(Path.folder(of: path), "draft"), isPrivate: true)
      }
      let check = try write(kind, info, in: draft.place, building: true)
      source = try rewrite(check, in: target)
    } else {
      _ = try write(kind, info, in: target, building: false)
    }
    let table = drafts.tables[kind]
    return Project(
      folder: name, kind: kind, count: table?.count ?? 0,
      pictureCount: table?.values(of: "Image").count ?? 0, source: source)
  }

  private mutating func write(
    _ kind: String, _ info: DeckInfo, in folder: String, building: Bool
  ) throws(ImportFailure) -> ProjectCheck? {
    var draft = DraftProject(drafts, kind, info, in: folder)
    try writing { () throws(FileError) in try draft.write(building: building) }
    book.append(draft.ledger)
    if let refusal = drafts.budget.refusal(at: firstPlace ?? Place(folder, 0..<0)) {
      book.append(refusal)
      throw .refused
    }
    // Without questions the project is not kept, and its errors follow from that.
    if let error = draft.errors.first, drafts.tables[kind]?.count ?? 0 > 0 {
      throw .invalid(error)
    }
    return draft.check
  }

  /// Writes a checked project anew, with its sources in XML, and returns the name of the source.
  private func rewrite(_ check: ProjectCheck?, in folder: String) throws(ImportFailure) -> String {
    guard let pack = check?.pack else { return "" }
    do {
      let reader = try PackReader(ByteSource(pack.bytes), digest: .quick)
      let sources = try Decompilation(reader, as: .xml).write(into: folder)
      return sources.first?.name ?? ""
    } catch let error as PackError {
      throw .xml(error.message)
    } catch let error as DecompileError {
      if case .file(let error) = error { throw .file(error) }
      throw .xml("the project has no form in XML")
    } catch {
      throw .xml("\(error)")
    }
  }

  private func writing<Result: ~Copyable>(
    _ body: () throws(FileError) -> Result
  ) throws(ImportFailure) -> Result {
    do throws(FileError) { return try body() } catch { throw .file(error) }
  }
}

/// The reason why an import ends without a project.
package enum ImportFailure: Error {
  case file(FileError)
  /// No question can be taken.
  case nothing
  /// The user accepts no such ledger.
  case refused
  /// The project would have an error that no question is the cause of.
  case invalid(Finding)
  /// The project cannot be written in XML.
  case xml(String)
}
