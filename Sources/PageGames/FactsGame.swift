internal import Games
internal import PackFormat
internal import Views
internal import Words

/// Higher or lower on the page.
final class FactsGame: PageGame {
  private var source: PackFacts
  private var game: HigherOrLower
  private var phase = RoundPhase<HigherOrLower.Outcome>.asking
  /// The position of the slider.
  private var guess = ExactDecimal(0)
  private var origin: String?
  private var marks: [String] = []

  init(_ play: Play) throws(PlayError) {
    // The page says which year it is; a pack that has a date asks in its own.
    let year = play.reader.header.card.asOfYear ?? play.settings.year
    let (facts, rules, now) = try play.reader.higherOrLower(texts: play.texts, year: year)
    guard
      let game = HigherOrLower(
        rules: rules, factCount: facts.factCount, year: now, seed: play.seed)
    else { throw .empty }
    source = facts
    self.game = game
    do throws(PackError) { try ask(play) } catch { throw .pack(error) }
  }

  func reopen(_ play: Play) throws(PackError) {
    source = try PackFacts(play.reader, language: play.texts)
  }

  func take(_ event: PageEvent, _ play: Play) throws(PackError) {
    switch event.name {
    case "new": try startAgain(play)
    case "next": try goOn(play)
    default: if let slider = game.question?.slider { try take(event, slider, play) }
    }
  }

  private func take(
    _ event: PageEvent, _ slider: Slider, _ play: Play
  ) throws(PackError) {
    switch event.name {
    case "slide":
      if let part = PagePart(event.argument) { guess = slider.position(at: part.value) }
    case "step": if let steps = event.number { step(by: steps, slider) }
    case "guess": try judge(event.argument, slider, play)
    default: break
    }
  }

  /// Moves the slider by single steps, or by tenths of its range for ten steps.
  private func step(by steps: Int, _ slider: Slider) {
    if steps.magnitude < 10 {
      for _ in 0..<steps.magnitude {
        guess = steps > 0 ? slider.above(guess) : slider.below(guess)
      }
      return
    }
    guess = slider.moved(guess, by: steps > 0 ? 0.1 : -0.1)
  }

  private func judge(
    _ typed: String, _ slider: Slider, _ play: Play
  ) throws(PackError) {
    let words = HigherOrLowerWords(language: play.language)
    var number = guess
    if !typed.isEmpty, let fact = game.question?.fact {
      let reading = GuessText.read(typed, unit: fact.unit, play.language)
      guard case .number(let read) = reading else {
        return play.tell(words.refusal(of: reading, typed, slider))
      }
      number = read
    }
    let outcome: HigherOrLower.Outcome
    do throws(HigherOrLower.Refusal) {
      outcome = try game.guess(number)
    } catch {
      return play.tell(words.explanation(of: error, slider))
    }
    guess = outcome.guess
    let index = outcome.question.index
    play.note(outcome.score)
    play.record(
      outcome.members(game: play.games, round: game.round, id: try source.id(at: index)))
    origin = words.origin(try source.origin(at: index))
    let points = outcome.verdict.points
    marks.append(
      points * 2 >= game.rules.fullScore ? Mark.right : points > 0 ? Mark.almost : Mark.wrong)
    phase = .judged(outcome)
    play.say(words.judgement(outcome))
    play.say(words.accuracy(outcome.verdict))
  }

  private func goOn(_ play: Play) throws(PackError) {
    switch phase {
    case .judged where game.isOver:
      let words = HigherOrLowerWords(language: play.language)
      let sentence = words.gameOver(after: game.round, game.score)
      let isRecord = play.finish(game.score)
      play.share(sentence, isFull: false, marks: marks.suffix(40).joined(separator: ""))
      play.record(game.members(game: play.games))
      phase = .over(isRecord: isRecord)
      for line in summary(isRecord, play) { play.say(line) }
    case .judged: try ask(play)
    case .over: try startAgain(play)
    case .welcome, .asking: break
    }
  }

  private func startAgain(_ play: Play) throws(PackError) {
    if !phase.isOver { play.record(game.members(game: play.games)) }
    play.startAgain()
    game.startAgain()
    marks = []
    try ask(play)
  }

  private func ask(_ play: Play) throws(PackError) {
    guard let question = try game.ask(from: source) else { return }
    guess = question.slider.offered
    phase = .asking
    let words = HigherOrLowerWords(language: play.language)
    play.say(
      play.language(
        .questionNumberAsked,
        ["n": .count(game.round), "question": .text(words.asked(question.fact))]))
  }

  var wake: Int64? { nil }

  var isInProgress: Bool {
    !phase.isOver && !marks.isEmpty
  }

  var phaseName: StaticString { phase.name }

  func nextText(_ language: Language) -> String? { phase.nextText(language) }

  func help(_ play: Play) -> [String] { game.rules.howToPlay(play.language) }

  private func summary(_ isRecord: Bool, _ play: Play) -> [String] {
    [
      HigherOrLowerWords(language: play.language).gameOver(after: game.round, game.score),
      play.language.record(isRecord, best: play.best),
    ]
  }

  func writeStatus(to reply: inout PageReply, _ play: Play) {
    reply.status(
      "lives", play.language(.livesCount, ["n": .count(game.lives)]), Int64(game.lives),
      of: Int64(game.rules.lives))
    reply.scores(game.score, play)
  }

  func writeScene(to reply: inout PageReply, _ play: Play, at time: Int64) {
    switch phase {
    case .welcome: break
    case .asking:
      if let question = game.question { write(question, to: &reply, play) }
    case .judged(let outcome):
      write(outcome.question, to: &reply, play)
      write(outcome, to: &reply, play)
    case .over(let isRecord): reply.texts("summary", summary(isRecord, play))
    }
  }

  private func write(_ question: HigherOrLower.Question, to reply: inout PageReply, _ play: Play) {
    let words = HigherOrLowerWords(language: play.language)
    let (fact, slider) = (question.fact, question.slider)
    reply.number("round", game.round)
    reply.text("prompt", words.asked(fact))
    reply.text("value", words.number(guess, of: fact))
    reply.text("number", guess.text)
    reply.text("low", play.language.number(slider.low, asYear: fact.isYear))
    reply.text("high", play.language.number(slider.high, asYear: fact.isYear))
    reply.part("part", slider.part(of: guess))
    reply.flag("least", guess <= slider.low)
    reply.flag("most", guess >= slider.high)
  }

  private func write(_ outcome: HigherOrLower.Outcome, to reply: inout PageReply, _ play: Play) {
    let words = HigherOrLowerWords(language: play.language)
    let (fact, slider) = (outcome.question.fact, outcome.question.slider)
    reply.text("guess", words.number(outcome.guess, of: fact))
    reply.part("guessPart", slider.part(of: outcome.guess))
    reply.text("answer", words.number(outcome.answer, of: fact))
    reply.part("answerPart", slider.part(of: outcome.answer))
    reply.text("verdict", words.judgement(outcome))
    reply.text("earned", words.accuracy(outcome.verdict))
    reply.number("points", outcome.verdict.points)
    reply.flag("losesLife", outcome.verdict.losesLife)
    reply.text("origin", ifAny: origin)
    reply.parts("curve", (0..<64).map { curve(at: Double($0) / 63, outcome.question) })
  }

  /// The points that a position of the slider would have earned, as a part of the full score.
  private func curve(at part: Double, _ question: HigherOrLower.Question) -> Double {
    let position = question.slider.position(at: part)
    let points = game.rules.judge(position, on: question.fact, year: game.year)?.points ?? 0
    return Double(points) / Double(game.rules.fullScore)
  }
}
