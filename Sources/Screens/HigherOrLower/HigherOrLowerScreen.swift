internal import Games
internal import PackFormat
internal import Terminal
internal import Views
internal import Words

/// Higher-or-lower on the whole screen, with a slider for keys, mouse and typed numbers.
struct HigherOrLowerScreen: GameScreen {
  /// A question of the running game, with the points it earned.
  struct Answered {
    let prompt: String
    let points: Int64
  }

  enum Phase {
    case asking
    case judged(HigherOrLower.Outcome)
    /// The summary of the game.
    case over(isRecord: Bool)
  }

  let source: PackFacts
  let context: GameContext
  private(set) var game: HigherOrLower
  private(set) var phase = Phase.asking
  private(set) var resultTime: Int64?
  private(set) var answered: [Answered] = []
  /// The lines about where the fact comes from; they are shown after the guess.
  private(set) var origin: String?
  private var motion: Motion?
  /// The celebration of a new record; nil if there is nothing to celebrate.
  private(set) var celebration: Celebration?
  /// The moment after the guess that is shown.
  private(set) var reveal = GuessReveal.end
  /// The position of the slider.
  var guess = ExactDecimal(0)
  /// The number being typed.
  var typed = ""
  /// The message about a refused guess, and the time until which it is shown.
  var note: (text: String, until: Int64)?
  var isDragging = false
  var leavePrompt = LeavePrompt()
  /// The rows of the question on the screen and of the one before, for a player who wants to report
  /// one.
  private(set) var shown: (now: Int?, before: Int?)

  private static let noteTime: Int64 = 6000
  static let longestInput = 30
  static let leavingLine = "quit"

  init(
    _ game: HigherOrLower, _ source: PackFacts, _ context: GameContext
  ) throws(PackError) {
    self.game = game
    self.source = source
    self.context = context
    try ask()
  }

  var words: HigherOrLowerWords { HigherOrLowerWords(language: language) }

  var deadline: Int64? {
    [note?.until, motion?.deadline, celebration?.deadline].compactMap { $0 }.min()
  }

  mutating func end() { _ = finish() }

  mutating func tick(_ time: Int64) {
    if let note, note.until <= time { self.note = nil }
    motion?.tick(at: time)
    celebration?.tick(at: time)
    reveal = motion.map { GuessReveal(age: $0.age(at: time)) } ?? .end
  }
}

/// The game.
extension HigherOrLowerScreen {
  private mutating func ask() throws(PackError) {
    guard let question = try game.ask(from: source) else { return }
    shown = (question.index, shown.now)
    guess = question.slider.offered
    typed = ""
    note = nil
    isDragging = false
    phase = .asking
    resultTime = nil
    motion = nil
  }

  mutating func judge(_ moment: Moment) throws(PackError) {
    guard let question = game.question else { return }
    var number = guess
    if !typed.isEmpty {
      let reading = read(typed)
      guard case .number(let read) = reading else {
        return tell(words.refusal(of: reading, typed.shortlyShown, question.slider), moment)
      }
      number = read
    }
    let outcome: HigherOrLower.Outcome
    do throws(HigherOrLower.Refusal) {
      outcome = try game.guess(number)
    } catch {
      return tell(words.explanation(of: error, question.slider), moment)
    }
    keeper.note(outcome.score)
    keeper.answered(outcome)
    context.note(outcome.guess.text)
    answered.append(Answered(prompt: question.fact.prompt, points: outcome.verdict.points))
    guess = outcome.guess
    origin = words.origin(try source.origin(at: question.index))
    phase = .judged(outcome)
    resultTime = moment.time
    let motion = Motion(at: moment.time, milliseconds: GuessReveal.length, isStill: context.isStill)
    self.motion = motion
    reveal = GuessReveal(age: motion.age(at: moment.time))
  }

  private mutating func tell(_ text: String, _ moment: Moment) {
    note = (text, moment.time + Self.noteTime)
  }

  mutating func goOn(_ moment: Moment) throws(PackError) {
    switch phase {
    case .judged where game.isOver:
      let isRecord = finish()
      phase = .over(isRecord: isRecord)
      resultTime = moment.time
      // A game ends when its lives are lost, so there is no full score.
      celebration = celebration(
        isRecord: isRecord, isFull: false, seed: UInt64(max(0, game.score)), moment)
    case .judged: try ask()
    case .over: try startAgain(moment)
    case .asking: break
    }
  }

  mutating func startAgain(_ moment: Moment) throws(PackError) {
    _ = finish()
    // The plain game has asked the next question by now, so its turn is used up here, too.
    if case .judged = phase { _ = try game.ask(from: source) }
    context.note("new")
    game.startAgain()
    answered = []
    celebration = nil
    try ask()
  }

  /// Keeps the score of a game with any answer, once; true for a new record.
  private mutating func finish() -> Bool {
    if case .over = phase { return false }
    if answered.isEmpty { return false }
    return game.isOver ? keeper.finish(game.score) : keeper.leave(game.score)
  }

  func question(before ending: GameEnding) -> String? {
    guard !answered.isEmpty, !game.isOver else { return nil }
    return ending.question(language, points: game.score)
  }

  func report() throws(PackError) -> ScreenStep {
    try context.report(now: shown.now, before: shown.before)
  }

  func help() -> ScreenStep {
    context.help(game.rules.howToPlay(language) + [language(.howToMoveSlider)])
  }
}
