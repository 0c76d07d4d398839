internal import Checking
internal import Comparing
internal import Diagnostics
internal import Files
internal import Kinds
internal import PackFormat
internal import Projects
internal import Rewriting
internal import Rows
internal import TextUnicode

/// The questions of a project without errors, and the rows of its sources that hold them.
struct ProjectQuestions {
  /// The place of a question in a source that can be changed.
  struct Home { var source, row: Int }

  let kind: ContentKind
  private let languages: SourceLanguages
  /// The sources that can be changed.
  private(set) var sources: [EditableSource] = []
  /// The questions in the order of the project, with their values in canonical spelling.
  private(set) var questions: [ExchangedQuestion] = []
  /// The ids of the questions, given or derived.
  private(set) var ids: [String] = []
  /// The places of the questions; nil for one that a template makes.
  private(set) var homes: [Home?] = []
  /// The makers of the questions that have no place, such as `line 3 of capitals.csv`.
  private(set) var makers: [Int: String] = [:]
  private static let text = CanonicalText(units: .builtIn)

  /// Reads the questions; nil if the sources changed since the `pack` was made of them.
  init?(
    _ project: PackProject, _ kind: ContentKind, _ languages: SourceLanguages, _ pack: PackReader
  ) throws(ExportError) {
    (self.kind, self.languages) = (kind, languages)
    var numbers: [String: Int] = [:]
    var next: [Int] = []
    for (table, source) in project.sources where table.kind.name == kind.name {
      let checkable = project.checkable(source)
      guard checkable.template == nil else { continue }
      let editable: EditableSource?
      do throws(FileError) {
        editable = try EditableSource(checkable, kind, languages)
      } catch {
        throw .file(error)
      }
      guard let editable else { return nil }
      numbers[project.isBare ? source.path : checkable.name] = sources.count
      sources.append(editable)
      next.append(0)
    }
    let reader = QuestionReader(pack)
    for number in 0..<reader.count {
      let packed = try reading { () throws(PackError) in try reader.question(number) }
      ids.append(packed.id)
      let source =
        packed.source.flatMap { numbers[$0] } ?? (project.isBare ? sources.indices.first : nil)
      guard let source else {
        var question = ExchangedQuestion(kind: kind.name, at: Place(project.path, 0..<0))
        for (name, _) in packed.values { question[label(name)] = packed.text(name) }
        makers[number] = packed.line.map { "line \($0) of \(packed.source ?? "a table")" }
        questions.append(question)
        homes.append(nil)
        continue
      }
      guard next[source] < sources[source].count else { return nil }
      let home = Home(source: source, row: next[source])
      next[source] += 1
      questions.append(question(at: home))
      homes.append(home)
    }
    for (source, count) in next.enumerated() where count != sources[source].count { return nil }
  }

  private func question(at home: Home) -> ExchangedQuestion {
    let source = sources[home.source]
    var question = ExchangedQuestion(
      kind: kind.name, at: Place(source.path, source.place(of: home.row)))
    for (number, column) in source.columns.enumerated() where column.field != nil {
      let text = source.text(home.row, number)
      question[label(column.label)] = Self.plain(text, column.field) ?? text
    }
    return question
  }

  /// The name of a field, with the language of a translation as the manifest spells it.
  func label(_ field: String) -> String {
    guard let mark = field.firstIndex(of: "@") else { return field }
    let tag = String(field[field.index(after: mark)...])
    return "\(field[..<mark])@\(languages.spelling(of: tag))"
  }

  /// True if a question may have the field: one of the schema, or a translation into a language of the pack.
  func mayHave(_ field: String) -> Bool {
    let parts = field.split(separator: "@", maxSplits: 1)
    guard let name = parts.first, kind.schema.field(String(name)) != nil else { return false }
    guard parts.count == 2 else { return true }
    if case .other = languages.meaning(of: String(parts[1])) { return true }
    return false
  }

  /// The canonical text of a value of an imported question; nil if it is no value of its field.
  func plain(_ text: String, of field: String) -> String? {
    Self.plain(text, kind.schema.field(String(field.prefix { $0 != "@" })))
  }

  /// The canonical text of a cell, with numbers as packs have them.
  private static func plain(_ text: String, _ field: TableSchema.Field?) -> String? {
    guard let field, field.format != nil || !field.numberWords.isEmpty else {
      return Self.text.text(text, of: field)
    }
    guard let trimmed = Self.text.text(text, of: nil), !trimmed.isEmpty else { return "" }
    return field.plain(trimmed)
  }

  /// The column of a field in a source; nil if it has none.
  func column(of field: String, in source: Int) -> Int? {
    let source = sources[source]
    if let known = source.columns.firstIndex(where: { $0.field != nil && label($0.label) == field })
    {
      return known
    }
    return source.newColumns.firstIndex(of: field).map { source.columns.count + $0 }
  }

  /// The spelling in a source of a value, in the form of numbers that the manifest states.
  func spelling(_ plain: String, in column: Int, of source: Int) -> String {
    let columns = sources[source].columns
    guard column < columns.count, let field = columns[column].field, field.format != nil else {
      return plain
    }
    return field.spelling(of: plain) ?? plain
  }

  // MARK: - Changing

  mutating func addColumn(_ name: String, to source: Int) -> Int { sources[source].addColumn(name) }

  mutating func remove(_ home: Home) { sources[home.source].remove(home.row) }

  /// Changes cells of a row, or adds a row behind another one if `row` is nil.
  mutating func change(
    _ source: Int, _ row: Int?, _ values: [Int: String], behind anchor: Int?, tag: Int
  ) {
    guard let row else { return sources[source].add(values, behind: anchor, tag: tag) }
    for (column, text) in values { sources[source].set(text, at: column, of: row, tag: tag) }
  }

  /// The name of the field that asks the question.
  var asked: String { kind.fieldNames.first ?? "" }
}
