import Files
import Games
import PackFormat
import Scores
import Screens

extension Player {
  /// What keeps a pack's high score, where its rules say.
  mutating func keeper(_ card: PackCard, _ rules: [RuleText]) -> ScoreKeeper {
    let fingerprint = RuleText.fingerprint(of: rules)
    func keeper(_ scores: consuming Scores?) -> ScoreKeeper {
      ScoreKeeper(
        scores, pack: card.id, kind: card.kind, rules: fingerprint, title: card.title(in: ""))
    }
    guard HighscorePlace.of(rules) == .session else { return keeper(openScores()) }
    let name = Self.sessionName(card, rules: fingerprint)
    if let known = sessionKeepers[name] { return known }
    let new = keeper(nil)
    sessionKeepers[name] = new
    return new
  }

  /// The best score of a pack, for a list of packs.
  func bestScores() -> (PackShelf.Pack) -> Int64? {
    let keepers = sessionKeepers
    let entries = Scores.standardPath.flatMap { path in
      Path.exists(path) ? try? Scores(path).all() : nil
    }
    return { pack in
      keepers[Self.sessionName(pack.card, rules: pack.rules)]?.best
        ?? entries?.first {
          $0.game == Scores.Game(pack: pack.card.id, kind: pack.card.kind, rules: pack.rules)
        }?.best
    }
  }

  /// The scores kept; without them the game goes on, and says so once.
  private mutating func openScores() -> Scores? {
    guard let path = Scores.standardPath else { return nil }
    do throws(ScoresError) {
      return try Scores(path)
    } catch {
      say("\(error.message); playing without them")
      return nil
    }
  }

  /// Scores compare where pack, kind and rules are the same.
  private static func sessionName(_ card: PackCard, rules: String) -> String {
    "\(card.id) \(card.kind) \(rules)"
  }
}
