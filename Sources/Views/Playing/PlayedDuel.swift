package import Games

/// A number duel with the guesses of its rounds, for every form of the game.
package struct PlayedDuel {
  package private(set) var duel: NumberDuel
  /// The computer's reply to the player's last guess; nil before the first one of a round.
  package private(set) var reply: (answer: DuelAnswer, guess: Int64)?
  package private(set) var warmth: NumberDuel.Warmth?
  /// The answered guesses of the running round, the newest last.
  package private(set) var tried: [Int64] = []
  /// The computer's guesses of round one, once it has found the number.
  package private(set) var roundOne: [Int64] = []
  /// True if the duel that is over set a record.
  package private(set) var isRecord = false

  package init(_ duel: NumberDuel) { self.duel = duel }

  /// True if leaving would lose the running duel.
  package var isInProgress: Bool { duel.isOpen }

  /// The computer's words on the player's last guess, or on the round that begins.
  package func answered(_ words: DuelWords) -> String {
    reply.map { words.reply($0.answer, $0.guess) }
      ?? words.roundTwo(duel.level.numbers, after: duel.computerAttempts)
  }

  /// The result of an answer to the computer's guess.
  package enum Answered: Equatable {
    /// No guess is open.
    case ignored
    case contradiction(DuelContradiction)
    /// The computer guesses again.
    case guess
    /// The computer has found the number, and round two begins.
    case found
  }

  /// The result of a typed guess of the player.
  package enum Guessed: Equatable {
    /// It is not the player's turn.
    case ignored
    case outside
    case noNumber(isFraction: Bool)
    /// The number is guessed, and the computer has replied.
    case number(Int64)
  }
}

/// Moves.
extension PlayedDuel {
  /// Chooses a level; false if there is none, or none is to be chosen.
  package mutating func choose(_ level: Int) -> Bool {
    do throws(NumberDuel.Refusal) { try duel.choose(level: level) } catch { return false }
    tried = []
    return true
  }

  /// Begins round one; false if the player is not thinking of a number.
  package mutating func begin() -> Bool {
    do throws(NumberDuel.Refusal) { try duel.begin() } catch { return false }
    return true
  }

  package mutating func answer(_ answer: DuelAnswer) -> Answered {
    guard let asked = duel.computerGuess?.number else { return .ignored }
    do throws(NumberDuel.Refusal) {
      try duel.answer(answer)
    } catch {
      guard case .contradiction(let contradiction) = error else { return .ignored }
      return .contradiction(contradiction)
    }
    tried.append(asked)
    guard duel.phase == .playerGuesses else { return .guess }
    (roundOne, tried) = (tried, [])
    (reply, warmth) = (nil, nil)
    return .found
  }

  /// Takes back the last answer, or the choice of a level; false if there is nothing to take back.
  package mutating func takeBack() -> Bool {
    if duel.phase == .thinking {
      duel.startAgain()
      return true
    }
    let wasPlayers = duel.phase == .playerGuesses
    do throws(NumberDuel.Refusal) { try duel.takeBack() } catch { return false }
    if wasPlayers { tried = roundOne }
    _ = tried.popLast()
    return true
  }

  /// Makes a typed guess of the player; the right one ends the duel, which is kept.
  package mutating func guess(_ typed: String, _ keeper: some RoundKeeper) -> Guessed {
    guard duel.phase == .playerGuesses else { return .ignored }
    let number: Int64
    switch DuelGuess(typed) {
    case .number(let read): number = read
    case .tooLarge: return .outside
    case .none(let isFraction): return .noNumber(isFraction: isFraction)
    }
    guard let reply = try? duel.guess(number) else { return .outside }
    (self.reply, warmth) = ((reply.answer, number), reply.warmth)
    tried.append(number)
    if duel.outcome != nil { isRecord = keeper.finish(duel.run) }
    return .number(number)
  }

  /// Returns to the levels; a running duel is left.
  package mutating func startAgain(_ keeper: some RoundKeeper) {
    _ = leave(keeper)
    duel.startAgain()
    tried = []
  }

  /// Counts a running duel as left; false if none is running.
  package mutating func leave(_ keeper: some RoundKeeper) -> Bool {
    guard duel.isOpen else { return false }
    _ = keeper.leave(0)
    return true
  }
}
