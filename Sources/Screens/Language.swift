/// A language that the player speaks.
package enum Language: String, Sendable, CaseIterable {
  case english = "en"
  case russian = "ru"

  /// The language of a locale such as `ru_RU.UTF-8`; nil for one that the player does not speak.
  package init?(locale: String) {
    self.init(rawValue: String(locale.prefix { $0.isASCII && $0.isLetter }.lowercased()))
  }

  /// The text of this language; each stands beside its translation, where it is used.
  func callAsFunction(_ english: String, ru russian: String) -> String {
    switch self {
    case .english: english
    case .russian: russian
    }
  }

  /// A number and the form of its noun: `one` and `many`; in Russian for 1, 2 and 5.
  func count(
    _ number: some BinaryInteger, _ one: String, _ many: String, ru: (String, String, String)
  ) -> String {
    switch self {
    case .english: return "\(number) \(number == 1 ? one : many)"
    case .russian:
      let (tens, ones) = (number.magnitude % 100, number.magnitude % 10)
      let isTeen = (11...14).contains(tens)
      let noun = ones == 1 && !isTeen ? ru.0 : (2...4).contains(ones) && !isTeen ? ru.1 : ru.2
      return "\(number) \(noun)"
    }
  }
}
