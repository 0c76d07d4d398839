import Games
import PackFormat
import Scores
import Screens
import Words

/// A pack of levels, as the compiler makes one.
struct DuelPack {
  struct Row {
    var level = "Easy"
    var ru: String? = "Легко"
    var from: Int64? = 1
    var to: Int64? = 10
    var computer: String? = "halving"
    var hints: String?
  }

  static let rows = [
    Row(computer: "random", hints: "range; attempts;warmth"),
    Row(level: "Normal", ru: "Средне", to: 100, hints: "warmth"),
    Row(level: "Blind", ru: nil, from: -5, to: 5, computer: "careful"),
  ]

  var rows = rows
  var rules: [RuleText] = []
  /// The translated texts: name, language and text.
  var texts: [[String]] = []
  var title = "Guess"

  func bytes() throws -> [UInt8] {
    var levels = TableBuilder(
      "number-duel",
      [
        ColumnBuilder("Level", .string), ColumnBuilder("Level", language: "ru", .string),
        ColumnBuilder("From", .integer), ColumnBuilder("To", .integer),
        ColumnBuilder("Computer", .string), ColumnBuilder("Hints", .string),
      ])
    for row in rows {
      levels.columns[0].append(row.level)
      levels.columns[1].append(row.ru)
      levels.columns[2].append(row.from)
      levels.columns[3].append(row.to)
      levels.columns[4].append(row.computer)
      levels.columns[5].append(row.hints)
    }
    let filled = RuleText.filled(rules, of: NumberDuelRules.specifications)
    var writer = PackWriter(
      card: PackCard(
        id: "guess", version: "1.0.0", kind: "number-duel", asOf: nil,
        questionCount: UInt64(rows.count),
        titles: [
          PackCard.Title(language: "en", text: title),
          PackCard.Title(language: "ru", text: "Угадай"),
        ]))
    writer.content = [
      levels,
      Self.strings(".rules", ["Name", "Value"], filled.map { [$0.name, $0.text] }),
      Self.strings(".texts", ["Name", "Language", "Text"], texts),
    ]
    return try writer.encode().bytes
  }

  /// Returns the game as packplay makes it.
  func play(_ settings: GameSettings, _ keeper: ScoreKeeper? = nil) throws -> any PlainGame {
    let reader = try PackReader(ByteSource(bytes()))
    guard let kind = GameKind.of(reader.header.card) else { throw PlayError.empty }
    return try kind.play(
      reader, settings,
      keeper ?? ScoreKeeper(nil, pack: "guess", kind: "number-duel", rules: "r", title: "Guess"))
  }

  /// Plays the lines to their end; returns everything that was printed and typed.
  func dialogue(_ lines: [String], _ settings: GameSettings) throws -> String {
    var game = try play(settings)
    var text = try game.begin()
    for line in lines { text += "\(line)\n" + (try game.take(line, after: 0).text) }
    return text + game.end()
  }

  private static func strings(
    _ name: String, _ columns: [String], _ rows: [[String]]
  ) -> TableBuilder {
    var table = TableBuilder(name, columns.map { ColumnBuilder($0, .string) })
    for row in rows {
      for (column, text) in row.enumerated() { table.columns[column].append(text) }
    }
    return table
  }
}

func settings(_ seed: UInt64, _ language: Language = .english) -> GameSettings {
  GameSettings(seed: seed, year: nil, language: language)
}
