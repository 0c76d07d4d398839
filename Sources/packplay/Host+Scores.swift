import Files
import Games
import PackFormat
import Scores
import Screens

extension Host {
  /// Returns the keeper of a pack's high score and remembers it; `takeNotes` reports its failures.
  func keeper(
    _ reader: PackReader, _ path: String, _ selection: QuestionSelection
  ) throws(PlayerFailure) -> ScoreKeeper {
    let new = try newKeeper(reader, path, selection)
    keeper = new
    return new
  }

  private func newKeeper(
    _ reader: PackReader, _ path: String, _ selection: QuestionSelection
  ) throws(PlayerFailure) -> ScoreKeeper {
    let rules = try reading(pack: path) { () throws(PackError) in try RuleText.all(in: reader) }
    let fingerprint = selection.rules(of: RuleText.fingerprint(of: rules))
    let card = reader.header.card
    let edition = ScoreKeeper.Edition(
      root: reader.header.rootDigest.hex, day: Int64(Environment.daysSince1970)
    ) { row in try? reader.questionId(row).text }
    func keeper(_ scores: consuming Scores?, _ trouble: String? = nil) -> ScoreKeeper {
      ScoreKeeper(
        scores, pack: card.id, kind: card.kind, rules: fingerprint,
        title: selection.title(of: card.title(in: "")), edition: edition,
        isPractice: selection.isPractice, trouble: trouble)
    }
    if HighscorePlace.of(rules) == .session {
      let name = Self.sessionName(card, rules: fingerprint)
      if let known = sessionKeepers[name] { return known }
      let new = keeper(try? Scores())
      sessionKeepers[name] = new
      return new
    }
    guard let path = Scores.standardPath else { return keeper(nil, Self.noHome) }
    do throws(ScoresError) {
      return keeper(try Scores(path))
    } catch {
      return keeper(nil, error.message)
    }
  }

  /// The best score of a pack, for a list of packs.
  func best(of pack: PackLibrary.Pack) -> Int64? {
    sessionKeeper(of: pack)?.best ?? book.entry(of: pack)?.best
  }

  /// The keeper of a pack that was played in this run and whose scores last only as long.
  func sessionKeeper(of pack: PackLibrary.Pack) -> ScoreKeeper? {
    if sessionKeepers.isEmpty { return nil }
    return pack.rules().flatMap { sessionKeepers[Self.sessionName(pack.card, rules: $0)] }
  }

  /// The key of a session's scores: the same pack, kind and rules.
  private static func sessionName(_ card: PackCard, rules: String) -> String {
    "\(card.id) \(card.kind) \(rules)"
  }
}
