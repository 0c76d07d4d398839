import CSVSource
import Diagnostics
import Testing

@testable import Rows

/// The rows and findings of CSV texts that are judged as the sources of one table.
struct Judged {
  /// The values of each row in a short form: texts in quotes, `-` for missing, `!` for faulty.
  var rows: [String] = []
  var findings: [Finding] = []
  /// The number of all findings, including those that are not kept.
  var count = 0
  var fixable = 0

  /// Judges the texts as sources named `a.csv`, `b.csv` and so on.
  init(
    _ sources: [String], _ schema: TableSchema,
    _ languages: SourceLanguages = .init(own: "en", others: nil), units: UnitTable = .empty,
    limit: Int = .max, kind: String? = nil, expectsIds: Bool = false
  ) throws {
    var judge = try TableJudge(
      schema, kind: kind, units: units, keys: KeyPlan(hasIds: expectsIds),
      findings: Findings(limit: limit))
    var readers = Findings(limit: limit)
    for (source, letter) in zip(sources, "abcdef") {
      var reader = try CSVReader.open(
        .bytes(Array(source.utf8), name: "\(letter).csv"), findings: &readers)
      let found = reader.header
      let header = try #require(found)
      judge.start(reader.file, Binding(header, to: schema, languages), languages)
      let made = CSVRowJudge(reader, judge, readers)
      var ofSource = try #require(made)
      reader.fit = ofSource.fit
      reader.missingColumns = judge.missingColumns
      var batch = CSVBatch()
      while try reader.next(&batch, findings: &readers) {
        for index in 0..<batch.count where ofSource.judge(index, of: batch, by: &judge) {
          let row = judge.row
          rows.append(row.values.indices.map { Self.shown(row, $0) }.joined(separator: " "))
        }
      }
      readers.merge(ofSource.findings)
    }
    judge.finish()
    #expect(readers.kept == [])
    findings = judge.findings.kept
    count = judge.findings.count
    fixable = judge.findings.fixable
  }

  init(
    _ source: String, _ schema: TableSchema,
    _ languages: SourceLanguages = .init(own: "en", others: nil), units: UnitTable = .empty
  ) throws { try self.init([source], schema, languages, units: units) }

  private static func shown(_ row: TypedRow, _ column: Int) -> String {
    switch row.values[column] {
    case .missing: "-"
    case .faulty: "!"
    case .text: "\"\(row.string(column) ?? "")\""
    case let value: value.text
    }
  }
}

extension TableSchema {
  /// Makes a schema from the JSON of its fields and of its further properties.
  init(fields: String, _ rest: String = "") throws {
    try self.init(json: Array("{\"fields\": [\(fields)]\(rest.isEmpty ? "" : ", " + rest)}".utf8))
  }
}
