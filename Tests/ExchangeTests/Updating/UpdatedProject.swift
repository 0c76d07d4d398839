import Checking
import Diagnostics
import Files
import Hashing
import PackFormat
import Projects
import TestSupport
import Testing

@testable import Exchange

/// A project in a temporary folder, and what imports change in it.
struct UpdatedProject {
  let folder = TemporaryFolder()
  let kind: String

  /// Writes a project of CSV sources, in the order of their names.
  init(
    kind: String = "choice-quiz", _ sources: [String: String], attributes: String = "",
    translations: String = ""
  ) throws {
    self.kind = kind
    let manifest =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<pack id=\"quiz\" version=\"1.0.0\" kind=\"\(kind)\" language=\"en\"\(translations)>\n"
      + "  <title>Quiz</title>\n"
      + sources.keys.sorted().map { "  <source path=\"\($0)\"\(attributes)/>\n" }.joined()
      + "</pack>\n"
    _ = folder.write("pack.xml", Array(manifest.utf8))
    for (name, text) in sources { _ = folder.write(name, Array(text.utf8)) }
  }

  private func compiled() throws -> (PackProject, PackReader) {
    let project = try PackProject(opening: folder.path, kind: nil)
    let check = try ProjectCheck(project, .init(today: nil), building: true)
    let pack = try #require(
      check.pack, "\(check.findings.kept.map { "\($0.code.id) \($0.message)" })")
    return (project, try PackReader(ByteSource(pack.bytes), digest: .quick))
  }

  func exported(as format: ExchangeFormat) throws -> [UInt8] {
    let export = try #require(
      try QuestionExport(compiled().1, as: format, at: Place("pack", 0..<0)) { _ in
        Place("pack", 0..<0)
      })
    let path = folder("export")
    _ = try export.write(to: path, ExportOptions()) { _ in true }
    return try InputFile.readAll(path, limit: 1 << 28)
  }

  struct Result {
    /// The entries of the ledger of the update, such as `L602 Right is changed from "a" to "b"`.
    var ledger: [String]
    /// The sources that change, by their names.
    var files: [String: String]
    var update: ProjectUpdate
  }

  /// Imports a file in CSV, or in another format; writes nothing.
  func imported(
    _ bytes: [UInt8], as format: ExchangeFormat = .csv, removingMissing: Bool = false
  ) throws -> Result {
    let (project, pack) = try compiled()
    var options = ImportOptions()
    options.pictures = ProjectUpdate.pictures(of: project)
    var importer = QuestionImport(options, stating: DeckInfo())
    try importer.add(ImportedFile(path: "deck", bytes: bytes), as: format)
    #expect(importer.settleKeys().isEmpty)
    #expect(importer.finishReading().isEmpty)
    let update = try #require(
      try importer.update(project, pack, removingMissing: removingMissing))
    var files: [String: String] = [:]
    for source in update.sources {
      files[Path.name(of: source.path)] = String(decoding: source.after, as: UTF8.self)
    }
    return Result(
      ledger: update.ledger.map { "\($0.code.id) \($0.message)" }, files: files, update: update)
  }

  func imported(_ csv: String, removingMissing: Bool = false) throws -> Result {
    try imported(Array(csv.utf8), removingMissing: removingMissing)
  }

  /// Writes the changes of an import.
  func write(_ result: Result) throws {
    let (project, _) = try compiled()
    var letter: UnwritableLetter?
    let files = try #require(try result.update.files(of: project, missing: &letter))
    #expect(try ReplacedFiles.write(files) == nil)
  }
}
