internal import Games
internal import PackFormat

/// A typed guess: a whole number, or something else.
package enum DuelGuess: Equatable {
  case number(Int64)
  /// A whole number that is beyond all numbers of a duel.
  case tooLarge
  case none(isFraction: Bool)

  package init(_ line: String) {
    switch GuessText.read(line) {
    case .number(let number) where number.isInteger: self = .number(number.mantissa)
    case .number, .tooFine: self = .none(isFraction: true)
    case .tooLarge: self = .tooLarge
    case .none: self = .none(isFraction: false)
    }
  }
}
