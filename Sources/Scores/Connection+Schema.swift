extension Connection {
  /// Bytes 68 to 71 of the file: `pack`.
  private static var application: Int64 { 0x7061_636B }
  private static var version: Int64 { 1 }

  /// Makes a new file ours, and refuses one that is not, is damaged, or that a newer program wrote.
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
        PRAGMA application_id = \(Self.application);
        PRAGMA user_version = \(Self.version)
        """)
    }
  }
}
