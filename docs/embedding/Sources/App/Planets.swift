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
  private let name, diameter: PackColumn
  // A column that is empty in every row is not in the pack.
  private let moons, hasRings, discovered: PackColumn?
  let count: Int

  /// Opens the table; nil if the pack has none.
  init?(_ pack: PackReader) throws(PackError) {
    guard let table = pack.table("table") else { return nil }
    self.pack = pack
    name = try table.column("Name")
    diameter = try table.column("Diameter")
    moons = table.optionalColumn("Moons")
    hasRings = table.optionalColumn("HasRings")
    discovered = table.optionalColumn("Discovered")
    count = table.rowCount
  }

  subscript(row: Int) -> Planet? {
    get throws {
      guard let name = try pack.string(name, row), let diameter = try pack.decimal(diameter, row)
      else { return nil }
      return Planet(
        name: name, diameter: diameter, moons: try moons.flatMap { try pack.integer($0, row) },
        hasRings: try hasRings.flatMap { try pack.flag($0, row) } ?? false,
        discovered: try discovered.flatMap { try pack.integer($0, row) }
          .flatMap { CalendarDate(daysSince1970: Int($0)) })
    }
  }
}
