internal import Files

/// The high scores a player keeps, and how the games went, in one small SQLite database.
///
/// Each game is written in a transaction with a rollback journal that reaches the disk before the
/// database does, so whatever ends the program, at any moment, the scores are those before the game
/// or those after it.
package struct Scores: ~Copyable {
  /// One game in one pack, whose scores compare.
  package struct Game: Sendable, Hashable {
    /// The pack's id, which its versions share.
    package var pack: String
    /// The kind of game.
    package var kind: String
    /// Stands for the pack's rules: scores under other rules do not compare.
    package var rules: String

    package init(pack: String, kind: String, rules: String) {
      self.pack = pack
      self.kind = kind
      self.rules = rules
    }
  }

  /// What the scores of one game in one pack came to.
  package struct Entry: Sendable, Equatable {
    package var game: Game
    /// How the pack was called when it was last played.
    package var title: String
    /// The root digest of the pack that was last played; empty where that is not known.
    package var root: String
    package var best: Int64
    package var games: Int64
  }

  private let path: String
  let connection: Connection

  /// Opens the scores kept in a file; the file, and the folders above it, are made where missing.
  package init(_ path: String) throws(ScoresError) {
    self.path = path
    connection = try Self.opened(path)
  }

  /// The same, but nil where there is no such file: looking must not make one.
  package init?(ifThere path: String) throws(ScoresError) {
    let isThere: Bool
    do throws(FileError) { isThere = try Path.exists(path) } catch {
      throw ScoresError(path, error.reason)
    }
    guard isThere else { return nil }
    try self.init(path)
  }

  /// Scores that last as long as this value.
  package init() throws(ScoresError) {
    path = "memory"
    connection = try Self.opened(path) { () throws(StoreFault) in try Connection(":memory:") }
  }

  /// Where the scores are kept unless the user says otherwise; nil without a home.
  package static var standardPath: String? {
    Environment.dataFolder.map { Path.joined($0, "packtool/scores.sqlite") }
  }

  /// Keeps the score of a game that goes on, if it is better than what was kept.
  package func note(
    _ score: Int64, of game: Game, title: String, root: String = ""
  ) throws(ScoresError) {
    try reporting { () throws(StoreFault) in
      try keep(score, of: game, title: title, root: root, games: 0)
    }
  }

  func keep(
    _ score: Int64, of game: Game, title: String, root: String, games: Int64
  ) throws(StoreFault) {
    var statement = try Statement(
      """
      INSERT INTO score (pack, kind, rules, title, root, best, games)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
      ON CONFLICT DO UPDATE
      SET title = excluded.title, root = excluded.root, best = max(best, excluded.best),
        games = games + excluded.games
      """, on: connection,
      .text(game.pack), .text(game.kind), .text(game.rules), .text(title), .text(root),
      .integer(score), .integer(games))
    _ = try statement.step()
  }

  /// The best score so far; nil where there is none.
  package func best(of game: Game) throws(ScoresError) -> Int64? {
    try reporting { () throws(StoreFault) in
      var statement = try Statement(
        "SELECT best FROM score WHERE pack = ? AND kind = ? AND rules = ?", on: connection,
        .text(game.pack), .text(game.kind), .text(game.rules))
      return try statement.step() ? statement.integer(0) : nil
    }
  }

  /// Everything kept, in the order of pack, kind and rules.
  package func all() throws(ScoresError) -> [Entry] {
    try reporting { () throws(StoreFault) in
      var statement = try Statement(
        """
        SELECT pack, kind, rules, title, root, best, games FROM score ORDER BY pack, kind, rules
        """, on: connection)
      var entries: [Entry] = []
      while try statement.step() {
        let game = Game(
          pack: statement.text(0), kind: statement.text(1), rules: statement.text(2))
        entries.append(
          Entry(
            game: game, title: statement.text(3), root: statement.text(4),
            best: statement.integer(5), games: statement.integer(6)))
      }
      return entries
    }
  }

  private static func opened(_ path: String) throws(ScoresError) -> Connection {
    do throws(FileError) {
      try Folder.create(Path.folder(of: path))
    } catch {
      throw ScoresError(path, error.reason)
    }
    return try opened(path) { () throws(StoreFault) in try Connection(path) }
  }

  private static func opened(
    _ path: String, _ connect: () throws(StoreFault) -> Connection
  ) throws(ScoresError) -> Connection {
    do throws(StoreFault) {
      let connection = try connect()
      try connection.prepare()
      return connection
    } catch {
      throw ScoresError(path, error.reason)
    }
  }

  func reporting<Result>(
    _ body: () throws(StoreFault) -> Result
  ) throws(ScoresError) -> Result {
    do throws(StoreFault) {
      return try body()
    } catch {
      throw ScoresError(path, error.reason)
    }
  }
}

/// Why scores cannot be kept or read; the game goes on without them.
package struct ScoresError: Error, Sendable, Equatable {
  package let path: String
  package let reason: String

  init(_ path: String, _ reason: String) {
    self.path = path
    self.reason = reason
  }

  /// Lower case, no full stop.
  package var message: String { "cannot keep scores in \(Path.printable(path)): \(reason)" }
}
