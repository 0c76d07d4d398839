package import Diagnostics

/// The names of a table's columns, in the order of the file.
package struct CSVHeader: Equatable, Sendable {
  /// The names, exactly as they stand in the file.
  package var names: [String]
  /// The place of each name in the source, with its quotes.
  package var cells: [Range<Int>]
  package var file: String

  /// The place of the header in the source.
  package var bytes: Range<Int> { (cells.first?.lowerBound ?? 0)..<(cells.last?.upperBound ?? 0) }

  /// The place of a column's name.
  package func place(of column: Int) -> Place { Place(file, cells[column]) }

  /// Names must be there, and differ: columns are found by them.
  func check(_ findings: inout Findings) {
    var first: [String: Int] = [:]
    var nameless: Range<Int>?
    for (column, name) in names.enumerated() {
      if name.isEmpty {
        nameless = (nameless?.lowerBound ?? column)..<(column + 1)
        continue
      }
      addNameless(nameless, to: &findings)
      nameless = nil
      if let earlier = first[name] {
        findings.add(.csvHeaderTwice) {
          Finding(
            .csvHeaderTwice, "two columns are named \(QuotedExcerpt.of(name.utf8))",
            at: place(of: column), help: "rename one of them",
            related: [Related(place(of: earlier), "the first")])
        }
      } else {
        first[name] = column
      }
    }
    addNameless(nameless, to: &findings)
  }

  /// Nameless columns beside each other have one cause, mostly a spreadsheet's empty columns.
  private func addNameless(_ columns: Range<Int>?, to findings: inout Findings) {
    guard let columns else { return }
    findings.add(.csvHeaderEmpty) {
      let one = columns.count == 1
      let bytes = cells[columns.lowerBound].lowerBound..<cells[columns.upperBound - 1].upperBound
      let removal = one ? "the delimiter" : "the delimiters"
      return Finding(
        .csvHeaderEmpty,
        one
          ? "column \(columns.upperBound) has no name"
          : "columns \(columns.lowerBound + 1) to \(columns.upperBound) have no name",
        at: Place(file, bytes),
        help: (one ? "name it" : "name them")
          + (columns.upperBound == names.count
            ? ", or remove \(removal) at the end of every line" : ""))
    }
  }
}
