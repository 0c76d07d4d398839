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

  /// The result of a duel.
  struct Ending {
    let outcome: NumberDuel.Outcome
    let number: Int64
    let isRecord: Bool
    /// The celebration of a won duel; nil otherwise.
    var celebration: Celebration?
  }

  let context: GameContext
  let words: DuelWords
  let hintsChoice: DuelHintsChoice
  private(set) var duel: NumberDuel
  private(set) var ending: Ending?
  private(set) var note: Note?
  /// The computer's answer to the last guess of the player.
  private(set) var answered = ""
  private(set) var warmth: NumberDuel.Warmth?
  /// The answered guesses of the running round, the newest last.
  private(set) var tried: [Int64] = []
  /// The computer's guesses of round one, once it has found the number.
  private var roundOne: [Int64] = []
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
    self.duel = duel
    self.context = context
    words = DuelWords(language: context.language, texts: texts)
    hintsChoice = DuelHintsChoice(choices: context.choices)
    chosen = duel.levelIndex
  }

  var deadline: Int64? { ending?.celebration?.deadline }

  mutating func tick(_ time: Int64) { ending?.celebration?.tick(at: time) }

  func report() throws(PackError) -> ScreenStep {
    try context.report(now: duel.levelIndex, before: rowBefore)
  }
}

/// The duel.
extension NumberDuelScreen {
  mutating func choose(_ index: Int) {
    context.note("\(index + 1)")
    let before = duel.levelIndex
    do throws(NumberDuel.Refusal) { try duel.choose(level: index) } catch { return }
    if before != index { rowBefore = before }
    (note, ending, tried) = (nil, nil, [])
  }

  mutating func begin() {
    context.note("")
    do throws(NumberDuel.Refusal) { try duel.begin() } catch { return }
    (note, tried) = (nil, [])
  }

  mutating func answer(_ answer: DuelAnswer) -> ScreenStep {
    guard let asked = duel.computerGuess?.number else { return .stay }
    context.note(answer == .less ? "<" : answer == .greater ? ">" : "=")
    note = nil
    do throws(NumberDuel.Refusal) {
      try duel.answer(answer)
    } catch {
      guard case .contradiction(let contradiction) = error else { return .stay }
      let text = words.contradiction(contradiction, in: duel.level.numbers)
      tell(language.paragraph([text, language(.duelPressBack)]), isBad: true)
      return .ring
    }
    tried.append(asked)
    if duel.phase == .playerGuesses { beginRoundTwo() }
    return .stay
  }

  private mutating func beginRoundTwo() {
    let numbers = duel.level.numbers
    roundOne = tried
    (tried, typed, warmth, isDragging) = ([], "", nil, false)
    guess = numbers.low + (numbers.count - 1) / 2
    answered = words.roundTwo(numbers, after: duel.computerAttempts)
  }

  mutating func takeBack() {
    context.note("back")
    note = nil
    if duel.phase == .thinking { return duel.startAgain() }
    let wasPlayers = duel.phase == .playerGuesses
    do throws(NumberDuel.Refusal) {
      try duel.takeBack()
    } catch {
      return tell(words.nothingToTakeBack, isBad: true)
    }
    if wasPlayers { tried = roundOne }
    _ = tried.popLast()
    tell(words.takenBack, isBad: false)
  }

  mutating func guess(_ moment: Moment) -> ScreenStep {
    let line = typed.isEmpty ? String(guess) : typed
    context.note(line)
    note = nil
    let number: Int64
    switch DuelGuess(line) {
    case .number(let read): number = read
    case .tooLarge: return refuse(words.outside(duel.level.numbers))
    case .none(let isFraction): return refuse(words.refused(line.shortlyShown, isFraction))
    }
    let reply: NumberDuel.Reply
    do throws(NumberDuel.Refusal) {
      reply = try duel.guess(number)
    } catch {
      return refuse(words.outside(duel.level.numbers))
    }
    (warmth, typed, guess) = (reply.warmth, "", number)
    tried.append(number)
    if let outcome = duel.outcome {
      finish(outcome, number, moment)
    } else {
      answered = words.reply(reply.answer, number)
    }
    return .stay
  }

  /// Shows why a guess was refused; it counts as no attempt, and the typed text stays.
  private mutating func refuse(_ text: String) -> ScreenStep {
    tell(text, isBad: true)
    return .ring
  }

  private mutating func finish(
    _ outcome: NumberDuel.Outcome, _ number: Int64, _ moment: Moment
  ) {
    resultTime = moment.time
    let isRecord = keeper.finish(duel.run)
    let celebration = celebration(
      isRecord: isRecord, isFull: outcome == .won, seed: UInt64(bitPattern: number), moment)
    ending = Ending(
      outcome: outcome, number: number, isRecord: isRecord, celebration: celebration)
  }

  mutating func tell(_ text: String, isBad: Bool) { note = Note(text: text, isBad: isBad) }

  mutating func forget() { note = nil }

  /// Returns to the levels, and logs the line of the plain game that does the same.
  mutating func startAgain(_ line: String) {
    context.note(line)
    end()
    duel.startAgain()
    chosen = duel.levelIndex
    (note, ending, tried, typed) = (nil, nil, [], "")
    resultTime = nil
  }

  mutating func startAgain(_ moment: Moment) { startAgain("n") }

  /// Counts a running duel as left.
  mutating func end() {
    if duel.isOpen { _ = keeper.leave(0) }
  }

  func question(before ending: GameEnding) -> String? {
    guard duel.isOpen else { return nil }
    let question: Phrase =
      switch ending {
      case .leaving: .duelLeave
      case .startingAgain: .duelStartNew
      }
    let loss = duel.run > 0 ? language(.duelEndsRun, ["n": .count(duel.run)]) : ""
    return language.paragraph([language(question), loss])
  }
}
