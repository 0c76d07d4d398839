/// Cronbach's alpha of questions that sessions have answered in part.
///
/// Each covariance is that of the sessions which have answered both questions.
struct Reliability {
  /// The number of sessions that must have answered a pair of questions.
  private static let fewestTogether = Analysis.fewestAnswers
  /// The number of words that may be compared; beyond it there is no alpha.
  private static let mostWords = 1 << 29

  let alpha: Double?

  init(_ all: AnswersByQuestion, _ questions: [Int]) {
    let sessions = all.entries.reduce(0) { max($0, Int($1.session) + 1) }
    let words = (sessions + 63) / 64
    let pairs = questions.count * (questions.count - 1) / 2
    guard questions.count > 1, pairs * words <= Self.mostWords,
      Self.together(all, sessions) >= Self.fewestTogether * pairs
    else {
      alpha = nil
      return
    }
    let sets = questions.map { Answered(all, $0, words: words) }
    var (own, across) = (0.0, 0.0)
    for (number, left) in sets.enumerated() {
      guard let variance = left.covariance(with: left, atLeast: 2) else {
        alpha = nil
        return
      }
      own += variance
      for right in sets[..<number] {
        guard let covariance = left.covariance(with: right, atLeast: Self.fewestTogether) else {
          alpha = nil
          return
        }
        across += 2 * covariance
      }
    }
    let count = Double(questions.count)
    alpha = own + across > 0 ? count / (count - 1) * (1 - own / (own + across)) : nil
  }

  /// The number of pairs of answers of one session.
  private static func together(_ all: AnswersByQuestion, _ sessions: Int) -> Int {
    var counts = [Int](repeating: 0, count: sessions)
    for entry in all.entries { counts[Int(entry.session)] += 1 }
    return counts.reduce(0) { $0 + $1 * ($1 - 1) / 2 }
  }

  /// The sessions that have answered a question, and those that were right, as bits.
  private struct Answered {
    private var answered: [UInt64]
    private var right: [UInt64]

    init(_ all: AnswersByQuestion, _ question: Int, words: Int) {
      answered = [UInt64](repeating: 0, count: words)
      right = answered
      for index in all.range(of: question) {
        let entry = all.entries[index]
        let (word, bit) = (Int(entry.session / 64), UInt64(1) << UInt64(entry.session % 64))
        answered[word] |= bit
        if entry.isRight { right[word] |= bit }
      }
    }

    /// The covariance over the sessions that have answered both; nil if they are fewer than `least`.
    func covariance(with other: Answered, atLeast least: Int) -> Double? {
      var (both, own, others, rights) = (0, 0, 0, 0)
      for word in answered.indices {
        let together = answered[word] & other.answered[word]
        if together == 0 { continue }
        both += together.nonzeroBitCount
        own += (right[word] & together).nonzeroBitCount
        others += (other.right[word] & together).nonzeroBitCount
        rights += (right[word] & other.right[word]).nonzeroBitCount
      }
      guard both >= least else { return nil }
      let count = Double(both)
      return (Double(rights) - Double(own) * Double(others) / count) / (count - 1)
    }
  }
}
