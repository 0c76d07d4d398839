internal import Games
package import PackFormat

extension Language {
  /// The form of numbers in this language.
  ///
  /// In Russian, the noun behind a decimal fraction is always in the genitive singular, and four
  /// digits are not grouped.
  var numbers: NumberForm {
    switch self {
    case .english: .english
    case .russian:
      NumberForm(
        million: "миллиона", billion: "миллиарда", separator: "\u{A0}", decimalMark: ",",
        fewestGroupedDigits: 5)
    }
  }

  /// A number as it is shown and may be typed.
  package func number(_ number: ExactDecimal, asYear: Bool = false) -> String {
    number.shown(asYear: asYear, numbers)
  }
}
