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

/// The form of a noun behind a whole number, as CLDR names it.
package enum PluralForm: String, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}

extension Language {
  /// The plural forms that a phrase must have in this language.
  package var pluralForms: [PluralForm] {
    switch self {
    case .english, .german: [.one, .other]
    case .french, .spanish, .portuguese: [.one, .many, .other]
    case .russian, .ukrainian: [.one, .few, .many, .other]
    case .chinese, .japanese: [.other]
    case .arabic: [.zero, .one, .two, .few, .many, .other]
    }
  }

  /// Returns the plural form behind a whole number by CLDR's rules.
  package func pluralForm(of number: Int64) -> PluralForm {
    let count = number.magnitude
    switch self {
    case .english, .german: return count == 1 ? .one : .other
    case .french, .portuguese: return count < 2 ? .one : Self.isFullMillions(count) ? .many : .other
    case .spanish: return count == 1 ? .one : Self.isFullMillions(count) ? .many : .other
    case .russian, .ukrainian:
      let (tens, ones) = (count % 100, count % 10)
      if ones == 1, tens != 11 { return .one }
      return (2...4).contains(ones) && !(12...14).contains(tens) ? .few : .many
    case .chinese, .japanese: return .other
    case .arabic:
      switch count {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      default:
        let rest = count % 100
        return rest >= 11 ? .many : rest >= 3 ? .few : .other
      }
    }
  }

  /// True for numbers such as 2,000,000, behind which Romance languages say "of".
  private static func isFullMillions(_ count: UInt64) -> Bool {
    count != 0 && count % 1_000_000 == 0
  }
}
