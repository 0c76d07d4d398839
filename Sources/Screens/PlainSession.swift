package import PackFormat
internal import TextUnicode

/// A plain game with the record of its moves and the digest of its output.
package struct PlainSession {
  private var game: any PlainGame
  private let report: QuestionReport?
  /// The row of the question on the screen, and the row of the one before.
  private var shown: Int?
  private var shownBefore: Int?
  private var output = SHA256()
  private let isRecorded: Bool
  /// The moves so far; empty unless the session is recorded, because a script can have any number
  /// of lines.
  package private(set) var moves: [PlayRecord.Move] = []

  package init(_ game: any PlainGame, _ report: QuestionReport? = nil, isRecorded: Bool) {
    self.game = game
    self.report = report
    self.isRecorded = isRecorded
  }

  package var patience: Int64? { game.patience }

  package mutating func begin() throws(PackError) -> String { note(try game.begin()) }

  package mutating func take(
    _ line: String, after milliseconds: Int64
  ) throws(PackError) -> Reply {
    if isRecorded { moves.append(.line(line, after: milliseconds)) }
    if let report, QuestionReport.isRequested(by: line.trimmed) {
      let before = shown == game.row ? shownBefore : shown
      let text = try report.text(now: game.row, before: before)
      return note(Reply(text + game.promptAgain(after: milliseconds)))
    }
    return note(try game.take(line, after: milliseconds))
  }

  package mutating func expire() throws(PackError) -> Reply {
    if isRecorded { moves.append(.timeUp) }
    return note(try game.expire())
  }

  /// Plays moves from the beginning, and returns the digest of the whole output.
  package mutating func digest(of moves: [PlayRecord.Move]) throws(PackError) -> PackDigest {
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

  /// The digest of the output so far.
  package var digest: PackDigest {
    var output = output
    return output.finish()
  }

  private mutating func note(_ text: String) -> String {
    if let row = game.row, row != shown { (shown, shownBefore) = (row, shown) }
    output.update(Array(text.utf8)[...])
    return text
  }

  private mutating func note(_ reply: Reply) -> Reply {
    _ = note(reply.text)
    return reply
  }
}
