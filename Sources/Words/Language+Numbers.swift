package import Games
package import PackFormat

extension Language {
  /// The notation of numbers in this language.
  ///
  /// In Russian and Ukrainian the noun behind a decimal fraction is always in the genitive
  /// singular.
  package var numbers: NumberForm {
    switch self {
    case .english: .english
    case .russian:
      NumberForm(
        [.init(12, " триллиона"), .init(9, " миллиарда"), .init(6, " миллиона")],
        separator: "\u{A0}", decimalMark: ",", fewestGroupedDigits: 5)
    case .ukrainian:
      NumberForm(
        [.init(12, " трильйона"), .init(9, " мільярда"), .init(6, " мільйона")],
        separator: "\u{A0}", decimalMark: ",", fewestGroupedDigits: 5)
    case .german:
      NumberForm(
        [.init(12, " Billionen"), .init(9, " Milliarden"), .init(6, " Millionen")],
        separator: ".", decimalMark: ",")
    case .french:
      NumberForm(
        [
          .init(12, " billions", belowTwo: " billion"),
          .init(9, " milliards", belowTwo: " milliard"),
          .init(6, " millions", belowTwo: " million"),
        ], separator: "\u{202F}", decimalMark: ",")
    case .spanish:
      NumberForm(
        [.init(12, " billones"), .init(9, " mil millones"), .init(6, " millones")],
        separator: ".", decimalMark: ",", fewestGroupedDigits: 5)
    case .portuguese:
      NumberForm(
        [
          .init(12, " trilhões", belowTwo: " trilhão"), .init(9, " bilhões", belowTwo: " bilhão"),
          .init(6, " milhões", belowTwo: " milhão"),
        ], separator: ".", decimalMark: ",")
    case .chinese:
      NumberForm(
        [.init(12, "万亿"), .init(8, "亿"), .init(4, "万")], separator: ",", decimalMark: ".",
        showsTenths: false)
    case .japanese:
      NumberForm(
        [.init(12, "兆"), .init(8, "億"), .init(4, "万")], separator: ",", decimalMark: ".",
        showsTenths: false)
    case .arabic:
      NumberForm(
        [.init(12, " تريليون"), .init(9, " مليار"), .init(6, " مليون")], separator: ",",
        decimalMark: ".")
    }
  }

  /// Returns a number as it is shown and may be typed.
  package func number(_ number: ExactDecimal, asYear: Bool = false) -> String {
    number.shown(asYear: asYear, numbers)
  }

  /// Returns a whole number with the separators of this language.
  package func grouped(_ number: Int64) -> String { numbers.grouped(number) }
}
