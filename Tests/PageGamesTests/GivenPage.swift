import Games
import PackFormat
import PageGames
import TestSupport
import Testing

/// A small pack that is open on the page, and the events that it has taken.
struct GivenPage {
  private var session = PageSession()
  private let pack: [UInt8]
  /// The reply to the event that opened the pack; empty if none is open.
  private(set) var first = ""
  /// The time of the page's clock.
  var time: Int64 = 0

  /// A page that has opened nothing yet.
  init(_ pack: [UInt8] = []) { self.pack = pack }

  init(_ pack: BuiltPack, _ settings: String...) throws { try self.init(pack, settings) }

  init(_ pack: BuiltPack, _ settings: [String]) throws {
    self.init(try pack.bytes())
    first = take("open\nsize=\(self.pack.count)\nyear=2026\n" + settings.joined(separator: "\n"))
  }

  /// Sends an event and returns the reply.
  @discardableResult
  mutating func take(_ event: String) -> String { send("\(time) \(event)") }

  /// Sends a text that may be no event.
  mutating func send(_ text: String) -> String {
    let pack = pack
    let bytes = session.take(Array(text.utf8)) { size in
      ByteSource(Array(pack.prefix(Int(size))))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  var transcript: String { String(decoding: session.transcript, as: UTF8.self) }
}

extension BuiltPack {
  static func facts() -> BuiltPack {
    var pack = BuiltPack(kind: "facts", rules: HigherOrLowerRules.defaults)
    pack.add(
      "Fact",
      ["Height of Mount Everest", "Distance to the Moon", "First landing on the Moon", "Pi"])
    pack.add(
      "Value",
      [ExactDecimal(8849), ExactDecimal(384_400), ExactDecimal(1969), ExactDecimal(digits: "3.14")])
    pack.add("Unit", ["metres", "km", "year", ""])
    return pack
  }

  static func quiz() -> BuiltPack {
    var pack = BuiltPack(
      kind: "choice-quiz", rules: RuleText.filled([], of: ChoiceQuizRules.specifications))
    pack.add("Prompt", ["Japan?", "Ireland?", "Brazil?"])
    pack.add("Right", ["Yen", "Euro", "Real"])
    pack.add("Wrong1", ["Won", "Pound", "Peso"])
    pack.add("Wrong2", ["Yuan", nil, "Bolívar"])
    return pack
  }

  static func ordering() -> BuiltPack {
    var pack = BuiltPack(
      kind: "ordering", rules: RuleText.filled([], of: PlacingRules.specifications))
    pack.add("Prompt", ["Planets?", "Letters?", "Prefixes?"])
    pack.add("Item1", ["Mercury", "Alpha", "nano"])
    pack.add("Item2", ["Venus", "Beta", "micro"])
    pack.add("Item3", ["Earth", "Gamma", "milli"])
    pack.add("Item4", ["Mars", nil, nil])
    return pack
  }

  static func matching() -> BuiltPack {
    let rules = [RuleText("credit", "part")]
    var pack = BuiltPack(
      kind: "matching", rules: RuleText.filled(rules, of: PlacingRules.specifications))
    pack.add("Prompt", ["Rivers?", "Moons?", "Symbols?"])
    pack.add("Left1", ["Paris", "Titan", "Gold"])
    pack.add("Right1", ["Seine", "Saturn", "Au"])
    pack.add("Left2", ["Rome", "Europa", "Iron"])
    pack.add("Right2", ["Tiber", "Jupiter", "Fe"])
    pack.add("Extra1", ["Rhine", "Venus", nil])
    return pack
  }

  static func duel() -> BuiltPack {
    var pack = BuiltPack(
      kind: "number-duel", rules: RuleText.filled([], of: NumberDuelRules.specifications))
    pack.add("Level", ["Easy", "Below zero"])
    pack.add("From", .integer, [1, -5])
    pack.add("To", .integer, [20, 5])
    pack.add("Computer", ["random", "halving"])
    pack.add("Hints", ["range;attempts;warmth", nil])
    return pack
  }

  static func grid() -> BuiltPack {
    var pack = BuiltPack(
      kind: "sum-grid", rules: RuleText.filled([], of: SumGridRules.specifications))
    pack.add("Level", ["Warming up", "The top"])
    for (name, numbers) in [
      ("FirstFrom", [5, 30]), ("FirstTo", [20, 500]), ("SecondFrom", [5, 30]),
      ("SecondTo", [20, 499]), ("TargetFrom", [10, 60]), ("TargetTo", [40, 999]),
    ] {
      pack.add(name, .integer, numbers.map { Int64($0) })
    }
    return pack
  }

  static func roster() -> BuiltPack {
    var pack = BuiltPack(
      kind: "roster",
      rules: RuleText.filled([RuleText("rounds", "3")], of: PhotoPickRules.specifications))
    pack.add("Name", ["Ada", "Bo", "Chloé", "Dora", "Émile", "Fred"])
    return pack
  }

  static func answers() -> BuiltPack {
    var pack = BuiltPack(
      kind: "short-answer", rules: RuleText.filled([], of: ShortAnswerRules.specifications))
    pack.add("Prompt", ["Iceland?", "Seven?", "Köln?"])
    pack.add("Answer", ["Reykjavík", "7", "Cologne"])
    pack.add("Accepted", [nil, nil, "Köln;Kölle"])
    return pack
  }

  static let all: [BuiltPack] = [
    .facts(), .quiz(), .duel(), .grid(), .roster(), .answers(), .ordering(), .matching(),
  ]
}
