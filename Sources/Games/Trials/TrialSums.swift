/// What games of one bot came to: whole numbers, which add up to the same in any order.
package struct TrialSums: Sendable, Equatable {
  /// What a question, or a level, came to.
  package struct Question: Sendable, Equatable {
    package fileprivate(set) var asked = 0
    /// How often anything was earned.
    package fileprivate(set) var scored = 0
    package fileprivate(set) var points: Int64 = 0
  }

  /// A quantity that was measured again and again, as much of it as mean and spread are made of.
  package struct Measure: Sendable, Equatable {
    package fileprivate(set) var count = 0
    package fileprivate(set) var sum: Int64 = 0
    package fileprivate(set) var squares: Int64 = 0
  }

  package private(set) var games = 0
  /// Games that were left because they would not end.
  package private(set) var unfinished = 0
  /// How many games came to each score.
  package private(set) var scores: [Int64: Int] = [:]
  /// How many games had so many rounds.
  package private(set) var rounds: [Int64: Int] = [:]
  package private(set) var milliseconds: Int64 = 0
  /// Rounds that asked what their game had asked before, and games with any.
  package private(set) var repeats = 0
  package private(set) var gamesWithRepeats = 0
  package private(set) var questions: [Question]
  /// By question, and for each question by the numbers that its game gives its measures.
  package private(set) var measures: [Measure]
  private let measuresEach: Int
  /// The last of these games that asked a question.
  private var lastAsked: [Int]
  private var repeatsBefore = 0

  package init(questionCount: Int, measuresEach: Int = 0) {
    questions = [Question](repeating: Question(), count: questionCount)
    measures = [Measure](repeating: Measure(), count: questionCount * measuresEach)
    lastAsked = [Int](repeating: -1, count: questionCount)
    self.measuresEach = measuresEach
  }

  package func measure(_ number: Int, of question: Int) -> Measure {
    measures[question * measuresEach + number]
  }

  /// Adds what other games of the same bot came to.
  package mutating func add(_ other: TrialSums) {
    games += other.games
    unfinished += other.unfinished
    for (score, count) in other.scores { scores[score, default: 0] += count }
    for (length, count) in other.rounds { rounds[length, default: 0] += count }
    milliseconds += other.milliseconds
    repeats += other.repeats
    gamesWithRepeats += other.gamesWithRepeats
    for index in questions.indices {
      questions[index].asked += other.questions[index].asked
      questions[index].scored += other.questions[index].scored
      questions[index].points += other.questions[index].points
    }
    for index in measures.indices {
      measures[index].count += other.measures[index].count
      measures[index].sum += other.measures[index].sum
      measures[index].squares += other.measures[index].squares
    }
  }

  // MARK: - What a game tells

  mutating func note(_ question: Int, points: Int64) {
    note(level: question, points: points)
    if lastAsked[question] == games { repeats += 1 }
    lastAsked[question] = games
  }

  /// What is asked again and again at one level is no repeat.
  mutating func note(level: Int, points: Int64) {
    questions[level].asked += 1
    if points > 0 { questions[level].scored += 1 }
    questions[level].points += points
  }

  mutating func note(_ value: Int64, measure number: Int, of question: Int) {
    let index = question * measuresEach + number
    measures[index].count += 1
    measures[index].sum += value
    measures[index].squares += value * value
  }

  mutating func end(score: Int64, rounds length: Int, isOver: Bool, milliseconds: Int64 = 0) {
    scores[score, default: 0] += 1
    rounds[Int64(length), default: 0] += 1
    self.milliseconds += milliseconds
    if !isOver { unfinished += 1 }
    if repeats > repeatsBefore { gamesWithRepeats += 1 }
    repeatsBefore = repeats
    games += 1
  }
}
