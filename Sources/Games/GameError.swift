internal import PackFormat

/// The reason why a pack cannot be played.
public struct GameError: Error, Equatable, Sendable {
  /// The reason in lower case, without a full stop.
  public let message: String

  init(_ error: PlayError) { message = error.message }
  init(_ error: PackError) { self.init(.pack(error)) }

  /// Runs `body`, and throws its error as a `GameError`.
  static func playing<Result>(
    _ body: () throws(PlayError) -> Result
  ) throws(GameError) -> Result {
    do throws(PlayError) { return try body() } catch { throw GameError(error) }
  }

  /// Runs `body`, and throws its error as a `GameError`.
  static func reading<Result>(
    _ body: () throws(PackError) -> Result
  ) throws(GameError) -> Result {
    do throws(PackError) { return try body() } catch { throw GameError(error) }
  }

  /// Returns a pool of the questions in some rows of a pack, or of all.
  static func deck(_ rows: [Int]?, of count: Int) throws(GameError) -> Deck {
    let rows = rows?.filter { 0 <= $0 && $0 < count }
    guard count > 0, let deck = rows.map({ Deck(rows: $0) }) ?? Deck(count: count) else {
      throw GameError(.empty)
    }
    return deck
  }
}
