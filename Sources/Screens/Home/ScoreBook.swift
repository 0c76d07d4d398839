internal import Files
internal import PackFormat
package import Scores

/// The stored scores and histories of the packs in a library, cached until `refresh`.
package final class ScoreBook {
  private let path: String?
  private var entries: [Scores.Entry] = []
  /// The fingerprints of the packs' rules, by root digest.
  private var rules: [String: String?] = [:]
  private var histories: [String: Scores.History?] = [:]
  /// The reason why there are no scores, if the store has a problem.
  package private(set) var trouble: String?

  /// Reads the store at `path`; nil means that there is no store.
  package init(_ path: String?) {
    self.path = path
    refresh()
  }

  /// Reads the store anew, after a game.
  package func refresh() {
    entries = []
    histories = [:]
    trouble = nil
    entries = asking { (scores) throws(ScoresError) in try scores.all() } ?? []
  }

  /// The scores of a pack under its rules; nil if it was not played.
  ///
  /// If this very pack was played last, its root digest identifies the entry. The rules are read
  /// only if another version of the pack was played.
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

  /// The history of a pack's games; nil if there is none.
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

  /// Runs `body` on the store; nil if there is no store or an error occurs, which `trouble` then
  /// reports.
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

  /// The most games and questions of a history, more than any screen shows.
  package static let last = 200
  package static let hardest = 50
}
