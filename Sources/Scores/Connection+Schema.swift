extension Connection {
  /// The application id of our databases: the bytes `pack` at 68 to 71 of the file.
  private static var application: Int64 { 0x7061_636B }
  private static var version: Int64 { 2 }

  /// Creates the tables of a new file and upgrades an older one of ours.
  ///
  /// Throws if the file belongs to another program, is damaged, or was written by a newer version.
  func prepare() throws(StoreFault) {
    try run("PRAGMA trusted_schema = OFF; PRAGMA synchronous = FULL")
    guard try isSound() else { throw StoreFault("the file is damaged") }
    if try integer("PRAGMA application_id") == 0,
      try integer("SELECT count(*) FROM sqlite_schema") == 0
    {
      try create()
    }
    guard try integer("PRAGMA application_id") == Self.application else {
      throw StoreFault("it is a database of another program")
    }
    if try integer("PRAGMA user_version") == 1 { try addHistory() }
    guard try integer("PRAGMA user_version") == Self.version else {
      throw StoreFault("it was written by a newer version of this program")
    }
  }

  /// True if SQLite's quick check finds no damage; the whole store is checked, because it is small.
  private func isSound() throws(StoreFault) -> Bool {
    var check = try Statement("PRAGMA quick_check(1)", on: self)
    return try check.step() && check.text(0) == "ok"
  }

  private func create() throws(StoreFault) {
    try transaction { () throws(StoreFault) in
      // Another game may have created the tables between the check above and this lock.
      guard try integer("PRAGMA application_id") == 0 else { return }
      try run(
        """
        CREATE TABLE score (
          pack TEXT NOT NULL, kind TEXT NOT NULL, rules TEXT NOT NULL, title TEXT NOT NULL,
          best INTEGER NOT NULL, games INTEGER NOT NULL,
          PRIMARY KEY (pack, kind, rules)
        ) STRICT, WITHOUT ROWID;
        \(Self.history);
        PRAGMA application_id = \(Self.application);
        PRAGMA user_version = \(Self.version)
        """)
    }
  }

  /// Upgrades a file from version 1, which had scores only, in one transaction.
  private func addHistory() throws(StoreFault) {
    try transaction { () throws(StoreFault) in
      guard try integer("PRAGMA user_version") == 1 else { return }
      try run("\(Self.history); PRAGMA user_version = \(Self.version)")
    }
  }

  /// The tables that version 2 added.
  ///
  /// `root` is the root digest of the pack that was played last; it saves reading the pack's rules.
  /// `day` counts from 1970-01-01.
  private static var history: String {
    """
    ALTER TABLE score ADD COLUMN root TEXT NOT NULL DEFAULT '';
    CREATE TABLE game (
      number INTEGER PRIMARY KEY,
      pack TEXT NOT NULL, kind TEXT NOT NULL, rules TEXT NOT NULL,
      points INTEGER NOT NULL, day INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX game_of_pack ON game (pack, kind, rules);
    CREATE TABLE answer (
      pack TEXT NOT NULL, kind TEXT NOT NULL, question TEXT NOT NULL, prompt TEXT NOT NULL,
      asked INTEGER NOT NULL, correct INTEGER NOT NULL,
      PRIMARY KEY (pack, kind, question)
    ) STRICT, WITHOUT ROWID
    """
  }
}
