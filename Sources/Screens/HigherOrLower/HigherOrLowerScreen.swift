internal import Games
internal import PackFormat
internal import Terminal
internal import TextUnicode

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
  private enum Doubt { case leaving, startingAgain }

  let source: PackFacts
  let title: String
  let keeper: ScoreKeeper
  let language: Language
  let theme: Theme
  private(set) var game: HigherOrLower
  private(set) var phase = Phase.asking
  private(set) var answered: [Answered] = []
  /// Where the slider stands.
  private(set) var guess = ExactDecimal(0)
  /// A number that is being typed.
  private(set) var typed = ""
  /// What is said to a guess that is none, for a while.
  private(set) var note: (text: String, until: Int64)?
  private var isDragging = false
  private var doubt: Doubt?

  private static let noteTime: Int64 = 6000
  private static let longestNumber = 30

  init(
    _ game: HigherOrLower, _ source: PackFacts, title: String, _ keeper: ScoreKeeper,
    _ language: Language, _ theme: Theme
  ) throws(PackError) {
    self.game = game
    self.source = source
    self.title = title
    self.keeper = keeper
    self.language = language
    self.theme = theme
    try ask()
  }

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

/// Keys and mouse.
extension HigherOrLowerScreen {
  private mutating func take(
    _ key: Key, _ modifiers: Modifiers, _ moment: Moment
  ) throws(PackError) -> ScreenStep {
    if case .asking = phase, let question = game.question {
      if take(key, modifiers, on: question.slider) { return .stay }
      if key == .enter {
        try judge(moment)
        return .stay
      }
    } else if key == .enter || key == .character(" ") {
      try goOn()
      return .stay
    }
    switch key {
    case .escape: return leave()
    case .function(1): return help()
    case .character(let character): return try command(character)
    default: return .stay
    }
  }

  /// Also by the Russian letters on the same keys.
  private mutating func command(_ character: Character) throws(PackError) -> ScreenStep {
    switch character {
    case "q", "Q", "й", "Й": return leave()
    case "n", "N", "т", "Т":
      if !isInProgress {
        try startAgain()
        return .stay
      }
      doubt = .startingAgain
      return .open(confirmation(language("Start a new game?", ru: "Начать новую игру?")))
    case "p", "P", "з", "З": return .open(AskScreen.pause(title, language, theme))
    case "?", "h", "H": return help()
    default: return .stay
    }
  }

  /// Moves the slider or types a number; false for a key that does neither.
  private mutating func take(_ key: Key, _ modifiers: Modifiers, on slider: Slider) -> Bool {
    let isFast = !modifiers.isEmpty
    switch key {
    case .left: move(by: isFast ? -0.1 : -0.01, slider)
    case .right: move(by: isFast ? 0.1 : 0.01, slider)
    case .pageDown: move(by: -0.1, slider)
    case .pageUp: move(by: 0.1, slider)
    case .down: set(slider.below(guess))
    case .up: set(slider.above(guess))
    case .home: set(slider.low)
    case .end: set(slider.high)
    case .backspace where !typed.isEmpty:
      typed.removeLast()
      follow(slider)
    case .escape where !typed.isEmpty: typed = ""
    case .character(let character):
      let isNumber = character.isWholeNumber || character == "-" && slider.low < ExactDecimal(0)
      if typed.isEmpty, !isNumber { return nudge(character, slider) }
      type(character)
    default: return false
    }
    return true
  }

  /// As the lines of the plain game move it.
  private mutating func nudge(_ character: Character, _ slider: Slider) -> Bool {
    switch character {
    case "+": move(by: 0.1, slider)
    case "-": move(by: -0.1, slider)
    case ">": set(slider.above(guess))
    case "<": set(slider.below(guess))
    default: return false
    }
    return true
  }

  /// By a part of the range, but by a step at least.
  private mutating func move(by part: Double, _ slider: Slider) {
    let position = slider.position(at: min(max(slider.part(of: guess) + part, 0), 1))
    set(part < 0 ? min(position, slider.below(guess)) : max(position, slider.above(guess)))
  }

  private mutating func set(_ position: ExactDecimal) {
    guess = position
    typed = ""
    note = nil
  }

  private mutating func type(_ character: Character) {
    guard case .asking = phase, let slider = game.question?.slider,
      typed.count < Self.longestNumber,
      character.displayWidth == 1, !character.isNewline
    else { return }
    typed.append(character)
    note = nil
    follow(slider)
  }

  /// The slider goes where the typed number is, if it is one of its range.
  private mutating func follow(_ slider: Slider) {
    guard let number = number(typed), slider.low <= number, number <= slider.high else { return }
    guess = slider.snapped(number)
  }

  private func number(_ text: String) -> ExactDecimal? {
    GuessText.number(text.trimmed, unit: game.question?.fact.unit ?? "", language)
  }

  private mutating func take(_ mouse: Mouse, _ moment: Moment) throws(PackError) -> ScreenStep {
    let layout = layout(moment.size)
    switch mouse.action {
    case .press:
      if let key = frame.key(at: mouse.point, in: moment.size) {
        return try take(key, [], moment)
      }
      if layout.button.contains(mouse.point) { return try take(.enter, [], moment) }
      if case .asking = phase, let track = layout.track, track.isNear(mouse.point) {
        isDragging = true
        set(track.position(at: mouse.point.column))
      }
    case .drag:
      if case .asking = phase, isDragging, let track = layout.track {
        set(track.position(at: mouse.point.column))
      }
    case .release: isDragging = false
    case .wheelUp: return try take(.right, mouse.modifiers, moment)
    case .wheelDown: return try take(.left, mouse.modifiers, moment)
    }
    return .stay
  }
}

/// The game.
extension HigherOrLowerScreen {
  private mutating func ask() throws(PackError) {
    guard let question = try game.ask(from: source) else { return }
    guess = question.slider.offered
    typed = ""
    note = nil
    isDragging = false
    phase = .asking
  }

  private mutating func judge(_ moment: Moment) throws(PackError) {
    guard let question = game.question else { return }
    var number = guess
    if !typed.isEmpty {
      guard let read = self.number(typed) else { return tell(words.noNumber(typed), moment) }
      number = read
    }
    do throws(HigherOrLower.Refusal) {
      let outcome = try game.guess(number)
      keeper.note(outcome.score)
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

  private mutating func goOn() throws(PackError) {
    switch phase {
    case .told where game.isOver: phase = .over(isRecord: finish())
    case .told: try ask()
    case .over: try startAgain()
    case .asking: break
    }
  }

  private mutating func startAgain() throws(PackError) {
    _ = finish()
    game.startAgain()
    answered = []
    try ask()
  }

  /// Whether something was answered that leaving would break off.
  private var isInProgress: Bool { !answered.isEmpty && !game.isOver }

  /// Keeps the score of a game in which something was answered, once; true for a new record.
  private mutating func finish() -> Bool {
    if case .over = phase { return false }
    return answered.isEmpty ? false : keeper.finish(game.score)
  }

  private mutating func leave() -> ScreenStep {
    guard isInProgress else {
      _ = finish()
      return .leave()
    }
    doubt = .leaving
    return .open(confirmation(language("Leave this game?", ru: "Выйти из игры?")))
  }

  private func confirmation(_ question: String) -> AskScreen {
    let points = words.counted(points: game.score)
    let lost = language(
      "It ends with \(points).", ru: "Она закончится, у вас \(points).")
    return .confirm(title, "\(question) \(lost)", language, theme)
  }

  private mutating func resume(_ answer: Answer) throws(PackError) -> ScreenStep {
    defer { doubt = nil }
    guard answer == .yes, let doubt else { return .stay }
    switch doubt {
    case .leaving:
      _ = finish()
      return .leave()
    case .startingAgain:
      try startAgain()
      return .stay
    }
  }

  private func help() -> ScreenStep {
    .open(
      TextScreen(
        title,
        game.rules.howToPlay(language) + [HigherOrLowerRules.howToMove(language)],
        language, theme))
  }
}
