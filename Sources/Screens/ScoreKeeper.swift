package import Games
package import Scores
package import Views

/// The high score and the history of one pack's game, and the store that keeps both.
///
/// A new high score is stored at once, so that an interrupted game loses nothing. Answers are
/// stored when the game ends.
package final class ScoreKeeper: RoundKeeper, StudyRecords {
  private let scores: Scores?
  private let game: Scores.Game
  private let title: String
  /// The details stored beside the score.
  private let edition: Edition
  /// The file that all answers go to; nil if nobody asked for one.
  package var answers: AnswerFile?
  /// The answers of the running game, by the rows of their questions.
  private var counts: [Int: Scores.Answers] = [:]
  /// The records of practice of the questions answered in the running game, by their rows.
  private var studies: [Int: Scores.Study] = [:]
  /// The records of practice from before the running game, by question id; nil if not read yet.
  private var earlierStudies: [String: Scores.Study]?
  /// True if games are played for practice: they have no score that is kept.
  private let isPractice: Bool
  /// The number of games that have ended.
  private var ended = 0
  /// The number of games that had ended when scores could no longer be kept; nil if they are. Later games announce no new
  /// record.
  package private(set) var unkeptFrom: Int?
  /// The best score before the running game.
  package private(set) var best: Int64 = 0
  /// The score of the game that ended last; nil if none has.
  package private(set) var lastScore: Int64?
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
    edition: Edition = Edition(), isPractice: Bool = false, trouble: String? = nil
  ) {
    unkeptFrom = trouble == nil ? nil : 0
    self.isPractice = isPractice
    self.scores = scores
    game = Scores.Game(pack: pack, kind: kind, rules: rules)
    self.title = title
    self.edition = edition
    self.trouble = trouble
    best = asking { (scores) throws(ScoresError) in try scores.best(of: game) } ?? 0
  }

  /// Keeps scores only as long as the keeper, and starts with a known best score.
  ///
  /// - Parameter unkeptFrom: What it was in the games that are replayed.
  package init(best: Int64, unkeptFrom: Int? = nil) {
    self.unkeptFrom = unkeptFrom
    isPractice = false
    scores = nil
    game = Scores.Game(pack: "", kind: "", rules: "")
    title = ""
    edition = Edition()
    self.best = best
  }

  /// Stores the score of a running game if it is a new high score.
  package func note(_ score: Int64) {
    guard score > best, !isPractice else { return }
    _ = asking { (scores) throws(ScoresError) in
      try scores.note(score, of: game, title: title, root: edition.root)
    }
  }

  package func answered(_ outcome: some RoundOutcome, after milliseconds: Int64?) {
    answers?.note(outcome.given(after: milliseconds))
    answered(row: outcome.row, outcome.prompt, isRight: outcome.isRight)
  }

  /// Counts an answer to the question in a row; `prompt` is the question as it was asked.
  package func answered(row: Int, _ prompt: String, isRight: Bool) {
    guard scores != nil else { return }
    if counts[row] == nil {
      guard let id = edition.id(row) else { return }
      counts[row] = Scores.Answers(
        question: id, prompt: String(prompt.prefix(Self.longestPrompt)))
    }
    counts[row]?.asked += 1
    if isRight { counts[row]?.correct += 1 }
    if let id = counts[row]?.question {
      let before = studies[row] ?? allEarlier()[id]
      let card = (before.map(\.card) ?? .new).answered(isRight: isRight, on: edition.day)
      studies[row] = Scores.Study(question: id, card)
    }
  }

  /// The most characters of a prompt that are stored, enough for a list.
  private static let longestPrompt = 200

  /// Today, in days since 1970-01-01.
  package var day: Int64 { edition.day }

  /// Returns the record of practice of a row from before the running game.
  package func studyCard(of row: Int) -> StudyCard? {
    let known = allEarlier()
    return known.isEmpty ? nil : edition.id(row).flatMap { known[$0]?.card }
  }

  private func allEarlier() -> [String: Scores.Study] {
    if let earlierStudies { return earlierStudies }
    let all = asking { (scores) throws(ScoresError) in try scores.study(of: game) } ?? []
    let byId = Dictionary(all.map { ($0.question, $0) }) { first, _ in first }
    earlierStudies = byId
    return byId
  }

  /// Stores a finished game; true for a new record.
  package func finish(_ score: Int64) -> Bool {
    end(score) { [game, title, edition] (scores, answers, studies) throws(ScoresError) in
      try scores.finish(
        score, of: game, title: title, root: edition.root, day: edition.day, answers: answers,
        studies: studies)
    }
  }

  /// Stores a game that the player leaves before its end; true for a new record.
  package func leave(_ score: Int64) -> Bool {
    end(score) { [game, title, edition] (scores, answers, studies) throws(ScoresError) in
      try scores.abandon(
        score, of: game, title: title, root: edition.root, answers: answers, studies: studies)
    }
  }

  private func end(
    _ score: Int64,
    _ store: (borrowing Scores, [Scores.Answers], [Scores.Study]) throws(ScoresError) -> Void
  ) -> Bool {
    let answers = counts.sorted { $0.key < $1.key }.map(\.value)
    let studies = studies.sorted { $0.key < $1.key }.map(\.value)
    counts = [:]
    self.studies = [:]
    earlierStudies = nil
    lastScore = score
    _ = asking { (scores) throws(ScoresError) in
      if isPractice {
        try scores.practise(game, answers: answers, studies: studies)
      } else {
        try store(scores, answers, studies)
      }
    }
    defer { ended += 1 }
    if isPractice { return false }
    // Another program may have stored a better score meanwhile.
    let kept = asking { (scores) throws(ScoresError) in try scores.best(of: game) } ?? score
    let isRecord = score > best && score >= kept
    best = max(best, score, kept)
    return isRecord && unkeptFrom.map { ended < $0 } ?? true
  }

  /// Returns the history of finished games; nil if there is none.
  package func history(last: Int, hardest: Int) -> Scores.History? {
    asking { (scores) throws(ScoresError) in
      try scores.history(of: game, last: last, hardest: hardest)
    }
  }

  /// Runs `body` on the store; nil if there is no store or an error occurs, which `trouble` then
  /// reports.
  private func asking<Value>(
    _ body: (borrowing Scores) throws(ScoresError) -> Value?
  ) -> Value? {
    do throws(ScoresError) {
      switch scores {
      case .some(let scores): return try body(scores)
      case nil: return nil
      }
    } catch {
      trouble = trouble ?? error.message
      unkeptFrom = unkeptFrom ?? ended
      return nil
    }
  }
}

extension Scores.Study {
  fileprivate init(question: String, _ card: StudyCard) {
    self.init(
      question: question, streak: card.streak, interval: card.interval, ease: card.ease,
      due: card.due)
  }

  fileprivate var card: StudyCard {
    StudyCard(streak: streak, interval: interval, ease: ease, due: due)
  }
}
