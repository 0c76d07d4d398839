internal import Bytes
internal import Diagnostics
internal import Rows

/// Reports a choice that many questions share and that is right too often, such as "True", and pinned choices that are.
struct FavouredChoice: CrossRowRule {
  static let code = Code(
    "Q133", .warning, "the same choice is right too often",
    why: "A player who always takes it wins without knowing anything.",
    bad: "Prompt,Right,Wrong1\nIs 7 a prime?,Yes,No (and 19 more with Yes)",
    good: "Prompt,Right,Wrong1\nIs 8 a prime?,No,Yes",
    fix: "Turn some of the questions round, so that each of their choices is right about as often.")

  static let pinned = Code(
    "Q134", .warning, "the pinned choice is right too often",
    why:
      "It stays last, so that a player who always takes the last choice wins without knowing anything.",
    bad:
      "Prompt,Right,Wrong1,Wrong2,Pin\nWhich are primes?,All of these,2,3,Right (and 19 more like it)",
    good: "Prompt,Right,Wrong1,Wrong2,Pin\nWhich are primes?,2,4,None of these,Wrong2",
    fix: "Ask more questions in which the pinned choice is wrong, or pin none.")

  static let comparesRows = false
  let fields = ["Right", PinnedChoices.field] + QuestionRow.wrongColumns

  /// The different texts that are counted: a choice that many questions share comes up early.
  private static let mostTexts = 1000

  private struct Tally {
    var hash: UInt64 = 0
    var share = ShareOfQuestions()
    var text = ""
    /// The first right choice.
    var place: Place?
  }

  private var right: Int?
  private var pin: Int?
  private var wrongs: [Int] = []
  private var file = ""
  private var limits: (text: Int?, pin: Int?)
  private var texts: [Tally] = []
  /// A hash table with open addressing: the numbers of `texts`, or -1.
  private var slots = [Int16](repeating: -1, count: 4096)
  private var pins = Tally()
  private var findings: Findings

  init(_ template: Findings) { findings = template }

  mutating func start(_ columns: [Binding.Column], _ context: RuleContext) {
    file = context.file
    right = columns.firstIndex(ofField: "Right")
    pin = columns.firstIndex(ofField: PinnedChoices.field)
    wrongs = QuestionRow.wrongColumns.compactMap { columns.firstIndex(ofField: $0) }
    limits = (context.limit(of: Self.code), context.limit(of: Self.pinned))
  }

  mutating func take(_ row: TypedRow) {
    guard let right, case .text(let range) = row.values[right] else { return }
    var choices = 1
    for column in wrongs { if case .text = row.values[column] { choices += 1 } }
    if choices == 1 { return }
    count(range, of: row, right, isHit: true, choices)
    for column in wrongs {
      guard case .text(let range) = row.values[column] else { continue }
      count(range, of: row, column, isHit: false, choices)
    }
    if let pin, let names = row.string(pin).map(XMLShape.Pin.names), !names.isEmpty {
      let isHit = names.contains("Right")
      pins.share.add(isHit: isHit, choices: max(1, choices / names.count))
      if isHit, pins.place == nil { pins.place = Place(file, row.places[right]) }
    }
  }

  private mutating func count(
    _ range: Range<Int>, of row: TypedRow, _ column: Int, isHit: Bool, _ choices: Int
  ) {
    let hash = FNV1a(row.textBytes.span.extracting(range)).value
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0, texts[Int(slots[slot])].hash != hash {
      slot = (slot + 1) & (slots.count - 1)
    }
    if slots[slot] < 0 {
      if texts.count == Self.mostTexts { return }
      slots[slot] = Int16(texts.count)
      texts.append(Tally(hash: hash, text: String(decoding: row.textBytes[range], as: UTF8.self)))
    }
    let number = Int(slots[slot])
    texts[number].share.add(isHit: isHit, choices: choices)
    if isHit, texts[number].place == nil {
      texts[number].place = Place(file, row.places[column])
    }
  }

  mutating func finish() -> Findings {
    let isPinned = pins.share.isTelling(limit: limits.pin)
    if isPinned { add(Self.pinned, "the pinned choice", pins) }
    for tally in texts where tally.share.isTelling(limit: limits.text) {
      // A text that is always pinned is reported as such.
      if isPinned, tally.share.hits <= pins.share.hits { continue }
      add(Self.code, tally.text.quoted(), tally)
    }
    return findings
  }

  private mutating func add(_ code: Code, _ name: String, _ tally: Tally) {
    guard let place = tally.place else { return }
    findings.add(
      Finding(
        code, "\(name) is right in \(tally.share.inWords)", at: place,
        label: "here for the first time",
        help: "ask more questions in which another choice is right"))
  }
}
