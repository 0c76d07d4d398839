internal import Games
package import PackFormat

extension Language {
  /// How numbers are written. In Russian after a decimal fraction the noun is always in the
  /// genitive singular, and four digits stand together.
  var numbers: NumberForm {
    switch self {
    case .english: .english
    case .russian:
      NumberForm(
        million: "миллиона", billion: "миллиарда", separator: "\u{A0}", decimalMark: ",",
        fewestGroupedDigits: 5)
    }
  }

  /// As it is shown, and may be typed.
  package func number(_ number: ExactDecimal, asYear: Bool = false) -> String {
    number.shown(asYear: asYear, numbers)
  }
}
