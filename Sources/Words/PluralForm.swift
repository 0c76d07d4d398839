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
