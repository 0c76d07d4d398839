package import Games
internal import PackFormat
internal import TextUnicode
internal import Views
internal import Words

/// Photo pick, played line by line, with photos described in words and drawn if the player wants
/// it.
package struct PlainPhotoPick<Source: QuestionSource<Person>> {
  private let title: String
  private let words: PhotoPickWords
  private let keeper: ScoreKeeper
  private let form: LineForm
  private let language: Language
  private let pictures: PackPictures?
  private var rounds: Rounds<PlayedPhotos<Source>>
  private var game: PhotoPick { rounds.game.game }
  /// The time that the player has taken for all lines.
  private var now: Int64 = 0

  init(
    _ game: PhotoPick, _ source: Source, title: String, _ words: PhotoPickWords,
    _ keeper: ScoreKeeper, form: LineForm, pictures: PackPictures? = nil
  ) throws(Source.Failure) {
    rounds = try Rounds(PlayedPhotos(game, source), at: 0)
    self.title = title
    self.words = words
    self.keeper = keeper
    self.form = form
    language = words.language
    self.pictures = pictures
  }

  package mutating func begin() throws(Source.Failure) -> String {
    let questions = game.length
    return lines(
      [title, language(.photoIntroduction)] + words.creditLines + [
        language(
          .photoQuestionsAndRecord, ["n": .count(questions), "best": .count(keeper.best)])
      ]) + "\n" + question()
  }

  package mutating func take(
    _ line: String, after milliseconds: Int64 = 0
  ) throws(Source.Failure) -> Reply {
    now.spend(milliseconds)
    let line = line.trimmed
    let command = PlainCommand(line)
    if command == .quit { return Reply(leave(), isDone: true) }
    if command == .new { return Reply(leave() + (try startAgain())) }
    if let count = game.question?.photos.count, let choice = ChoiceText.choice(line, of: count) {
      return Reply(try judge(choice))
    }
    if command == .help { return Reply(help() + prompt()) }
    guard game.question != nil else { return Reply(try startAgain()) }
    return Reply(lines([explanation(of: line)]) + prompt())
  }

  /// Leaves the running game when the input ends, and prints nothing.
  package mutating func end() -> String {
    rounds.leave(keeper)
    return ""
  }
}

/// The hooks of the session.
extension PlainPhotoPick {
  package var row: Int? { game.question?.asked.index }
  package mutating func promptAgain(after milliseconds: Int64) -> String {
    now.spend(milliseconds)
    return prompt()
  }
}

extension PlainPhotoPick: PlainGame where Source.Failure == PackError {}

extension PlainPhotoPick {
  private mutating func startAgain() throws(Source.Failure) -> String {
    try rounds.startAgain(at: now, keeper)
    return "\n" + question()
  }

  private func question() -> String { (game.question.map { described($0) } ?? "") + prompt() }

  private mutating func judge(_ choice: Int) throws(Source.Failure) -> String {
    guard case .judged(let outcome) = rounds.answer(choice, at: now, keeper) else {
      return prompt()
    }
    let text = lines(described(outcome))
    try rounds.next(at: now, keeper)
    return rounds.phase.isOver ? text + gameOver() + prompt() : text + "\n" + question()
  }

  /// Leaves the running game, if it has any answer.
  private mutating func leave() -> String {
    guard rounds.leave(keeper) != nil else { return "" }
    return lines([language(.photoLeaving, ["n": .count(game.score)])])
  }
}

/// Texts.
extension PlainPhotoPick {
  private func prompt() -> String {
    guard let question = game.question else { return language(.playAgainOrQuit) + " " }
    return language(.photoPrompt, ["count": .count(question.photos.count)]) + " "
  }

  private func described(_ question: PhotoPick.Question) -> String {
    let drawings =
      pictures?.lines(of: question.photos.map(\.person.picture), columns: form.columns) ?? ""
    let asked = language(
      .photoQuestion,
      [
        "number": .count(game.round), "count": .count(game.length),
        "ask": .text(words.ask(question)),
      ])
    return lines([asked])
      + drawings
      + lines(
        question.photos.enumerated().map { index, photo in
          "\(index + 1)) \(PersonText(photo.person, language).picture)"
        })
  }

  private func described(_ outcome: PhotoPick.Outcome) -> [String] {
    let message =
      [words.message(outcome)]
      + words.people(outcome.question, picked: outcome.choice).flatMap(\.lines)
    // After the last question the final score follows instead.
    return outcome.isGameOver ? message : message + [words.score(outcome)]
  }

  private func gameOver() -> String {
    let record = language.record(rounds.phase.isRecord, best: keeper.best)
    return lines([language.paragraph([words.finalScore(game.score), record])])
  }

  private func explanation(of line: String) -> String {
    ChoiceText.explanation(of: line, count: game.rules.photos, language, .photoUnknown)
  }

  private func help() -> String {
    lines(
      game.rules.howToPlay(game.length, language)
        + [language(.photoHowToType), QuestionReport.help(language)] + words.creditLines)
  }

  private func lines(_ texts: [String]) -> String { texts.plainLines(form) }
}
