package import PackFormat

extension SumGridLevel {
  /// The largest number of levels: far more than any game has. A small file can claim billions of
  /// equal rows.
  package static let most = 1_000

  /// Reads the levels of a pack in its order, with names in `language` where they are translated.
  package static func all(
    in reader: PackReader, language: String
  ) throws(PackError) -> [SumGridLevel] {
    guard let table = reader.table("sum-grid") else {
      throw PackError(.malformed("there is no table of levels"), at: 0)
    }
    let names = LocalColumn(table, "Level", language: language)
    try reader.checkSize(
      of: table, most: most, names.columns + reader.idColumns(of: table), "levels")
    var levels: [SumGridLevel] = []
    for row in 0..<table.rowCount {
      guard let name = try names.text(reader, row),
        let first = try range("FirstFrom", "FirstTo", of: table, reader, row),
        let second = try range("SecondFrom", "SecondTo", of: table, reader, row),
        let target = try range("TargetFrom", "TargetTo", of: table, reader, row),
        let level = SumGridLevel(
          name: name, first: first, second: second, target: target,
          id: try reader.questionId(row).text)
      else {
        throw PackError(.malformed("a level lacks its name or numbers of 1 to 3 digits"), at: 0)
      }
      levels.append(level)
    }
    return levels
  }

  private static func range(
    _ from: String, _ to: String, of table: PackTable, _ reader: PackReader, _ row: Int
  ) throws(PackError) -> ClosedRange<Int>? {
    guard let from = table.optionalColumn(from, .integer),
      let to = table.optionalColumn(to, .integer),
      let low = try reader.integer(from, row), let high = try reader.integer(to, row),
      low <= high, low >= Int64(numbers.lowerBound), high <= Int64(numbers.upperBound)
    else { return nil }
    return Int(low)...Int(high)
  }
}
