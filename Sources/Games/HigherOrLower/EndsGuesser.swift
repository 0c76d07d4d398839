package import PackFormat

/// Guesses from the two ends of the slider alone, by the rules that earned most in practice games.
///
/// The questions are divided into folds. The rules for the questions of a fold are learnt from the
/// questions of all others, so that the guesser knows what ends tell, and not the answers
/// themselves.
package struct EndsGuesser: Sendable, Equatable {
  /// A way to sort questions by their ends; each class has rules of its own.
  enum Classes: CaseIterable {
    /// Quantities and years.
    case kind
    /// The ratio of the ends, in quarters of a power of e.
    case ratio
    /// The leading digits of both ends, and the power of ten between them.
    case digits
    /// Both ends.
    case ends
  }

  /// The class of a question.
  struct Key: Hashable {
    let isYear: Bool
    var first: Int64 = 0
    var second: Int64 = 0
  }

  static var foldCount: Int { 5 }

  let classes: Classes
  let now: Int64
  /// The rules of each class, one for each fold.
  let rules: [Key: [EndsRule]]
  /// The rules of the classes `kind`, for questions of a class that was not learnt.
  let fallback: [Key: [EndsRule]]

  /// Returns the guess at a question, of which it sees the slider, whether a year is asked for, and
  /// the number in the pack.
  package func guess(on slider: GuessSlider, isYear: Bool, index: Int) -> ExactDecimal {
    let known =
      rules[classes.key(of: slider, isYear: isYear)]
      ?? fallback[Classes.kind.key(of: slider, isYear: isYear)]
    let rule = known?[index % Self.foldCount] ?? .position(0.5)
    return rule.guess(on: slider, now: now)
  }
}

extension EndsGuesser.Classes {
  /// Returns the class of a question, which depends on the ends and on whether a year is asked for.
  func key(of slider: GuessSlider, isYear: Bool) -> EndsGuesser.Key {
    var key = EndsGuesser.Key(isYear: isYear)
    let (low, high) = (slider.low.approximate, slider.high.approximate)
    switch self {
    case .kind: break
    case .ratio: key.first = Self.quarters(low, high)
    case .digits:
      key.first = 10 * Self.leadingDigit(low) + Self.leadingDigit(high)
      key.second =
        low > 0 ? Int64(clamping: naturalLogarithm(high / low) / naturalLogarithm(10)) : -1
    case .ends: (key.first, key.second) = (Int64(clamping: low), Int64(clamping: high))
    }
    return key
  }

  private static func quarters(_ low: Double, _ high: Double) -> Int64 {
    low > 0 ? Int64(clamping: 4 * naturalLogarithm(high / low)) : -1
  }

  private static func leadingDigit(_ number: Double) -> Int64 {
    var rest = number < 0 ? -number : number
    guard rest > 0 else { return 0 }
    // A little more, for what division by ten leaves out.
    while rest >= 9.999999999 { rest /= 10 }
    while rest < 0.999999999 { rest *= 10 }
    return Int64(rest + 0.000000001)
  }
}

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
      let slider = GuessSlider(for: fact, rules: rules, year: year, using: &generator)
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

/// A rule by which a player may guess from the two ends of the slider alone.
enum EndsRule: Sendable, Equatable {
  /// At this fraction of the slider's length.
  case position(Double)
  /// At this fraction of the difference of the ends.
  case difference(Double)
  /// At this fraction of their ratio.
  case ratio(Double)
  case timesLow(Double)
  case timesHigh(Double)
  case timesWidth(Double)
  /// The present less this multiple of the width of the range.
  case widthsAgo(Double)

  /// The rules that are tried.
  static let all: [EndsRule] = {
    let fractions = (0...40).map { Double($0) / 40 }
    let fromHalf = (0...20).map { 0.5 + Double($0) / 20 }
    // From 1 to 100, and from 1 down to 0.01.
    let powers = (0...24).map { exponential(Double($0) / 24 * naturalLogarithm(100)) }
    return fractions.map { .position($0) } + fractions.map { .difference($0) }
      + fractions.map { .ratio($0) } + powers.map { .timesLow($0) }
      + powers.map { .timesHigh(1 / $0) } + fromHalf.map { .timesWidth($0) }
      + fromHalf.map { .widthsAgo($0) }
  }()

  /// Returns the guess in the year `now`, a position of the slider.
  func guess(on slider: GuessSlider, now: Int64) -> ExactDecimal {
    let (low, high) = (slider.low.approximate, slider.high.approximate)
    switch self {
    case .position(let part): return slider.position(at: part)
    case .difference(let part): return slider.position(near: low + part * (high - low))
    case .ratio(let part):
      guard low > 0 else { return slider.position(at: part) }
      return slider.position(near: low * exponential(part * naturalLogarithm(high / low)))
    case .timesLow(let factor): return slider.position(near: low * factor)
    case .timesHigh(let factor): return slider.position(near: high * factor)
    case .timesWidth(let factor): return slider.position(near: (high - low) * factor)
    case .widthsAgo(let factor): return slider.position(near: Double(now) - (high - low) * factor)
    }
  }
}
