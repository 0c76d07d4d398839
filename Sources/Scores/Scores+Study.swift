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
