/// The results of many games of one bot, as integers, so that the order of adding does not matter.
package struct TrialSums: Sendable, Equatable {
  /// The results of one question or level.
  package struct Question: Sendable, Equatable {
    package fileprivate(set) var asked = 0
    /// The number of times that the question earned points.
    package fileprivate(set) var scored = 0
    package fileprivate(set) var points: Int64 = 0
  }

  /// The sum and the sum of squares of a quantity, from which mean and spread are computed.
  package struct Measure: Sendable, Equatable {
    package fileprivate(set) var count = 0
    package fileprivate(set) var sum: Int64 = 0
    package fileprivate(set) var squares: Int64 = 0
  }

  package private(set) var games = 0
  /// The number of games that were ended because they went on too long.
  package private(set) var unfinished = 0
  /// The number of games by score.
  package private(set) var scores: [Int64: Int] = [:]
  /// The number of games by number of rounds.
  package private(set) var rounds: [Int64: Int] = [:]
  /// The total playing time.
  package private(set) var milliseconds: Int64 = 0
  /// The number of rounds that asked something their game had asked before.
  package private(set) var repeats = 0
  /// The number of games with such a repeat.
  package private(set) var gamesWithRepeats = 0
  package private(set) var questions: [Question]
  /// The measures, ordered by question and then by the number of the measure, which each game
  /// defines.
  package private(set) var measures: [Measure]
  private let measuresEach: Int
  /// The number of the last game that asked each question.
  private var lastAsked: [Int]
  private var repeatsBefore = 0

  package init(questionCount: Int, measuresEach: Int = 0) {
    questions = [Question](repeating: Question(), count: questionCount)
    measures = [Measure](repeating: Measure(), count: questionCount * measuresEach)
    lastAsked = [Int](repeating: -1, count: questionCount)
    self.measuresEach = measuresEach
  }

  /// Returns a measure of a question or level.
  package func measure(_ number: Int, of question: Int) -> Measure {
    measures[question * measuresEach + number]
  }

  /// Adds the results of other games of the same bot.
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

  // MARK: - The results of a game

  /// Adds the points that a question earned, and counts it if it is a repeat.
  mutating func note(_ question: Int, points: Int64) {
    note(level: question, points: points)
    if lastAsked[question] == games { repeats += 1 }
    lastAsked[question] = games
  }

  /// Adds the points that a level earned. Questions of one level are not counted as repeats.
  mutating func note(level: Int, points: Int64) {
    questions[level].asked += 1
    if points > 0 { questions[level].scored += 1 }
    questions[level].points += points
  }

  /// Adds a value to a measure of a question or level.
  mutating func note(_ value: Int64, measure number: Int, of question: Int) {
    let index = question * measuresEach + number
    measures[index].count += 1
    measures[index].sum += value
    measures[index].squares += value * value
  }

  /// Ends a game.
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
