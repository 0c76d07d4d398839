extension Connection {
  /// Bytes 68 to 71 of the file: `pack`.
  private static var application: Int64 { 0x7061_636B }
  private static var version: Int64 { 2 }

  /// Makes a new file ours, brings an older one of ours up to date, and refuses one that is not ours,
  /// is damaged, or that a newer program wrote.
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

  /// The store is small, so that looking at all of it costs nothing.
  private func isSound() throws(StoreFault) -> Bool {
    var check = try Statement("PRAGMA quick_check(1)", on: self)
    return try check.step() && check.text(0) == "ok"
  }

  private func create() throws(StoreFault) {
    try transaction { () throws(StoreFault) in
      // Two games may start at once: the second finds it done.
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

  /// From version 1, which knew of scores alone; all of it or nothing.
  private func addHistory() throws(StoreFault) {
    try transaction { () throws(StoreFault) in
      guard try integer("PRAGMA user_version") == 1 else { return }
      try run("\(Self.history); PRAGMA user_version = \(Self.version)")
    }
  }

  /// `root` is the digest of the pack that was played last, by which its rules are known again without
  /// reading them; `day` counts from 1970-01-01.
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
