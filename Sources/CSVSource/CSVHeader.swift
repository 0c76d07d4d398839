package import Diagnostics

/// The names of a table's columns, in the order of the file.
package struct CSVHeader: Equatable, Sendable {
  /// The names, exactly as they stand in the file.
  package var names: [String]
  /// Where each name stands in the source, quotes included.
  package var cells: [Range<Int>]
  package var file: String

  /// Where the header stands in the source.
  package var bytes: Range<Int> { (cells.first?.lowerBound ?? 0)..<(cells.last?.upperBound ?? 0) }

  /// Where a column's name stands.
  package func place(of column: Int) -> Place { Place(file, cells[column]) }

  /// Names must be there, and differ: columns are found by them.
  func check(_ findings: inout Findings) {
    var first: [String: Int] = [:]
    for (column, name) in names.enumerated() {
      if name.isEmpty {
        findings.add(.csvHeaderEmpty) {
          Finding(
            .csvHeaderEmpty, "column \(column + 1) has no name", at: place(of: column),
            help: column + 1 == names.count
              ? "name it, or remove the delimiter at the end of every line" : "name it")
        }
      } else if let earlier = first[name] {
        findings.add(.csvHeaderTwice) {
          Finding(
            .csvHeaderTwice, "two columns are named \(Excerpt.of(name.utf8))",
            at: place(of: column), help: "rename one of them",
            related: [Related(place(of: earlier), "the first")])
        }
      } else {
        first[name] = column
      }
    }
  }
}
