internal import Simulation

/// The figures of all answers to a pack.
///
/// The first answer of a session to a question counts. Sessions that answer faster than anybody reads do not.
package struct Analysis: Sendable {
  /// The number of answers of a question below which it has no figures and no findings.
  package static let fewestAnswers = 30
  /// A session is left out if more than this share of its timed answers came faster than anybody reads.
  private static let mostRapid = 0.5

  /// The number of sessions that count.
  package let sessions: Int
  /// The number of answers that count.
  package let answers: Int
  /// The sessions, and their answers, that are left out as too fast.
  package let rapidSessions: Int
  package let rapidAnswers: Int
  /// The answers to a question that the session had answered before.
  package let repeatedAnswers: Int
  /// The figures by question; nil for a question with fewer than `fewestAnswers`.
  package let questions: [QuestionFigures?]
  /// Cronbach's alpha of the questions with figures, which is KR-20 for right and wrong answers; nil if too few
  /// sessions have answered the same questions.
  package let alpha: Double?

  /// Makes the figures; `floors` has for each question the milliseconds in which nobody can read it.
  package init(_ table: AnswerTable, floors: [Int64] = []) {
    let order = Self.bySession(table)
    var kept: [AnswerTable.Entry] = []
    kept.reserveCapacity(order.count)
    var (sessions, rapidSessions, rapidAnswers, repeated) = (0, 0, 0, 0)
    var start = 0
    while start < order.count {
      let session = table.entries[order[start]].session
      let first = kept.count
      var (timed, rapid) = (0, 0)
      while start < order.count, table.entries[order[start]].session == session {
        let entry = table.entries[order[start]]
        start += 1
        if kept.count > first, kept[kept.count - 1].question == entry.question {
          repeated += 1
          continue
        }
        kept.append(entry)
        guard entry.time != AnswerTable.Entry.unknownTime else { continue }
        timed += 1
        let question = Int(entry.question)
        if floors.indices.contains(question), Int64(entry.time) < floors[question] { rapid += 1 }
      }
      if Double(rapid) > Self.mostRapid * Double(timed) {
        rapidSessions += 1
        rapidAnswers += kept.count - first
        kept.removeLast(kept.count - first)
      } else {
        sessions += 1
      }
    }
    self.sessions = sessions
    self.rapidSessions = rapidSessions
    self.rapidAnswers = rapidAnswers
    repeatedAnswers = repeated
    answers = kept.count
    let sorted = AnswersByQuestion(kept, questionCount: table.questionCount)
    questions = (0..<table.questionCount).map { question in
      sorted.count(of: question) < Self.fewestAnswers
        ? nil : QuestionFigures(sorted, question, choices: table.choices)
    }
    let judged = questions.indices.filter { [questions] in questions[$0] != nil }
    alpha = Reliability(sorted, judged).alpha
  }

  /// The numbers of the answers in the order of sessions, then of questions, then as they came.
  private static func bySession(_ table: AnswerTable) -> [Int] {
    var starts = [Int](repeating: 0, count: table.sessionCount + 1)
    for entry in table.entries { starts[Int(entry.session) + 1] += 1 }
    for session in 0..<table.sessionCount { starts[session + 1] += starts[session] }
    var next = starts
    var order = [Int](repeating: 0, count: table.entries.count)
    for (index, entry) in table.entries.enumerated() {
      order[next[Int(entry.session)]] = index
      next[Int(entry.session)] += 1
    }
    for session in 0..<table.sessionCount {
      order[starts[session]..<starts[session + 1]].sort {
        (table.entries[$0].question, $0) < (table.entries[$1].question, $1)
      }
    }
    return order
  }
}

/// Answers in the order of their questions, each with the score of its player on the other questions.
struct AnswersByQuestion {
  private(set) var entries: [AnswerTable.Entry]
  /// For each question the index of its first answer, and last the number of answers.
  private var starts: [Int]
  /// The mean of a player's other answers, each less the share of right answers to its question; nil without others.
  ///
  /// If everybody answers everything, it differs from the sum of the others only by a constant and a factor.
  private(set) var rest: [Double?]

  /// Sorts answers, of which each session has at most one to a question.
  init(_ given: [AnswerTable.Entry], questionCount: Int) {
    var starts = [Int](repeating: 0, count: questionCount + 1)
    var right = [Int](repeating: 0, count: questionCount)
    for entry in given {
      starts[Int(entry.question) + 1] += 1
      if entry.isRight { right[Int(entry.question)] += 1 }
    }
    let shares = right.indices.map {
      starts[$0 + 1] == 0 ? 0 : Double(right[$0]) / Double(starts[$0 + 1])
    }
    for question in 0..<questionCount { starts[question + 1] += starts[question] }
    let sessionCount = given.reduce(0) { max($0, Int($1.session) + 1) }
    var (totals, counts) = (
      [Double](repeating: 0, count: sessionCount), [Int](repeating: 0, count: sessionCount)
    )
    func gain(_ entry: AnswerTable.Entry) -> Double {
      (entry.isRight ? 1 : 0) - shares[Int(entry.question)]
    }
    for entry in given {
      totals[Int(entry.session)] += gain(entry)
      counts[Int(entry.session)] += 1
    }
    var entries = given
    var next = starts
    for entry in given {
      entries[next[Int(entry.question)]] = entry
      next[Int(entry.question)] += 1
    }
    rest = entries.map { entry in
      let others = counts[Int(entry.session)] - 1
      if others == 0 { return nil }
      // Scores that are equal but for the rounding of their sums are equal.
      let score = (totals[Int(entry.session)] - gain(entry)) / Double(others)
      return (score * 1e9).rounded() / 1e9
    }
    self.entries = entries
    self.starts = starts
  }

  var questionCount: Int { starts.count - 1 }

  func range(of question: Int) -> Range<Int> { starts[question]..<starts[question + 1] }
  func count(of question: Int) -> Int { range(of: question).count }
}
