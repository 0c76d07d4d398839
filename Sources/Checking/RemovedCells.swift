internal import Kinds
internal import CSVSource
internal import Diagnostics
internal import Files
internal import Projects
internal import Rows

/// The fixes that remove what a source has twice or for nothing: rows that repeat another one byte for byte, and
/// columns at the end without a name or a value.
///
/// Both lose nothing that anybody wrote, so they are safe; but not if the nameless column shows that the header row lacks
/// a delimiter.
struct RemovedCells {
  /// The codes of findings that such a fix may belong to.
  static let codes: Set<Code> = [.notUnique, .csvHeaderEmpty]
  /// A limit on the lines that one fix changes, which bounds memory.
  private static let mostEdits = 100_000
  private static let longestRow = 1 << 16

  let project: PackProject
  let manifest: Manifest

  /// Gives a finding of one of the codes its fix, if it has one.
  func settle(_ finding: inout Finding) throws(FileError) {
    let found = project.sources.lazy.map { ($0.table.kind.schema, project.checkable($0.source)) }
      .first {
        $0.1.path == finding.place.file && $0.1.format == .csv && $0.1.template == nil
      }
    guard let (schema, source) = found else { return }
    if finding.code == .csvHeaderEmpty {
      finding.fix = try emptyColumns(finding, source, schema)
    } else if let fix = try repeatedRow(finding, source) {
      finding.fix = fix
      finding.help = "remove it: the whole row stands here twice"
    }
  }

  // MARK: - Repeated rows

  /// Removes the row of a finding with its line end, if it equals the row that has its key first.
  private func repeatedRow(
    _ finding: Finding, _ source: ProjectSource
  ) throws(FileError) -> FixIt? {
    guard let row = finding.row, row.count <= Self.longestRow,
      let first = finding.related.first?.place, first.file == finding.place.file
    else { return nil }
    let start = first.bytes.lowerBound - (finding.place.bytes.lowerBound - row.lowerBound)
    guard start > 0, start + row.count < row.lowerBound else { return nil }
    let (bytes, file) = try SourceFile.watched(
      source.path, atHand: source.bytes, within: source.root)
    let (one, other) = (Line(bytes, start..<start + row.count), Line(bytes, row))
    try file?.check()
    guard let one, let other, one.content == other.content else { return nil }
    return FixIt([.init(row.lowerBound..<row.upperBound + other.endLength, "")], safe: true)
  }

  /// The bytes of a row that stands between two line ends.
  private struct Line {
    var content: [UInt8]
    /// The bytes of the line end; 0 at the end of the file.
    var endLength: Int

    init?(_ source: SourceBytes, _ row: Range<Int>) {
      let around = source.read(row.lowerBound - 1..<row.upperBound + 2)
      guard around.count > row.count, let before = around.first, Self.isLineEnd(before) else {
        return nil
      }
      content = Array(around[1...row.count])
      let behind = around[(row.count + 1)...]
      if let byte = behind.first, !Self.isLineEnd(byte) { return nil }
      endLength = behind.elementsEqual([0x0D, 0x0A]) ? 2 : min(behind.count, 1)
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
  }

  // MARK: - Empty columns

  /// Removes nameless columns at the end from all lines, if no row has a value in them.
  private func emptyColumns(
    _ finding: Finding, _ source: ProjectSource, _ schema: TableSchema
  ) throws(FileError) -> FixIt? {
    var ignored = Findings(limit: 0)
    var reader = try CSVReader.open(
      try source.input(), CSVReader.Options(delimiter: source.reading.delimiter), findings: &ignored
    )
    guard let header = reader.header, finding.place.bytes.upperBound == header.bytes.upperBound,
      let last = header.names.lastIndex(where: { !$0.isEmpty }), last + 1 < header.names.count
    else { return nil }
    var edits = [FixIt.Edit(header.cells[last].upperBound..<header.bytes.upperBound, "")]
    var batch = CSVBatch()
    while try reader.next(&batch, findings: &ignored) {
      for index in 0..<batch.count {
        let record = batch[index]
        if record.count <= last + 1 { continue }
        let rest = (last + 1..<record.count).map { batch.cell($0, of: record) }
        guard rest.allSatisfy(\.content.isEmpty), edits.count < Self.mostEdits else { return nil }
        let start = batch.cell(last, of: record).bytes.upperBound
        edits.append(.init(batch.base + start..<batch.base + record.bytes.upperBound, ""))
      }
    }
    return FixIt(edits, safe: !mayLackDelimiter(header, of: source, schema))
  }

  /// True if a delimiter may be missing between two names, as in `UnitAsOf`: the columns behind it are then one place
  /// too far left, and the nameless one is the last of them.
  private func mayLackDelimiter(
    _ header: CSVHeader, of source: ProjectSource, _ schema: TableSchema
  ) -> Bool {
    let binding = Binding(header, to: schema, manifest.languages, source.reading)
    if schema.requiredNames.contains(where: { binding.index(of: $0) == nil }) { return true }
    let known = schema.fields.map { Array($0.name.lowercased().utf8) }
    return binding.columns.contains { column in
      guard column.field == nil else { return false }
      let name = Array(column.name.lowercased().utf8)
      return known.contains {
        name.count > $0.count && (name.starts(with: $0) || name.suffix($0.count) == $0[...])
      }
    }
  }
}
