package import Diagnostics
package import Kinds
internal import Rows
internal import SchemaFiles
internal import XMLSource

/// The rows and findings of an XML source, read by libxml2 alone or with the fast scanner for plain
/// rows.
package struct XMLReading: Equatable {
  package private(set) var rows: [String] = []
  package private(set) var findings: [Finding] = []
  package private(set) var judged: [Finding] = []
  package private(set) var counts: [Int] = []

  package init(
    _ text: [UInt8], _ kind: ContentKind, others: [String] = [], plainly: Bool
  ) throws {
    guard let schema = XMLSchema.shared(kind.schemas.xml) else {
      preconditionFailure("the schema of \(kind.name) is none")
    }
    let languages = SourceLanguages(own: "en", others: others)
    var judge = try TableJudge(kind.schema, kind: kind.name, units: .builtIn)
    judge.start("a.xml", Binding(everyFieldOf: kind.schema, languages, file: "a.xml"), languages)
    var own = Findings()
    var rows: [String] = []
    XMLRows.read(
      SourceBytes(name: "a.xml", text), kind.shape, languages, schema, &own, judge: &judge,
      plainly: plainly
    ) { row in
      let texts = row.values.indices.map { row.string($0) ?? "\(row.values[$0])" }
      rows.append("\(row.place) \(row.subject ?? "-") \(row.places) \(texts)")
    }
    judge.finish()
    self.rows = rows
    findings = own.kept
    judged = judge.findings.kept
    counts = [own.errors, own.warnings, judge.findings.errors, judge.findings.warnings]
  }
}
