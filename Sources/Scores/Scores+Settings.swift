/// The player's settings, as pairs of name and text in the same database.
///
/// The table is created with the first setting, so a store without settings stays readable for
/// older versions.
extension Scores {
  /// Returns the text stored under a name; nil if there is none.
  package func setting(_ name: String) throws(ScoresError) -> String? {
    try reporting { () throws(StoreFault) in
      let tables = try connection.integer(
        "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = 'setting'")
      guard tables == 1 else { return nil }
      var statement = try Statement(
        "SELECT value FROM setting WHERE name = ?", on: connection, .text(name))
      return try statement.step() ? statement.text(0) : nil
    }
  }

  /// Stores a text under a name and replaces the previous one.
  package func set(_ name: String, to text: String) throws(ScoresError) {
    try reporting { () throws(StoreFault) in
      try connection.transaction { () throws(StoreFault) in
        try connection.run(
          """
          CREATE TABLE IF NOT EXISTS setting (
            name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL
          ) STRICT, WITHOUT ROWID
          """)
        var statement = try Statement(
          """
          INSERT INTO setting (name, value) VALUES (?1, ?2)
          ON CONFLICT DO UPDATE SET value = excluded.value
          """, on: connection, .text(name), .text(text))
        _ = try statement.step()
      }
    }
  }
}
