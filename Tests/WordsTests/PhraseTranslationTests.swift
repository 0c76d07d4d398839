import Testing

@testable import Words

struct PhraseTranslationTests {
  /// The English texts that are the same words in another language.
  private static let same: [Language: Set<String>] = [
    .german: ["in {n} s"],
    .japanese: ["SPACE"],
    .portuguese: ["Menu"],
    .french: [
      "version {version}", "score {score}", "pause", "questions", "Question {n}", "questions",
      "Menu",
      "photo {n}",
    ],
  ]

  @Test(arguments: Language.allCases.filter { $0 != .english })
  func everyTextIsTranslatedUnlessItsWordsAreTheSame(language: Language) {
    let untranslated = Phrase.all.map { $0.text(in: .english) }
      .enumerated().filter { index, english in
        let words = english.replacing(/\{\w+\}/, with: "").filter(\.isLetter)
        return words.count > 1 && Phrase.all[index].text(in: language) == english
      }
    #expect(Set(untranslated.map(\.element)) == Self.same[language] ?? [])
  }

  /// A translation in the wrong place shows in its letters.
  @Test(arguments: Language.allCases)
  func noTextHasLettersOfAnotherLanguage(language: Language) throws {
    for phrase in Phrase.all {
      let text = phrase.text(in: language)
        .replacing(/(?:zero|one|two|few|many|other) \{/, with: "{")
        .replacing(/\{\w+(?:, plural, )?/, with: "")
      let foreign = text.filter { $0.isLetter && !Self.isLetter($0, of: language) }
      #expect(foreign.isEmpty, "\(language): \(text)")
    }
  }

  private static func isLetter(_ letter: Character, of language: Language) -> Bool {
    // Names of programs, keys and files are written in Latin letters everywhere.
    if letter.isASCII { return true }
    guard let scalar = letter.unicodeScalars.first else { return false }
    switch language {
    case .english: return false
    case .german: return "äöüÄÖÜß".contains(letter)
    case .french: return "àâçéèêëîïôûùœÀÂÇÉÈÊÎÔÛ".contains(letter)
    case .spanish: return "áéíñóúüÁÉÍÑÓÚ".contains(letter)
    case .portuguese: return "áàâãçéêíóôõúÁÂÃÇÉÊÍÓÔÕÚ".contains(letter)
    case .russian:
      return ("а"..."я").contains(scalar) || ("А"..."Я").contains(scalar)
        || letter == "ё" || letter == "Ё"
    case .ukrainian:
      return
        (("а"..."я").contains(scalar) || ("А"..."Я").contains(scalar)
        || "іїєґІЇЄҐ".contains(letter)) && !"ыэъЫЭЪ".contains(letter)
    case .arabic: return ("\u{600}"..."\u{6FF}").contains(scalar)
    case .chinese: return ("\u{4E00}"..."\u{9FFF}").contains(scalar)
    case .japanese:
      return ("\u{3040}"..."\u{30FF}").contains(scalar)
        || ("\u{4E00}"..."\u{9FFF}").contains(scalar) || letter == "々"
    }
  }
}
