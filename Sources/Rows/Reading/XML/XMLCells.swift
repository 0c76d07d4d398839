package import Diagnostics
package import XMLSource

/// A row of an XML source as cells that nobody has judged, such as the row that a template fills in.
package struct XMLCells: Sendable {
  /// The text of a column and its range; empty, with the range of the row's name, if the row has none.
  package struct Cell: Sendable {
    package var text: String
    package var place: Range<Int>
  }

  /// The name of the row's element.
  package let name: Range<Int>
  package let cells: [Cell]
  /// The children that belong to no column.
  package let others: [XMLTag]

  /// Reads the rows of a source; a child named `other` is kept apart.
  package static func read(
    _ source: SourceBytes, _ shape: XMLShape, _ languages: SourceLanguages, _ binding: Binding,
    _ schema: XMLSchema, apart other: String, _ findings: inout Findings
  ) -> [XMLCells] {
    let reader = XMLRowReader(shape, languages, binding.columns, file: source.name)
    var rows: [XMLCells] = []
    var faults: [Finding] = []
    withoutActuallyEscaping({ (row: XMLRow) in
      var row = row
      let others = row.children.filter { $0.tag.name == other }.map(\.tag)
      row.children.removeAll { $0.tag.name == other }
      let made = reader.cells(of: row)
      faults += made.faults
      rows.append(
        XMLCells(
          name: row.tag.nameRange, cells: made.cells.map { Cell(text: $0.text, place: $0.place) },
          others: others))
    }) { emit in
      _ = XMLReader.read(
        source, schema: schema, into: XMLRowHandler(shape, source, emit), findings: &findings)
    }
    for fault in faults { findings.add(fault) }
    return rows
  }
}
