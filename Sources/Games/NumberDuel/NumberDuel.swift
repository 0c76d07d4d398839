/// The duel of guessing each other's number: a pure state machine over a pack's levels.
///
/// Choose a level, think of a number, answer the computer's guesses, guess the computer's number,
/// see who needed fewer attempts. The same levels, seed and moves give the same duels everywhere.
package struct NumberDuel: Sendable {
  /// The five screens, in the order in which they come.
  package enum Phase: Sendable, Equatable {
    case start
    case thinking
    case computerGuesses
    case playerGuesses
    case result
  }

  /// Who won, as the player sees it.
  package enum Outcome: String, Sendable {
    case won
    case lost
    case drawn
  }

  /// What the player is told of a guess.
  package struct Reply: Sendable, Equatable {
    package let answer: DuelAnswer
    /// Compared with the guess before; nil for the first, and for the right one.
    package let warmth: Warmth?
  }

  /// How near a guess is, compared with the one before.
  package enum Warmth: Sendable, Equatable {
    case warmer
    case colder
    case same
  }

  /// Why a move is none; it costs nothing and changes nothing.
  package enum Refusal: Error, Sendable, Equatable {
    /// Something else is expected now.
    case notNow
    /// No number is as this answer and the ones before say.
    case contradiction(DuelContradiction)
    /// The level has no such number, or the pack no such level.
    case outsideRange
  }

  package let levels: [DuelLevel]
  /// Which level is played or, at the start, offered.
  package private(set) var levelIndex: Int
  package private(set) var phase = Phase.start
  /// How many duels were won since one was last lost or left.
  package private(set) var run: Int64 = 0
  /// How many guesses the player has made.
  package private(set) var playerAttempts = 0
  /// The numbers that can still be the computer's, after what the player was told.
  package private(set) var playerLeft: DuelRange
  private var playerGuess: Int64?
  /// The computer's guesses, each with what was left before it; the last one is open until equal.
  private var guesses: [(number: Int64, left: DuelRange)] = []
  private var number: Int64 = 0
  private var numberChance: SeededGenerator
  private var guessChance: SeededGenerator

  /// Nil where there is no level; `startLevel` has been checked against their number.
  package init?(rules: NumberDuelRules, levels: [DuelLevel], seed: UInt64) {
    guard rules.problem(levelCount: levels.count) == nil else { return nil }
    self.levels = levels
    levelIndex = rules.startLevel - 1
    playerLeft = levels[levelIndex].numbers
    numberChance = SeededGenerator(seed: seed)
    // What is answered changes how many guesses are drawn; it must not change the next number.
    guessChance = SeededGenerator(seed: numberChance.next())
  }

  package var level: DuelLevel { levels[levelIndex] }

  /// How many guesses the computer has made, the one that waits for an answer included.
  package var computerAttempts: Int { guesses.count }

  /// The computer's guess that waits for an answer, and the numbers left before it.
  package var computerGuess: (number: Int64, left: DuelRange)? {
    phase == .computerGuesses ? guesses.last : nil
  }

  /// Nil until the duel is over.
  package var outcome: Outcome? {
    guard phase == .result else { return nil }
    return playerAttempts < computerAttempts
      ? .won : playerAttempts > computerAttempts ? .lost : .drawn
  }

  /// Takes a level, from 0; the computer thinks of its number, and the player may do so too.
  package mutating func choose(level index: Int) throws(Refusal) {
    guard phase == .start else { throw .notNow }
    guard levels.indices.contains(index) else { throw .outsideRange }
    levelIndex = index
    number = DuelStrength.random.guess(in: level.numbers, using: &numberChance)
    playerLeft = level.numbers
    playerAttempts = 0
    playerGuess = nil
    guesses = []
    phase = .thinking
  }

  /// The player has thought of a number: the computer guesses for the first time.
  package mutating func begin() throws(Refusal) {
    guard phase == .thinking else { throw .notNow }
    phase = .computerGuesses
    guess(in: level.numbers)
  }

  /// What the player says of the computer's guess; after `equal` it is the player's turn.
  package mutating func answer(_ answer: DuelAnswer) throws(Refusal) {
    guard let guess = computerGuess else { throw .notNow }
    guard let left = guess.left.narrowed(by: answer, to: guess.number) else {
      throw .contradiction(DuelContradiction(answer, guess.number, in: level.numbers))
    }
    if answer == .equal { phase = .playerGuesses } else { self.guess(in: left) }
  }

  /// Forgets the player's last answer: the guess it was given to waits again.
  package mutating func takeBack() throws(Refusal) {
    if phase == .playerGuesses, playerAttempts == 0 {
      phase = .computerGuesses
    } else if phase == .computerGuesses, guesses.count > 1 {
      guesses.removeLast()
    } else {
      throw .notNow
    }
  }

  /// What the computer says of the player's guess; the right one ends the duel.
  package mutating func guess(_ guess: Int64) throws(Refusal) -> Reply {
    guard phase == .playerGuesses else { throw .notNow }
    guard level.numbers.contains(guess) else { throw .outsideRange }
    let answer = DuelAnswer(number, guess: guess)
    playerAttempts += 1
    playerLeft = playerLeft.narrowed(by: answer, to: guess) ?? playerLeft
    let warmth = answer == .equal ? nil : playerGuess.map { compare(guess, with: $0) }
    playerGuess = guess
    if answer == .equal { finish() }
    return Reply(answer: answer, warmth: warmth)
  }

  /// Back to the start, from anywhere; a duel left after its first guess ends the run of wins.
  package mutating func startAgain() {
    if isOpen { run = 0 }
    phase = .start
  }

  /// Whether somebody has guessed, and the duel is not over.
  package var isOpen: Bool { phase == .computerGuesses || phase == .playerGuesses }
}

extension NumberDuel {
  private mutating func guess(in left: DuelRange) {
    guesses.append((level.computer.guess(in: left, using: &guessChance), left))
  }

  private mutating func finish() {
    phase = .result
    switch outcome {
    case .won: run += 1
    case .lost: run = 0
    case .drawn, nil: break
    }
  }

  private func compare(_ guess: Int64, with before: Int64) -> Warmth {
    let (now, then) = ((guess - number).magnitude, (before - number).magnitude)
    return now < then ? .warmer : now > then ? .colder : .same
  }
}

/// An answer that cannot be true together with what the player said before.
package struct DuelContradiction: Sendable, Equatable {
  /// What was answered; `equal` never contradicts.
  package let answer: DuelAnswer
  package let guess: Int64
  /// The guess that an earlier answer excludes this one with; nil where the level's numbers end.
  package let earlier: Int64?

  /// The guess was the last number possible in the direction of the answer.
  init(_ answer: DuelAnswer, _ guess: Int64, in numbers: DuelRange) {
    self.answer = answer
    self.guess = guess
    let next = answer == .greater ? guess + 1 : guess - 1
    earlier = numbers.contains(next) ? next : nil
  }
}
