internal import Diagnostics
internal import Files
internal import Kinds
package import PackFormat
package import Projects
internal import SchemaFiles
internal import XMLSource

/// One side of a comparison: a pack, and the project that it was compiled from.
package struct ComparedPack {
  /// The path that the user gave.
  package let path: String
  let pack: PackReader
  let questions: QuestionReader
  /// A cache of questions by row.
  var known: [Int: Question] = [:]
  /// The columns by whose values rows are paired; empty without a key that both packs can have.
  private(set) var keyColumns: [PackColumn] = []
  /// The project that was compiled for the comparison; nil if a pack was given.
  private let project: PackProject?

  package var card: PackCard { pack.header.card }
  package var contentDigest: PackDigest { pack.header.contentDigest }

  package init(_ pack: PackReader, path: String, project: PackProject? = nil) {
    self.pack = pack
    self.path = path
    self.project = project
    questions = QuestionReader(pack)
  }

  /// Verifies the whole pack; throws if a byte or a value is invalid.
  package func verify() throws(PackError) { try pack.verify() }

  func question(_ row: Int) throws(PackError) -> Question {
    if let question = known[row] { return question }
    return try questions.question(row)
  }

  /// Returns the id of the question in a row.
  func id(_ row: Int) throws(PackError) -> String {
    if let values = try pack.keyValues(keyColumns, row) { return QuestionId.joined(values) }
    if let question = known[row] { return question.id }
    return try pack.questionId(row).text
  }

  /// Lets the rows of both packs be named by one key, preferably that of the new pack.
  static func shareKey(_ old: inout ComparedPack, _ new: inout ComparedPack) throws(PackError) {
    for key in [try new.pack.keyColumns(), try old.pack.keyColumns()] where !key.isEmpty {
      let columns = (old.columns(key), new.columns(key))
      guard columns.0.count == key.count, columns.1.count == key.count else { continue }
      (old.keyColumns, new.keyColumns) = columns
      return
    }
  }

  private func columns(_ named: [PackColumn]) -> [PackColumn] {
    let table = pack.kindTable
    return named.compactMap { table.optionalColumn($0.name) }
  }

  /// Returns the place of a byte of the table's schema, or of the whole file; nil without a project.
  func place(ofSchemaAt offset: Int?) -> SourceLocation? {
    guard let table = project?.tables.first, let file = table.schemaFile else { return nil }
    let line = offset.map { offset in
      1 + table.kind.schemas.table.prefix(offset).count { $0 == UInt8(ascii: "\n") }
    }
    return SourceLocation(file: file, line: line)
  }

  /// Returns the source and line of a question.
  func place(of question: Question) -> SourceLocation? {
    question.source.map { SourceLocation(file: file($0), line: question.line) }
  }

  /// Returns the path of a project's file; for a pack, the name that the pack has for it.
  private func file(_ name: String) -> String {
    project.map { Path.joined($0.folder, name) } ?? name
  }

  /// Returns a path relative to the project's folder.
  package func localName(of file: String) -> String { project?.localName(of: file) ?? file }

  /// Returns the place of a setting in the manifest; nil without a manifest.
  func place(ofSetting kind: ChangeKind, _ name: String, _ language: String) -> SourceLocation? {
    guard let project, let file = project.manifestFile else { return nil }
    guard
      let bytes = project.texts[file]
        ?? (try? InputFile.readFile(file, within: project.root, limit: 1 << 20))
    else { return SourceLocation(file: file, line: nil) }
    let source = SourceBytes(name: file, bytes)
    var ignored = Findings(limit: 0)
    let root = XMLElement.read(source, findings: &ignored)
    let range = root.flatMap { Self.range(in: $0, kind, name, language, own: card) }
    var lines = LineLocator(source)
    return SourceLocation(file: file, line: range.map { lines.position(of: $0.lowerBound).line })
  }

  private static func range(
    in root: XMLElement, _ kind: ChangeKind, _ name: String, _ language: String, own: PackCard
  ) -> Range<Int>? {
    let ownLanguage = own.titles.first?.language ?? ""
    func elements(_ name: String) -> XMLElement? {
      let all = root.children(name)
      let wanted = language.isEmpty ? ownLanguage : language
      return all.first { ($0["xml:lang"]?.value ?? ownLanguage) == wanted } ?? all.first
    }
    switch kind {
    case .rules: return attribute(name, of: root.children("rules"))
    case .theme: return attribute(name, of: root.children("theme"))
    case .texts:
      let texts = root.children("text").filter { $0["name"]?.value == name }
      let wanted = language.isEmpty ? ownLanguage : language
      return (texts.first { ($0["xml:lang"]?.value ?? ownLanguage) == wanted } ?? texts.first)?
        .range
    case .language: return (root["translations"] ?? root["language"])?.valueRange
    case .about:
      if let attribute = root[name] { return attribute.valueRange }
      let element = ["licence": "license", "author-url": "author"][name] ?? name
      return elements(element)?.range
    default: return nil
    }
  }

  private static func attribute(_ name: String, of elements: [XMLElement]) -> Range<Int>? {
    elements.lazy.compactMap { $0[name]?.valueRange }.first ?? elements.first?.range
  }

  /// Returns the path of a picture.
  func place(ofAsset name: String) -> SourceLocation? {
    guard let project else { return nil }
    let folder = project.manifest?.assets?.path
    let path = folder.map { Path.joined($0, name) } ?? name
    return SourceLocation(file: file(path), line: nil)
  }
}
