package import Games
internal import PackFormat
internal import TextUnicode

/// The duel of guessing numbers, line by line.
package struct PlainNumberDuel: PlainGame {
  let keeper: ScoreKeeper
  let columns: Int
  let language: Language
  let words: DuelWords
  let choices: PlayerChoices
  private let title: String
  private(set) var duel: NumberDuel
  /// What the last guess of the player was told beside its answer.
  private(set) var warmth: NumberDuel.Warmth?

  package init(
    _ duel: NumberDuel, _ texts: PackTexts, title: String, _ keeper: ScoreKeeper,
    _ settings: GameSettings
  ) {
    self.duel = duel
    self.title = title
    self.keeper = keeper
    columns = settings.columns
    language = settings.language
    choices = settings.choices
    words = DuelWords(language: settings.language, texts: texts)
  }

  package mutating func begin() -> String {
    lines([
      title,
      language(
        "Number duel: I guess your number, you guess mine, and fewer attempts win. Type ? for help,"
          + " n for a new duel, q to quit.",
        ru: "Числовая дуэль: я угадываю ваше число, вы — моё; побеждает тот, кому хватит меньше"
          + " попыток. ? — помощь, n — новая дуэль, q — выход."),
      language("Longest run of wins: ", ru: "Самая длинная серия побед: ") + "\(keeper.best).",
    ]) + "\n" + screen()
  }

  package mutating func take(_ line: String, after milliseconds: Int64) -> Reply {
    let command = DuelCommand(line)
    switch command {
    case .quit: return Reply(leave(), isDone: true)
    case .new: return Reply(leave() + startAgain())
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

  /// The level.
  package var row: Int? { duel.levelIndex }
  package mutating func promptAgain(after milliseconds: Int64) -> String { prompt() }

  /// The lines end here: quietly; a duel that is open counts for nothing.
  package mutating func end() -> String { "" }
}

/// The moves, and what is said to them.
extension PlainNumberDuel {
  private mutating func choose(_ line: String) -> String {
    let named = duel.levels.firstIndex { $0.name.lowercased() == line.lowercased() }
    let numbered = duel.levels.indices.first { $0 + 1 == Int(line) }
    let index = line.isEmpty ? duel.levelIndex : named ?? numbered ?? -1
    do throws(NumberDuel.Refusal) {
      try duel.choose(level: index)
    } catch {
      let range = language("from 1 to \(duel.levels.count)", ru: "от 1 до \(duel.levels.count)")
      return lines([
        quoted(line)
          + language(
            " is no level here: type a number \(range), or a level's name.",
            ru: " — здесь нет такого уровня: наберите номер \(range) или название уровня.")
      ]) + prompt()
    }
    return "\n" + screen()
  }

  private func keepIt() -> String {
    lines([
      language(
        "Keep it to yourself, and press ENTER when you have it.",
        ru: "Никому его не говорите, а когда задумаете, нажмите ENTER.")
    ]) + prompt()
  }

  private mutating func beginRoundOne() -> String {
    try? duel.begin()
    return "\n" + lines([words.roundOne]) + screen()
  }

  private mutating func answer(_ command: DuelCommand) -> String {
    guard case .answer(let answer) = command else { return answerWanted(command) + prompt() }
    do throws(NumberDuel.Refusal) {
      try duel.answer(answer)
    } catch {
      guard case .contradiction(let contradiction) = error else { return prompt() }
      return lines([words.contradiction(contradiction, in: duel.level.numbers)]) + prompt()
    }
    guard duel.phase == .playerGuesses else { return screen() }
    warmth = nil
    return "\n"
      + lines([words.roundTwo(duel.level.numbers, after: duel.computerAttempts)]) + screen()
  }

  private mutating func guess(_ line: String) -> String {
    guard let number = GuessText.number(line) else {
      return lines([
        line.isEmpty
          ? language("Type a number, as 42.", ru: "Наберите число, например 42.")
          : quoted(line)
            + language(" is no number: write it as 42.", ru: " — не число: напишите, например, 42.")
      ]) + prompt()
    }
    guard number.isInteger else {
      return lines([language("Only whole numbers here.", ru: "Здесь только целые числа.")])
        + prompt()
    }
    let reply: NumberDuel.Reply
    do throws(NumberDuel.Refusal) {
      reply = try duel.guess(number.mantissa)
    } catch {
      let numbers = duel.level.numbers
      return lines([
        language(
          "That is outside the range: my number is one from \(numbers.low) to \(numbers.high).",
          ru: "Это вне диапазона: моё число — от \(numbers.low) до \(numbers.high).")
      ]) + prompt()
    }
    warmth = reply.warmth
    if let outcome = duel.outcome { return result(outcome, number.mantissa) }
    return lines([
      language("My number is ", ru: "Моё число ")
        + "\(words.answer(reply.answer)) \(number.mantissa)."
    ]) + screen()
  }

  private func result(_ outcome: NumberDuel.Outcome, _ number: Int64) -> String {
    let isRecord = keeper.finish(duel.run)
    return lines([
      language("Equal: \(number) is my number!", ru: "Равно: моё число — \(number)!"),
      words.verdict(outcome, player: duel.playerAttempts, computer: duel.computerAttempts),
      language("Wins in a row: ", ru: "Побед подряд: ") + "\(duel.run)."
        + (isRecord
          ? language(" A new record!", ru: " Новый рекорд!")
          : language(" The record is \(keeper.best).", ru: " Рекорд: \(keeper.best).")),
    ]) + prompt()
  }

  private mutating func goBack() -> String {
    if duel.phase == .thinking { return startAgain() }
    do throws(NumberDuel.Refusal) {
      try duel.takeBack()
    } catch {
      return lines([
        language("There is no answer to take back.", ru: "Нет ответа, который можно взять назад.")
      ]) + prompt()
    }
    return lines([
      language(
        "Your last answer is taken back.", ru: "Ваш последний ответ не считается.")
    ]) + screen()
  }

  private mutating func startAgain() -> String {
    duel.startAgain()
    return "\n" + screen()
  }

  /// What is said of a duel left in its middle.
  private func leave() -> String {
    guard duel.isOpen else { return "" }
    guard duel.run > 0 else {
      return lines([language("You leave the duel.", ru: "Вы покидаете дуэль.")])
    }
    let wins = language.count(duel.run, "win", "wins", ru: ("победа", "победы", "побед"))
    return lines([
      language(
        "You leave the duel, which ends your run of \(wins).",
        ru: "Вы покидаете дуэль, и серия прерывается: \(wins).")
    ])
  }
}
