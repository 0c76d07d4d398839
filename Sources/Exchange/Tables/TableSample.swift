/// The first rows of a table whose header is not known, for the message that says so.
struct TableSample {
  private typealias Row = [(column: Int, text: String)]

  private var rows: [Row] = []
  /// True if the first row is the header, whatever it has.
  private let beginsWithHeader: Bool
  /// The most rows that are kept.
  private static let most = 60

  init(beginsWithHeader: Bool = false) { self.beginsWithHeader = beginsWithHeader }

  mutating func add(_ row: TableRow) {
    add(row.cells.map { ($0.column, $0.text) })
  }

  mutating func add(_ cells: [(column: Int, text: String)]) {
    if rows.count < Self.most, cells.count <= TableMapping.mostNames { rows.append(cells) }
  }

  /// The row that most looks like a header: the first one with the number of cells that most rows have, of at least two.
  private var header: Int? {
    if beginsWithHeader { return rows.isEmpty ? nil : 0 }
    var numbers: [Int: Int] = [:]
    for row in rows { numbers[row.count, default: 0] += 1 }
    let best = numbers.max {
      ($0.key > 1 ? 1 : 0, $0.value, $0.key) < ($1.key > 1 ? 1 : 0, $1.value, $1.key)
    }
    return best.flatMap { best in rows.firstIndex { $0.count == best.key } }
  }

  /// The number of cells of the header.
  var width: Int { header.map { rows[$0].count } ?? 0 }

  /// The names of the columns.
  var names: [(column: Int, name: String)] {
    header.map { rows[$0].map { ($0.column, $0.text) } } ?? []
  }

  /// The texts of each row below the header, by their columns; several of one column with a sign between them.
  var values: [[Int: String]] {
    guard let header else { return [] }
    return rows[header...].dropFirst().prefix(20).map {
      Dictionary($0.map { ($0.column, $0.text) }) { "\($0)|\($1)" }
    }
  }
}
