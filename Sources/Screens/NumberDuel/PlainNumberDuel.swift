internal import Games
internal import PackFormat
internal import TextUnicode
internal import Views
internal import Words

/// The number duel, played line by line.
package struct PlainNumberDuel: PlainGame {
  let keeper: ScoreKeeper
  let form: LineForm
  let language: Language
  let words: DuelWords
  let hintsChoice: DuelHintsChoice
  private let title: String
  private(set) var played: PlayedDuel
  var duel: NumberDuel { played.duel }

  init(
    _ duel: NumberDuel, _ texts: LocalTexts, title: String, _ keeper: ScoreKeeper,
    _ settings: GameSettings
  ) {
    played = PlayedDuel(duel)
    self.title = title
    self.keeper = keeper
    form = settings.lines
    language = settings.language
    hintsChoice = DuelHintsChoice(choices: settings.choices)
    words = DuelWords(language: settings.language, texts: texts)
  }

  package mutating func begin() -> String {
    lines([
      title,
      language(.duelIntroduction),
      language(.duelLongestRun, ["run": .count(keeper.best)]),
    ]) + "\n" + screen()
  }

  package mutating func take(_ line: String, after milliseconds: Int64) -> Reply {
    let command = DuelCommand(line)
    switch command {
    case .quit:
      let text = leaving()
      played.leave(keeper)
      return Reply(text, isDone: true)
    case .new: return Reply(leaving() + startAgain())
    case .help: return Reply(help() + prompt())
    case .back: return Reply(goBack())
    case .hints(let shown): return Reply(setHints(shown))
    case .nothing, .answer, .other: break
    }
    switch duel.phase {
    case .start: return Reply(choose(line.trimmed))
    case .thinking: return Reply(command == .nothing ? beginRoundOne() : keepIt())
    case .computerGuesses: return Reply(answer(command))
    case .playerGuesses: return Reply(guess(line.trimmed))
    case .result: return Reply(startAgain())
    }
  }

  /// The row of the level.
  package var row: Int? { duel.levelIndex }
  package mutating func promptAgain(after milliseconds: Int64) -> String { prompt() }

  /// Prints nothing when the input ends; an unfinished duel does not count.
  package mutating func end() -> String {
    played.leave(keeper)
    return ""
  }
}

/// The moves and the replies to them.
extension PlainNumberDuel {
  private mutating func choose(_ line: String) -> String {
    let named = duel.levels.firstIndex { $0.name.lowercased() == line.lowercased() }
    let numbered = duel.levels.indices.first { $0 + 1 == Int(line) }
    let index = line.isEmpty ? duel.levelIndex : named ?? numbered ?? -1
    do throws(NumberDuel.Refusal) {
      try played.duel.choose(level: index)
    } catch {
      return lines([
        language(
          .duelNoLevel, ["line": .text(line.shortlyShown), "count": .count(duel.levels.count)])
      ]) + prompt()
    }
    return "\n" + screen()
  }

  private func keepIt() -> String {
    lines([language(.duelKeepIt)]) + prompt()
  }

  private mutating func beginRoundOne() -> String {
    try? played.duel.begin()
    return "\n" + lines([words.roundOne]) + screen()
  }

  private mutating func answer(_ command: DuelCommand) -> String {
    guard case .answer(let answer) = command else { return answerWanted(command) + prompt() }
    do throws(NumberDuel.Refusal) {
      try played.duel.answer(answer)
    } catch {
      guard case .contradiction(let contradiction) = error else { return prompt() }
      let text = words.contradiction(contradiction, in: duel.level.numbers)
      let back = language(.duelTypeBack, ["back": .text(language(.duelBackWord))])
      return lines([language.paragraph([text, back])]) + prompt()
    }
    guard duel.phase == .playerGuesses else { return screen() }
    return "\n" + lines([words.answered(duel)]) + screen()
  }

  private mutating func guess(_ line: String) -> String {
    switch played.guess(line, language, keeper) {
    case .ignored: return prompt()
    case .outside: return lines([words.outside(duel.level.numbers)]) + prompt()
    case .noNumber(let isFraction):
      return lines([words.refused(line.shortlyShown, isFraction)]) + prompt()
    case .number(let number):
      if let outcome = duel.outcome { return result(outcome, number) }
      return lines([words.answered(duel)]) + screen()
    }
  }

  private func result(_ outcome: NumberDuel.Outcome, _ number: Int64) -> String {
    return lines([
      words.found(number),
      words.verdict(outcome, player: duel.playerAttempts, computer: duel.computerAttempts),
      words.run(duel.run), words.record(played.isRecord, best: keeper.best),
    ]) + prompt()
  }

  private mutating func goBack() -> String {
    if duel.phase == .thinking { return startAgain() }
    do throws(NumberDuel.Refusal) {
      try played.duel.takeBack()
    } catch {
      return lines([words.nothingToTakeBack]) + prompt()
    }
    return lines([words.takenBack]) + screen()
  }

  private mutating func startAgain() -> String {
    played.startAgain(keeper)
    return "\n" + screen()
  }

  /// The sentence about a duel that is left; empty if none is running.
  private func leaving() -> String {
    played.isInProgress ? lines([words.leaving(duel.run)]) : ""
  }
}

/// The texts of each phase.
extension PlainNumberDuel {
  /// The text of the current phase and its prompt.
  func screen() -> String {
    switch duel.phase {
    case .start: return lines(levels()) + prompt()
    case .thinking: return lines([words.think(of: duel.level)]) + prompt()
    case .computerGuesses, .playerGuesses: return lines(hint()) + prompt()
    case .result: return prompt()
    }
  }

  private func levels() -> [String] {
    duel.levels.enumerated().map { "\($0 + 1). \($1.title(language))" }
      + (duel.hasHints ? [hintsState()] : [])
  }

  private func hint() -> [String] {
    guard hintsAreShown, let hint = words.hint(in: duel) else { return [] }
    return [hint]
  }

  func prompt() -> String { question + " " }

  /// The question that awaits a line.
  private var question: String {
    switch duel.phase {
    case .start:
      language(
        .duelLevelPrompt,
        ["count": .count(duel.levels.count), "offered": .count(duel.levelIndex + 1)])
    case .thinking: language(.duelThinkPrompt)
    case .computerGuesses:
      language(
        .duelAttemptPrompt, ["n": .count(duel.computerAttempts), "guess": .text(guessed)])
    case .playerGuesses:
      language(.duelYourAttemptPrompt, ["n": .count(duel.playerAttempts + 1)])
    case .result: language(.duelNewOrQuit)
    }
  }
}

/// Hints, help and refusals.
extension PlainNumberDuel {
  private var hintsAreShown: Bool { hintsChoice.isShown }

  /// Shows or hides the hints of all duels; nil toggles them.
  func setHints(_ wanted: Bool?) -> String {
    guard duel.hasHints else { return lines([words.noHints]) + prompt() }
    let shown = wanted ?? !hintsAreShown
    hintsChoice.choose(shown)
    return lines([hintsState()] + hint()) + prompt()
  }

  private func hintsState() -> String {
    language(
      hintsAreShown ? .duelHintsShownType : .duelHintsHiddenType,
      ["hints": .text(language(.duelHintsWord))])
  }

  func answerWanted(_ command: DuelCommand) -> String {
    let wanted = language(.duelAnswerWanted, ["guess": .text(guessed)])
    guard case .other(let line) = command else { return lines([wanted]) }
    let refusal = language(.duelNoAnswer, ["line": .text(line.shortlyShown)])
    return lines([language.paragraph([refusal, wanted])])
  }

  private var guessed: String { duel.computerGuess.map { language.grouped($0.number) } ?? "" }

  func help() -> String {
    let typing = language(
      .duelHowToType,
      [
        "greater": .text(language(.duelGreater)), "less": .text(language(.duelLess)),
        "equal": .text(language(.duelEqual)), "back": .text(language(.duelBackWord)),
        "hints": .text(language(.duelHintsWord)),
      ])
    return lines(duel.howToPlay(language) + [typing, QuestionReport.help(language)])
  }

  func lines(_ texts: [String]) -> String { texts.plainLines(form) }
}
