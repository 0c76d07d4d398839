package import Scores

/// The high score and the history of one pack's game, and the store that keeps both.
///
/// A new high score is stored at once, so that an interrupted game loses nothing. Answers are
/// stored when the game ends.
package final class ScoreKeeper {
  private let scores: Scores?
  private let game: Scores.Game
  private let title: String
  /// The details stored beside the score.
  private let edition: Edition
  /// The answers of the running game, by the rows of their questions.
  private var answers: [Int: Scores.Answers] = [:]
  /// The best score before the running game.
  package private(set) var best: Int64 = 0
  /// The first problem with the store; the caller of the game must report it.
  package private(set) var trouble: String?

  /// The edition of the pack that is played, and the day of the game.
  package struct Edition {
    /// The root digest of the pack.
    let root: String
    /// Today, in days since 1970-01-01.
    let day: Int64
    /// Returns the id of the question in a row; nil if it cannot be read.
    let id: (Int) -> String?

    package init(root: String = "", day: Int64 = 0, id: @escaping (Int) -> String? = { _ in nil }) {
      self.root = root
      self.day = day
      self.id = id
    }
  }

  /// Keeps scores in a store; without one, scores last as long as the keeper and `trouble` says
  /// why.
  package init(
    _ scores: consuming Scores?, pack: String, kind: String, rules: String, title: String,
    edition: Edition = Edition(), trouble: String? = nil
  ) {
    self.scores = scores
    game = Scores.Game(pack: pack, kind: kind, rules: rules)
    self.title = title
    self.edition = edition
    self.trouble = trouble
    best = asking { (scores) throws(ScoresError) in try scores.best(of: game) } ?? 0
  }

  /// Keeps scores only as long as the keeper, and starts with a known best score.
  package init(best: Int64) {
    scores = nil
    game = Scores.Game(pack: "", kind: "", rules: "")
    title = ""
    edition = Edition()
    self.best = best
  }

  /// Stores the score of a running game if it is a new high score.
  package func note(_ score: Int64) {
    guard score > best else { return }
    _ = asking { (scores) throws(ScoresError) in
      try scores.note(score, of: game, title: title, root: edition.root)
    }
  }

  /// Counts an answer to the question in a row; `prompt` is the question as it was asked.
  package func answered(row: Int, _ prompt: String, isRight: Bool) {
    guard scores != nil else { return }
    if answers[row] == nil {
      guard let id = edition.id(row) else { return }
      answers[row] = Scores.Answers(
        question: id, prompt: String(prompt.prefix(Self.longestPrompt)))
    }
    answers[row]?.asked += 1
    if isRight { answers[row]?.correct += 1 }
  }

  /// The most characters of a prompt that are stored, enough for a list.
  private static let longestPrompt = 200

  /// Stores a finished game; true for a new record.
  package func finish(_ score: Int64) -> Bool {
    let answers = answers.sorted { $0.key < $1.key }.map(\.value)
    self.answers = [:]
    _ = asking { (scores) throws(ScoresError) in
      try scores.finish(
        score, of: game, title: title, root: edition.root, day: edition.day, answers: answers)
    }
    // Another program may have stored a better score meanwhile.
    let kept = asking { (scores) throws(ScoresError) in try scores.best(of: game) } ?? score
    let isRecord = score > best && score >= kept
    best = max(best, score, kept)
    return isRecord
  }

  /// Returns the history of finished games; nil if there is none.
  package func history(last: Int, hardest: Int) -> Scores.History? {
    asking { (scores) throws(ScoresError) in
      try scores.history(of: game, last: last, hardest: hardest)
    }
  }

  /// Runs `body` on the store; nil if there is no store or an error occurs, which `trouble` then
  /// reports.
  private func asking<Answer>(
    _ body: (borrowing Scores) throws(ScoresError) -> Answer?
  ) -> Answer? {
    do throws(ScoresError) {
      switch scores {
      case .some(let scores): return try body(scores)
      case nil: return nil
      }
    } catch {
      trouble = trouble ?? error.message
      return nil
    }
  }
}
