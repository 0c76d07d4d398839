internal import Games
internal import PackFormat
internal import TextUnicode

/// A guess as it is typed: a whole number, or none.
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
