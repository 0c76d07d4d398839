internal import PackFormat

/// A bot that plays session after session, with a transcript of every answer.
package struct ChoiceQuizSelfPlay<Source: ChoiceQuestionSource> {
  private let source: Source
  private let bot: ChoiceQuizBot
  private var game: ChoiceQuiz
  private var chance: SeededGenerator
  private var tally = PlayTally(of: "question")
  private var transcript: Transcript

  /// Creates a bot with its game; nil if there are no questions.
  package init?(
    _ source: Source, rules: ChoiceQuizRules, seed: UInt64, bot: ChoiceQuizBot,
    format: Transcript.Format
  ) {
    guard
      let game = ChoiceQuiz(rules: rules, questionCount: source.questionCount, seed: seed)
    else { return nil }
    self.source = source
    self.bot = bot
    self.game = game
    // The bot has its own generator, so that its answers do not change the questions.
    chance = SeededGenerator(seed: ~seed)
    transcript = Transcript(format)
  }

  /// Plays one more session.
  package mutating func playGame() throws(Source.Failure) {
    tally.begin()
    game.startAgain()
    while let question = try game.ask(from: source) {
      let (choice, milliseconds) = bot.answer(to: question, game.rules, using: &chance)
      // A bot always chooses one of the given choices, so it is never refused.
      guard let outcome = try? game.answer(choice, after: milliseconds) else { return }
      try note(outcome, choice: choice, milliseconds)
    }
    tally.end(after: game.round, score: game.score)
    noteResult()
  }

  /// Returns the lines written since the last call.
  package mutating func takeLines() -> [UInt8] { transcript.take() }

  /// Writes the last line: the totals of all sessions.
  package mutating func finish() { tally.write(to: &transcript) }

  package var total: Int64 { tally.total }
  package var best: Int64 { tally.best }

  /// Writes the line of an answer. Choices are numbered from 1, as a person types them.
  private mutating func note(
    _ outcome: ChoiceQuiz.Outcome, choice: Int, _ milliseconds: Int64
  ) throws(Source.Failure) {
    let question = outcome.question
    switch transcript.format {
    case .text:
      func shown(_ text: String) -> String { Transcript.escaped(text, for: .text) }
      let verdict =
        outcome.verdict == .right
        ? "right" : "\(outcome.verdict.rawValue), right is \(shown(question.content.right))"
      transcript.line(
        "\(tally.games).\(game.round) \(shown(question.content.prompt)):"
          + " answered \(shown(question.choices[choice])) after \(milliseconds) ms: \(verdict):"
          + " \(counted(outcome.points, "point")), score \(outcome.score)")
    case .json:
      transcript.line([
        ("game", .count(tally.games)), ("round", .count(game.round)),
        ("question", .count(question.index)),
        ("id", .text(ifAny: try source.id(at: question.index))),
        ("prompt", .text(question.content.prompt)), ("choices", .count(question.choices.count)),
        ("choice", .count(choice + 1)), ("answer", .text(question.choices[choice])),
        ("milliseconds", .count(milliseconds)), ("rightChoice", .count(question.right + 1)),
        ("right", .text(question.content.right)), ("verdict", .text(outcome.verdict.rawValue)),
        ("points", .count(outcome.points)), ("score", .count(outcome.score)),
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
        ("right", .count(game.count(of: .right))), ("late", .count(game.count(of: .late))),
      ])
    }
  }
}
