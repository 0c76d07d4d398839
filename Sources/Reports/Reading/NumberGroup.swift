internal import Games
internal import PackFormat

/// Numbers of a pack that can be compared with each other: those of one unit or one column.
struct NumberGroup {
  let name: String
  /// The frequency of each number.
  private(set) var counts: [ExactDecimal: Int] = [:]
  private(set) var count = 0

  mutating func add(_ number: ExactDecimal) {
    counts[number, default: 0] += 1
    count += 1
  }

  var sorted: [(number: ExactDecimal, count: Int)] {
    counts.map { (number: $0.key, count: $0.value) }.sorted { $0.number < $1.number }
  }
}

extension ExactDecimal {
  /// The number as a floating-point value, exact enough for a plot.
  var approximation: Double { Double(mantissa) / Double(Self.power(of: scale)) }
}

/// All numbers and years in the questions of a pack.
struct PackNumbers {
  /// The values of facts by unit, the most frequent unit first.
  private(set) var units: [NumberGroup] = []
  /// All other numbers, by column.
  private(set) var columns: [NumberGroup] = []
  private(set) var years: [NumberGroup] = []
  let sample: RowSample

  private static let mostRows = 200_000
  private var places: [String: Int] = [:]

  init(_ pack: PackReader) throws(PackError) {
    let table = pack.kindTable
    sample = RowSample(of: table.rowCount, most: Self.mostRows)
    let unit = table.optionalColumn("Unit", .string)
    let value = table.optionalColumn("Value").flatMap {
      [.decimal, .integer].contains($0.type) ? $0 : nil
    }
    for column in table.columns {
      if let unit, let value, column.name == value.name {
        try addValues(pack, value, unit)
      } else {
        try addColumn(pack, column)
      }
    }
    units.sort { ($1.count, $0.name) < ($0.count, $1.name) }
  }

  /// Adds the values of facts, as years or as quantities of their unit.
  private mutating func addValues(
    _ pack: PackReader, _ value: PackColumn, _ unit: PackColumn
  ) throws(PackError) {
    var years = NumberGroup(name: "Answers that are years")
    for place in 0..<sample.count {
      let row = sample[place]
      guard let number = try pack.decimal(value, row) else { continue }
      let name = try pack.string(unit, row) ?? ""
      if Fact.isYear(unit: name) {
        years.add(number)
      } else {
        let index = places[name] ?? units.count
        if index == units.count {
          places[name] = index
          units.append(NumberGroup(name: name))
        }
        units[index].add(number)
      }
    }
    if years.count > 0 { self.years.append(years) }
  }

  private mutating func addColumn(_ pack: PackReader, _ column: PackColumn) throws(PackError) {
    guard [.integer, .decimal, .year, .date].contains(column.type) else { return }
    var group = NumberGroup(name: column.name)
    for place in 0..<sample.count {
      let row = sample[place]
      let found =
        column.type == .decimal
        ? try pack.decimal(column, row) : try pack.integer(column, row).map { ExactDecimal($0) }
      guard let number = found else { continue }
      if column.type == .date {
        let date = Int(exactly: number.mantissa).flatMap { CalendarDate(daysSince1970: $0) }
        if let date { group.add(ExactDecimal(Int64(date.year))) }
      } else {
        group.add(number)
      }
    }
    guard group.count > 0 else { return }
    if column.type == .year || column.type == .date {
      years.append(group)
    } else {
      columns.append(group)
    }
  }
}
