import PackFormat

/// A row of the table as the app wants it: typed, with nil where a cell was empty.
struct Planet {
  let name: String
  let diameter: ExactDecimal
  let moons: Int64?
  let hasRings: Bool
  let discovered: CalendarDate?
}

/// The table `packtool init table` begins with, read a row at a time.
struct Planets {
  private let pack: PackReader
  private let columns: [String: PackColumn]
  let count: Int

  /// Nil where the pack holds no such table.
  init?(_ pack: PackReader) {
    guard let table = pack.table("table"), table.column("Name")?.type == .string,
      table.column("Diameter")?.type == .decimal
    else { return nil }
    self.pack = pack
    // A column that is empty in every row is not in the pack.
    columns = Dictionary(uniqueKeysWithValues: table.columns.map { ($0.name, $0) })
    count = table.rowCount
  }

  subscript(row: Int) -> Planet? {
    get throws {
      guard let name = try columns["Name"].flatMap({ try pack.string($0, row) }),
        let diameter = try columns["Diameter"].flatMap({ try pack.decimal($0, row) })
      else { return nil }
      return Planet(
        name: name, diameter: diameter,
        moons: try columns["Moons"].flatMap { try pack.integer($0, row) },
        hasRings: try columns["HasRings"].flatMap { try pack.flag($0, row) } ?? false,
        discovered: try columns["Discovered"].flatMap { try pack.integer($0, row) }
          .flatMap { CalendarDate(daysSince1970: Int($0)) })
    }
  }
}
