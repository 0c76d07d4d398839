internal import Files

/// A player's high scores and game history, in one small SQLite database.
///
/// Each game is written in a transaction with a rollback journal. After a crash at any moment the
/// store is as it was before or after that game.
package struct Scores: ~Copyable {
  /// The key of a high score: scores compare only within the same pack, kind and rules.
  package struct Game: Sendable, Hashable {
    /// The id of the pack, the same in all its versions.
    package var pack: String
    /// The kind of content that the game is made of.
    package var kind: String
    /// The fingerprint of the pack's rules.
    package var rules: String

    package init(pack: String, kind: String, rules: String) {
      self.pack = pack
      self.kind = kind
      self.rules = rules
    }
  }

  /// The high score of one game, with the number of games played.
  package struct Entry: Sendable, Equatable {
    package var game: Game
    /// The title of the pack version that was played last.
    package var title: String
    /// The root digest of the pack version that was played last; empty if unknown.
    package var root: String
    package var best: Int64
    /// The number of games played to their end.
    package var games: Int64
    /// The number of games that the player left before their end.
    package var abandoned: Int64
  }

  private let path: String
  let connection: Connection

  /// Opens the store at a path, and creates the file and its folders if they are missing.
  package init(_ path: String) throws(ScoresError) {
    self.path = path
    connection = try Self.opened(path)
  }

  /// Opens the store at a path; nil if there is no such file, which is not created.
  package init?(ifThere path: String) throws(ScoresError) {
    let isThere: Bool
    do throws(FileError) { isThere = try Path.exists(path) } catch {
      throw ScoresError(path, error.reason)
    }
    guard isThere else { return nil }
    try self.init(path)
  }

  /// Opens a store in memory, for scores that last as long as this value.
  package init() throws(ScoresError) {
    path = "memory"
    connection = try Self.opened(path) { () throws(StoreFault) in try Connection(":memory:") }
  }

  /// The path of the store under the user's data folder; nil if there is no home folder.
  package static var standardPath: String? {
    Environment.dataFolder.map { Path.joined($0, "packtool/scores.sqlite") }
  }

  /// Stores the score of a running game if it beats the stored one.
  package func note(
    _ score: Int64, of game: Game, title: String, root: String = ""
  ) throws(ScoresError) {
    try reporting { () throws(StoreFault) in
      try keep(score, of: game, title: title, root: root)
    }
  }

  func keep(
    _ score: Int64, of game: Game, title: String, root: String, finished: Int64 = 0,
    abandoned: Int64 = 0
  ) throws(StoreFault) {
    var statement = try Statement(
      """
      INSERT INTO score (pack, kind, rules, title, root, best, games, abandoned)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
      ON CONFLICT DO UPDATE
      SET title = excluded.title, root = excluded.root, best = max(best, excluded.best),
        games = games + excluded.games, abandoned = abandoned + excluded.abandoned
      """, on: connection,
      .text(game.pack), .text(game.kind), .text(game.rules), .text(title), .text(root),
      .integer(score), .integer(finished), .integer(abandoned))
    _ = try statement.step()
  }

  /// Returns the best score so far; nil if there is none.
  package func best(of game: Game) throws(ScoresError) -> Int64? {
    try reporting { () throws(StoreFault) in
      var statement = try Statement(
        "SELECT best FROM score WHERE pack = ? AND kind = ? AND rules = ?", on: connection,
        .text(game.pack), .text(game.kind), .text(game.rules))
      return try statement.step() ? statement.integer(0) : nil
    }
  }

  /// Returns all high scores in the order of pack, kind and rules.
  package func all() throws(ScoresError) -> [Entry] {
    try reporting { () throws(StoreFault) in
      var statement = try Statement(
        """
        SELECT pack, kind, rules, title, root, best, games, abandoned FROM score
        ORDER BY pack, kind, rules
        """, on: connection)
      var entries: [Entry] = []
      while try statement.step() {
        let game = Game(
          pack: statement.text(0), kind: statement.text(1), rules: statement.text(2))
        entries.append(
          Entry(
            game: game, title: statement.text(3), root: statement.text(4),
            best: statement.integer(5), games: statement.integer(6),
            abandoned: statement.integer(7)))
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

/// The reason why scores cannot be stored or read; games go on without them.
package struct ScoresError: Error, Sendable, Equatable {
  package let path: String
  package let reason: String

  init(_ path: String, _ reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The error for a person, in lower case and without a full stop.
  package var message: String { "cannot keep scores in \(Path.printable(path)): \(reason)" }
}
