import Games
import PackFormat

/// Packs with right digests and values that no compiler accepts: rules and rows that a game should
/// never meet.
enum RewrittenMutant {
  static func make(of pack: KnownPack, _ chance: inout Chance) -> [UInt8] {
    var tables = zip(pack.tables, pack.values).map { Content($0, $1) }
    for _ in 0..<chance.element(of: [1, 1, 2, 3, 6]) { change(&tables, &chance) }
    var card = pack.header.card
    if let questions = tables.first {
      card.questionCount = UInt64(questions.rows)
    }
    if chance.below(10) == 0 { card.titles = [.init(language: "en", text: text(&chance, 3000))] }
    if chance.below(10) == 0 { card.asOf = chance.element(of: [nil, -719_162, 0, 2_932_896]) }
    var writer = PackWriter(card: card)
    writer.content = tables.map(\.built)
    do throws(PackWritingError) { return try writer.encode().bytes } catch { return pack.bytes }
  }

  /// A table with values that can be changed.
  private struct Content {
    let table: PackTable
    var columns: [[KnownPack.Value]]
    var types: [ColumnType]

    init(_ table: PackTable, _ values: [[KnownPack.Value]]) {
      self.table = table
      columns = values
      types = table.columns.map(\.type)
    }

    var rows: Int { columns.first?.count ?? 0 }

    var built: TableBuilder {
      TableBuilder(
        table.name,
        zip(table.columns, zip(types, columns)).map { column, content in
          var builder = ColumnBuilder(
            column.name, language: column.language, content.0,
            target: content.0 == .reference ? column.target : "")
          for value in content.1 { append(value, to: &builder) }
          return builder
        })
    }

    private func append(_ value: KnownPack.Value, to builder: inout ColumnBuilder) {
      let text = value.map { String(decoding: $0, as: UTF8.self) }
      switch builder.type {
      case .string: builder.append(text)
      case .blob: builder.append(bytes: value)
      case .flag: builder.append(value.map { $0 == [1] })
      case .decimal: builder.append(text.map(RewrittenMutant.decimal))
      case .integer, .date, .year, .reference: builder.append(text.map { Int64($0) ?? 0 })
      }
    }
  }

  private static func decimal(_ text: String) -> ExactDecimal {
    let parts = text.split(separator: ".", maxSplits: 1)
    let mantissa = Int64(parts.joined()) ?? 0
    let scale = parts.count > 1 ? UInt8(min(18, parts[1].utf8.count)) : 0
    return ExactDecimal(mantissa: mantissa, scale: scale) ?? ExactDecimal(mantissa)
  }

  private static func change(_ tables: inout [Content], _ chance: inout Chance) {
    // Rules and the kind's own table are changed more often than the other tables.
    let wanted = chance.below(3)
    let index =
      tables.firstIndex { wanted == 0 ? $0.table.name == OwnTable.rules.rawValue : false }
      ?? (wanted == 1 ? 0 : chance.below(tables.count))
    guard tables[index].rows > 0, !tables[index].columns.isEmpty else { return }
    let column = chance.below(tables[index].columns.count)
    let row = chance.below(tables[index].rows)
    if tables[index].table.name == OwnTable.rules.rawValue, chance.below(3) > 0 {
      return changeRule(&tables[index], &chance)
    }
    switch chance.below(12) {
    case 0: for column in tables[index].columns.indices { tables[index].columns[column] = [] }
    case 1:
      let most = chance.element(of: [0, 0, 1, 30, 1100])
      for column in tables[index].columns.indices {
        let value = tables[index].columns[column][row]
        tables[index].columns[column] += Array(repeating: value, count: most)
      }
    case 2:
      // Changes the type of a column; values that do not fit the new type become 0.
      tables[index].types[column] = chance.element(of: [.integer, .decimal, .string, .year, .flag])
    case 3: tables[index].columns[column][row] = nil
    case 4:
      let value = value(tables[index].types[column], &chance)
      for row in tables[index].columns[column].indices {
        tables[index].columns[column][row] = value
      }
    default: tables[index].columns[column][row] = value(tables[index].types[column], &chance)
    }
  }

  /// Sets a rule to one end of its range, which makes playable packs that other changes do not.
  private static func changeRule(_ rules: inout Content, _ chance: inout Chance) {
    guard rules.columns.count > 1 else { return }
    let row = chance.below(rules.rows)
    let name = rules.columns[0][row]
    guard let rule = specifications.first(where: { Array($0.name.utf8) == name }) else { return }
    let ends: [String] =
      switch rule.kind {
      case .integer(let range): ["\(range.lowerBound)", "\(range.upperBound)"]
      case .optionalInteger(let range): ["none", "\(range.lowerBound)", "\(range.upperBound)"]
      case .decimal(let range):
        [range.lowerBound.text, range.upperBound.text, "0.000000000000000001"]
      case .boolean: ["true", "false"]
      case .word(let words): words
      }
    rules.columns[1][row] = Array(chance.element(of: ends).utf8)
  }

  private static let specifications =
    HigherOrLowerRules.specifications + ChoiceQuizRules.specifications
    + NumberDuelRules.specifications + SumGridRules.specifications + PhotoPickRules.specifications

  private static func value(_ type: ColumnType, _ chance: inout Chance) -> KnownPack.Value {
    switch type {
    case .string: Array(text(&chance, chance.element(of: [40, 2000, 60_000])).utf8)
    case .blob: chance.bytes(chance.below(3000))
    case .flag: [UInt8(chance.below(2))]
    case .decimal: Array(decimalText(&chance).utf8)
    case .reference: Array(String(chance.below(3)).utf8)
    case .date: Array(String(chance.element(of: [-719_162, -1, 0, 2_932_896])).utf8)
    case .integer, .year: Array(String(integer(&chance)).utf8)
    }
  }

  private static func integer(_ chance: inout Chance) -> Int64 {
    switch chance.below(4) {
    case 0: Int64(chance.below(2000)) - 1000
    case 1: Int64(bitPattern: chance.next() >> UInt64(chance.below(64)))
    default:
      chance.element(of: [
        0, 1, -1, 12, 13, 99, 999, 1000, 9999, 1 << 31, 1 << 32, 1 << 62, .max, .max - 1, .min,
        .min + 1, 1_000_000_000_000_000, -1_000_000_000_000_000,
      ])
    }
  }

  private static func decimalText(_ chance: inout Chance) -> String {
    ExactDecimal(mantissa: integer(&chance), scale: UInt8(chance.below(19)))?.text ?? "0"
  }

  /// Values for rules, and texts that no author writes.
  private static let texts = [
    "", " ", "0", "1", "-1", "100", "1000", "1000000", "4611686018427387904", "9223372036854775807",
    "9223372036854775808", "-9223372036854775808", "1e300",
    "1" + String(repeating: "0", count: 300),
    "0.000000000000000001", "0.5", "999999.999999", "none", "true", "false", "nan", "inf", "best",
    "run", "random", "careful", "halving", "range;attempts;warmth", ";;;;", "year", "YEAR",
    "{name}",
    "{from}{to}{player}{computer}", "\u{1b}[2J", "\u{202e}abc", "\r\n", "\n\n\n", "\u{0}",
    "e\u{301}", "👩‍👩‍👧‍👦", "\u{fffd}", "../../etc/passwd", "q9e05g4e4svpt6", "en", "ru",
  ]

  private static func text(_ chance: inout Chance, _ most: Int) -> String {
    let part = chance.element(of: texts)
    guard chance.below(6) == 0, !part.isEmpty else { return part }
    return String(repeating: part, count: chance.below(most / part.utf8.count + 1) + 1)
  }
}
