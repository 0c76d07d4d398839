package import PackFormat

/// The settings of higher or lower, as a pack gives them. The player program has no numbers of its
/// own.
package struct HigherOrLowerRules: Sendable, Equatable {
  /// A range of fractions.
  package struct Span: Sendable, Equatable {
    package var from: ExactDecimal
    package var to: ExactDecimal
  }

  package var lives: Int
  package var range: SliderRange
  package var fullScore: Int64
  package var answerPart: Span
  package var width: Span
  package var minimumWidth: Int64
  package var reach: ExactDecimal
  package var yearWidth: Span
  package var yearMinimumWidth: Int64
  package var firstGuessMiddle: ExactDecimal
  package var step: Int64
  package var millionsFrom: Int64
  package var millionsStep: Int64
  package var billionsFrom: Int64
  package var billionsStep: Int64
  package var fineStep: ExactDecimal
  package var tolerance: ExactDecimal
  package var decay: ExactDecimal
  package var yearTolerance: ExactDecimal
  package var yearDecay: ExactDecimal
  package var yearMissCostsLife: Bool
  package var horizon: Int64?

  /// Checks and reads the settings; throws for the first that is missing or invalid.
  package init(_ rules: [RuleText]) throws(RuleError) {
    let reader = try RuleReader(rules, of: Self.specifications)
    lives = Int(reader.integer("lives"))
    range = SliderRange(rawValue: reader.word("range")) ?? .ladder
    fullScore = reader.integer("fullScore")
    answerPart = try reader.span("answerFrom", "answerTo")
    width = try reader.span("widthFrom", "widthTo")
    minimumWidth = reader.integer("minimumWidth")
    reach = reader.decimal("reach")
    yearWidth = try reader.span("yearWidthFrom", "yearWidthTo")
    yearMinimumWidth = reader.integer("yearMinimumWidth")
    firstGuessMiddle = reader.decimal("firstGuessMiddle")
    step = reader.integer("step")
    millionsFrom = reader.integer("millionsFrom")
    millionsStep = reader.integer("millionsStep")
    billionsFrom = reader.integer("billionsFrom")
    billionsStep = reader.integer("billionsStep")
    fineStep = reader.decimal("fineStep")
    tolerance = reader.decimal("tolerance")
    decay = reader.decimal("decay")
    yearTolerance = reader.decimal("yearTolerance")
    yearDecay = reader.decimal("yearDecay")
    yearMissCostsLife = reader.boolean("yearMissCostsLife")
    horizon = reader.optional("horizon")?.mantissa
    guard millionsFrom <= billionsFrom else {
      throw RuleError("billionsFrom", "must be at least millionsFrom, which is \(millionsFrom)")
    }
    guard tolerance <= reach else {
      throw RuleError("reach", "must be at least tolerance, which is \(tolerance.text)")
    }
  }
}

extension RuleReader {
  fileprivate func span(
    _ from: String, _ to: String
  ) throws(RuleError) -> HigherOrLowerRules.Span {
    let span = HigherOrLowerRules.Span(from: decimal(from), to: decimal(to))
    guard span.from <= span.to else {
      throw RuleError(to, "must be at least \(from), which is \(span.from.text)")
    }
    return span
  }
}

extension HigherOrLowerRules {
  /// The settings that a manifest may change, with their defaults.
  package static let specifications: [RuleSpecification] = [
    RuleSpecification(
      "lives", .integer(1...100), "3", "lives at the start of a game"),
    RuleSpecification(
      "range", .word(SliderRange.allCases.map { $0.rawValue }), "ladder", absent: "classic",
      "the slider's range: ends from 1, 2, 5, 10 and so on, and years in fixed frames (ladder), or"
        + " an answer at a part of a range as wide as the value (classic)"),
    RuleSpecification(
      "fullScore", .integer(1...1_000_000), "100", "points for an exact guess"),
    RuleSpecification(
      "answerFrom", part, "0.1",
      "classic: the answer lies at this part of the slider's range at least"),
    RuleSpecification(
      "answerTo", part, "0.8", "classic: the answer lies at this part of the slider's range at most"
    ),
    RuleSpecification(
      "widthFrom", factor, "1.0",
      "classic: the range of a quantity is at least this many times the value"),
    RuleSpecification(
      "widthTo", factor, "1.2",
      "classic: the range of a quantity is at most this many times the value"),
    RuleSpecification(
      "minimumWidth", .integer(1...1_000_000_000), "20",
      "classic: the range of a quantity is never narrower"
    ),
    RuleSpecification(
      "reach", factor, "0.20",
      "classic: the range goes on above a quantity for this part of it at least"),
    RuleSpecification(
      "yearWidthFrom", factor, "0.6",
      "classic: the range of a year is at least this part of the years since"
    ),
    RuleSpecification(
      "yearWidthTo", factor, "1.0",
      "classic: the range of a year is at most this part of the years since"),
    RuleSpecification(
      "yearMinimumWidth", .integer(1...10_000), "10",
      "classic: the years since, as the range of a year is taken from them, are never fewer"),
    RuleSpecification(
      "firstGuessMiddle", part, "0.6", "the first guess lies in this middle part of the range"),
    RuleSpecification(
      "step", .integer(1...1_000_000), "1", "the slider's step below millionsFrom"),
    RuleSpecification(
      "millionsFrom", .integer(1_000_000...1_000_000_000_000_000), "1000000",
      "from here the slider moves by millionsStep"),
    RuleSpecification(
      "millionsStep", .integer(1...1_000_000_000), "100000", "the slider's step in the millions"),
    RuleSpecification(
      "billionsFrom", .integer(1_000_000...1_000_000_000_000_000), "1000000000",
      "from here the slider moves by billionsStep"),
    RuleSpecification(
      "billionsStep", .integer(1...1_000_000_000_000), "100000000",
      "the slider's step in the billions"),
    RuleSpecification(
      "fineStep", part, "0.0001",
      "the step is made ten times finer until it meets the value or is at most this part of it"),
    RuleSpecification(
      "tolerance", factor, "0.20", "above a quantity by more than this part of it: a life lost"),
    RuleSpecification(
      "decay", decay, "25", "points for a quantity: fullScore · e^(−decay · off)"),
    RuleSpecification(
      "yearTolerance", factor, "0.5",
      "after a year by this part of its frame (classic: of the years since): no points"),
    RuleSpecification(
      "yearDecay", decay, "5", "points for a year: fullScore · e^(−yearDecay · part)"),
    RuleSpecification(
      "yearMissCostsLife", .boolean, "true", "whether a guess too long after a year costs a life"),
    RuleSpecification(
      "horizon", .optionalInteger(1...1_000_000), "none",
      "classic: the years since count as no more than this"),
  ]

  /// The rules of a manifest that changes nothing.
  package static let defaults = RuleText.filled([], of: specifications)

  private static let part = decimal(from: 0, to: 1)
  private static let factor = decimal(from: 0, to: 100)
  private static let decay = decimal(from: 0, to: 1000)

  private static func decimal(from low: Int64, to high: Int64) -> RuleSpecification.Kind {
    .decimal(ExactDecimal(low)...ExactDecimal(high))
  }
}

/// The content and the rules of the game in a pack. Texts are in a language if the pack has them in it.
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
}
