/// The way in which a question with an answer of several parts earns points.
package enum Credit: String, Sendable, CaseIterable {
  /// The points of the question if all parts are right, else none.
  case whole
  /// The points of the question for each part that is right.
  case part

  /// Creates the credit from a word that `rule` allows.
  init(_ word: String) { self = word == Self.part.rawValue ? .part : .whole }

  static var rule: RuleSpecification {
    RuleSpecification(
      "credit", .word(allCases.map { $0.rawValue }), "whole", absent: "whole",
      "whether an answer of several parts earns points as a whole, or for each part that is right")
  }

  /// The rule of a game that has had questions with several answers since a later version: packs state it only if
  /// it is set, so that others stay what they were.
  static var later: RuleSpecification {
    RuleSpecification(
      "credit", .word(allCases.map { $0.rawValue }), "whole", absent: "whole", isStatedIfSet: true,
      "whether a question with several right choices earns points if exactly those are chosen, or a point for each"
        + " right choice less one for each wrong one")
  }
}
