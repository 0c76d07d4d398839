package import Diagnostics
internal import PackFormat

/// Judges the rows of one table against a schema, whichever format they came from.
///
/// Readers of rows (`CSVRowJudge`, `XMLRows`, `TemplateRows`) call, in this order: `start` for each source; for each row
/// `begin`, `cell` once for each of `columns`, in their order, and `end`; `finish` once, after the last source. `row` holds
/// the typed values from `end` to the next `begin`. Every fault of a cell is one finding, in source order, but `findings`
/// are complete only after `finish`.
///
/// Rows that the fast path accepted are not judged: `take` gets the hashes of their keys, `count` their counted errors. So
/// their sources are read once more where `numberPass` or `secondPass` returns a judge, with `start` and all rows as
/// before; `takeNumbers` is called before the next source starts, and `mergeDuplicates` before `finish`.
package struct TableJudge {
  package let schema: TableSchema
  package private(set) var columns: [Binding.Column] = []
  /// The pre-test of each column.
  private(set) var preTests: [PlainCellTest] = []
  private var forms: [PlainForm?] = []
  /// True for each column with limits of values beside `minimum` and `maximum`.
  private(set) var hasFurtherLimits: [Bool] = []
  /// The formats of columns whose values are not written as usual.
  private(set) var formats: [ValueFormat?] = []
  /// True for each column whose numbers may be read in two ways.
  package private(set) var mayBeDoubtful: [Bool] = []
  package internal(set) var row = TypedRow()
  package internal(set) var findings: Findings
  var file = ""
  /// The notation of the next cell.
  var notation = CellNotation.xml
  /// The column with the ids of the questions.
  package private(set) var idColumn: Int?
  private var idText: [UInt8] = []
  /// The column that ids are derived from, if some suppression names a derived id.
  package private(set) var askedColumn: Int?
  /// The columns of the key that identifies a row; empty if the source lacks one of them.
  package private(set) var keyColumns: [Int] = []
  private let kind: String?
  /// The derived ids that suppressions name.
  private var derived: Set<String> = []
  let patterns: [String: Pattern]
  package let units: UnitTable
  /// True if units have a column of their own.
  let hasUnit: Bool
  var keys: UniqueKeys
  /// The keys that refer to rows, or are referred to.
  var links: [LinkedKeys]
  private(set) var translations: MissingTranslations?
  /// The doubtful numbers of the source at hand; nil if the author says how its numbers are written.
  var doubts: NumberDoubts?
  /// The findings about whole sources, which follow the findings of rows.
  var late: Findings

  /// Throws if a pattern of the schema cannot be used, which no schema has that was read from JSON. Without a `kind`, no ids are derived for rows.
  package init(
    _ schema: TableSchema, kind: String? = nil, units: UnitTable = .empty,
    keys plan: KeyPlan = KeyPlan(), findings: Findings = Findings()
  ) throws(SchemaError) {
    self.schema = schema
    self.kind = kind
    self.units = units
    hasUnit = schema.field("Unit") != nil
    self.findings = findings.emptied
    late = findings.emptied
    keys = UniqueKeys(schema, kind: kind, plan, findings)
    links = plan.linked.map { LinkedKeys($0, plan.textHash) }
    patterns = try schema.compiledPatterns
  }

  /// Starts a source. Keys must be unique over all sources of the table.
  package mutating func start(
    _ file: String, _ binding: Binding, _ languages: SourceLanguages = .init(own: "en", others: [])
  ) {
    finishTranslations()
    finishNumbers()
    findings.maker = nil
    self.file = file
    columns = binding.columns
    doubts = binding.hasNumbers ? nil : NumberDoubts(limit: findings.limit)
    preTests = columns.map { PlainCellTest($0) }
    formats = columns.map { $0.field?.format }
    mayBeDoubtful = columns.map { column in
      column.field.map {
        $0.type.isNumeric && $0.format?.decidesNumbers != true && !binding.hasNumbers
      } ?? false
    }
    hasFurtherLimits = columns.map { $0.field?.constraints.hasFurtherLimits ?? false }
    forms = columns.map { $0.field?.constraints.pattern.flatMap { PlainForm($0) } }
    idColumn = columns.firstIndex(ofField: "Id")
    derived = Set(
      findings.suppressions.compactMap(\.subject).filter { QuestionId.hasDerivedForm($0.utf8) })
    let key = schema.identity.compactMap { columns.firstIndex(ofField: $0) }
    keyColumns = key.count == schema.identity.count ? key : []
    askedColumn =
      derived.isEmpty ? nil : schema.asked.flatMap { columns.firstIndex(ofField: $0.name) }
    findings.subject = nil
    // A suppression may name a question, so that every finding is made, shown or not.
    let isSuppressed = findings.suppressions.contains { $0.code == .missingTranslation }
    let watch = MissingTranslations(
      schema, columns, languages, units, file: file,
      limit: isSuppressed ? .max : findings.limit,
      listsAll: isSuppressed || findings.filter.names(.missingTranslation))
    translations = watch.isNeeded ? watch : nil
    keys.bind(columns)
    for index in links.indices { links[index].key.bind(columns) }
    for finding in binding.findings { findings.add(finding) }
  }

  /// The number of required columns that the source does not have.
  package var missingColumns: Int {
    let there = Set(columns.compactMap(\.field?.name))
    return schema.fields.count { $0.constraints.required && !there.contains($0.name) }
  }

  /// Begins a row. `id`, `asked` and `key` are the cells in `idColumn`, `askedColumn` and `keyColumns`; every finding
  /// of the row names its id.
  package mutating func begin(
    _ place: Range<Int>, id: [UInt8] = [], asked: [UInt8] = [], key: [[UInt8]] = []
  ) {
    row.place = place
    row.subject = key.isEmpty ? nil : subject(ofKey: key)
    if keyColumns.isEmpty {
      row.subject = id.isEmpty || id.count > 256 ? nil : subject(id)
      if row.subject == nil { row.subject = suppressedId(asked) }
    }
    findings.subject = row.subject
    row.values.removeAll(keepingCapacity: true)
    row.places.removeAll(keepingCapacity: true)
    row.textBytes.removeAll(keepingCapacity: true)
    doubts?.startRow()
  }

  private mutating func subject(_ id: [UInt8]) -> String? {
    idText.removeAll(keepingCapacity: true)
    guard CellText.append(id.span, to: &idText) != .forbidden, !idText.isEmpty else { return nil }
    return String(decoding: idText, as: UTF8.self)
  }

  /// The id of a row with a key; nil if a value is missing, at fault or very long.
  private mutating func subject(ofKey cells: [[UInt8]]) -> String? {
    var values: [String] = []
    for (column, cell) in zip(keyColumns, cells) {
      guard cell.count <= 256, let text = subject(cell), let field = columns[column].field else {
        return nil
      }
      if field.type == .string {
        values.append(text)
      } else {
        guard case .value(let value) = field.parse(idText.span) else {
          return nil
        }
        values.append(value.text)
      }
    }
    return values.count == keyColumns.count ? QuestionId.joined(values) : nil
  }

  /// The derived id of a row without an id, if some suppression names that id.
  private mutating func suppressedId(_ asked: [UInt8]) -> String? {
    guard !derived.isEmpty, let kind else { return nil }
    idText.removeAll(keepingCapacity: true)
    guard CellText.append(asked.span, to: &idText) != .forbidden else { return nil }
    let id = QuestionId.derive(kind: kind, text: idText)
    return derived.contains(id) ? id : nil
  }

  /// Says which template made the rows that follow; the next source ends that.
  package mutating func startRows(madeBy maker: Related) { findings.maker = maker }

  /// Takes the next cell of the row, in the order of the binding: its decoded bytes and their place.
  package mutating func cell(_ text: Span<UInt8>, at place: Range<Int>) {
    let value = value(of: text, in: row.values.count, at: place)
    row.places.append(place)
    row.values.append(value)
  }

  /// Takes the next cell of the row as a range of `bytes`.
  package mutating func cell(_ bytes: [UInt8], _ text: Range<Int>, at place: Range<Int>) {
    let column = row.values.count
    let verdict =
      text.isEmpty
      ? preTests[column].emptyVerdict : preTests[column].verdict(bytes, text, forms[column])
    switch verdict {
    case .missing: row.values.append(.missing)
    case .plain:
      let start = row.textBytes.count
      row.textBytes += bytes[text]
      row.values.append(.text(start..<row.textBytes.count))
    case .open:
      let value = value(of: bytes.span.extracting(text), in: column, at: place)
      row.values.append(value)
    }
    row.places.append(place)
  }

  package mutating func end() {
    translations?.note(row)
    keys.insert(row, file, &findings)
    for index in links.indices { links[index].note(row, file) }
  }

  /// Ends the table: reports what was collected for the end.
  package mutating func finish() {
    findings.subject = nil
    findings.merge(keys.duplicates)
    findings.merge(late)
    late = findings.emptied
    finishTranslations()
    finishNumbers()
    findings.merge(late)
    late = findings.emptied
  }

  private mutating func finishTranslations() {
    guard let translations else { return }
    let missing = translations.findings(findings)
    // They follow the findings of rows, also of rows that a second pass reports.
    if keys.isDeferred { late.merge(missing) } else { findings.merge(missing) }
    self.translations = nil
  }

  /// Adds a finding about the row at hand that is not about a value.
  mutating func add(_ finding: Finding) { findings.add(finding) }

  /// True if a value of the row at hand is at fault.
  var hasFault: Bool { row.values.contains(.faulty) }

  /// Removes the findings since `mark`; the row is then not ended.
  mutating func drop(since mark: Findings.Mark) {
    findings.takeBack(to: mark)
    doubts?.dropRow()
  }
}
