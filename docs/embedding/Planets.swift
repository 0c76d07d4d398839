import PackFormat

/// A row of the table in the app's own types; nil stands for an empty cell.
struct Planet {
  let name: String
  let diameter: ExactDecimal
  let moons: Int64?
  let hasRings: Bool
  let discovered: CalendarDate?
}

/// The table of the project that `packtool init table` makes, read row by row.
struct Planets {
  private let pack: PackReader
  private let columns: [String: PackColumn]
  let count: Int

  /// Opens the table; nil if the pack has none.
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
