internal import Games
internal import PackFormat
internal import SafeText

/// Plays facts for `packtool prove`, with the best guess that any slider offers or with a given one.
enum FactProof {
  static func prove(_ reader: PackReader, _ request: ProofRequest) throws(ProofError) -> Proof {
    let facts = try ProofError.reading { () throws(PackError) in
      try PackFacts(reader, language: request.language)
    }
    let rules = try ProofError.rules(of: reader, HigherOrLowerRules.init)
    if let index = request.question {
      let fact = try ProofError.reading { () throws(PackError) in try facts.question(at: index) }
      return replay(fact, index, rules, request)
    }
    return try proveAll(facts, rules, request)
  }

  /// Plays one question in one game.
  private static func replay(
    _ fact: Fact, _ index: Int, _ rules: HigherOrLowerRules, _ request: ProofRequest
  ) -> Proof {
    let guess = request.guess ?? GuessSlider.bestGuess(for: fact, rules: rules)
    let seed = request.seed ?? 0
    guard
      var game = HigherOrLower(rules: rules, factCount: 1, year: request.year, seed: seed),
      let question = game.ask(from: [fact])
    else { return Proof(["there is nothing to ask"], holds: false) }
    func shown(_ number: ExactDecimal) -> String { number.shown(asYear: fact.isYear) }
    var lines = [
      "\(index) \(fact.prompt) (\(fact.unit)) in \(request.year): the slider of seed \(seed) goes from"
        + " \(shown(question.slider.low)) to \(shown(question.slider.high))"
    ]
    let points: Int64
    do throws(HigherOrLower.Refusal) {
      let outcome = try game.guess(guess)
      points = outcome.verdict.points
      lines.append(
        "the guess \(shown(guess)) earns \(points) of \(rules.fullScore) points"
          + (outcome.verdict.losesLife ? " and costs a life" : "")
          + "; the right answer is \(shown(outcome.answer))")
    } catch {
      points = 0
      let reason = error == .tooFine ? "has too many decimal places" : "is not on that slider"
      lines.append("the guess \(shown(guess)) \(reason); the right answer is \(shown(fact.value))")
    }
    if let date = futureDate(of: fact, request) {
      lines.append("nobody can know it before \(date)")
      return Proof(lines.map(\.terminalSafe), holds: false)
    }
    return Proof(lines.map(\.terminalSafe), holds: points >= request.leastBest)
  }

  private static func proveAll(
    _ facts: PackFacts, _ rules: HigherOrLowerRules, _ request: ProofRequest
  ) throws(ProofError) -> Proof {
    var failures: [String] = []
    var failed = 0
    var least: (points: Int64, index: Int, guess: String)?
    for index in 0..<facts.questionCount {
      let fact = try ProofError.reading { () throws(PackError) in try facts.question(at: index) }
      let best = GuessSlider.bestGuess(for: fact, rules: rules)
      let points = rules.judge(best, on: fact, year: request.year)?.points ?? 0
      let guess = best.shown(asYear: fact.isYear)
      let date = futureDate(of: fact, request)
      if date == nil, points < least?.points ?? .max { least = (points, index, guess) }
      guard points < request.leastBest || date != nil else { continue }
      failed += 1
      guard failures.count < 10 else { continue }
      let reason = date.map { "not before \($0)" } ?? "the best guess, \(guess), earns \(points)"
      failures.append("\(index) \(fact.prompt): \(reason)".terminalSafe)
    }
    let won = facts.questionCount - failed
    let enough = request.leastBest > 1 ? " with \(request.leastBest) points or more" : ""
    var lines = ["\(won) of \(facts.questionCount) facts can be won in \(request.year)\(enough)"]
    if let least {
      lines.append(
        "the best guess earns \(least.points) of \(rules.fullScore) points at least:"
          + " \(least.guess) at question \(least.index)")
    }
    return Proof(lines + failures, holds: failed == 0)
  }

  /// The first day on which the answer to a year question can be known; nil if that day is past.
  private static func futureDate(of fact: Fact, _ request: ProofRequest) -> String? {
    fact.isYear && fact.value > ExactDecimal(request.year)
      ? YearNotInTheFuture.firstDay(of: fact.value) : nil
  }
}
