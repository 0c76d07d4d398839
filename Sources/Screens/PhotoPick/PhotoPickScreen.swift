internal import Games
internal import PackFormat
internal import Terminal

/// Photo pick on the whole screen: the photos side by side, or one below the other where it is narrow.
struct PhotoPickScreen: Screen {
  enum Phase {
    case asking
    case told(PhotoPick.Outcome)
    /// What the game came to.
    case over(isRecord: Bool)
  }

  let source: PackPeople
  let words: PhotoPickWords
  let context: GameContext
  private(set) var game: PhotoPick
  private(set) var phase = Phase.asking
  private(set) var outcomes: [PhotoPick.Outcome] = []
  /// Which photo ENTER takes.
  var selected: Int?
  /// How far the summary is scrolled.
  var top = 0
  /// What the player was asked to confirm.
  var doubt: Doubt?

  enum Doubt { case leaving, startingAgain }

  init(
    _ game: PhotoPick, _ source: PackPeople, _ words: PhotoPickWords, _ context: GameContext
  ) throws(PackError) {
    self.game = game
    self.source = source
    self.words = words
    self.context = context
    try ask()
  }

  var keeper: ScoreKeeper { context.keeper }
  var language: Language { context.language }
  var theme: Theme { context.theme }

  mutating func take(_ event: ScreenEvent, _ moment: Moment) throws(PackError) -> ScreenStep {
    switch event {
    case .tick: return .stay
    case .uncovered(let answer): return try resume(answer)
    case .input(.key(let key, _)): return try take(key, moment)
    case .input(.mouse(let mouse)): return try take(mouse, moment)
    case .input(.paste), .input(.focus): return .stay
    }
  }
}

/// The game.
extension PhotoPickScreen {
  private mutating func ask() throws(PackError) {
    selected = nil
    guard try game.ask(from: source) != nil else { return }
    phase = .asking
  }

  mutating func pick(_ choice: Int) {
    guard let outcome = try? game.pick(choice) else { return }
    context.note("\(choice + 1)")
    keeper.answered(outcome)
    outcomes.append(outcome)
    phase = .told(outcome)
  }

  mutating func goOn() throws(PackError) {
    switch phase {
    case .told where game.isOver:
      top = 0
      phase = .over(isRecord: finish())
    case .told: try ask()
    case .over:
      context.note("")
      try startAgain()
    case .asking: break
    }
  }

  /// Keeps the final score, once; true for a new record.
  private mutating func finish() -> Bool {
    if case .told = phase, game.isOver { return keeper.finish(game.score) }
    return false
  }

  mutating func end() { _ = finish() }

  private mutating func startAgain() throws(PackError) {
    _ = finish()
    game.startAgain()
    outcomes = []
    try ask()
  }

  /// Whether something was answered that leaving would break off.
  private var isInProgress: Bool { !outcomes.isEmpty && !game.isOver }

  mutating func startAfresh() throws(PackError) -> ScreenStep {
    if isInProgress {
      doubt = .startingAgain
      return confirm(language("Start a new game?", ru: "Начать новую игру?"))
    }
    context.note("n")
    try startAgain()
    return .stay
  }

  mutating func leave() -> ScreenStep {
    if isInProgress {
      doubt = .leaving
      return confirm(language("Leave this game?", ru: "Выйти из игры?"))
    }
    return left()
  }

  private func confirm(_ question: String) -> ScreenStep {
    let points = language.count(game.score, "point", "points", ru: ("очко", "очка", "очков"))
    return context.confirm(
      question + " "
        + language(
          "You have \(points); only a finished game counts.",
          ru: "У вас \(points); засчитывается только законченная игра."))
  }

  private mutating func left() -> ScreenStep {
    context.note("q")
    _ = finish()
    return .leave()
  }

  private mutating func resume(_ answer: Answer) throws(PackError) -> ScreenStep {
    defer { doubt = nil }
    guard answer == .yes, let doubt else { return .stay }
    switch doubt {
    case .leaving: return left()
    case .startingAgain:
      context.note("n")
      try startAgain()
      return .stay
    }
  }

  func help() -> ScreenStep {
    let keys = language(
      "Press the number of a photo, or choose one with the arrow keys and press ENTER, or click on it."
        + " p pauses, n starts a new game, w tells where a question comes from.",
      ru:
        "Нажмите номер фотографии, или выберите её стрелками и нажмите ENTER, или щёлкните по ней."
        + " p — пауза, n — новая игра, w — откуда вопрос.")
    return context.help(game.rules.howToPlay(language) + [keys] + words.creditLines)
  }

  func report() throws(PackError) -> ScreenStep {
    let before = outcomes.map(\.question.asked.index)
    if let now = game.question?.asked.index {
      return try context.report(now: now, before: before.last)
    }
    return try context.report(now: before.last, before: before.dropLast().last)
  }
}
