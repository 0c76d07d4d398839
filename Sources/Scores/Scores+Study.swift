/// The records of practice: for each question, when it comes again.
extension Scores {
  /// The record of one question.
  package struct Study: Sendable, Equatable {
    /// The id of the question.
    package var question: String
    /// The number of right answers in a row.
    package var streak: Int64
    /// The number of days until the question comes again.
    package var interval: Int64
    /// The factor by which the interval grows, in thousandths.
    package var ease: Int64
    /// The day when the question comes again, counted from 1970-01-01.
    package var due: Int64

    package init(question: String, streak: Int64, interval: Int64, ease: Int64, due: Int64) {
      self.question = question
      self.streak = streak
      self.interval = interval
      self.ease = ease
      self.due = due
    }
  }

  /// Returns the records of all questions of a pack that were ever asked, in the order of their
  /// ids.
  package func study(of game: Game) throws(ScoresError) -> [Study] {
    try reporting { () throws(StoreFault) in
      var statement = try Statement(
        """
        SELECT question, streak, interval, ease, due FROM study WHERE pack = ? AND kind = ?
        ORDER BY question
        """, on: connection, .text(game.pack), .text(game.kind))
      var studies: [Study] = []
      while try statement.step() {
        studies.append(
          Study(
            question: statement.text(0), streak: statement.integer(1),
            interval: statement.integer(2), ease: statement.integer(3), due: statement.integer(4)))
      }
      return studies
    }
  }

  /// Stores a record in place of the earlier one of the same question.
  func keep(_ study: Study, of game: Game) throws(StoreFault) {
    var statement = try Statement(
      """
      INSERT INTO study (pack, kind, question, streak, interval, ease, due)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
      ON CONFLICT DO UPDATE
      SET streak = excluded.streak, interval = excluded.interval, ease = excluded.ease,
        due = excluded.due
      """, on: connection,
      .text(game.pack), .text(game.kind), .text(study.question), .integer(study.streak),
      .integer(study.interval), .integer(study.ease), .integer(study.due))
    _ = try statement.step()
  }
}

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
