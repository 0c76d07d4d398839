package import Games
internal import PackFormat
package import Words

/// A number duel whose results are kept, for every form of the game.
package struct PlayedDuel {
  package var duel: NumberDuel
  /// True if the duel that is over set a record.
  package private(set) var isRecord = false

  package init(_ duel: NumberDuel) { self.duel = duel }

  /// True if leaving would lose the running duel.
  package var isInProgress: Bool { duel.isOpen }

  /// The result of a typed guess of the player.
  package enum Guessed: Equatable {
    /// It is not the player's turn.
    case ignored
    case outside
    case noNumber(isFraction: Bool)
    /// The computer has replied.
    case number(Int64)
  }

  /// Makes a typed guess of the player; the right one ends the duel, which is kept.
  package mutating func guess(
    _ typed: String, _ language: Language, _ keeper: some RoundKeeper
  ) -> Guessed {
    guard duel.phase == .playerGuesses else { return .ignored }
    let number: Int64
    switch DuelGuess(typed, language) {
    case .number(let read): number = read
    case .tooLarge: return .outside
    case .none(let isFraction): return .noNumber(isFraction: isFraction)
    }
    do throws(NumberDuel.Refusal) { _ = try duel.guess(number) } catch { return .outside }
    if duel.outcome != nil { isRecord = keeper.finish(duel.run) }
    return .number(number)
  }

  /// Returns to the levels; a running duel is left.
  package mutating func startAgain(_ keeper: some RoundKeeper) {
    leave(keeper)
    duel.startAgain()
  }

  /// Counts a running duel as left.
  package func leave(_ keeper: some RoundKeeper) {
    if duel.isOpen { _ = keeper.leave(0) }
  }
}

/// The sentences of a duel, for every form of the game; the pack may replace some.
package struct DuelWords {
  package let language: Language
  package let texts: LocalTexts

  package init(language: Language, texts: LocalTexts) {
    self.language = language
    self.texts = texts
  }

  /// The duel in one sentence.
  package var inShort: String { language(.duelInShort) }

  package func think(of level: DuelLevel) -> String {
    let (low, high) = (level.numbers.low, level.numbers.high)
    return own("think", ["from": low, "to": high]) ?? language(.duelThink, ends(level.numbers))
  }

  package var roundOne: String { language(.duelRoundOne) }

  package func roundTwo(_ numbers: DuelRange, after computerAttempts: Int) -> String {
    language(
      .duelRoundTwo,
      [
        "n": .count(computerAttempts), "low": .count(numbers.low),
        "high": .count(numbers.high),
      ])
  }

  /// Explains why an answer cannot be true.
  package func contradiction(_ contradiction: DuelContradiction, in numbers: DuelRange) -> String {
    let isGreater = contradiction.answer == .greater
    let guess = PhraseValue.count(contradiction.guess)
    if let earlier = contradiction.earlier {
      return language(
        isGreater ? .duelCannotBeGreater : .duelCannotBeLess,
        ["guess": guess, "earlier": .count(earlier)])
    }
    return language(
      isGreater ? .duelNothingGreater : .duelNothingLess,
      ["guess": guess, "low": .count(numbers.low), "high": .count(numbers.high)])
  }

  /// A line with all hints that a level gives; nil if it gives none.
  private func hint(
    _ hints: [DuelHint], left: DuelRange, attempts most: Int64, warmth: NumberDuel.Warmth? = nil
  ) -> String? {
    var parts: [String] = []
    if hints.contains(.warmth), let warmth { parts.append(self.warmth(warmth)) }
    if hints.contains(.range) { parts.append(self.left(left)) }
    if hints.contains(.attempts) {
      parts.append(language(.duelAttemptsLeft, ["n": .count(most)]))
    }
    return parts.isEmpty
      ? nil : language(.duelHint, ["parts": .text(language.list(parts))])
  }

  /// The hint of the running round; nil if the level gives none.
  package func hint(in duel: NumberDuel) -> String? {
    guard duel.isOpen else { return nil }
    let level = duel.level
    if let left = duel.computerGuess?.left {
      return hint(level.hints, left: left, attempts: level.computer.worstAttempts(for: left.count))
    }
    let left = duel.playerLeft
    return hint(
      level.hints, left: left, attempts: DuelStrength.halving.worstAttempts(for: left.count),
      warmth: duel.reply?.warmth)
  }

  package func verdict(_ outcome: NumberDuel.Outcome, player: Int, computer: Int) -> String {
    let values = ["player": Int64(player), "computer": Int64(computer)]
    if let own = own(outcome.rawValue, values) { return own }
    let phrase: Phrase =
      switch outcome {
      case .won: .duelWon
      case .lost: .duelLost
      case .drawn: .duelDrawn
      }
    return language(phrase, ["yours": .count(player), "mine": .count(computer)])
  }

  /// The reply to a guess that is not a whole number.
  package func refused(_ line: String, _ isFraction: Bool) -> String {
    if isFraction { return language(.onlyWholeNumbers) }
    return line.isEmpty
      ? language(.duelTypeNumber) : language(.duelNoNumber, ["line": .text(line)])
  }

  package func outside(_ numbers: DuelRange) -> String { language(.duelOutside, ends(numbers)) }

  /// The computer's words on the player's last guess, or on the round that begins.
  package func answered(_ duel: NumberDuel) -> String {
    guard let reply = duel.reply, let guess = duel.playerGuess else {
      return roundTwo(duel.level.numbers, after: duel.computerAttempts)
    }
    return self.reply(reply.answer, guess)
  }

  package func reply(_ answer: DuelAnswer, _ guess: Int64) -> String {
    switch answer {
    case .greater: language(.duelIsGreater, ["guess": .count(guess)])
    case .less: language(.duelIsLess, ["guess": .count(guess)])
    case .equal: found(guess)
    }
  }

  package func found(_ number: Int64) -> String {
    language(.duelFound, ["number": .count(number)])
  }

  package func run(_ run: Int64) -> String { language(.duelWinsInARow, ["run": .count(run)]) }

  package func record(_ isNew: Bool, best: Int64) -> String {
    isNew ? language(.newRecord) : language(.duelRecordIs, ["best": .count(best)])
  }

  package var nothingToTakeBack: String { language(.duelNothingToTakeBack) }

  package var takenBack: String { language(.duelTakenBack) }

  package var noHints: String { language(.duelNoHints) }

  /// The sentence about a duel that was left after a run of wins.
  package func leaving(_ run: Int64) -> String {
    run == 0 ? language(.duelLeaving) : language(.duelLeavingRun, ["n": .count(run)])
  }

  private func ends(_ numbers: DuelRange) -> KeyValuePairs<StaticString, PhraseValue> {
    ["low": .count(numbers.low), "high": .count(numbers.high)]
  }

  private func left(_ left: DuelRange) -> String {
    left.count == 1
      ? language(.duelOnlyLeft, ["number": .count(left.low)])
      : language(.duelLeft, ends(left))
  }

  private func warmth(_ warmth: NumberDuel.Warmth) -> String {
    switch warmth {
    case .warmer: language(.duelWarmer)
    case .colder: language(.duelColder)
    case .same: language(.duelAsWarm)
    }
  }

  /// The pack's own text of a name, with its numbers filled in; nil if the pack has none.
  private func own(_ name: String, _ values: [String: Int64]) -> String? {
    texts.text(name)?.filled { values[$0].map { language.grouped($0) } }
  }
}

extension NumberDuel {
  /// True if any level gives hints.
  package var hasHints: Bool { levels.contains { !$0.hints.isEmpty } }

  /// The rules with the pack's own levels, one string for each paragraph.
  package func howToPlay(_ language: Language) -> [String] {
    [language(.duelRulesRoundOne), language(.duelRulesRoundTwo)]
      + levels.map { $0.described(language) } + [language(.duelRulesRun)]
  }
}

extension DuelLevel {
  /// The name and the numbers of the level.
  package func title(_ language: Language) -> String {
    language(
      .duelLevelTitle,
      ["name": .text(name), "low": .count(numbers.low), "high": .count(numbers.high)])
  }

  package func described(_ language: Language) -> String {
    let phrase: Phrase =
      switch computer {
      case .random: .duelGuessesAny
      case .careful: .duelGuessesNearMiddle
      case .halving: .duelHalves
      }
    return language(phrase, ["level": .text(title(language)), "most": .count(worstAttempts)])
  }
}

/// A typed guess: a whole number, or something else.
package enum DuelGuess: Equatable {
  case number(Int64)
  /// A whole number that is beyond all numbers of a duel.
  case tooLarge
  case none(isFraction: Bool)

  package init(_ line: String, _ language: Language) {
    switch GuessText.read(line, language) {
    case .number(let number) where number.isInteger: self = .number(number.mantissa)
    case .number, .tooFine: self = .none(isFraction: true)
    case .tooLarge: self = .tooLarge
    case .none: self = .none(isFraction: false)
    }
  }
}
