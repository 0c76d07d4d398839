internal import Checking
internal import CSVSource
internal import Diagnostics
internal import Files
internal import Kinds
internal import PackFormat
internal import Projects
internal import SchemaFiles
internal import XMLSource

extension FuzzTarget {
  /// Reads the input with the CSV reader alone.
  static let csv = FuzzTarget(name: "csv") { bytes in
    let whole = CSVContent(bytes, chunkSize: 1 << 18)
    promise(whole == CSVContent(bytes, chunkSize: 61), "what is read depends on the chunks")
  }

  /// Reads the input as XML, without a schema and with the schema of the kind that the first byte
  /// selects.
  static let xml = FuzzTarget(name: "xml") { bytes in
    guard let first = bytes.first else { return }
    let source = SourceBytes(name: "t.xml", Array(bytes.dropFirst()))
    let kind = kinds[Int(first) % kinds.count]
    for schema in [nil, XMLSchema.shared(kind.schemas.xml)] {
      var findings = Findings()
      let root = XMLElement.read(source, schema: schema, findings: &findings)
      promise(root != nil || findings.errors > 0, "what cannot be read has no finding")
      promise(root.map(isWithin) ?? true, "an element lies outside of the one around it")
    }
  }

  /// Checks the input as a bare source of the kind that the first byte selects.
  static let source = FuzzTarget(name: "source") { bytes in
    guard let first = bytes.first else { return }
    let project = PackProject(
      standardInput: Array(bytes.dropFirst()), kind: kinds[Int(first) % kinds.count])
    check(project, sourceLength: bytes.count - 1)
  }

  private static let kinds = ContentKind.all

  private static func isWithin(_ element: XMLElement) -> Bool {
    element.children.allSatisfy { child in
      element.range.lowerBound <= child.range.lowerBound
        && child.range.upperBound <= element.range.upperBound && isWithin(child)
    }
  }

  static let manifest = FuzzTarget(name: "manifest") { bytes in
    check(["pack.xml": bytes])
  }

  /// Checks a small table whose Table Schema is the input.
  static let tableSchema = FuzzTarget(name: "table-schema") { bytes in
    check(["pack.xml": tableManifest, "t.json": bytes, "t.csv": Array("A,B\n1,x\n".utf8)])
  }

  private static let tableManifest = Array(
    """
    <pack id="table" version="1.0.0" kind="table" language="en">
      <title>T</title>
      <schema path="t.json"/>
      <source path="t.csv"/>
    </pack>
    """.utf8)

  /// Checks small tables that the input describes as a Data Package.
  static let dataPackage = FuzzTarget(name: "data-package") { bytes in
    let rows = Array("A,B\n1,x\n".utf8)
    check(["datapackage.json": bytes, "a.csv": rows, "b.csv": rows], opening: "datapackage.json")
  }

  private static func check(_ texts: [String: [UInt8]], opening manifest: String = "pack.xml") {
    guard let project = try? PackProject(opening: manifest, kind: nil, texts: texts) else {
      return
    }
    check(project, sourceLength: texts[manifest]?.count ?? 0)
  }

  /// Checks and compiles a project: findings lie within the source and repeat, and a pack verifies.
  private static func check(_ project: PackProject, sourceLength: Int) {
    let today = CalendarDate("2026-01-01")
    func run() -> ProjectCheck? {
      try? ProjectCheck(project, .init(today: today), building: true)
    }
    guard let check = run() else { return }
    // A second run doubles the time, so only a quarter of the inputs get one.
    if sourceLength.isMultiple(of: 4) {
      promise(check.findings.kept == run()?.findings.kept, "another run finds something else")
    }
    for finding in check.findings.kept where finding.place.file == project.path {
      promise(
        finding.place.bytes.upperBound <= sourceLength, "a finding lies outside of the source")
    }
    guard let pack = check.pack else { return }
    promise(verifies(pack.bytes), "what was compiled does not verify")
  }

  private static func verifies(_ bytes: [UInt8]) -> Bool {
    do throws(PackError) {
      try PackReader(ByteSource(bytes)).verify()
      return true
    } catch {
      return false
    }
  }
}

/// The rows and the findings of a CSV source.
private struct CSVContent: Equatable {
  var rows: [[[UInt8]]] = []
  var findings: [Finding] = []

  init(_ bytes: [UInt8], chunkSize: Int) {
    var found = Findings()
    guard
      var reader = try? CSVReader.open(
        .bytes(bytes, name: "t.csv"), .init(chunkSize: chunkSize), findings: &found)
    else { return }
    var batch = CSVBatch()
    while (try? reader.next(&batch, findings: &found)) == true {
      for index in 0..<batch.count where batch[index].isSound {
        let record = batch[index]
        rows.append((0..<record.count).map { batch.value(of: batch.cell($0, of: record)) })
      }
    }
    findings = found.kept
  }
}
