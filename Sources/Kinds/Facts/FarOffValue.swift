internal import Diagnostics
internal import Games
internal import PackFormat
internal import Rows

/// Reports values that look as if they had three zeros too many or too few, mostly a wrong unit.
///
/// A value is compared with the facts of the same unit that begin with the same word. It is reported only if
/// at least five others lie within a factor of thousand, and it is far from all of them. Areas and
/// populations spread wider, so they are never reported.
struct FarOffValue: CrossRowRule {
  static let code = Code(
    "Q107", .warning, "a value is about a thousand times off the others",
    why: "A value in metres among kilometres, or three zeros too many, is right for nobody.",
    bad: "\(others)Height of Mont Blanc,4806000,m", good: "\(others)Height of Mont Blanc,4806,m",
    fix: "Give the value in the unit that the row names. If it is right, allow the warning"
      + " with --ignore Q107.")

  /// The rows that both examples begin with.
  private static let others = """
    Fact,Value,Unit
    Height of K2,8611,m
    Height of Denali,6190,m
    Height of Elbrus,5642,m
    Height of Mount Fuji,3776,m
    Height of Ben Nevis,1345,m

    """

  static let comparesRows = true
  let fields = ["Fact", "Value", "Unit"]

  private static let fewest = 6
  /// A slip is by a factor of 1000; the correct value may itself differ a few times from the middle one.
  private static let offTheMiddle = 300.0
  private static let offTheNext = 100.0
  private static let mostApart = 1000.0

  private var columns: (fact: Int, value: Int, unit: Int)?
  private var file = ""
  private var reader = ContentWords()
  private var places = PackedPlaces()
  private var entries: [Entry] = []
  private var findings: Findings

  private struct Entry {
    /// The hash of the unit and the first word of the question.
    var group: UInt64
    var value: Double
    var place: UInt64
  }

  init(_ template: Findings) { findings = template }

  mutating func start(_ columns: [Binding.Column], _ context: RuleContext) {
    file = context.file
    self.columns = nil
    guard let fact = columns.firstIndex(ofField: "Fact"),
      let value = columns.firstIndex(ofField: "Value"),
      let unit = columns.firstIndex(ofField: "Unit")
    else { return }
    self.columns = (fact, value, unit)
  }

  mutating func take(_ row: TypedRow) {
    guard let columns, let text = row.text(columns.fact), let unit = row.text(columns.unit),
      case .number(let number) = row.values[columns.value], number.mantissa > 0,
      // Years are skipped: the year 9 is a date, and no slip among modern years.
      unit.count != 4 || !Fact.isYear(unit: String(decoding: unit, as: UTF8.self))
    else { return }
    reader.read(text)
    guard let word = reader.words.first else { return }
    var group = CellHash()
    group.add(unit)
    group.add(word.hash)
    entries.append(
      Entry(
        group: group.value,
        value: Double(number.mantissa) / Double(ExactDecimal.power(of: number.scale)),
        place: places.packed(Place(file, row.places[columns.value]))))
  }

  mutating func finish() -> Findings {
    entries.sort { ($0.group, $0.value, $0.place) < ($1.group, $1.value, $1.place) }
    var off: [(entry: Entry, middle: Entry, count: Int)] = []
    var first = 0
    while first < entries.count {
      let end = entries[first...].firstIndex { $0.group != entries[first].group } ?? entries.count
      let group = Array(entries[first..<end])
      let middle = group[group.count / 2]
      off += Self.far(in: group, from: middle).map { ($0, middle, group.count) }
      first = end
    }
    off.sort { $0.entry.place < $1.entry.place }
    let places = places
    for (entry, middle, count) in off {
      let isLarger = entry.value > middle.value
      findings.add(Self.code) {
        Finding(
          Self.code, "this value is far \(isLarger ? "larger" : "smaller") than others of its kind",
          at: places.place(entry.place),
          label: "as if by three zeros too \(isLarger ? "many" : "few")",
          help: "correct it, or give it in the unit of the row; it is compared with"
            + " \(count - 1) facts of this unit that begin with the same word",
          related: [Related(places.place(middle.place), "the middle one of them")])
      }
    }
    return findings
  }

  /// Returns the least and the greatest of the sorted values, each only if it is far off.
  private static func far(in group: [Entry], from middle: Entry) -> [Entry] {
    guard group.count >= fewest else { return [] }
    let values = group.map(\.value)
    let last = values.count - 1
    var far: [Entry] = []
    if values[1] / values[0] >= offTheNext, middle.value / values[0] >= offTheMiddle,
      values[last] / values[1] <= mostApart
    {
      far.append(group[0])
    }
    if values[last] / values[last - 1] >= offTheNext, values[last] / middle.value >= offTheMiddle,
      values[last - 1] / values[0] <= mostApart
    {
      far.append(group[last])
    }
    return far
  }
}
