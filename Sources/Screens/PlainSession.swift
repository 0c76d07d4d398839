package import PackFormat
internal import TextUnicode

/// A game that is played line by line, and what becomes of it: every move, and what was said.
package struct PlainSession {
  private var game: any PlainGame
  private let places: QuestionReport?
  /// The row that was on the screen last, and the one before it.
  private var shown: Int?
  private var shownBefore: Int?
  private var said = SHA256()
  private let isRecorded: Bool
  /// None where the session is not recorded: a script may have any number of lines.
  package private(set) var moves: [PlayRecord.Move] = []

  package init(_ game: any PlainGame, _ places: QuestionReport? = nil, isRecorded: Bool) {
    self.game = game
    self.places = places
    self.isRecorded = isRecorded
  }

  package var patience: Int64? { game.patience }

  package mutating func begin() throws(PackError) -> String { note(try game.begin()) }

  package mutating func take(
    _ line: String, after milliseconds: Int64
  ) throws(PackError) -> Reply {
    if isRecorded { moves.append(.line(line, after: milliseconds)) }
    if let places, QuestionReport.areMeant(by: line.trimmed) {
      let before = shown == game.row ? shownBefore : shown
      let text = try places.text(now: game.row, before: before)
      return note(Reply(text + game.promptAgain(after: milliseconds)))
    }
    return note(try game.take(line, after: milliseconds))
  }

  package mutating func expire() throws(PackError) -> Reply {
    if isRecorded { moves.append(.timeUp) }
    return note(try game.expire())
  }

  /// Plays moves from the beginning; gives the digest of all that was said to them.
  package mutating func said(to moves: [PlayRecord.Move]) throws(PackError) -> PackDigest {
    _ = try begin()
    for move in moves {
      let reply =
        switch move {
        case .line(let line, let milliseconds): try take(line, after: milliseconds)
        case .timeUp: try expire()
        }
      if reply.isDone { return digest }
    }
    _ = end()
    return digest
  }

  package mutating func end() -> String { note(game.end()) }

  /// Of everything that was said so far.
  package var digest: PackDigest {
    var said = said
    return said.finish()
  }

  private mutating func note(_ text: String) -> String {
    if let row = game.row, row != shown { (shown, shownBefore) = (row, shown) }
    said.update(Array(text.utf8)[...])
    return text
  }

  private mutating func note(_ reply: Reply) -> Reply {
    _ = note(reply.text)
    return reply
  }
}
