extension Connection {
  /// The application id of our databases: the bytes `pack` at 68 to 71 of the file.
  private static var application: Int64 { 0x7061_636B }
  private static var version: Int64 { 3 }

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
    try upgrade(from: 1, by: Self.history)
    try upgrade(from: 2, by: Self.practice)
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
        \(Self.practice);
        PRAGMA application_id = \(Self.application);
        PRAGMA user_version = \(Self.version)
        """)
    }
  }

  /// Upgrades a file of an older version to the next one, in one transaction.
  private func upgrade(from version: Int64, by statements: String) throws(StoreFault) {
    guard try integer("PRAGMA user_version") == version else { return }
    try transaction { () throws(StoreFault) in
      // Another program may have upgraded the file between the check above and this lock.
      guard try integer("PRAGMA user_version") == version else { return }
      try run("\(statements); PRAGMA user_version = \(version + 1)")
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

  /// The column and the table that version 3 added.
  ///
  /// `abandoned` counts the games that the player left before their end. `study` holds what practice
  /// knows of a question: the right answers in a row, the days until it comes again, the factor by
  /// which they grow in thousandths, and the day when it comes.
  private static var practice: String {
    """
    ALTER TABLE score ADD COLUMN abandoned INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE study (
      pack TEXT NOT NULL, kind TEXT NOT NULL, question TEXT NOT NULL,
      streak INTEGER NOT NULL, interval INTEGER NOT NULL, ease INTEGER NOT NULL,
      due INTEGER NOT NULL,
      PRIMARY KEY (pack, kind, question)
    ) STRICT, WITHOUT ROWID
    """
  }
}
