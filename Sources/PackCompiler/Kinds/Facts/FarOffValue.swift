internal import Diagnostics
internal import PackFormat
internal import Schema

/// A value a thousand times larger or smaller than those beside it: mostly a slip of the unit.
///
/// Beside it are the facts of the same unit that begin with the same word. A value is told only
/// where it stands alone: a thousand times off the middle one of at least six, and a hundred times
/// off the next. Areas and populations go over more than that, but without such a gap.
struct FarOffValue: TableRule {
  static let code = Code(
    "Q107", .warning, "a value is a thousand times off the others",
    why: "A value in metres among kilometres, or three zeros too many, is right for nobody.",
    bad: "Height of K2,8611,m\nHeight of Mont Blanc,4806000,m\n(and four more heights)",
    good: "Height of K2,8611,m\nHeight of Mont Blanc,4806,m",
    mend: "Give the value in the unit that the row names. Where it is right, pass the warning over"
      + " with --allow Q107.")

  static let comparesRows = true

  private static let fewest = 6
  private static let offTheMiddle = 1000.0
  private static let offTheNext = 100.0

  private var columns: (fact: Int, value: Int, unit: Int)?
  private var file = ""
  private var reader = ContentWords()
  private var places = PackedPlaces()
  private var entries: [Entry] = []
  private var findings: Findings

  private struct Entry {
    /// The unit and the first word of what is asked.
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
      case .number(let number) = row.values[columns.value], number.mantissa > 0
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
      let group = entries[first..<end]
      if group.count >= Self.fewest {
        let middle = group[first + group.count / 2]
        off += Self.alone(in: group).filter { entry in
          max(entry.value / middle.value, middle.value / entry.value) >= Self.offTheMiddle
        }.map { ($0, middle, group.count) }
      }
      first = end
    }
    off.sort { $0.entry.place < $1.entry.place }
    for (entry, middle, count) in off {
      let places = places
      findings.add(Self.code) {
        Finding(
          Self.code,
          "this value is more than a thousand times \(entry.value > middle.value ? "larger" : "smaller")"
            + " than those of its like", at: places.place(entry.place),
          label: "far from the \(count - 1) others of this unit that begin with the same word",
          help: "give it in the unit of the row, or correct its zeros",
          related: [Related(places.place(middle.place), "the middle one")])
      }
    }
    return findings
  }

  /// The least and the greatest value, where the next is far from it.
  private static func alone(in group: ArraySlice<Entry>) -> [Entry] {
    let values = Array(group)
    let last = values.count - 1
    var alone: [Entry] = []
    if values[1].value / values[0].value >= offTheNext { alone.append(values[0]) }
    if values[last].value / values[last - 1].value >= offTheNext { alone.append(values[last]) }
    return alone
  }
}
