import Games
import Testing

@Suite struct NumberDuelTests {
  @Test func thereAreFiveScreensOneAfterTheOther() throws {
    var duel = try duel([level(1, 100)], seed: 1)
    #expect(duel.phase == .start)
    try duel.choose(level: 0)
    #expect(duel.phase == .thinking)
    try duel.begin()
    #expect(duel.phase == .computerGuesses)
    try duel.answer(.equal)
    #expect(duel.phase == .playerGuesses)
    _ = try duel.findNumber()
    #expect(duel.phase == .result)
    duel.startAgain()
    #expect(duel.phase == .start)
  }

  @Test func theStartLevelIsOfferedFirstAndThenTheOnePlayed() throws {
    let levels = [try level(1, 10), try level(1, 100), try level(1, 1000)]
    var duel = try duel(levels, start: 2, seed: 1)
    #expect(duel.levelIndex == 1)
    try duel.choose(level: 2)
    duel.startAgain()
    #expect(duel.levelIndex == 2)
  }

  @Test func aStartLevelThatIsNotThereMakesNoDuel() throws {
    let rules = try NumberDuelRules(
      RuleText.filled([RuleText("startLevel", "3")], of: NumberDuelRules.specifications))
    let two = [try level(1, 2), try level(1, 3)]
    #expect(
      rules.problem(levelCount: 2)
        == RuleError("startLevel", "must be at most the number of levels, which is 2"))
    #expect(rules.problem(levelCount: 3) == nil)
    #expect(NumberDuel(rules: rules, levels: two, seed: 1) == nil)
    #expect(NumberDuel(rules: rules, levels: [], seed: 1) == nil)
  }

  @Test func theComputerGuessesAndItsAttemptsAreCounted() throws {
    var duel = try duel([level(1, 100)], seed: 2)
    var guesses: [Int64] = []
    try duel.playRoundOne(thinking: 37) { guess, _ in guesses.append(guess) }
    #expect(guesses.last == 37)
    #expect(duel.computerAttempts == guesses.count)
  }

  @Test func thePlayerGuessesWithTheSameThreeAnswers() throws {
    for seed in 0..<50 as Range<UInt64> {
      var game = try duel([level(1, 100)], seed: seed)
      try game.playRoundOne(thinking: 1)
      var copy = game
      let number = try copy.findNumber()
      for guess in 1...100 as ClosedRange<Int64> {
        var one = game
        let answer = try one.guess(guess).answer
        #expect(answer == (guess < number ? .greater : guess > number ? .less : .equal))
        #expect(one.playerAttempts == 1)
        #expect(one.playerLeft.contains(number))
      }
    }
  }

  @Test func fewestAttemptsWinAndEqualIsADraw() throws {
    var seen: Set<NumberDuel.Outcome> = []
    for seed in 0..<60 as Range<UInt64> {
      var duel = try duel([level(1, 7)], seed: seed)
      try duel.playRoundOne(thinking: Int64(seed % 7) + 1)
      #expect(duel.outcome == nil)
      _ = try duel.findNumber()
      let outcome = try #require(duel.outcome)
      let difference = duel.playerAttempts - duel.computerAttempts
      #expect(outcome == (difference < 0 ? .won : difference > 0 ? .lost : .drawn))
      #expect(duel.run == (outcome == .won ? 1 : 0))
      seen.insert(outcome)
    }
    #expect(seen == [.won, .lost, .drawn])
  }

  @Test(arguments: DuelStrength.allCases)
  func theComputersGuessNeverContradictsWhatItWasTold(strength: DuelStrength) throws {
    for (low, high) in [(1, 100), (-7, 5), (3, 3), (-1000, 1_000_000)] as [(Int64, Int64)] {
      for seed in 0..<100 as Range<UInt64> {
        var duel = try duel([level(low, high, strength)], seed: seed)
        var possible = low...high
        let number = low + (high - low) / 100 * Int64(seed)
        try duel.playRoundOne(thinking: number) { guess, left in
          #expect(possible.contains(guess), "seed \(seed)")
          #expect(left == DuelRange(possible.lowerBound, possible.upperBound), "seed \(seed)")
          if number > guess { possible = guess + 1...possible.upperBound }
          if number < guess { possible = possible.lowerBound...guess - 1 }
        }
        #expect(duel.computerAttempts <= duel.level.worstAttempts)
      }
    }
  }

  @Test func atFullStrengthItHalvesWhatIsLeftSo1To100TakesAtMost7() throws {
    var most = 0
    for seed in 0..<20 as Range<UInt64> {
      for number in 1...100 as ClosedRange<Int64> {
        var duel = try duel([level(1, 100)], seed: seed)
        try duel.playRoundOne(thinking: number) { guess, left in
          #expect(max(guess - left.low, left.high - guess) <= left.count / 2)
        }
        most = max(most, duel.computerAttempts)
      }
    }
    #expect(most == 7)
  }

  @Test func answersThatCannotAllBeTrueAreNoticedAndTheGuessWaitsAgain() throws {
    var duel = try duel([level(1, 100)], seed: 3)
    try duel.choose(level: 0)
    try duel.begin()
    let first = try #require(duel.computerGuess?.number)
    try duel.answer(.less)
    while let guess = duel.computerGuess, guess.left.high > guess.number {
      try duel.answer(.greater)
    }
    let last = try #require(duel.computerGuess)
    #expect(last.left.high == first - 1)
    let attempts = duel.computerAttempts
    let contradiction = refusal { () throws(NumberDuel.Refusal) in try duel.answer(.greater) }
    guard case .contradiction(let found) = contradiction else {
      Issue.record("\(String(describing: contradiction))")
      return
    }
    #expect(found.answer == .greater && found.guess == last.number && found.earlier == first)
    #expect(duel.computerGuess?.number == last.number)
    #expect(duel.computerAttempts == attempts)
    // The last consistent answers still hold, and the round continues from them.
    #expect(duel.computerGuess?.left == last.left)
    try duel.answer(.equal)
    #expect(duel.phase == .playerGuesses)
  }

  @Test func anAnswerBeyondTheLevelsNumbersIsAContradictionToo() throws {
    var duel = try duel([level(5, 5)], seed: 3)
    try duel.choose(level: 0)
    try duel.begin()
    for answer in [DuelAnswer.greater, .less] {
      let refusal = refusal { () throws(NumberDuel.Refusal) in try duel.answer(answer) }
      guard case .contradiction(let found) = refusal else {
        Issue.record("\(String(describing: refusal))")
        continue
      }
      #expect(found.answer == answer && found.guess == 5 && found.earlier == nil)
    }
  }

  @Test func anAnswerTakenBackIsAskedForAgain() throws {
    var duel = try duel([level(1, 100)], seed: 4)
    try duel.choose(level: 0)
    try duel.begin()
    #expect(refusal { () throws(NumberDuel.Refusal) in try duel.takeBack() } == .notNow)
    let first = try #require(duel.computerGuess)
    try duel.answer(.greater)
    try duel.takeBack()
    #expect(duel.computerGuess?.number == first.number && duel.computerAttempts == 1)
    try duel.answer(.equal)
    try duel.takeBack()
    #expect(duel.computerGuess?.left == first.left && duel.computerAttempts == 1)
    try duel.answer(.equal)
    _ = try duel.guess(1)
    #expect(refusal { () throws(NumberDuel.Refusal) in try duel.takeBack() } == .notNow)
  }

  @Test(arguments: [0, 101, .min, .max] as [Int64])
  func aGuessOutsideTheRangeCostsNoAttempt(guess: Int64) throws {
    var duel = try duel([level(1, 100)], seed: 5)
    try duel.playRoundOne(thinking: 1)
    let left = duel.playerLeft
    let refusal = refusal { () throws(NumberDuel.Refusal) in _ = try duel.guess(guess) }
    #expect(refusal == .outsideRange)
    #expect(duel.playerAttempts == 0 && duel.playerLeft == left)
  }

  @Test func aGuessIsWarmerWhereItIsNearerThanTheOneBefore() throws {
    var duel = try duel([level(1, 100)], seed: 6)
    try duel.playRoundOne(thinking: 1)
    var copy = duel
    let number = try copy.findNumber()
    try #require((10...90).contains(number))
    #expect(try duel.guess(number + 5).warmth == nil)
    #expect(try duel.guess(number - 5).warmth == .same)
    #expect(try duel.guess(number + 4).warmth == .warmer)
    #expect(try duel.guess(number - 9).warmth == .colder)
    let last = try duel.guess(number)
    #expect(last.warmth == nil && last.answer == .equal)
  }

  @Test func whatIsAnsweredDoesNotChangeWhatTheComputerThinksOf() throws {
    for seed in 0..<20 as Range<UInt64> {
      var one = try duel([level(1, 1000, .random)], seed: seed)
      var other = try duel([level(1, 1000, .random)], seed: seed)
      for round in 0..<3 {
        try one.playRoundOne(thinking: 1)
        try other.playRoundOne(thinking: 900)
        #expect(try one.findNumber() == other.findNumber(), "seed \(seed), duel \(round)")
        one.startAgain()
        other.startAgain()
      }
    }
  }

  @Test func aDrawKeepsTheRunAndALostDuelOrOneThatIsLeftEndsIt() throws {
    // A single number is left, so both players find it at once.
    var duel = try duel([level(1, 2, .random), level(1, 1)], seed: 0)
    while duel.run < 2 {
      duel.startAgain()
      try duel.playRoundOne(thinking: Int64(duel.run % 2) + 1)
      _ = try duel.findNumber()
    }
    duel.startAgain()
    try duel.playRoundOne(thinking: 1, level: 1)
    _ = try duel.findNumber()
    #expect(duel.outcome == .drawn && duel.run == 2)
    duel.startAgain()
    try duel.choose(level: 0)
    duel.startAgain()
    #expect(duel.run == 2)
    try duel.choose(level: 0)
    try duel.begin()
    duel.startAgain()
    #expect(duel.run == 0)
  }

  @Test func aMoveThatIsNotExpectedIsRefused() throws {
    var duel = try duel([level(1, 9)], seed: 1)
    #expect(refusal { () throws(NumberDuel.Refusal) in try duel.begin() } == .notNow)
    #expect(refusal { () throws(NumberDuel.Refusal) in try duel.answer(.less) } == .notNow)
    #expect(refusal { () throws(NumberDuel.Refusal) in _ = try duel.guess(5) } == .notNow)
    for index in [-1, 1] {
      let refusal = refusal { () throws(NumberDuel.Refusal) in try duel.choose(level: index) }
      #expect(refusal == .outsideRange)
    }
    try duel.choose(level: 0)
    #expect(refusal { () throws(NumberDuel.Refusal) in try duel.choose(level: 0) } == .notNow)
    #expect(duel.phase == .thinking)
  }

  private func refusal(
    _ move: () throws(NumberDuel.Refusal) -> Void
  ) -> NumberDuel.Refusal? {
    do throws(NumberDuel.Refusal) {
      try move()
      return nil
    } catch {
      return error
    }
  }
}
