package import Scores

/// What one pack's game knows of its high score and its history, and where both go.
///
/// A score better than any before is kept at once, so that a game which is broken off loses nothing;
/// how the questions were answered is kept when the game ends.
package final class ScoreKeeper {
  private let scores: Scores?
  private let game: Scores.Game
  private let title: String
  /// What is kept beside the score of a pack that was opened.
  private let edition: Edition
  /// How the questions of the running game were answered, by their rows.
  private var answers: [Int: Scores.Answers] = [:]
  /// The best score before the running game.
  package private(set) var best: Int64 = 0
  /// Why scores are not kept or not known, once something went wrong: what did first. It is for whoever
  /// shows the game to tell, and no part of what the game says.
  package private(set) var trouble: String?

  /// Which pack is played, and when.
  package struct Edition {
    /// The root digest of the pack.
    let root: String
    /// Today, in days since 1970-01-01.
    let day: Int64
    /// The id of the question in a row; nil where it cannot be read.
    let id: (Int) -> String?

    package init(root: String = "", day: Int64 = 0, id: @escaping (Int) -> String? = { _ in nil }) {
      self.root = root
      self.day = day
      self.id = id
    }
  }

  /// Without a place to keep scores they last as long as the keeper; `trouble` says why there is none.
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

  /// Scores that last as long as the keeper, after a best one that is known.
  package init(best: Int64) {
    scores = nil
    game = Scores.Game(pack: "", kind: "", rules: "")
    title = ""
    edition = Edition()
    self.best = best
  }

  /// Takes note of a running game's score.
  package func note(_ score: Int64) {
    guard score > best else { return }
    _ = asking { (scores) throws(ScoresError) in
      try scores.note(score, of: game, title: title, root: edition.root)
    }
  }

  /// Takes note of how a question was answered, by its row in the pack and as it was asked.
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

  /// In characters: enough for a list.
  private static let longestPrompt = 200

  /// Takes note of a finished game; true where it is a new record.
  package func finish(_ score: Int64) -> Bool {
    let answers = answers.sorted { $0.key < $1.key }.map(\.value)
    self.answers = [:]
    _ = asking { (scores) throws(ScoresError) in
      try scores.finish(
        score, of: game, title: title, root: edition.root, day: edition.day, answers: answers)
    }
    // Another game on the same scores may have done better meanwhile.
    let kept = asking { (scores) throws(ScoresError) in try scores.best(of: game) } ?? score
    let isRecord = score > best && score >= kept
    best = max(best, score, kept)
    return isRecord
  }

  /// How the finished games went; nil where that is not kept.
  package func history(last: Int, hardest: Int) -> Scores.History? {
    asking { (scores) throws(ScoresError) in
      try scores.history(of: game, last: last, hardest: hardest)
    }
  }

  /// Nil, too, where something goes wrong, of which `trouble` tells.
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
