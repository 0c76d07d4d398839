internal import Kinds
internal import PackFormat

/// The profile of a column of a table: how many values, how many different ones, and how they are spread.
struct ColumnProfile {
  let name: String
  let type: String
  let missing: Int
  /// The number of different values; nil if there are too many to count.
  private(set) var distinct: Int?
  /// The least and the greatest value; nil without values, and for a column without an order.
  private(set) var range: (least: String, most: String)?
  /// The number of values in each of equally wide parts of the range, for numbers, dates and years.
  private(set) var histogram: [Int] = []
  /// The most frequent values, the most frequent first; empty if no value is repeated.
  private(set) var frequent: [(value: String, count: Int)] = []

  private static let most = 50_000
  private static let parts = 12
  private static let mostFrequent = 3

  init(_ pack: PackReader, _ column: PackColumn, _ sample: RowSample) throws(PackError) {
    name = column.language.isEmpty ? column.name : "\(column.name)@\(column.language)"
    type = column.type.name
    var counts: [String: Int] = [:]
    var numbers: [ExactDecimal] = []
    var (missing, isMany) = (0, false)
    for place in 0..<sample.count {
      guard let (text, number) = try Self.value(pack, column, sample[place]) else {
        missing += 1
        continue
      }
      if let number { numbers.append(number) }
      if counts.count < Self.most || counts[text] != nil {
        counts[text, default: 0] += 1
      } else {
        isMany = true
      }
    }
    self.missing = missing
    if !isMany { distinct = counts.count }
    numbers.sort()
    if let least = numbers.first, let most = numbers.last {
      range = (Self.shown(least, column.type), Self.shown(most, column.type))
      histogram = Self.histogram(numbers)
    } else if column.type == .string {
      let texts = counts.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      if let least = texts.first, let most = texts.last { range = (least, most) }
    }
    if column.type == .string || column.type == .flag || column.type == .reference {
      frequent = counts.filter { $0.value > 1 }.map { (value: $0.key, count: $0.value) }
        .sorted { ($1.count, $0.value) < ($0.count, $1.value) }
        .prefix(Self.mostFrequent).map { $0 }
    }
  }

  /// Returns a value as text, and as a number if it is one; nil if the row has none.
  private static func value(
    _ pack: PackReader, _ column: PackColumn, _ row: Int
  ) throws(PackError) -> (String, ExactDecimal?)? {
    switch column.type {
    case .string: try pack.string(column, row).map { ($0, nil) }
    case .flag: try pack.flag(column, row).map { (String($0), nil) }
    case .blob: try pack.byteCount(of: column, row).map { ("\($0) bytes of row \(row)", nil) }
    case .reference:
      try pack.integer(column, row).flatMap { (target) throws(PackError) in
        let asset = try Int(exactly: target).flatMap { (row) throws(PackError) in
          try PackAsset(pack, row)
        }
        return (asset?.name ?? String(target), nil)
      }
    case .decimal: try pack.decimal(column, row).map { ($0.text, $0) }
    case .integer, .year, .date:
      try pack.integer(column, row).map { (String($0), ExactDecimal($0)) }
    }
  }

  private static func shown(_ number: ExactDecimal, _ type: ColumnType) -> String {
    switch type {
    case .date: CalendarDate.text(ofDay: number.mantissa)
    case .year: number.text
    default: ShownNumber.text(number)
    }
  }

  private static func histogram(_ sorted: [ExactDecimal]) -> [Int] {
    guard let least = sorted.first?.approximation, let most = sorted.last?.approximation,
      least < most, (most - least).isFinite
    else { return [] }
    var histogram = [Int](repeating: 0, count: parts)
    for number in sorted {
      let part = (number.approximation - least) / (most - least) * Double(parts)
      histogram[min(parts - 1, max(0, Int(part)))] += 1
    }
    return histogram
  }
}
