internal import Kinds
internal import PackFormat

/// The lengths of the texts in one column, in rows of the smallest screen.
struct TextLength {
  let name: String
  let sample: RowSample
  private(set) var count = 0
  /// The number of texts by their length in rows.
  private(set) var counts: [Int: Int] = [:]
  private(set) var longest: (row: Int, rows: Int)?

  static let mostRows = 20_000

  init(_ column: PackColumn, in pack: PackReader) throws(PackError) {
    name = column.name + (column.language.isEmpty ? "" : "@\(column.language)")
    sample = RowSample(of: column.rowCount, most: Self.mostRows)
    for place in 0..<sample.count {
      let row = sample[place]
      guard let text = try pack.string(column, row) else { continue }
      let rows = Self.rows(of: text)
      count += 1
      counts[rows, default: 0] += 1
      if rows > longest?.rows ?? 0 { longest = (row, rows) }
    }
  }

  private static func rows(of text: String) -> Int {
    // A short ASCII text takes one row, and most texts are such.
    text.utf8.count <= SmallestScreen.columns && text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
      ? 1 : SmallestScreen.rows(for: [text])
  }

  var most: Int { longest?.rows ?? 0 }

  /// The number of texts that are longer than the whole screen.
  var tooLong: Int { counts.reduce(0) { $0 + ($1.key > SmallestScreen.rows ? $1.value : 0) } }
}
