package import Words

/// Texts that stand beside the code that shows them, in two languages.
extension Language {
  /// Returns the Russian text in Russian, and else the English one.
  package func callAsFunction(_ english: String, ru russian: String) -> String {
    self == .russian ? russian : english
  }

  /// Returns a number with the right form of its noun.
  func count(
    _ number: some BinaryInteger, _ one: String, _ many: String, ru: (String, String, String)
  ) -> String {
    guard self == .russian else { return "\(number) \(number == 1 ? one : many)" }
    return switch pluralForm(of: Int64(clamping: number)) {
    case .one: "\(number) \(ru.0)"
    case .few: "\(number) \(ru.1)"
    default: "\(number) \(ru.2)"
    }
  }
}
