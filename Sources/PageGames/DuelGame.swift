internal import Games
internal import PackFormat
internal import Views
internal import Words

/// The number duel on the page.
final class DuelGame: PageGame {
  private var words: DuelWords
  private var played: PlayedDuel
  private var duel: NumberDuel { played.duel }
  private var showsHints = true

  init(_ play: Play) throws(PlayError) {
    played = PlayedDuel(try play.reader.numberDuel(texts: play.texts, seed: play.seed))
    words = try PlayError.reading { () throws(PackError) in try Self.words(play) }
  }

  private static func words(_ play: Play) throws(PackError) -> DuelWords {
    DuelWords(
      language: play.language, texts: try LocalTexts(play.reader, language: play.texts))
  }

  func reopen(_ play: Play) throws(PackError) { words = try Self.words(play) }

  func take(_ event: PageEvent, _ play: Play) throws(PackError) {
    switch event.name {
    case "new": startAgain(play)
    case "next": goOn(play)
    case "choose": if let level = event.number { choose(level, play) }
    case "say": if let answer = DuelAnswer(rawValue: event.argument) { self.answer(answer, play) }
    case "back": takeBack(play)
    case "guess": guess(event.argument, play)
    case "hints": showsHints = event.argument == "on"
    default: break
    }
  }

  private func choose(_ level: Int, _ play: Play) {
    do throws(NumberDuel.Refusal) { try played.duel.choose(level: level) } catch { return }
    play.say(words.think(of: duel.level))
  }

  private func goOn(_ play: Play) {
    switch duel.phase {
    case .thinking:
      do throws(NumberDuel.Refusal) { try played.duel.begin() } catch { return }
      sayGuess(play)
    case .result: startAgain(play)
    case .start, .computerGuesses, .playerGuesses: break
    }
  }

  private func answer(_ answer: DuelAnswer, _ play: Play) {
    do throws(NumberDuel.Refusal) {
      try played.duel.answer(answer)
    } catch {
      guard case .contradiction(let contradiction) = error else { return }
      return play.tell(words.contradiction(contradiction, in: duel.level.numbers))
    }
    if duel.phase == .playerGuesses { play.say(words.answered(duel)) } else { sayGuess(play) }
  }

  private func sayGuess(_ play: Play) {
    guard let guess = duel.computerGuess?.number else { return }
    play.say(play.language(.duelIsThisYours, ["n": .count(duel.computerAttempts)]))
    play.say(play.language.grouped(guess))
  }

  private func takeBack(_ play: Play) {
    if duel.phase == .thinking { return played.duel.startAgain() }
    do throws(NumberDuel.Refusal) {
      try played.duel.takeBack()
    } catch {
      return play.tell(words.nothingToTakeBack)
    }
    play.tell(words.takenBack, isBad: false)
  }

  private func guess(_ typed: String, _ play: Play) {
    switch played.guess(typed, play.language, play) {
    case .ignored: break
    case .outside: play.tell(words.outside(duel.level.numbers))
    case .noNumber(let isFraction): play.tell(words.refused(typed, isFraction))
    case .number(let number):
      if duel.playerAttempts == 1 { recordRoundOne(play) }
      if let answer = duel.reply?.answer {
        play.record(
          NumberDuel.members(
            game: play.games, "player", attempt: duel.playerAttempts, number, answer))
      }
      play.say(words.answered(duel))
      play.say(hint)
      if let outcome = duel.outcome { finish(outcome, play) }
    }
  }

  /// Writes the first round into the transcript, in which the answers were not final before.
  private func recordRoundOne(_ play: Play) {
    guard let found = duel.computerGuesses.last else { return }
    play.record(duel.level.members(game: play.games, number: found))
    for (index, guess) in duel.computerGuesses.enumerated() {
      play.record(
        NumberDuel.members(
          game: play.games, "computer", attempt: index + 1, guess,
          DuelAnswer(found, guess: guess)))
    }
  }

  private func finish(_ outcome: NumberDuel.Outcome, _ play: Play) {
    let marks = outcome == .won ? Mark.right : outcome == .drawn ? Mark.almost : Mark.wrong
    play.share(verdict(outcome), isFull: outcome == .won, marks: marks)
    play.record(duel.members(game: play.games))
    for line in summary(play) { play.say(line) }
  }

  private func startAgain(_ play: Play) {
    if duel.phase != .start { play.startAgain() }
    played.startAgain(play)
  }

  private func verdict(_ outcome: NumberDuel.Outcome) -> String {
    words.verdict(outcome, player: duel.playerAttempts, computer: duel.computerAttempts)
  }

  private func summary(_ play: Play) -> [String] {
    guard let outcome = duel.outcome else { return [] }
    return [
      verdict(outcome), words.run(duel.run), words.record(played.isRecord, best: play.best),
    ]
  }

  private var hint: String? { showsHints ? words.hint(in: duel) : nil }

  var wake: Int64? { nil }
  var isInProgress: Bool { played.isInProgress }
  var isWorthKeeping: Bool { isInProgress || duel.run > 0 }

  var phaseName: StaticString {
    switch duel.phase {
    case .start: "start"
    case .thinking: "thinking"
    case .computerGuesses: "computerGuesses"
    case .playerGuesses: "playerGuesses"
    case .result: "over"
    }
  }

  func nextText(_ language: Language) -> String? {
    switch duel.phase {
    case .thinking: language(.duelThought)
    case .result: language(.duelNew)
    case .start, .computerGuesses, .playerGuesses: nil
    }
  }

  func help(_ play: Play) -> [String] { duel.howToPlay(play.language) }

  func writeStatus(to reply: inout PageReply, _ play: Play) {
    reply.status("run", words.run(duel.run), duel.run)
    reply.status("best", play.language(.bestIs, ["best": .count(play.best)]), play.best)
  }

  func writeScene(to reply: inout PageReply, _ play: Play, at time: Int64) {
    if duel.hasHints {
      reply.object("hints")
      reply.flag("shown", showsHints)
      reply.close()
    } else {
      reply.nothing("hints")
    }
    switch duel.phase {
    case .start: writeLevels(to: &reply, play.language)
    case .thinking: reply.text("text", words.think(of: duel.level))
    case .computerGuesses:
      reply.text("text", words.roundOne)
      reply.number("guess", ifAny: duel.computerGuess?.number)
      reply.number("attempt", duel.computerAttempts)
      writeRound(to: &reply, left: duel.computerGuess?.left)
      reply.flag("canTakeBack", duel.computerAttempts > 1)
    case .playerGuesses:
      let isTold = showsHints && duel.level.hints.contains(.range)
      reply.text("text", words.answered(duel))
      reply.number("attempt", duel.playerAttempts + 1)
      writeRound(to: &reply, left: isTold ? duel.playerLeft : nil)
      reply.flag("canTakeBack", duel.playerAttempts == 0)
    case .result:
      reply.texts("summary", summary(play))
      reply.text("outcome", duel.outcome?.rawValue ?? "")
    }
  }

  private func writeLevels(to reply: inout PageReply, _ language: Language) {
    reply.text("intro", words.inShort)
    reply.number("chosen", duel.levelIndex)
    reply.list("levels")
    for level in duel.levels {
      reply.object()
      reply.text("title", level.title(language))
      reply.text("about", level.described(language))
      reply.close()
    }
    reply.close()
  }

  /// Writes the numbers of the level, those that are left as far as the player may know them, and
  /// the guesses of the round.
  private func writeRound(to reply: inout PageReply, left: DuelRange?) {
    let numbers = duel.level.numbers
    reply.number("low", numbers.low)
    reply.number("high", numbers.high)
    reply.number("from", (left ?? numbers).low)
    reply.number("to", (left ?? numbers).high)
    reply.list("tried")
    for number in duel.tried { reply.item(number) }
    reply.close()
    reply.text("hint", ifAny: hint)
  }
}
