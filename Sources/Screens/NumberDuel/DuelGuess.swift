internal import Games
internal import PackFormat
internal import TextUnicode

/// A typed guess: a whole number, or something else.
enum DuelGuess: Equatable {
  case number(Int64)
  case none(isFraction: Bool)

  init(_ line: String) {
    guard let number = GuessText.number(line) else {
      self = .none(isFraction: false)
      return
    }
    self = number.isInteger ? .number(number.mantissa) : .none(isFraction: true)
  }
}
