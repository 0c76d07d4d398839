import Games
import PackFormat
import Testing

/// Returns the rules of the classic form with some changed: name, text, name, text.
func rules(
  _ name: String, _ text: String, _ namesAndTexts: String...
) throws(RuleError) -> HigherOrLowerRules {
  let rest = stride(from: 0, to: namesAndTexts.count, by: 2).map {
    RuleText(namesAndTexts[$0], namesAndTexts[$0 + 1])
  }
  return try HigherOrLowerRules(
    RuleText.filled(
      [RuleText(name, text)] + rest + classicForm, of: HigherOrLowerRules.specifications))
}

/// The rules of the classic form, parsed once: some tests use them ten thousand times.
func rules() throws(RuleError) -> HigherOrLowerRules { try classic.get() }

/// The default rules, with ends from the ladder.
func ladderRules() throws(RuleError) -> HigherOrLowerRules { try ladder.get() }

/// The rules by which a pack plays the classic form, as all packs did before there was another.
private let classicForm = [RuleText("range", "classic"), RuleText("yearMissCostsLife", "false")]

private let classic = Result { () throws(RuleError) in
  try HigherOrLowerRules(RuleText.filled(classicForm, of: HigherOrLowerRules.specifications))
}

private let ladder = Result { () throws(RuleError) in
  try HigherOrLowerRules(HigherOrLowerRules.defaults)
}

func quantity(_ digits: String, _ prompt: String = "how many") -> Fact {
  Fact(prompt: prompt, value: ExactDecimal(digits: digits) ?? ExactDecimal(0), unit: "things")
}

func year(_ year: Int64) -> Fact {
  Fact(prompt: "when", value: ExactDecimal(year), unit: "year")
}

/// Returns the rules of a grid game that counts solved questions, with some changed: name, text,
/// name, text.
func gridRules(_ namesAndTexts: String...) throws -> SumGridRules {
  let given = stride(from: 0, to: namesAndTexts.count, by: 2).map {
    RuleText(namesAndTexts[$0], namesAndTexts[$0 + 1])
  }
  return try SumGridRules(
    RuleText.filled(given + [RuleText("score", "solved")], of: SumGridRules.specifications))
}

func gridRules(rows: Int, columns: Int, questions: Int) throws -> SumGridRules {
  try gridRules("rows", "\(rows)", "columns", "\(columns)", "questions", "\(questions)")
}

func gridLevel(
  _ first: ClosedRange<Int>, _ second: ClosedRange<Int>, makes target: ClosedRange<Int> = 10...99,
  name: String = "Level"
) throws -> SumGridLevel {
  try #require(SumGridLevel(name: name, first: first, second: second, target: target))
}

/// Returns five levels as a pack may have them.
func fiveLevels() throws -> [SumGridLevel] {
  [
    try gridLevel(1...9, 1...9, makes: 10...18, name: "Easy"),
    try gridLevel(10...40, 1...9, name: "Gentle"),
    try gridLevel(10...50, 10...49, name: "Middling"),
    try gridLevel(25...75, 5...60, makes: 50...99, name: "Hard"),
    try gridLevel(100...500, 50...499, makes: 100...999, name: "Very hard"),
  ]
}

/// Returns the default rules with some changed.
func quizRules(_ given: [String: String] = [:]) throws(RuleError) -> ChoiceQuizRules {
  try ChoiceQuizRules(
    RuleText.filled(
      given.map { RuleText($0.key, $0.value) }, of: ChoiceQuizRules.specifications))
}

/// Returns questions with three wrong choices each: `right 7`, and `wrong 7a` to `wrong 7c`.
func quizQuestions(_ count: Int) -> [ChoiceQuestion] {
  (0..<count).map { number in
    ChoiceQuestion(
      prompt: "question \(number)", right: "right \(number)",
      wrong: ["a", "b", "c"].map { "wrong \(number)\($0)" })
  }
}

/// Returns a level with the numbers from `low` to `high`.
func level(
  _ low: Int64, _ high: Int64, _ computer: DuelStrength = .halving, _ hints: [DuelHint] = []
) throws -> DuelLevel {
  DuelLevel("\(computer.rawValue) \(low)", try #require(DuelRange(low, high)), computer, hints)
}

/// Returns a duel with these levels; `start` is the number of the level that is offered first.
func duel(_ levels: [DuelLevel], start: Int = 1, seed: UInt64) throws -> NumberDuel {
  let texts = RuleText.filled(
    [RuleText("startLevel", "\(start)")], of: NumberDuelRules.specifications)
  return try #require(
    try NumberDuel(rules: NumberDuelRules(texts), levels: levels, seed: seed))
}

extension NumberDuel {
  /// Plays round one with the given number; calls `look` with each guess and the numbers that were
  /// left.
  mutating func playRoundOne(
    thinking number: Int64, level: Int = 0, look: (Int64, DuelRange) throws -> Void = { _, _ in }
  ) throws {
    try choose(level: level)
    try begin()
    while let guess = computerGuess {
      try look(guess.number, guess.left)
      try answer(DuelAnswer(number, guess: guess.number))
    }
  }

  /// Finds the computer's number by trying all numbers of the level, from the lowest up.
  mutating func findNumber() throws -> Int64 {
    for guess in level.numbers.low...level.numbers.high where phase == .playerGuesses {
      if try self.guess(guess).answer == .equal { return guess }
    }
    throw NumberDuel.Refusal.notNow
  }
}

/// Returns the default rules with some changed.
func shortRules(_ given: [String: String] = [:]) throws(RuleError) -> ShortAnswerRules {
  try ShortAnswerRules(
    RuleText.filled(
      given.map { RuleText($0.key, $0.value) }, of: ShortAnswerRules.specifications))
}

/// Returns questions with the answers `Answer A`, `Answer B` and so on.
func shortQuestions(_ count: Int) -> [ShortQuestion] {
  (0..<count).map { number in
    let letter = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(number)))
    return ShortQuestion(
      prompt: "question \(letter)", answer: "Answer \(letter)\(letter)",
      accepted: ["the \(letter) one"])
  }
}
