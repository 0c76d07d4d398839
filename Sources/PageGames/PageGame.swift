internal import PackFormat
internal import Views
internal import Words

/// A game on the page: it takes events, and writes what the page shows.
protocol PageGame: AnyObject {
  /// Opens the sources again after the language has changed.
  func reopen(_ play: Play) throws(PackError)

  func take(_ event: PageEvent, _ play: Play) throws(PackError)

  /// The time at which the game wants a tick; nil if nothing happens by itself.
  var wake: Int64? { get }

  /// True if starting again would lose something.
  var isInProgress: Bool { get }

  /// True if leaving the page would lose something unless the page keeps the game.
  var isWorthKeeping: Bool { get }

  /// True if the game asks one question of the pack after the other, so that a player can choose
  /// among them.
  var asksQuestions: Bool { get }

  /// The state that the order of turns depends on; nil if several people cannot play by turns.
  var partyState: PartyState? { get }

  /// Tells the open question, which another player's turn has covered.
  func uncovered(_ play: Play)

  /// The name of the phase, such as `asking`.
  var phaseName: StaticString { get }

  /// The text of the big button; nil if there is none.
  func nextText(_ language: Language) -> String?

  func help(_ play: Play) -> [String]

  /// Writes the members of the status line.
  func writeStatus(to reply: inout PageReply, _ play: Play)

  /// Writes the members of the scene.
  func writeScene(to reply: inout PageReply, _ play: Play, at time: Int64)
}

extension PageGame {
  var isWorthKeeping: Bool { isInProgress }
  var asksQuestions: Bool { false }
  var partyState: PartyState? { nil }
  func uncovered(_ play: Play) {}
}
