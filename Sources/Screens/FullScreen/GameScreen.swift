internal import PackFormat
internal import Terminal
internal import Words

/// A game on the whole screen; its extension handles the keys, clicks and prompts of all games.
protocol GameScreen: Screen {
  var context: GameContext { get }
  /// The text at the right of the title, such as the score.
  var status: String { get }
  var hints: [KeyHint] { get }
  var leavePrompt: LeavePrompt { get set }

  /// The line that leaves the plain game, which is logged when the player leaves.
  static var leavingLine: String { get }

  /// The most columns of the body.
  static var widestBody: Int { get }

  /// The most characters that can be typed or pasted.
  static var longestInput: Int { get }

  /// The time at which the result on the screen appeared; nil if none is shown.
  var resultTime: Int64? { get }

  /// The question to the player before a running game ends; nil if nothing would be lost.
  func question(before ending: GameEnding) -> String?

  /// Keeps the score of the running game and begins another one.
  mutating func startAgain(_ moment: Moment) throws(PackError)

  mutating func take(
    _ key: Key, _ modifiers: Modifiers, _ moment: Moment
  ) throws(PackError) -> ScreenStep

  mutating func take(_ mouse: Mouse, _ moment: Moment) throws(PackError) -> ScreenStep

  /// Takes a mouse event that hit no key hint.
  mutating func takeMouse(_ mouse: Mouse, _ moment: Moment) throws(PackError) -> ScreenStep

  /// Types a character, if the game takes typed text now.
  mutating func type(_ character: Character)

  /// Advances everything that changes by itself to a time.
  mutating func tick(_ time: Int64)

  /// Opens the rules and the keys of the game.
  func help() -> ScreenStep

  /// Opens the places that the question on the screen and the one before come from.
  func report() throws(PackError) -> ScreenStep
}

extension GameScreen {
  static var leavingLine: String { "q" }
  static var longestInput: Int { 0 }
  static var widestBody: Int { 100 }
  var resultTime: Int64? { nil }

  var keeper: ScoreKeeper { context.keeper }
  var language: Language { context.language }
  var theme: Theme { context.theme }

  var frame: ScreenFrame {
    let hints = context.isTurn ? hints.filter { $0.key != newHint.key } : hints
    var frame = ScreenFrame(title: context.title, status: status, hints: hints)
    frame.widest = Self.widestBody
    return frame
  }

  /// Returns the status of a game: its parts, the score, and the best score, which several players
  /// who take turns do not have.
  func status(_ parts: [String], _ score: Int64, best: Int64) -> String {
    let now = language(.score, ["score": .count(score)])
    let most = context.isTurn ? [] : [language(.highScore, ["best": .count(best)])]
    return (parts + [now] + most).joined(separator: "   ")
  }

  /// The hints of the commands that every game has.
  var commonHints: [KeyHint] {
    [
      KeyHint(key: .character("?"), name: "?", label: language(.help)), newHint,
      quitHint,
    ]
  }

  var newHint: KeyHint {
    KeyHint(key: .character("n"), name: "n", label: language(.newGame))
  }

  var quitHint: KeyHint {
    KeyHint(key: .character("q"), name: "q", label: language(.quit))
  }

  mutating func type(_ character: Character) {}
  mutating func tick(_ time: Int64) {}

  mutating func take(_ event: ScreenEvent, _ moment: Moment) throws(PackError) -> ScreenStep {
    switch event {
    case .tick:
      tick(moment.time)
      return .stay
    case .uncovered(let answer): return try resume(answer, moment)
    case .input(.key(let key, let modifiers)):
      return isTooSoon(key, moment) ? .stay : try take(key, modifiers, moment)
    case .input(.mouse(let mouse)): return try take(mouse, moment)
    case .input(.paste(let text)):
      for character in text.prefix(Self.longestInput) { type(character) }
      return .stay
    case .input(.focus): return .stay
    }
  }

  /// True for a key that would go on from a result before anybody can have seen it: it was meant for
  /// the question.
  func isTooSoon(_ key: Key, _ moment: Moment) -> Bool {
    guard key.isConfirmation, let resultTime else { return false }
    return moment.time - resultTime < 300
  }

  mutating func take(_ mouse: Mouse, _ moment: Moment) throws(PackError) -> ScreenStep {
    try takeClick(mouse, moment)
  }

  /// Takes a mouse event; a click on a key hint counts as that key.
  mutating func takeClick(_ mouse: Mouse, _ moment: Moment) throws(PackError) -> ScreenStep {
    if mouse.action == .press, let key = frame.key(at: mouse.point, in: moment.size) {
      return try take(key, [], moment)
    }
    return try takeMouse(mouse, moment)
  }

  /// Takes a key that means the same in every game; all other keys change nothing.
  mutating func takeCommon(_ key: Key, _ moment: Moment) throws(PackError) -> ScreenStep {
    switch key {
    case .escape: return try take(.leave, moment)
    case .function(1): return help()
    case .character(let character):
      return try GameCommand(character).map { command throws(PackError) in
        try take(command, moment)
      } ?? .stay
    default: return .stay
    }
  }

  mutating func take(_ command: GameCommand, _ moment: Moment) throws(PackError) -> ScreenStep {
    switch command {
    case .leave: return try end(by: .leaving, moment)
    case .startAgain: return context.isTurn ? .stay : try end(by: .startingAgain, moment)
    case .pause: return context.pause()
    case .report: return try report()
    case .help: return help()
    }
  }

  /// Ends the running game, after a question to the player if something would be lost.
  private mutating func end(
    by ending: GameEnding, _ moment: Moment
  ) throws(PackError) -> ScreenStep {
    guard let question = question(before: ending) else { return try endNow(by: ending, moment) }
    leavePrompt.ask(before: ending)
    return context.confirm(question)
  }

  /// Handles the end of a covering screen, which may have been the question before a game ends.
  mutating func resume(_ answer: Answer, _ moment: Moment) throws(PackError) -> ScreenStep {
    guard let ending = leavePrompt.take(answer) else { return .stay }
    return try endNow(by: ending, moment)
  }

  private mutating func endNow(
    by ending: GameEnding, _ moment: Moment
  ) throws(PackError) -> ScreenStep {
    switch ending {
    case .leaving:
      end()
      context.note(Self.leavingLine)
      return .leave()
    case .startingAgain:
      try startAgain(moment)
      return .stay
    }
  }
}

/// A command that every game on the whole screen understands.
enum GameCommand {
  case leave, startAgain, pause, report, help

  /// The command of a letter, or of the Russian letter on the same key; nil for other characters.
  init?(_ character: Character) {
    switch character {
    case "q", "Q", "й", "Й": self = .leave
    case "n", "N", "т", "Т": self = .startAgain
    case "p", "P", "з", "З": self = .pause
    case "w", "W", "ц", "Ц": self = .report
    case "?", "h", "H": self = .help
    default: return nil
    }
  }
}

/// The two ways in which a player can end the running game.
enum GameEnding {
  case leaving, startingAgain

  /// The question before a game ends with some points.
  func question(_ language: Language, points: Int64) -> String {
    language.paragraph([
      question(language), language(.gameEndsWith, ["points": .count(points)]),
    ])
  }

  func question(_ language: Language) -> String {
    switch self {
    case .leaving: language(.leaveGame)
    case .startingAgain: language(.startNewGame)
    }
  }
}

/// The ending that awaits the player's yes, while a question covers the game.
struct LeavePrompt {
  private var ending: GameEnding?

  /// Remembers the ending that the player is asked about.
  mutating func ask(before ending: GameEnding) { self.ending = ending }

  /// Returns the ending if the player said yes, and forgets it either way.
  mutating func take(_ answer: Answer) -> GameEnding? {
    defer { ending = nil }
    return answer == .yes ? ending : nil
  }
}
