/// How the games of a player went: what each earned, and how often each question was answered right.
extension Scores {
  /// How a question was answered in one game.
  package struct Answers: Sendable, Equatable {
    /// The question's id.
    package var question: String
    /// As it was asked, for a list of the hardest.
    package var prompt: String
    package var asked: Int64
    package var correct: Int64

    package init(question: String, prompt: String, asked: Int64 = 0, correct: Int64 = 0) {
      self.question = question
      self.prompt = prompt
      self.asked = asked
      self.correct = correct
    }
  }

  /// What the finished games of one pack came to.
  package struct History: Sendable, Equatable {
    /// How many games are in it; those of earlier versions of the program are not.
    package var games: Int64 = 0
    package var points: Int64 = 0
    /// What the last games earned, the latest last.
    package var last: [Int64] = []
    /// When the latest was played, in days since 1970-01-01.
    package var day: Int64?
    /// The questions with the lowest share of right answers, the hardest first; none that was always
    /// answered right.
    package var hardest: [Answers] = []

    package init() {}
  }

  /// Keeps what a finished game came to, with its answers: all of it or nothing.
  package func finish(
    _ score: Int64, of game: Game, title: String, root: String = "", day: Int64 = 0,
    answers: [Answers] = []
  ) throws(ScoresError) {
    try reporting { () throws(StoreFault) in
      try connection.transaction { () throws(StoreFault) in
        try keep(score, of: game, title: title, root: root, games: 1)
        var played = try Statement(
          "INSERT INTO game (pack, kind, rules, points, day) VALUES (?, ?, ?, ?, ?)",
          on: connection, .text(game.pack), .text(game.kind), .text(game.rules), .integer(score),
          .integer(day))
        _ = try played.step()
        for answer in answers { try keep(answer, of: game) }
      }
    }
  }

  private func keep(_ answers: Answers, of game: Game) throws(StoreFault) {
    var statement = try Statement(
      """
      INSERT INTO answer (pack, kind, question, prompt, asked, correct)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6)
      ON CONFLICT DO UPDATE
      SET prompt = excluded.prompt, asked = asked + excluded.asked,
        correct = correct + excluded.correct
      """, on: connection,
      .text(game.pack), .text(game.kind), .text(answers.question), .text(answers.prompt),
      .integer(answers.asked), .integer(answers.correct))
    _ = try statement.step()
  }

  /// How the games of a pack went, with so many of the last games and of the hardest questions.
  package func history(
    of game: Game, last: Int, hardest: Int
  ) throws(ScoresError) -> History {
    try reporting { () throws(StoreFault) in
      var history = History()
      var sums = try Statement(
        """
        SELECT count(*), coalesce(sum(points), 0), max(day) FROM game
        WHERE pack = ? AND kind = ? AND rules = ?
        """, on: connection, .text(game.pack), .text(game.kind), .text(game.rules))
      if try sums.step() {
        history.games = sums.integer(0)
        history.points = sums.integer(1)
        history.day = history.games > 0 ? sums.integer(2) : nil
      }
      var games = try Statement(
        """
        SELECT points FROM game WHERE pack = ? AND kind = ? AND rules = ?
        ORDER BY number DESC LIMIT ?
        """, on: connection, .text(game.pack), .text(game.kind), .text(game.rules),
        .integer(Int64(last)))
      while try games.step() { history.last.append(games.integer(0)) }
      history.last.reverse()
      history.hardest = try hardest > 0 ? self.hardest(of: game, hardest) : []
      return history
    }
  }

  private func hardest(of game: Game, _ count: Int) throws(StoreFault) -> [Answers] {
    // Of those with the same share, first what was asked most often.
    var statement = try Statement(
      """
      SELECT question, prompt, asked, correct FROM answer
      WHERE pack = ? AND kind = ? AND correct < asked
      ORDER BY CAST(correct AS REAL) / asked, asked DESC, question LIMIT ?
      """, on: connection, .text(game.pack), .text(game.kind), .integer(Int64(count)))
    var answers: [Answers] = []
    while try statement.step() {
      answers.append(
        Answers(
          question: statement.text(0), prompt: statement.text(1), asked: statement.integer(2),
          correct: statement.integer(3)))
    }
    return answers
  }
}
