/// A word or sentence of the interface in every language.
///
/// A text may hold `{name}`, for which a value is filled in, and
/// `{name, plural, one {# point} other {# points}}`, which chooses a form by a number as CLDR's
/// plural rules say; `#` is the number. This is a part of the syntax of ICU's messages.
///
/// The engine of the page has another such type (`Tools/PageEngine/Phrase.swift`).
package struct Phrase: Sendable {
  private let english: StaticString
  private let russian: StaticString
  private let ukrainian: StaticString
  private let german: StaticString
  private let french: StaticString
  private let spanish: StaticString
  private let portuguese: StaticString
  private let chinese: StaticString
  private let japanese: StaticString
  private let arabic: StaticString

  init(
    en english: StaticString, ru russian: StaticString, uk ukrainian: StaticString,
    de german: StaticString, fr french: StaticString, es spanish: StaticString,
    pt portuguese: StaticString, zh chinese: StaticString, ja japanese: StaticString,
    ar arabic: StaticString
  ) {
    self.english = english
    self.russian = russian
    self.ukrainian = ukrainian
    self.german = german
    self.french = french
    self.spanish = spanish
    self.portuguese = portuguese
    self.chinese = chinese
    self.japanese = japanese
    self.arabic = arabic
  }

  /// Returns the text in a language, with the places for values unfilled.
  @inline(never)
  package func text(in language: Language) -> String {
    switch language {
    case .english: english.description
    case .russian: russian.description
    case .ukrainian: ukrainian.description
    case .german: german.description
    case .french: french.description
    case .spanish: spanish.description
    case .portuguese: portuguese.description
    case .chinese: chinese.description
    case .japanese: japanese.description
    case .arabic: arabic.description
    }
  }
}

extension Language {
  /// The languages in which all phrases have a text.
  package static var spoken: [Language] { allCases }
}
