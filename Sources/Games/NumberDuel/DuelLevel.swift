package import PackFormat

/// A hint that a level may give to the player.
package enum DuelHint: String, Sendable, CaseIterable {
  /// The numbers that are left.
  case range
  /// The number of attempts needed in the worst case.
  case attempts
  /// A comparison of a guess with the one before: warmer or colder.
  case warmth
}

/// A level of the duel: its numbers, the strength of its computer, and its hints.
package struct DuelLevel: Sendable, Equatable {
  package let name: String
  package let numbers: DuelRange
  package let computer: DuelStrength
  package let hints: [DuelHint]
  /// The id of the level in its pack.
  package let id: String?

  package init(
    _ name: String, _ numbers: DuelRange, _ computer: DuelStrength, _ hints: [DuelHint],
    id: String? = nil
  ) {
    self.name = name
    self.numbers = numbers
    self.computer = computer
    self.hints = hints
    self.id = id
  }

  /// The largest number of attempts that this level's computer can need.
  package var worstAttempts: Int64 { computer.worstAttempts(for: numbers.count) }

  /// The largest number of levels: far more than anyone would choose from, and the limit of
  /// `startLevel`.
  package static let most = 1_000

  /// Reads the levels of a pack in its order, with names in `language` where they are translated.
  package static func all(
    in reader: PackReader, language: String
  ) throws(PackError) -> [DuelLevel] {
    guard let table = reader.table("number-duel"),
      let from = table.optionalColumn("From", .integer),
      let to = table.optionalColumn("To", .integer),
      let computer = table.optionalColumn("Computer", .string)
    else { throw PackError(.malformed("there is no table of levels"), at: 0) }
    let names = LocalColumn(table, "Level", language: language)
    let texts =
      names.columns + [computer, table.optionalColumn("Hints", .string)]
      + reader.idColumns(of: table)
    try reader.checkSize(of: table, most: most, texts, "levels")
    var levels: [DuelLevel] = []
    for row in 0..<table.rowCount {
      guard let name = try names.text(reader, row), let low = try reader.integer(from, row),
        let high = try reader.integer(to, row), let word = try reader.string(computer, row)
      else { throw PackError(.malformed("a level lacks its name, numbers or computer"), at: 0) }
      guard let numbers = DuelRange(low, high) else {
        throw PackError(.malformed("a level from \(low) to \(high)"), at: 0)
      }
      guard let strength = DuelStrength(rawValue: word) else {
        throw PackError(.malformed("a level whose computer guesses in no known way"), at: 0)
      }
      let hints = try table.optionalColumn("Hints", .string).flatMap { (column) throws(PackError) in
        try reader.string(column, row)
      }
      levels.append(
        DuelLevel(
          name, numbers, strength, try DuelHint.all(in: hints ?? ""),
          id: try reader.questionId(row).text))
    }
    return levels
  }
}

extension DuelHint {
  /// Parses hints that are separated by `;`.
  package static func all(in text: String) throws(PackError) -> [DuelHint] {
    var hints: [DuelHint] = []
    for part in Array(text.utf8).split(separator: UInt8(ascii: ";")) {
      let word = part.filter { $0 != UInt8(ascii: " ") }
      guard let hint = DuelHint(rawValue: String(decoding: word, as: UTF8.self)) else {
        throw PackError(.malformed("a level with a hint that is not known"), at: 0)
      }
      if !hints.contains(hint) { hints.append(hint) }
    }
    return hints
  }
}

/// The duel that a pack has levels and rules for. Texts are in a language if the pack has them in it.
extension PackReader {
  package func numberDuel(texts: String, seed: UInt64) throws(PlayError) -> NumberDuel {
    let levels = try PlayError.reading { () throws(PackError) in
      try DuelLevel.all(in: self, language: texts)
    }
    if levels.isEmpty { throw .empty }
    let rules = try PlayError.rules(of: self, NumberDuelRules.init)
    if let problem = rules.problem(levelCount: levels.count) { throw .rule(problem) }
    guard let duel = NumberDuel(rules: rules, levels: levels, seed: seed) else { throw .empty }
    return duel
  }
}
