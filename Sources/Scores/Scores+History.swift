/// The history of games: the points of each game, and the right answers to each question.
extension Scores {
  /// The number of times a question was asked, and answered right.
  package struct Answers: Sendable, Equatable {
    /// The id of the question.
    package var question: String
    /// The question as a player read it, for the list of the hardest questions.
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

  /// The results of all finished games of one pack.
  package struct History: Sendable, Equatable {
    /// The number of finished games since version 2 of the store, which introduced the history.
    package var games: Int64 = 0
    package var points: Int64 = 0
    /// The points of the last games, the latest last.
    package var last: [Int64] = []
    /// The day of the latest game, counted from 1970-01-01.
    package var day: Int64?
    /// The questions with the lowest share of right answers, hardest first.
    ///
    /// Questions that were always answered right are left out.
    package var hardest: [Answers] = []

    package init() {}
  }

  /// Stores the score of a finished game and what it tells about questions in one transaction.
  package func finish(
    _ score: Int64, of game: Game, title: String, root: String = "", day: Int64 = 0,
    answers: [Answers] = [], studies: [Study] = []
  ) throws(ScoresError) {
    try reporting { () throws(StoreFault) in
      try connection.transaction { () throws(StoreFault) in
        try keep(score, of: game, title: title, root: root, finished: 1)
        var played = try Statement(
          "INSERT INTO game (pack, kind, rules, points, day) VALUES (?, ?, ?, ?, ?)",
          on: connection, .text(game.pack), .text(game.kind), .text(game.rules), .integer(score),
          .integer(day))
        _ = try played.step()
        try keep(answers, studies, of: game)
      }
    }
  }

  /// Stores the score of a game that the player left before its end, and what it tells about
  /// questions, in one transaction. The game counts as abandoned, and its points are not among those
  /// of finished games.
  package func abandon(
    _ score: Int64, of game: Game, title: String, root: String = "", answers: [Answers] = [],
    studies: [Study] = []
  ) throws(ScoresError) {
    try reporting { () throws(StoreFault) in
      try connection.transaction { () throws(StoreFault) in
        try keep(score, of: game, title: title, root: root, abandoned: 1)
        try keep(answers, studies, of: game)
      }
    }
  }

  /// Stores what a game without a score tells about questions in one transaction.
  package func practise(
    _ game: Game, answers: [Answers], studies: [Study]
  ) throws(ScoresError) {
    try reporting { () throws(StoreFault) in
      try connection.transaction { () throws(StoreFault) in
        try keep(answers, studies, of: game)
      }
    }
  }

  private func keep(
    _ answers: [Answers], _ studies: [Study], of game: Game
  ) throws(StoreFault) {
    for answer in answers { try keep(answer, of: game) }
    for study in studies { try keep(study, of: game) }
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

  /// Returns the history of a pack, with at most `last` games and `hardest` questions.
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
    // Among questions with the same share, the one that was asked most often comes first.
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
