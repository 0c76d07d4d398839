internal import PackFormat

/// A bot that plays game after game, with a transcript of every pick.
package struct PhotoPickSelfPlay<Source: PersonSource> {
  private let source: Source
  private let bot: PhotoPickBot
  private var game: PhotoPick
  private var chance: SeededGenerator
  private var tally = PlayTally(of: "question")
  private var transcript: Transcript

  /// Creates a bot with its game; nil if the roster is too small for the rules.
  package init?(
    _ source: Source, rules: PhotoPickRules, seed: UInt64, bot: PhotoPickBot,
    format: Transcript.Format
  ) {
    guard let game = PhotoPick(rules: rules, personCount: source.personCount, seed: seed)
    else { return nil }
    self.source = source
    self.bot = bot
    self.game = game
    // The bot has its own generator, so that its picks do not change the questions.
    chance = SeededGenerator(seed: ~seed)
    transcript = Transcript(format)
  }

  /// Plays one more game.
  package mutating func playGame() throws(Source.Failure) {
    tally.begin()
    game.startAgain()
    while let question = try game.ask(from: source) {
      // A bot picks one of the photos that it is shown, so it is never refused.
      guard let outcome = try? game.pick(bot.pick(question, using: &chance)) else { return }
      try note(outcome)
    }
    tally.end(after: game.round, score: game.score)
    noteResult()
  }

  /// Returns the lines written since the last call.
  package mutating func takeLines() -> [UInt8] { transcript.take() }

  /// Writes the last line: the totals of all games.
  package mutating func finish() { tally.write(to: &transcript) }

  package var total: Int64 { tally.total }
  package var best: Int64 { tally.best }

  /// Writes the line of a pick. Photos are numbered from 1, as a person types them.
  private mutating func note(_ outcome: PhotoPick.Outcome) throws(Source.Failure) {
    let question = outcome.question
    switch transcript.format {
    case .text:
      func shown(_ photo: PhotoPick.Photo) -> String {
        Transcript.escaped(photo.person.name, for: .text)
      }
      var names = ""
      for photo in question.photos { names += (names.isEmpty ? "" : ", ") + shown(photo) }
      transcript.line(
        "\(tally.games).\(game.round) \(shown(question.asked)) among \(names):"
          + " picked \(shown(outcome.picked)): \(outcome.isRight ? "right" : "wrong"),"
          + " score \(outcome.score)")
    case .json:
      transcript.line([
        ("game", .count(tally.games)), ("round", .count(game.round)),
        ("person", .count(question.asked.index)),
        ("id", .text(ifAny: try source.id(at: question.asked.index))),
        ("name", .text(question.asked.person.name)),
        ("photos", .count(question.photos.count)), ("choice", .count(outcome.choice + 1)),
        ("picked", .text(outcome.picked.person.name)), ("rightChoice", .count(question.right + 1)),
        ("right", .boolean(outcome.isRight)), ("points", .count(outcome.points)),
        ("score", .count(outcome.score)),
      ])
    }
  }

  private mutating func noteResult() {
    switch transcript.format {
    case .text:
      transcript.line(
        "game \(tally.games) over after \(counted(game.round, "question")): score \(game.score)")
    case .json:
      transcript.line([
        ("game", .count(tally.games)), ("questions", .count(game.round)),
        ("score", .count(game.score)),
      ])
    }
  }
}
