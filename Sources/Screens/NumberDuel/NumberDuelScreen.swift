internal import Games
internal import PackFormat
internal import Terminal
internal import Views
internal import Words

/// The number duel on the whole screen.
struct NumberDuelScreen: GameScreen {
  /// A message that is shown until the next action.
  struct Note {
    let text: String
    let isBad: Bool
  }

  let context: GameContext
  let words: DuelWords
  let hintsChoice: DuelHintsChoice
  private(set) var played: PlayedDuel
  /// The celebration of a won duel; nil otherwise.
  private(set) var celebration: Celebration?
  private(set) var note: Note?
  private var rowBefore: Int?
  /// The level under the cursor.
  var chosen: Int
  /// The player's guess on the bar.
  var guess: Int64 = 0
  /// The number being typed.
  var typed = ""
  var isDragging = false
  var leavePrompt = LeavePrompt()
  private(set) var resultTime: Int64?

  static let longestInput = 24

  init(_ duel: NumberDuel, _ texts: LocalTexts, _ context: GameContext) {
    played = PlayedDuel(duel)
    self.context = context
    words = DuelWords(language: context.language, texts: texts)
    hintsChoice = DuelHintsChoice(choices: context.choices)
    chosen = duel.levelIndex
  }

  var duel: NumberDuel { played.duel }

  var deadline: Int64? { celebration?.deadline }

  mutating func tick(_ time: Int64) { celebration?.tick(at: time) }

  func report() throws(PackError) -> ScreenStep {
    try context.report(now: duel.levelIndex, before: rowBefore)
  }
}

/// The duel.
extension NumberDuelScreen {
  mutating func choose(_ index: Int) {
    context.note("\(index + 1)")
    let before = duel.levelIndex
    do throws(NumberDuel.Refusal) { try played.duel.choose(level: index) } catch { return }
    if before != index { rowBefore = before }
    note = nil
  }

  mutating func begin() {
    context.note("")
    do throws(NumberDuel.Refusal) { try played.duel.begin() } catch { return }
    note = nil
  }

  mutating func answer(_ answer: DuelAnswer) -> ScreenStep {
    guard duel.computerGuess != nil else { return .stay }
    context.note(answer == .less ? "<" : answer == .greater ? ">" : "=")
    note = nil
    do throws(NumberDuel.Refusal) {
      try played.duel.answer(answer)
    } catch {
      guard case .contradiction(let contradiction) = error else { return .stay }
      let text = words.contradiction(contradiction, in: duel.level.numbers)
      return refuse(language.paragraph([text, language(.duelPressBack)]))
    }
    if duel.phase == .playerGuesses { beginRoundTwo() }
    return .stay
  }

  private mutating func beginRoundTwo() {
    let numbers = duel.level.numbers
    (typed, isDragging) = ("", false)
    guess = numbers.low + (numbers.count - 1) / 2
  }

  mutating func takeBack() {
    context.note("back")
    note = nil
    if duel.phase == .thinking { return played.duel.startAgain() }
    do throws(NumberDuel.Refusal) {
      try played.duel.takeBack()
    } catch {
      return tell(words.nothingToTakeBack, isBad: true)
    }
    tell(words.takenBack, isBad: false)
  }

  mutating func guess(_ moment: Moment) -> ScreenStep {
    let line = typed.isEmpty ? String(guess) : typed
    context.note(line)
    note = nil
    switch played.guess(line, language, keeper) {
    case .ignored: break
    case .outside: return refuse(words.outside(duel.level.numbers))
    case .noNumber(let isFraction): return refuse(words.refused(line.shortlyShown, isFraction))
    case .number(let number):
      (typed, guess) = ("", number)
      if duel.outcome != nil { finish(number, moment) }
    }
    return .stay
  }

  /// Shows why a guess was refused; it counts as no attempt, and the typed text stays.
  private mutating func refuse(_ text: String) -> ScreenStep {
    tell(text, isBad: true)
    return .ring
  }

  private mutating func finish(_ number: Int64, _ moment: Moment) {
    resultTime = moment.time
    celebration = celebration(
      isRecord: played.isRecord, isFull: duel.outcome == .won, seed: UInt64(bitPattern: number),
      moment)
  }

  mutating func tell(_ text: String, isBad: Bool) { note = Note(text: text, isBad: isBad) }

  mutating func forget() { note = nil }

  /// Returns to the levels, and logs the line of the plain game that does the same.
  mutating func startAgain(_ line: String) {
    context.note(line)
    played.startAgain(keeper)
    chosen = duel.levelIndex
    (note, celebration, typed) = (nil, nil, "")
    resultTime = nil
  }

  mutating func startAgain(_ moment: Moment) { startAgain("n") }

  /// Counts a running duel as left.
  mutating func end() { played.leave(keeper) }

  func question(before ending: GameEnding) -> String? {
    guard played.isInProgress else { return nil }
    let question: Phrase =
      switch ending {
      case .leaving: .duelLeave
      case .startingAgain: .duelStartNew
      }
    let loss = duel.run > 0 ? language(.duelEndsRun, ["n": .count(duel.run)]) : ""
    return language.paragraph([language(question), loss])
  }
}

/// Hints and help.
extension NumberDuelScreen {
  var hintsAreShown: Bool { hintsChoice.isShown }

  mutating func changeHints() {
    guard duel.hasHints else { return tell(words.noHints, isBad: false) }
    let isShown = !hintsAreShown
    context.note(isShown ? "hints on" : "hints off")
    let trouble = hintsChoice.choose(isShown).map { "(\($0))" } ?? ""
    let state = language(isShown ? .duelHintsShown : .duelHintsHidden)
    tell(language.paragraph([state, trouble]), isBad: !trouble.isEmpty)
  }

  /// The hint on the screen; nil if hints are hidden or the level gives none.
  var hint: String? {
    hintsAreShown ? words.hint(in: duel) : nil
  }

  /// The remaining numbers that the bar shows; nil if they stay secret.
  ///
  /// The player's own answers always show. The computer's number is narrowed only if the level
  /// gives that hint.
  var left: DuelRange? {
    switch duel.phase {
    case .computerGuesses: duel.computerGuess?.left
    case .playerGuesses:
      hintsAreShown && duel.level.hints.contains(.range) ? duel.playerLeft : nil
    case .start, .thinking, .result: duel.level.numbers
    }
  }

  func help() -> ScreenStep {
    context.help(duel.howToPlay(language) + [language(.duelKeys), language(.duelLetters)])
  }
}

/// The player's choice to see the hints of duels, for the plain game and the whole screen.
struct DuelHintsChoice {
  let choices: PlayerChoices

  private static let name = Preferences.hintsName

  var isShown: Bool { choices[Self.name] != "hidden" }

  /// Stores the choice for all duels; returns the reason if it lasts for this run only.
  @discardableResult
  func choose(_ isShown: Bool) -> String? {
    choices.choose(isShown ? "shown" : "hidden", for: Self.name)
  }
}
