internal import PackFormat

/// A bot playing session after session of the quiz, with a transcript of every answer.
package struct ChoiceQuizSelfPlay<Source: ChoiceQuestionSource> {
  private let source: Source
  private let bot: ChoiceQuizBot
  private var game: ChoiceQuiz
  private var chance: SeededGenerator
  private var games = 0
  private var questions = 0
  package private(set) var total: Int64 = 0
  package private(set) var best: Int64 = 0
  private var transcript: Transcript

  /// Nil where there is no question to ask.
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
    // A bot's chance is not the game's: what it answers must not change what it is asked.
    chance = SeededGenerator(seed: ~seed)
    transcript = Transcript(format)
  }

  /// Plays one more session.
  package mutating func playGame() throws(Source.Failure) {
    games += 1
    game.startAgain()
    while let question = try game.ask(from: source) {
      let (choice, milliseconds) = bot.answer(to: question, game.rules, using: &chance)
      // A bot answers the question it was asked with one of its choices: it is never refused.
      guard let outcome = try? game.answer(choice, after: milliseconds) else { return }
      note(outcome, choice: choice, milliseconds)
    }
    questions += game.round
    total += game.score
    best = max(best, game.score)
    noteResult()
  }

  /// The lines written since the last call.
  package mutating func takeLines() -> [UInt8] { transcript.take() }

  /// Writes the last line: what all sessions came to.
  package mutating func finish() {
    switch transcript.format {
    case .text:
      transcript.line(
        "\(counted(games, "game")), \(counted(questions, "question")), \(counted(total, "point")),"
          + " best \(best)")
    case .json:
      transcript.line([
        ("games", .count(games)), ("questions", .count(questions)), ("points", .count(total)),
        ("best", .count(best)),
      ])
    }
  }

  /// Choices are numbered from 1, as a person types them.
  private mutating func note(
    _ outcome: ChoiceQuiz.Outcome, choice: Int, _ milliseconds: Int64
  ) {
    let question = outcome.question
    switch transcript.format {
    case .text:
      func shown(_ text: String) -> String { Transcript.escaped(text, for: .text) }
      let verdict =
        outcome.verdict == .right
        ? "right" : "\(outcome.verdict.rawValue), right is \(shown(question.content.right))"
      transcript.line(
        "\(games).\(game.round) \(shown(question.content.prompt)):"
          + " answered \(shown(question.choices[choice])) after \(milliseconds) ms: \(verdict):"
          + " \(counted(outcome.points, "point")), score \(outcome.score)")
    case .json:
      transcript.line([
        ("game", .count(games)), ("round", .count(game.round)),
        ("question", .count(question.index)),
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
        "game \(games) over after \(counted(game.round, "question")): score \(game.score)")
    case .json:
      transcript.line([
        ("game", .count(games)), ("questions", .count(game.round)), ("score", .count(game.score)),
        ("right", .count(game.count(of: .right))), ("late", .count(game.count(of: .late))),
      ])
    }
  }

  private func counted(_ count: some BinaryInteger, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
