package import Scores

/// What one pack's game knows of its high score, and where it goes.
///
/// A score better than any before is kept at once, so that a game which is broken off loses nothing.
package final class ScoreKeeper {
  private let scores: Scores?
  private let pack: String
  private let kind: String
  private let rules: String
  private let title: String
  /// The best score before the running game.
  package private(set) var best: Int64 = 0
  /// Why scores are not kept, once that is known.
  package private(set) var trouble: String?

  /// Without a place to keep scores they last as long as the keeper.
  package init(
    _ scores: consuming Scores?, pack: String, kind: String, rules: String, title: String
  ) {
    self.scores = scores
    self.pack = pack
    self.kind = kind
    self.rules = rules
    self.title = title
    do throws(ScoresError) {
      best = try self.scores?.best(pack: pack, kind: kind, rules: rules) ?? 0
    } catch {
      trouble = error.message
    }
  }

  /// Scores that last as long as the keeper, after a best one that is known.
  package init(best: Int64) {
    scores = nil
    (pack, kind, rules, title) = ("", "", "", "")
    self.best = best
  }

  /// Takes note of a running game's score.
  package func note(_ score: Int64) {
    if score > best { keep(score, isFinished: false) }
  }

  /// Takes note of a finished game; true where it is a new record.
  package func finish(_ score: Int64) -> Bool {
    keep(score, isFinished: true)
    // Another game on the same scores may have done better meanwhile.
    let kept = (try? scores?.best(pack: pack, kind: kind, rules: rules)) ?? score
    let isRecord = score > best && score >= kept
    best = max(best, score, kept)
    return isRecord
  }

  private func keep(_ score: Int64, isFinished: Bool) {
    do throws(ScoresError) {
      try scores?.record(
        score, pack: pack, kind: kind, rules: rules, title: title, isFinished: isFinished)
    } catch {
      trouble = error.message
    }
  }
}
