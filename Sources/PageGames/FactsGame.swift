internal import Games
internal import PackFormat
internal import Views
internal import Words

/// Higher or lower on the page.
final class FactsGame: RoundGame {
  var rounds: Rounds<PlayedFacts<PackFacts>>
  private var game: HigherOrLower { rounds.game.game }
  /// The position of the slider.
  private var guess = ExactDecimal(0)
  private var origin: String?

  init(_ play: Play, at time: Int64) throws(PlayError) {
    // The page says which year it is; a pack that has a date asks in its own.
    let year = play.reader.header.card.asOfYear ?? play.settings.year
    let (facts, rules, now) = try play.reader.higherOrLower(texts: play.texts, year: year)
    guard let deck = try play.deck(count: facts.questionCount) else { throw .empty }
    let game = HigherOrLower(rules: rules, deck: deck, year: now, seed: play.seed)
    rounds = try PlayError.reading { () throws(PackError) in
      try Rounds(PlayedFacts(game, facts), at: time)
    }
    offer()
    entered(play)
  }

  func reopen(_ play: Play) throws(PackError) {
    rounds.game.source = try PackFacts(play.reader, language: play.texts)
  }

  func take(_ event: PageEvent, _ play: Play) throws(PackError) {
    if try takeNext(event, play) {
      offer()
    } else if let slider = game.question?.slider {
      try take(event, slider, play)
    }
  }

  /// Moves the slider to where the open question begins.
  private func offer() { if let question = game.question { guess = question.slider.offered } }

  private func take(
    _ event: PageEvent, _ slider: GuessSlider, _ play: Play
  ) throws(PackError) {
    switch event.name {
    case "slide":
      if let part = PagePart(event.argument) { guess = slider.position(at: part.value) }
    case "step": if let steps = event.number { step(by: steps, slider) }
    case "guess": try judge(event, slider, play)
    default: break
    }
  }

  /// Moves the slider by single steps, or by tenths of its range for ten steps.
  private func step(by steps: Int, _ slider: GuessSlider) {
    if steps.magnitude < 10 {
      for _ in 0..<steps.magnitude {
        guess = steps > 0 ? slider.above(guess) : slider.below(guess)
      }
      return
    }
    guess = slider.moved(guess, by: steps > 0 ? 0.1 : -0.1)
  }

  private func judge(
    _ event: PageEvent, _ slider: GuessSlider, _ play: Play
  ) throws(PackError) {
    let typed = event.argument
    let words = HigherOrLowerWords(language: play.language)
    var number = guess
    if !typed.isEmpty, let fact = game.question?.fact {
      let reading = GuessText.read(typed, unit: fact.unit, play.language)
      guard case .number(let read) = reading else {
        return play.tell(words.refusal(of: reading, typed, slider))
      }
      number = read
    }
    switch rounds.answer(number, at: event.time, play) {
    case .judged(let outcome): try tell(outcome, words, play)
    case .refused(let refusal): play.tell(words.explanation(of: refusal, slider))
    case .ignored, .open: break
    }
  }

  private func tell(
    _ outcome: HigherOrLower.Outcome, _ words: HigherOrLowerWords, _ play: Play
  ) throws(PackError) {
    guess = outcome.guess
    let source = rounds.game.source
    play.record(
      outcome.members(
        game: play.games, round: game.round, id: try source.id(at: outcome.row)))
    origin = words.origin(try source.origin(at: outcome.row))
    play.say(words.judgement(outcome))
    play.say(words.accuracy(outcome.verdict))
  }

  func asked(_ language: Language) -> String? {
    game.question.map {
      language(
        .questionNumberAsked,
        [
          "n": .count(game.round),
          "question": .text(HigherOrLowerWords(language: language).asked($0.fact)),
        ])
    }
  }

  func result(_ language: Language) -> String {
    HigherOrLowerWords(language: language).gameOver(after: game.round, game.score)
  }

  func mark(_ outcome: HigherOrLower.Outcome) -> String {
    let points = outcome.verdict.points
    return points * 2 >= game.rules.fullScore ? Mark.right : points > 0 ? Mark.almost : Mark.wrong
  }

  func members(game: Int) -> Transcript.Members { self.game.members(game: game) }

  func help(_ play: Play) -> [String] { game.rules.howToPlay(play.language) }

  func writeStatus(to reply: inout PageReply, _ play: Play) {
    reply.status(
      "lives", play.language(.livesCount, ["n": .count(game.lives)]), Int64(game.lives),
      of: Int64(game.rules.lives))
    reply.scores(game.score, play)
  }

  func writeScene(to reply: inout PageReply, _ play: Play, at time: Int64) {
    switch rounds.phase {
    case .welcome: break
    case .asking:
      if let question = game.question { write(question, to: &reply, play) }
    case .judged(let outcome):
      write(outcome.question, to: &reply, play)
      write(outcome, to: &reply, play)
    case .over: reply.texts("summary", summary(play))
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
    reply.text("rule", play.language(.lowGuessCostsLife))
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

/// A part of a whole as the page writes it, such as `0.35`.
struct PagePart {
  let value: Double

  /// Nil for a text that is no number; others are moved into the range from 0 to 1.
  init?(_ text: String) {
    guard let number = ExactDecimal(digits: text) else { return nil }
    value = min(max(number.approximate, 0), 1)
  }
}
