package import Diagnostics

extension ColumnSlip {
  /// The finding of a row, pointing at the slip; `places` are those of its cells, quotes included.
  package func finding(
    _ code: Code, _ message: String, _ places: [Range<Int>], column name: String,
    _ dialect: CSVDialect, _ file: String
  ) -> Finding {
    let first = places[min(column, places.count - 1)]
    let quote = String(Unicode.Scalar(dialect.quote))
    let comma = CSVDialect.name(dialect.delimiter)
    switch slip {
    case .missing:
      return Finding(
        code, message, at: Place(file, first),
        label: "\(name) should \(column < places.count ? "stand here" : "follow")",
        help: "add \(name), or its delimiter alone")
    case .surplus:
      let next = places[column + 1].lowerBound
      return Finding(
        code, message, at: Place(file, first.lowerBound..<next),
        label: "an empty cell instead of \(name)", help: "remove it",
        fix: FixIt([.init(first.lowerBound..<next, "")], safe: false))
    case .divided(let parts):
      let end = places[column + parts - 1].upperBound
      return Finding(
        code, message, at: Place(file, first.lowerBound..<end),
        label: "one text, parted by its \(comma)", help: "quote it",
        fix: FixIt(
          [.init(first.lowerBound..<first.lowerBound, quote), .init(end..<end, quote)],
          safe: false))
    case .decimalComma:
      return Finding(
        code, message, at: Place(file, first.lowerBound..<places[column + 1].upperBound),
        label: "a number, parted by its decimal comma", help: "write a decimal point",
        fix: FixIt([.init(first.upperBound..<first.upperBound + 1, ".")], safe: false))
    }
  }
}
