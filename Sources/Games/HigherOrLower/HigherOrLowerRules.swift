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
