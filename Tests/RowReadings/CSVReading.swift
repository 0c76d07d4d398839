package import BulkRows
internal import CSVSource
package import Diagnostics
internal import Hashing
internal import PackFormat
internal import Rows

/// The rows and findings of a CSV source, read by the slow path or with the fast path.
package struct CSVReading: Equatable {
  package private(set) var findings: [Finding] = []
  /// The numbers of errors, warnings and fixable findings, including those that are not kept.
  package private(set) var counts: [Int] = []
  /// For each code, the numbers of findings and of safe fixes, and the first place, in spite of the limit.
  package private(set) var tallies: [String] = []
  package private(set) var rows = 0
  /// The values and lines of all rows, as a pack; empty if some errors were only counted.
  package private(set) var table: [UInt8] = []

  /// The fields of the Table Schema that the sources are read with.
  package static let fields = """
    {"name": "Fact", "type": "string",
     "constraints": {"required": true, "unique": true, "minLength": 3, "maxLength": 40}},
    {"name": "Value", "type": "number", "constraints": {"required": true}},
    {"name": "Unit", "type": "string", "unit": true,
     "constraints": {"required": true, "maxLength": 20}},
    {"name": "Id", "type": "string",
     "constraints": {"unique": true, "maxLength": 64, "pattern": "[a-z0-9]+(-[a-z0-9]+)*"}},
    {"name": "Level", "type": "integer", "constraints": {"minimum": 1, "maximum": 5}},
    {"name": "AsOf", "type": "date"}
    """

  private static let schema = Result {
    try TableSchema(json: Array("{\"fields\": [\(fields)]}".utf8))
  }
  private static let units = UnitTable(csv: Array("Unit,Also\nmetres,m\nkilometres,km\n".utf8))

  /// A short description, for a readable failure of a comparison.
  package var reported: [String] {
    ["\(rows) rows, \(counts)"] + tallies
      + findings.map { "\($0.code.id) \($0.place.bytes) \($0.message)" }
  }

  /// Reads a text row by row, or in bulk by some options. Values are collected if the options want columns, or
  /// `wantsValues` is true.
  ///
  /// - Parameter accepted: called with the number of rows that were accepted at once
  package init(
    _ text: [UInt8], bulk: BulkOptions?, wantsValues: Bool = false, limit: Int = 1_000_000,
    accepted: (_ rows: Int) -> Void = { _ in }
  ) throws {
    let schema = try Self.schema.get()
    var own = Findings(limit: limit)
    let reader = try Self.open(text, &own)
    guard let header = reader.header else { return }
    let plan = KeyPlan(mayHaveDerivedIds: false, mayDefer: bulk != nil)
    var judge = try TableJudge(
      schema, units: Self.units ?? .empty, keys: plan, findings: Findings(limit: limit))
    if bulk != nil, !judge.defersDuplicates { preconditionFailure("keys are looked up at once") }
    let languages = SourceLanguages(own: "en", others: nil)
    let binding = Binding(header, to: schema, languages)
    judge.start("a.csv", binding, languages)
    var gathered = GatheredRows(binding.columns, text)
    var isGathered = wantsValues
    var stream = JudgedRows(reader, judge, bulk, own)
    while let step = try stream.next(&judge, &own) {
      switch step {
      case .judged:
        rows += 1
        if isGathered { gathered.take(judge.row) }
      case .accepted(let these):
        rows += these.rows.count
        accepted(these.rows.count)
        if these.hasErrors { isGathered = false }
        if isGathered { gathered.accept(these, &stream.columns) }
      }
    }
    if let bulk, var second = judge.secondPass(threads: bulk.threads) {
      var ignored = Findings(limit: limit)
      let again = try Self.open(text, &ignored)
      second.start("a.csv", binding, languages)
      var rows = JudgedRows(again, second, bulk, ignored)
      while try rows.next(&second, &ignored) != nil {}
      judge.mergeDuplicates(of: second)
    }
    judge.finish()
    own.merge(judge.findings)
    own.sort(files: ["a.csv"])
    findings = own.kept
    counts = [own.errors, own.warnings, own.fixable]
    tallies = own.tallies.map {
      "\($0.code.id): \($0.count), \($0.safe) safe, first \($0.first?.bytes ?? 0..<0)"
    }
    if isGathered { table = try gathered.encoded() }
  }

  private static func open(_ text: [UInt8], _ findings: inout Findings) throws -> CSVReader {
    try CSVReader.open(
      .bytes(text, name: "a.csv"), CSVReader.Options(delimiter: UInt8(ascii: ",")),
      findings: &findings)
  }
}

/// The columns of a table and the line of each row.
private struct GatheredRows {
  private var columns: [ColumnBuilder]
  private var lines = ColumnBuilder("Line", .integer)
  private var locator: LineLocator

  init(_ columns: [Binding.Column], _ text: [UInt8]) {
    locator = LineLocator(SourceBytes(name: "a.csv", text))
    self.columns = columns.map { column in
      ColumnBuilder(
        column.name, column.field.map { Self.type(of: $0) } ?? .string,
        isUnique: column.field?.constraints.unique == true)
    }
  }

  private static func type(of field: TableSchema.Field) -> ColumnType {
    switch field.type {
    case .number: .decimal
    case .integer: .integer
    case .date: .date
    default: .string
    }
  }

  mutating func take(_ row: TypedRow) {
    for (index, value) in row.values.enumerated() {
      switch value {
      case .text(let range): columns[index].append(bytes: Array(row.textBytes[range]))
      case .number(let number): columns[index].append(number)
      case .integer(let number), .year(let number), .date(let number):
        columns[index].append(number)
      case .missing, .faulty, .flag: columns[index].appendMissing()
      }
    }
    lines.append(Int64(locator.position(of: row.place.lowerBound).line))
  }

  mutating func accept(_ accepted: AcceptedRows, _ values: inout BulkColumns) {
    let first = locator.position(of: values.start).line
    if locator.position(of: accepted.end).line != first + accepted.endLine {
      preconditionFailure("a wrong line at byte \(accepted.end)")
    }
    if accepted.rows.isEmpty { return }
    for index in columns.indices { columns[index].append(&values.columns[index], accepted.rows) }
    lines.append(values.lines[accepted.rows], adding: Int64(first))
  }

  func encoded() throws -> [UInt8] {
    var writer = PackWriter(
      card: PackCard(
        id: "a", version: "1", kind: "facts", asOf: nil, questionCount: 0,
        titles: [.init(language: "en", text: "A")]))
    writer.content = [TableBuilder("facts", columns + [lines])]
    return try writer.encode(digest: .quick).bytes
  }
}
