package import PackFormat

/// The content and the rules that a pack has for its game; texts are in a language if the pack has
/// them in it.
extension PackReader {
  /// The facts, and the year in which their questions are asked: the given one, else that of the
  /// pack.
  package func higherOrLower(
    texts: String, year: Int64?
  ) throws(PlayError) -> (facts: PackFacts, rules: HigherOrLowerRules, year: Int64) {
    let facts = try PlayError.reading { () throws(PackError) in
      try PackFacts(self, language: texts)
    }
    let rules = try PlayError.rules(of: self, HigherOrLowerRules.init)
    if let year = year ?? header.card.asOfYear { return (facts, rules, year) }
    let askForYears = try PlayError.reading { () throws(PackError) in try facts.askForYears() }
    // No question asks for a year, so any year will do.
    if askForYears { throw .noDate }
    return (facts, rules, 0)
  }

  package func choiceQuiz(
    texts: String
  ) throws(PlayError) -> (questions: PackChoiceQuestions, rules: ChoiceQuizRules) {
    let questions = try PlayError.reading { () throws(PackError) in
      try PackChoiceQuestions(self, language: texts)
    }
    return (questions, try PlayError.rules(of: self, ChoiceQuizRules.init))
  }

  package func shortAnswer(
    texts: String
  ) throws(PlayError) -> (questions: PackShortQuestions, rules: ShortAnswerRules) {
    let questions = try PlayError.reading { () throws(PackError) in
      try PackShortQuestions(self, language: texts)
    }
    return (questions, try PlayError.rules(of: self, ShortAnswerRules.init))
  }

  package func photoPick(
    texts: String
  ) throws(PlayError) -> (people: PackPeople, rules: PhotoPickRules) {
    let people = try PlayError.reading { () throws(PackError) in
      try PackPeople(self, language: texts)
    }
    return (people, try PlayError.rules(of: self, PhotoPickRules.init))
  }

  package func numberDuel(texts: String, seed: UInt64) throws(PlayError) -> NumberDuel {
    let levels = try PlayError.reading { () throws(PackError) in
      try DuelLevel.all(in: self, language: texts)
    }
    if levels.isEmpty { throw .empty }
    let rules = try PlayError.rules(of: self, NumberDuelRules.init)
    if let problem = rules.problem(levelCount: levels.count) { throw .rule(problem) }
    guard let duel = NumberDuel(rules: rules, levels: levels, seed: seed) else { throw .empty }
    return duel
  }

  package func sumGrid(
    texts: String
  ) throws(PlayError) -> (levels: [SumGridLevel], rules: SumGridRules) {
    let levels = try PlayError.reading { () throws(PackError) in
      try SumGridLevel.all(in: self, language: texts)
    }
    return (levels, try PlayError.rules(of: self, SumGridRules.init))
  }
}

extension PlayError {
  /// Runs `body`, which builds a game from levels, and throws its error as a `PlayError`.
  package static func dealing<Result>(
    _ body: () throws(SumGrid.Failure) -> Result
  ) throws(PlayError) -> Result {
    do throws(SumGrid.Failure) {
      return try body()
    } catch {
      switch error {
      case .noLevel: throw .empty
      case .level(let index, let problem):
        throw .pack(PackError(.malformed("level \(index + 1): \(problem.message)"), at: 0))
      }
    }
  }

  /// The reason why a roster has too few people for a round.
  package static func tooFew(_ people: PackPeople, _ rules: PhotoPickRules) -> PlayError {
    people.personCount == 0
      ? .empty
      : .rule(
        RuleError(
          "photos",
          "needs a roster of \(rules.photos), and the pack's has \(people.personCount)"))
  }
}
