internal import Files
internal import PackFormat
package import Scores

/// The scores of the packs on a shelf, as they stand in the store.
package final class ScoreBook {
  private let path: String?
  private var entries: [Scores.Entry] = []
  /// By the root digest of a pack.
  private var rules: [String: String?] = [:]
  private var histories: [String: Scores.History?] = [:]
  /// Why there are no scores, where something is wrong with the store.
  package private(set) var trouble: String?

  /// `path` is the file of the scores; nil where there is no such place.
  package init(_ path: String?) {
    self.path = path
    refresh()
  }

  /// Looks again, after a game.
  package func refresh() {
    entries = []
    histories = [:]
    trouble = nil
    entries = asking { (scores) throws(ScoresError) in try scores.all() } ?? []
  }

  /// What is kept of a pack with its rules; nil where it was not played.
  ///
  /// Of a pack that was played as it is, its rules are known; only where its id was played in another
  /// version are they read.
  package func entry(of pack: PackLibrary.Pack) -> Scores.Entry? {
    let card = pack.card
    let known = entries.filter { $0.game.pack == card.id && $0.game.kind == card.kind }
    if known.isEmpty { return nil }
    let root = pack.header.rootDigest.hex
    if let entry = known.first(where: { $0.root == root }) { return entry }
    if rules[root] == nil { rules[root] = .some(pack.rules()) }
    guard let rules = rules[root] ?? nil else { return nil }
    return known.first { $0.game.rules == rules }
  }

  /// How the games of a pack went; nil where none is kept.
  package func history(of pack: PackLibrary.Pack) -> Scores.History? {
    let root = pack.header.rootDigest.hex
    if let known = histories[root] { return known }
    let history = entry(of: pack).flatMap { entry in
      asking { (scores) throws(ScoresError) in
        try scores.history(of: entry.game, last: Self.last, hardest: Self.hardest)
      }
    }
    histories[root] = .some(history)
    return history
  }

  /// Nil where there are no scores, and where something goes wrong, of which `trouble` tells.
  private func asking<Answer>(
    _ body: (borrowing Scores) throws(ScoresError) -> Answer
  ) -> Answer? {
    guard let path else { return nil }
    do throws(ScoresError) {
      switch try Scores(ifThere: path) {
      case .some(let scores): return try body(scores)
      case nil: return nil
      }
    } catch {
      trouble = trouble ?? error.message
      return nil
    }
  }

  /// Of games, and of questions: more than any screen shows.
  package static let last = 200
  package static let hardest = 50
}
