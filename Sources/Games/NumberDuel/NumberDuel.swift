/// The duel of guessing each other's number: a pure state machine over the levels of a pack.
///
/// The player chooses a level and thinks of a number, the computer guesses it, then the player
/// guesses the computer's. Fewer attempts win. The same levels, seed and moves give the same duels
/// everywhere.
package struct NumberDuel: Sendable {
  /// The five phases, in their order.
  package enum Phase: Sendable, Equatable {
    case start
    case thinking
    case computerGuesses
    case playerGuesses
    case result
  }

  /// The winner, from the player's point of view.
  package enum Outcome: String, Sendable {
    case won
    case lost
    case drawn
  }

  /// The computer's reply to a guess.
  package struct Reply: Sendable, Equatable {
    package let answer: DuelAnswer
    /// The comparison with the guess before; nil for the first guess and for the right one.
    package let warmth: Warmth?
  }

  /// The distance of a guess, compared with the guess before.
  package enum Warmth: Sendable, Equatable {
    case warmer
    case colder
    case same
  }

  /// The reason why a move does not count; it costs and changes nothing.
  package enum Refusal: Error, Sendable, Equatable {
    /// Another move is expected now.
    case notNow
    /// No number satisfies this answer and the ones before.
    case contradiction(DuelContradiction)
    /// The level has no such number, or the pack no such level.
    case outsideRange
  }

  package let levels: [DuelLevel]
  /// The index of the current level; at the start, of the level that is offered.
  package private(set) var levelIndex: Int
  package private(set) var phase = Phase.start
  /// The number of duels won since one was last lost or left.
  package private(set) var run: Int64 = 0
  /// The player's guesses.
  private var playerGuesses: [Int64] = []
  /// The computer's reply to the player's last guess; nil before the first one.
  package private(set) var reply: Reply?
  /// The numbers that can still be the computer's, according to its replies.
  package private(set) var playerLeft: DuelRange
  /// The computer's guesses, each with the numbers that were left before it. The last one is open
  /// until it is right.
  private var guesses: [(number: Int64, left: DuelRange)] = []
  private var number: Int64 = 0
  private var numberChance: SeededGenerator
  private var guessChance: SeededGenerator

  /// Creates a game; nil if there are no levels, or if `startLevel` is not one of them.
  package init?(rules: NumberDuelRules, levels: [DuelLevel], seed: UInt64) {
    guard rules.problem(levelCount: levels.count) == nil else { return nil }
    self.levels = levels
    levelIndex = rules.startLevel - 1
    playerLeft = levels[levelIndex].numbers
    numberChance = SeededGenerator(seed: seed)
    // A second generator, because the answers determine how many guesses are drawn, and must not
    // change the next number.
    guessChance = SeededGenerator(seed: numberChance.next())
  }

  package var level: DuelLevel { levels[levelIndex] }

  /// The number of guesses of the player.
  package var playerAttempts: Int { playerGuesses.count }

  /// The player's last guess.
  package var playerGuess: Int64? { playerGuesses.last }

  /// The computer's guesses, including the open one.
  package var computerGuesses: [Int64] { guesses.map { $0.number } }

  /// The answered guesses of the running round, the newest last.
  package var tried: [Int64] {
    phase == .computerGuesses ? guesses.dropLast().map { $0.number } : playerGuesses
  }

  /// The number of guesses of the computer, including the open one.
  package var computerAttempts: Int { guesses.count }

  /// The open guess of the computer, and the numbers that were left before it.
  package var computerGuess: (number: Int64, left: DuelRange)? {
    phase == .computerGuesses ? guesses.last : nil
  }

  /// The result; nil until the duel is over.
  package var outcome: Outcome? {
    guard phase == .result else { return nil }
    return playerAttempts < computerAttempts
      ? .won : playerAttempts > computerAttempts ? .lost : .drawn
  }

  /// Chooses a level, counted from 0. The computer then has its number.
  package mutating func choose(level index: Int) throws(Refusal) {
    guard phase == .start else { throw .notNow }
    guard levels.indices.contains(index) else { throw .outsideRange }
    levelIndex = index
    number = DuelStrength.random.guess(in: level.numbers, using: &numberChance)
    playerLeft = level.numbers
    (playerGuesses, reply, guesses) = ([], nil, [])
    phase = .thinking
  }

  /// Begins the first round: the player has a number, and the computer makes its first guess.
  package mutating func begin() throws(Refusal) {
    guard phase == .thinking else { throw .notNow }
    phase = .computerGuesses
    guess(in: level.numbers)
  }

  /// Answers the computer's guess. After `equal` it is the player's turn.
  package mutating func answer(_ answer: DuelAnswer) throws(Refusal) {
    guard let guess = computerGuess else { throw .notNow }
    guard let left = guess.left.narrowed(by: answer, to: guess.number) else {
      throw .contradiction(DuelContradiction(answer, guess.number, in: level.numbers))
    }
    if answer == .equal { phase = .playerGuesses } else { self.guess(in: left) }
  }

  /// Takes back the player's last answer, so that the guess before is open again.
  package mutating func takeBack() throws(Refusal) {
    if phase == .playerGuesses, playerAttempts == 0 {
      phase = .computerGuesses
    } else if phase == .computerGuesses, guesses.count > 1 {
      guesses.removeLast()
    } else {
      throw .notNow
    }
  }

  /// Makes a guess of the player and returns the reply. The right guess ends the duel.
  package mutating func guess(_ guess: Int64) throws(Refusal) -> Reply {
    guard phase == .playerGuesses else { throw .notNow }
    guard level.numbers.contains(guess) else { throw .outsideRange }
    let answer = DuelAnswer(number, guess: guess)
    playerLeft = playerLeft.narrowed(by: answer, to: guess) ?? playerLeft
    let warmth = answer == .equal ? nil : playerGuess.map { compare(guess, with: $0) }
    playerGuesses.append(guess)
    let reply = Reply(answer: answer, warmth: warmth)
    self.reply = reply
    if answer == .equal { finish() }
    return reply
  }

  /// Returns to the start. Leaving a duel after its first guess ends the run of wins.
  package mutating func startAgain() {
    if isOpen { run = 0 }
    phase = .start
  }

  /// True if a guess was made and the duel is not over.
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

/// An answer that contradicts the answers before.
package struct DuelContradiction: Sendable, Equatable {
  /// The impossible answer; never `equal`.
  package let answer: DuelAnswer
  package let guess: Int64
  /// The earlier guess whose answer excludes this one; nil if the level's numbers end there.
  package let earlier: Int64?

  /// Finds the contradiction: the guess was the last number possible in the direction of the
  /// answer.
  init(_ answer: DuelAnswer, _ guess: Int64, in numbers: DuelRange) {
    self.answer = answer
    self.guess = guess
    let next = answer == .greater ? guess + 1 : guess - 1
    earlier = numbers.contains(next) ? next : nil
  }
}

extension DuelLevel {
  /// The first line of a duel in a transcript; `number` is the player's.
  package func members(game: Int, number: Int64) -> Transcript.Members {
    [
      ("game", .count(game)), ("level", .text(name)), ("id", .text(ifAny: id)),
      ("from", .count(numbers.low)), ("to", .count(numbers.high)),
      ("computer", .text(computer.rawValue)), ("number", .count(number)),
    ]
  }
}

extension NumberDuel {
  /// The line about a guess in a transcript; `who` is `computer` or `player`.
  package static func members(
    game: Int, _ who: String, attempt: Int, _ guess: Int64, _ answer: DuelAnswer
  ) -> Transcript.Members {
    [
      ("game", .count(game)), ("who", .text(who)), ("attempt", .count(attempt)),
      ("guess", .count(guess)), ("answer", .text(answer.rawValue)),
    ]
  }

  /// The last line of a duel in a transcript.
  package func members(game: Int) -> Transcript.Members {
    [
      ("game", .count(game)), ("result", .text(outcome?.rawValue ?? "stopped")),
      ("player", .count(playerAttempts)), ("opponent", .count(computerAttempts)),
      ("run", .count(run)),
    ]
  }
}
