internal import Diagnostics
internal import PackFormat
internal import Rows

/// Reports one fact with two values: one is wrong, or the texts lack what tells two facts apart.
struct TwoValues: CrossRowRule {
  static let code = Code(
    "Q105", .warning, "a fact has two values",
    why: "At least one of them is wrong, and players who know the other lose a life.",
    bad: "Fact,Value,Unit\nHeight of Mont Blanc,4806,m\nThe height of Mont Blanc,4810,m",
    good: "Fact,Value,Unit\nHeight of Mont Blanc,4806,m",
    fix: "Find out which value is right and remove the other row; if they are two facts, say in"
      + " each what tells it from the other.")

  static let comparesRows = true
  let fields = ["Fact", "Value", "Unit"]

  private var columns: (fact: Int, value: Int, unit: Int)?
  private var file = ""
  private var reader = ContentWords()
  private var places = PackedPlaces()
  private var slots = [Slot](repeating: Slot(), count: 64)
  private var count = 0
  private var findings: Findings

  init(_ template: Findings) { findings = template }

  /// The first row with a certain subject, in 24 bytes without its text.
  private struct Slot {
    /// The hash of what the fact is about; 0 in an empty slot.
    var subject: UInt64 = 0
    var value: UInt32 = 0
    /// The hash of the whole text.
    var text: UInt32 = 0
    var place: UInt64 = 0
  }

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
      case .number(let number) = row.values[columns.value]
    else { return }
    reader.read(text)
    if reader.words.isEmpty { return }
    var value = CellHash()
    value.add(number)
    let place = Place(file, row.places[columns.value])
    let new = Slot(
      subject: subject(unit), value: UInt32(truncatingIfNeeded: value.value),
      text: UInt32(truncatingIfNeeded: CellHash.exact(text)), place: places.packed(place))
    let first = insert(new)
    // Equal texts are reported by the schema.
    if first.value == new.value || first.text == new.text { return }
    let places = places
    findings.add(Self.code) {
      Finding(
        Self.code, "the same fact has another value in an earlier row, and here \(number.text)",
        at: place,
        label: "another value",
        help: "remove the wrong one; if they are two facts, say in each what tells it apart",
        related: [Related(places.place(first.place), "the value it has before")])
    }
  }

  mutating func finish() -> Findings { findings }

  /// Returns a hash of the unit, the names and numbers in their order, and the other words in any order.
  private func subject(_ unit: ArraySlice<UInt8>) -> UInt64 {
    var common: UInt64 = 0
    var key = CellHash()
    key.add(unit)
    for word in reader.words {
      if word.isFixed {
        key.add(word.hash)
      } else {
        var one = CellHash()
        one.add(word.hash)
        common = common &+ one.value
      }
    }
    key.add(common)
    return key.value | 1
  }

  /// Returns the first row with the subject of `new`; that is `new` itself if there was none.
  private mutating func insert(_ new: Slot) -> Slot {
    if count * 8 >= slots.count * 5 { grow() }
    let index = index(of: new.subject)
    if slots[index].subject == 0 {
      slots[index] = new
      count += 1
    }
    return slots[index]
  }

  /// Returns the slot of the subject, or the empty slot where it belongs (linear probing).
  private func index(of subject: UInt64) -> Int {
    var index = Int(truncatingIfNeeded: subject >> 1) & (slots.count - 1)
    while slots[index].subject != 0, slots[index].subject != subject {
      index = (index + 1) & (slots.count - 1)
    }
    return index
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: old.count * 2)
    for filled in old where filled.subject != 0 { slots[index(of: filled.subject)] = filled }
  }
}
