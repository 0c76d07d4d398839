extension EndsGuesser {
  /// Learns from this many questions of practice games, drawn as games draw them.
  package init(
    _ facts: [Fact], rules: HigherOrLowerRules, year: Int64, questions: Int, seed: UInt64
  ) {
    // The classic form has ends of any value, so that hardly any of them comes twice.
    let ways = Classes.allCases.filter { $0 != .ends || rules.range == .ladder }
    var lessons = ways.map { _ in Lessons() }
    var generator = SeededGenerator(seed: seed)
    for number in 0..<questions {
      guard !facts.isEmpty else { break }
      let index = number % facts.count
      let fact = facts[index]
      let slider = Slider(for: fact, rules: rules, year: year, using: &generator)
      let verdicts = EndsRule.all.map { rule in
        let guess = rule.guess(on: slider, now: year)
        return rules.judge(guess, on: fact, year: year)
          ?? Verdict(
            points: 0, losesLife: true, accuracy: 0)
      }
      for way in ways.indices {
        lessons[way].add(
          verdicts, key: ways[way].key(of: slider, isYear: fact.isYear),
          fold: index % Self.foldCount)
      }
    }
    let learnt = lessons.map { $0.rules() }
    let best = learnt.indices.max { learnt[$0].earned < learnt[$1].earned } ?? 0
    self.init(
      classes: ways[best], now: year, rules: learnt[best].rules, fallback: learnt[0].rules)
  }
}

/// The points and lost lives of each rule for each class of questions.
private struct Lessons {
  struct Sum {
    var points: Int64 = 0
    var lives: Int64 = 0
  }

  /// The number of each class, in the order in which they came.
  private var numbers: [EndsGuesser.Key: Int] = [:]
  /// The sums by class, then by fold, then by rule.
  private var sums: [Sum] = []

  mutating func add(_ verdicts: [Verdict], key: EndsGuesser.Key, fold: Int) {
    let number = numbers[key] ?? numbers.count
    if number == numbers.count {
      numbers[key] = number
      sums += [Sum](repeating: Sum(), count: EndsGuesser.foldCount * verdicts.count)
    }
    let start = (number * EndsGuesser.foldCount + fold) * verdicts.count
    for (rule, verdict) in verdicts.enumerated() {
      sums[start + rule].points += verdict.points
      if verdict.losesLife { sums[start + rule].lives += 1 }
    }
  }

  /// Returns the best rules, and the points that they earn for each life on questions that they
  /// were not learnt from.
  ///
  /// A rule is worth its points less the lives that it costs, at the points that a life earns. That
  /// price is found by repeating the choice (Dinkelbach's method).
  func rules() -> (rules: [EndsGuesser.Key: [EndsRule]], earned: Double) {
    var (chosen, earned): ([Int], Double) = ([], 0)
    for _ in 0..<5 {
      chosen = (0..<numbers.count * EndsGuesser.foldCount).map { best(for: $0, life: earned) }
      let taken = chosen.indices.map { sums[$0 * EndsRule.all.count + chosen[$0]] }
      let lives = taken.reduce(0) { $0 + $1.lives }
      earned = Double(taken.reduce(0) { $0 + $1.points }) / Double(max(lives, 1))
    }
    let rules = numbers.mapValues { number in
      (0..<EndsGuesser.foldCount).map { fold in
        EndsRule.all[chosen[number * EndsGuesser.foldCount + fold]]
      }
    }
    return (rules, earned)
  }

  /// Returns the number of the rule that is best on all folds of a class but this one.
  private func best(for place: Int, life: Double) -> Int {
    let count = EndsRule.all.count
    let first = place - place % EndsGuesser.foldCount
    let others = (first..<first + EndsGuesser.foldCount).filter { $0 != place }
    var best = (rule: 0, worth: -Double.infinity)
    for rule in 0..<count {
      let worth = others.reduce(0.0) { worth, other in
        let sum = sums[other * count + rule]
        return worth + Double(sum.points) - life * Double(sum.lives)
      }
      if worth > best.worth { best = (rule, worth) }
    }
    return best.rule
  }
}
