internal import Games
internal import PackFormat
internal import Terminal

/// Higher-or-lower on the whole screen: a slider moved by keys, by mouse, and by typed numbers.
struct HigherOrLowerScreen: Screen {
  /// What was answered in this game.
  struct Answered {
    let prompt: String
    let points: Int64
  }

  enum Phase {
    case asking
    case told(HigherOrLower.Outcome)
    /// What the game came to.
    case over(isRecord: Bool)
  }

  /// What the player was asked to confirm.
  enum Doubt { case leaving, startingAgain }

  let source: PackFacts
  let context: GameContext
  private(set) var game: HigherOrLower
  private(set) var phase = Phase.asking
  private(set) var answered: [Answered] = []
  /// Where the slider stands.
  var guess = ExactDecimal(0)
  /// A number that is being typed.
  var typed = ""
  /// What is said to a guess that is none, for a while.
  var note: (text: String, until: Int64)?
  var isDragging = false
  var doubt: Doubt?
  /// The rows of the question on the screen and of the one before, for who reports one.
  private(set) var shown: (now: Int?, before: Int?)

  private static let noteTime: Int64 = 6000
  static let longestNumber = 30

  init(
    _ game: HigherOrLower, _ source: PackFacts, _ context: GameContext
  ) throws(PackError) {
    self.game = game
    self.source = source
    self.context = context
    try ask()
  }

  var keeper: ScoreKeeper { context.keeper }
  var language: Language { context.language }
  var theme: Theme { context.theme }

  var words: HigherOrLowerWords { HigherOrLowerWords(language: language) }

  var deadline: Int64? { note?.until }

  mutating func end() { _ = finish() }

  mutating func take(_ event: ScreenEvent, _ moment: Moment) throws(PackError) -> ScreenStep {
    switch event {
    case .tick:
      if let note, note.until <= moment.time { self.note = nil }
      return .stay
    case .uncovered(let answer): return try resume(answer)
    case .input(.key(let key, let modifiers)): return try take(key, modifiers, moment)
    case .input(.mouse(let mouse)): return try take(mouse, moment)
    case .input(.paste(let text)):
      for character in text.prefix(Self.longestNumber) { type(character) }
      return .stay
    case .input(.focus): return .stay
    }
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
  }

  mutating func judge(_ moment: Moment) throws(PackError) {
    guard let question = game.question else { return }
    var number = guess
    if !typed.isEmpty {
      guard let read = self.number(typed) else { return tell(words.noNumber(typed), moment) }
      number = read
    }
    do throws(HigherOrLower.Refusal) {
      let outcome = try game.guess(number)
      keeper.note(outcome.score)
      keeper.answered(outcome)
      context.note(outcome.guess.text)
      answered.append(Answered(prompt: question.fact.prompt, points: outcome.verdict.points))
      guess = outcome.guess
      phase = .told(outcome)
    } catch {
      tell(words.explanation(of: error, question.slider), moment)
    }
  }

  private mutating func tell(_ text: String, _ moment: Moment) {
    note = (text, moment.time + Self.noteTime)
  }

  mutating func goOn() throws(PackError) {
    switch phase {
    case .told where game.isOver: phase = .over(isRecord: finish())
    case .told: try ask()
    case .over: try startAgain()
    case .asking: break
    }
  }

  mutating func startAgain() throws(PackError) {
    _ = finish()
    // In lines the next question stands there already, and is passed over.
    if case .told = phase { _ = try game.ask(from: source) }
    context.note("new")
    game.startAgain()
    answered = []
    try ask()
  }

  /// Whether something was answered that leaving would break off.
  var isInProgress: Bool { !answered.isEmpty && !game.isOver }

  /// Keeps the score of a game in which something was answered, once; true for a new record.
  private mutating func finish() -> Bool {
    if case .over = phase { return false }
    return answered.isEmpty ? false : keeper.finish(game.score)
  }

  mutating func leave() -> ScreenStep {
    guard isInProgress else { return left() }
    doubt = .leaving
    return confirm(language("Leave this game?", ru: "Выйти из игры?"))
  }

  private mutating func left() -> ScreenStep {
    _ = finish()
    context.note("quit")
    return .leave()
  }

  func confirm(_ question: String) -> ScreenStep {
    let points = words.counted(points: game.score)
    let lost = language(
      "It ends with \(points).", ru: "Она закончится, у вас \(points).")
    return context.confirm("\(question) \(lost)")
  }

  private mutating func resume(_ answer: Answer) throws(PackError) -> ScreenStep {
    defer { doubt = nil }
    guard answer == .yes, let doubt else { return .stay }
    switch doubt {
    case .leaving: return left()
    case .startingAgain:
      try startAgain()
      return .stay
    }
  }

  func help() -> ScreenStep {
    context.help(game.rules.howToPlay(language) + [HigherOrLowerRules.howToMove(language)])
  }
}
