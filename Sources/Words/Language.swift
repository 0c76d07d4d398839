/// A language that the player speaks.
package enum Language: String, Sendable, CaseIterable {
  case english = "en"
  case russian = "ru"
  case ukrainian = "uk"
  case german = "de"
  case french = "fr"
  case spanish = "es"
  case portuguese = "pt"
  case chinese = "zh"
  case japanese = "ja"
  case arabic = "ar"

  /// Returns the language of a tag, or of its beginning; nil for languages that the player does not
  /// speak.
  package init?(_ tag: LanguageTag) {
    guard let found = tag.lookup(in: Self.spoken.map { $0.rawValue }) else { return nil }
    self.init(rawValue: found)
  }

  package var tag: LanguageTag { LanguageTag(self) }

  /// The name of the language in itself.
  package var ownName: String {
    switch self {
    case .english: "English"
    case .russian: "русский"
    case .ukrainian: "українська"
    case .german: "Deutsch"
    case .french: "français"
    case .spanish: "español"
    case .portuguese: "português"
    case .chinese: "简体中文"
    case .japanese: "日本語"
    case .arabic: "العربية"
    }
  }

  /// True if the language can be spelled in ASCII by the sound of its letters.
  package var hasASCIISpelling: Bool {
    switch self {
    case .chinese, .japanese, .arabic: false
    default: true
    }
  }

  /// True if lines are read from right to left.
  package var isRightToLeft: Bool { tag.isRightToLeft }

  /// Returns a phrase with its values filled in.
  ///
  /// It is called at hundreds of places, into which it must not be inlined.
  @inline(never)
  package func callAsFunction(
    _ phrase: Phrase, _ values: KeyValuePairs<StaticString, PhraseValue> = [:]
  ) -> String {
    PhraseFilling(self, values).filled(phrase.text(in: self))
  }
}

extension Language {
  /// Joins whole sentences into one text.
  package func paragraph(_ sentences: [String]) -> String {
    sentences.filter { !$0.isEmpty }.joined(separator: hasSpaces ? " " : "")
  }

  /// Joins the items of a list by the comma of the language.
  package func list(_ items: [String]) -> String {
    let comma =
      switch self {
      case .chinese: "，"
      case .japanese: "、"
      case .arabic: "، "
      default: ", "
      }
    return items.joined(separator: comma)
  }

  /// True if the language writes spaces between words.
  private var hasSpaces: Bool { self != .chinese && self != .japanese }
}
