/// A language that the player speaks.
package enum Language: String, Sendable, CaseIterable {
  case english = "en"
  case russian = "ru"

  /// Returns the language of a locale such as `ru_RU.UTF-8`; nil for languages that the player does
  /// not speak.
  package init?(locale: String) {
    self.init(rawValue: String(locale.prefix { $0.isASCII && $0.isLetter }.lowercased()))
  }

  /// Returns the text of this language; all translations stand together where a text is used.
  package func callAsFunction(_ english: String, ru russian: String) -> String {
    switch self {
    case .english: english
    case .russian: russian
    }
  }

  /// A number with the right form of its noun; Russian has one form each for 1, 2 and 5.
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
