/// The share of questions in which a rule of thumb takes the right choice, and the share by chance.
struct ShareOfQuestions {
  private(set) var questions = 0
  private(set) var hits = 0
  private var expected = 0.0
  private var variance = 0.0

  /// With fewer questions it may be chance.
  static let fewest = 20
  /// The least gain over chance, as a part of what knowing every answer brings.
  static let worthwhile = 0.25
  /// The least difference from chance, in standard errors.
  private static let clear = 3.0

  /// Adds a question whose right choice is found by chance in one of `choices` cases.
  mutating func add(isHit: Bool, choices: Int) {
    questions += 1
    hits += isHit ? 1 : 0
    let chance = 1 / Double(choices)
    expected += chance
    variance += chance * (1 - chance)
  }

  /// True if the rule of thumb is worth a player's while, or finds more than `limit` per cent, if there is a limit.
  func isTelling(limit: Int?) -> Bool {
    guard questions >= Self.fewest else { return false }
    if let limit { return hits * 100 > questions * limit }
    let gain = Double(hits) - expected
    return gain >= Self.worthwhile * (Double(questions) - expected)
      && gain * gain > Self.clear * Self.clear * variance
  }

  /// The numbers in a sentence: `86 % of 120 questions; by chance 25 %`.
  var inWords: String {
    let by = questions == 0 ? 0 : Int((expected * 100 / Double(questions)).rounded())
    let share = questions == 0 ? 0 : (hits * 200 + questions) / (2 * questions)
    return "\(share) % of \(questions) questions; by chance \(by) %"
  }
}
