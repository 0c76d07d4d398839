internal import Games
package import Simulation

/// The figures of the answers to one question.
package struct QuestionFigures: Sendable, Equatable {
  /// The figures of one answer that players gave.
  package struct Choice: Sendable, Equatable {
    /// The text; empty if the time was up.
    package var text: String
    package var count: Int
    package var isRight: Bool
    /// The correlation of giving this answer with the score on the other questions; nil if one of them is the same
    /// for everybody.
    package var correlation: Double?

    package init(text: String, count: Int, isRight: Bool, correlation: Double?) {
      (self.text, self.count) = (text, count)
      (self.isRight, self.correlation) = (isRight, correlation)
    }
  }

  /// A wrong answer that better players give, which may be the right one.
  package struct Suspect: Sendable, Equatable {
    package var text: String
    package var suspicion: Double

    package init(text: String, suspicion: Double) {
      (self.text, self.suspicion) = (text, suspicion)
    }
  }

  package var answers: Int
  package var right: Int
  /// The corrected point-biserial correlation: of a right answer with the score on the other questions.
  package var itemRest: Double?
  /// The share of right answers among the best 27 % of players less that among the worst 27 %, by their score on the
  /// other questions. Players with equal scores at a boundary count in part.
  package var discrimination: Double?
  /// The median time of an answer in milliseconds; nil if no time is known.
  package var medianTime: Double?
  /// The answers that were given, the most frequent first.
  package var choices: [Choice]
  package var suspect: Suspect?

  /// The share of right answers with its 95 % interval.
  package var facility: Share { Share(right, of: answers) }

  /// The suspicion from which a key is suspect.
  package static let suspicious = 2.0
  /// The number of players whose choice is needed for a suspicion.
  static let fewestChoosers = 3
  /// The share of players in the upper and in the lower group.
  private static let group = 0.27

  package init(
    answers: Int, right: Int, itemRest: Double?, discrimination: Double?, medianTime: Double?,
    choices: [Choice], suspect: Suspect?
  ) {
    (self.answers, self.right, self.medianTime) = (answers, right, medianTime)
    (self.itemRest, self.discrimination) = (itemRest, discrimination)
    (self.choices, self.suspect) = (choices, suspect)
  }

  init(_ all: AnswersByQuestion, _ question: Int, choices texts: [String]) {
    let range = all.range(of: question)
    answers = range.count
    right = range.count { all.entries[$0].isRight }
    medianTime = Self.median(
      range.compactMap { index in
        let time = all.entries[index].time
        return time == AnswerTable.Entry.unknownTime ? nil : time
      })
    // Players without another answer have no score.
    let rated = range.compactMap { index in all.rest[index].map { (all.entries[index], $0) } }
    let scores = Moments(rated.map(\.1))
    let ofRight = rated.reduce(into: Chosen()) { if $1.0.isRight { $0.add($1.1) } }
    let correlation = scores.correlation(ofRight)
    itemRest = rated.count < Analysis.fewestAnswers ? nil : correlation
    discrimination =
      rated.count < Analysis.fewestAnswers
      ? nil : Self.discrimination(rated.map { ($0.1, $0.0.isRight) })

    // Texts that are the same answer have one number by now.
    var places: [UInt32: Int] = [:]
    var (choices, chosen): ([Choice], [Chosen]) = ([], [])
    for index in range {
      let entry = all.entries[index]
      let place = places[entry.choice] ?? choices.count
      if place == choices.count {
        places[entry.choice] = place
        choices.append(
          Choice(text: texts[Int(entry.choice)], count: 0, isRight: entry.isRight, correlation: nil)
        )
        chosen.append(Chosen())
      }
      choices[place].count += 1
      if let score = all.rest[index] { chosen[place].add(score) }
    }
    for place in choices.indices { choices[place].correlation = scores.correlation(chosen[place]) }
    if rated.count >= Analysis.fewestAnswers {
      suspect = Self.suspect(choices, rated: rated.count, key: (correlation ?? 0, ofRight.count))
    }
    self.choices = choices.sorted { ($1.count, $0.text) < ($0.count, $1.text) }
  }

  /// The wrong answer that is more likely to be right than the key, if there is one.
  ///
  /// The suspicion of a wrong answer is z of that answer less z of the key, and the logarithm of their numbers. z is
  /// the correlation with the score on the other questions in standard errors (decision 76).
  private static func suspect(
    _ choices: [Choice], rated: Int, key: (correlation: Double, count: Int)
  ) -> Suspect? {
    let root = Double(rated - 1).squareRoot()
    let suspects = choices.compactMap { choice -> Suspect? in
      guard !choice.isRight, !choice.text.isEmpty, choice.count >= fewestChoosers,
        let correlation = choice.correlation, correlation > 0
      else { return nil }
      let suspicion = Suspicion(
        z: correlation * root, chosen: choice.count, keyZ: key.correlation * root,
        keyChosen: key.count)
      return suspicion.value >= suspicious
        ? Suspect(text: choice.text, suspicion: suspicion.value) : nil
    }
    return suspects.max { ($0.suspicion, $1.text) < ($1.suspicion, $0.text) }
  }

  private static func median(_ times: [UInt32]) -> Double? {
    if times.isEmpty { return nil }
    let sorted = times.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1
      ? Double(sorted[middle]) : (Double(sorted[middle - 1]) + Double(sorted[middle])) / 2
  }

  private static func discrimination(_ players: [(score: Double, isRight: Bool)]) -> Double {
    let sorted = players.sorted { $0.score < $1.score }
    let size = group * Double(players.count)
    return (right(in: sorted.reversed(), size) - right(in: sorted, size)) / size
  }

  /// The number of right answers among the first `size` players; of those with equal scores a part may count.
  private static func right(in players: [(score: Double, isRight: Bool)], _ size: Double) -> Double
  {
    var (open, sum, start) = (size, 0.0, 0)
    while open > 0, start < players.count {
      let end = players[start...].firstIndex { $0.score != players[start].score } ?? players.count
      let part = min(open, Double(end - start))
      sum += part * Double(players[start..<end].count(where: \.isRight)) / Double(end - start)
      open -= part
      start = end
    }
    return sum
  }
}

/// The number of players who gave an answer, and the sum of their scores.
private struct Chosen {
  var count = 0
  var sum = 0.0

  mutating func add(_ score: Double) {
    count += 1
    sum += score
  }
}

/// The moments of the scores of players.
private struct Moments {
  private let count: Int
  private let mean: Double
  /// The sum of the squared distances from the mean.
  private let spread: Double

  init(_ values: [Double]) {
    count = values.count
    let mean = values.isEmpty ? 0 : values.reduce(0, +) / Double(values.count)
    spread = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    self.mean = mean
  }

  /// The point-biserial correlation of a score with giving an answer; nil if one of them is the same for everybody.
  func correlation(_ chosen: Chosen) -> Double? {
    let (all, some) = (Double(count), Double(chosen.count))
    // Rounding leaves a trace of scores that are all the same.
    guard chosen.count > 0, chosen.count < count, spread > 1e-12 * all else { return nil }
    return (chosen.sum - some * mean) / (spread * some * (all - some) / all).squareRoot()
  }
}

/// The degree to which a wrong answer looks like the right one.
package struct Suspicion: Sendable {
  package let value: Double

  /// Compares an answer with the key: by z, the correlation with the score on other questions in standard errors, and by
  /// the number of players.
  package init(z: Double, chosen: Int, keyZ: Double, keyChosen: Int) {
    value = z - keyZ + naturalLogarithm(Double(chosen + 1) / Double(keyChosen + 1))
  }
}
