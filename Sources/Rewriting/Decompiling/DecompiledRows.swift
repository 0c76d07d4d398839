internal import Diagnostics
internal import Files
internal import Kinds
internal import PackFormat
internal import Rows
internal import SchemaFiles
internal import XMLSource

/// Writes questions of a pack as rows of a source in canonical form.
struct DecompiledRows {
  let kind: ContentKind
  let packed: PackedColumns
  /// Called from time to time with the number of rows written; may throw to cancel.
  let tick: (_ done: Int) throws(DecompileError) -> Void

  private static let pause = 1 << 12

  private func each(
    _ rows: Range<Int>, _ output: CanonicalOutput, _ body: (Int) throws(DecompileError) -> Void
  ) throws(DecompileError) {
    for row in rows {
      try body(row)
      guard row.isMultiple(of: Self.pause) else { continue }
      try tick(row)
      try writing { () throws(FileError) in try output.check() }
    }
  }

  // MARK: - CSV

  func writeCSV(
    _ rows: Range<Int>, _ plan: CSVPlan, to output: CanonicalOutput
  ) throws(DecompileError) {
    let csv = CSVText(delimiter: plan.delimiter)
    output.append(csv.header(plan.columns.map(\.label)))
    var line: [UInt8] = []
    var value: [UInt8] = []
    try each(rows, output) { (row) throws(DecompileError) in
      line.removeAll(keepingCapacity: true)
      for (place, column) in plan.columns.enumerated() {
        value.removeAll(keepingCapacity: true)
        if let column = column.packed { _ = try packed.append(column, row, to: &value) }
        csv.append(value[...], at: place, of: plan.columns.count, to: &line)
      }
      output.append(line)
    }
  }

  // MARK: - XML

  func writeXML(
    _ rows: Range<Int>, _ style: PackedXMLRow.Style, to output: CanonicalOutput
  ) throws(DecompileError) {
    let inXML = Set(kind.fieldsInXML.map(\.name))
    for (index, column) in packed.columns.enumerated() {
      if inXML.contains(column.packed.name) { continue }
      guard try packed.hasValue(index, in: rows) else { continue }
      let reason = column.field == nil ? "is the author's own" : "has a name that is none in XML"
      throw .unwritable(
        "its column \(column.label.quoted()) \(reason), and XML has no place for it; write CSV")
    }
    guard let schema = XMLSchema.shared(kind.schemas.xml) else {
      preconditionFailure("a built-in schema: \(kind.name)")
    }
    let order = schema.outline.root.flatMap { root in
      schema.outline.type(of: root).children.first.map { schema.outline.type(of: $0) }
    }
    let shape = PackedXMLRow(
      kind, packed, style, attributes: order?.attributes.map(\.name) ?? [])
    output.append(XMLText.declaration + "<\(kind.shape.root)>")
    try each(rows, output) { (row) throws(DecompileError) in
      output.append("\n  " + (try shape.element(row)).layout(indentation: 1))
    }
    output.append("\n</\(kind.shape.root)>\n")
  }
}
