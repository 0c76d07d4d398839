internal import Files
internal import Scores
internal import Synchronization

/// The player's choices, kept in the store of scores if there is one, else for this run only.
package final class PlayerChoices: Sendable {
  private let path: String?
  private let chosen = Mutex<[String: String]>([:])
  /// The choices of earlier runs that were read so far; nil for names without a choice.
  private let earlier = Mutex<[String: String?]>([:])
  private let firstTrouble = Mutex<String?>(nil)

  /// The first problem with the store, because of which choices are unknown or last for this run
  /// only.
  package var trouble: String? { firstTrouble.withLock { $0 } }

  /// Reads and keeps choices in the store at `path`; nil keeps them for this run only.
  package init(_ path: String?) { self.path = path }

  /// Starts with some choices, and keeps all choices only as long as the object.
  package init(_ choices: [(name: String, choice: String)]) {
    path = nil
    for (name, choice) in choices { chosen.withLock { $0[name] = choice } }
  }

  /// The choices of earlier runs that were read so far, by name.
  package var asked: [(name: String, choice: String)] {
    earlier.withLock { $0 }.sorted { $0.key < $1.key }.compactMap { name, choice in
      choice.map { (name, $0) }
    }
  }

  /// The latest choice under a name; nil if there is none or it cannot be read.
  package subscript(_ name: String) -> String? {
    if let choice = chosen.withLock({ $0[name] }) { return choice }
    // A name is read only once, so that another program cannot change the running game.
    if let known = earlier.withLock({ $0[name] }) { return known }
    let kept = kept(name)
    earlier.withLock { $0[name] = .some(kept) }
    return kept
  }

  /// Reads the choice of an earlier run from the store.
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

  /// Stores a choice; returns the reason if it lasts for this run only.
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
