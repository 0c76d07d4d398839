internal import Files
internal import Scores
internal import Synchronization

/// What the player has chosen: remembered between runs where there is a place for it, and for the
/// run otherwise.
package final class PlayerChoices: Sendable {
  private let path: String?
  private let chosen = Mutex<[String: String]>([:])
  /// What had been chosen before this run, as far as anyone asked: nil where nothing had been.
  private let earlier = Mutex<[String: String?]>([:])
  private let firstTrouble = Mutex<String?>(nil)

  /// Why choices are not known or last for this run only, once something went wrong: what did first.
  package var trouble: String? { firstTrouble.withLock { $0 } }

  /// `path` is the file of the scores; nil where there is no such place.
  package init(_ path: String?) { self.path = path }

  /// Choices that last as long as the object, some made already.
  package init(_ choices: [(name: String, choice: String)]) {
    path = nil
    for (name, choice) in choices { chosen.withLock { $0[name] = choice } }
  }

  /// What had been chosen before this run, as far as anyone asked, by name.
  package var asked: [(name: String, choice: String)] {
    earlier.withLock { $0 }.sorted { $0.key < $1.key }.compactMap { name, choice in
      choice.map { (name, $0) }
    }
  }

  /// What was chosen last under a name; nil where nothing was, or where it cannot be read.
  package subscript(_ name: String) -> String? {
    if let choice = chosen.withLock({ $0[name] }) { return choice }
    // Asked once: another program's later choice does not change a game that is being played.
    if let known = earlier.withLock({ $0[name] }) { return known }
    let kept = kept(name)
    earlier.withLock { $0[name] = .some(kept) }
    return kept
  }

  /// What an earlier run left behind.
  private func kept(_ name: String) -> String? {
    guard let path else { return nil }
    do throws(ScoresError) {
      switch try Scores(ifThere: path) {
      case .some(let scores): return try scores.setting(name)
      case nil: return nil
      }
    } catch {
      take(error)
      return nil
    }
  }

  /// Takes note of a choice; gives the reason where it is remembered for this run only.
  @discardableResult
  package func choose(_ choice: String, for name: String) -> String? {
    chosen.withLock { $0[name] = choice }
    guard let path else { return nil }
    do throws(ScoresError) {
      try Scores(path).set(name, to: choice)
      return nil
    } catch {
      take(error)
      return error.message
    }
  }

  private func take(_ error: ScoresError) {
    firstTrouble.withLock { $0 = $0 ?? error.message }
  }
}
