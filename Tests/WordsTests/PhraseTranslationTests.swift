import Testing

@testable import Words

struct PhraseTranslationTests {
  /// The English texts that are the same words in another language.
  private static let same: [Language: Set<String>] = [
    .german: ["Vibration", "in {n} s"],
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

struct PhraseFillingTests {
  @Test(arguments: [
    ("no place", "no place"),
    ("{name}!", "Ann {x}!"),
    ("{n}", "1,234"),
    ("{n, plural, one {# point} other {# points}}", "1,234 points"),
    ("{one, plural, one {# point} other {# points}}", "1 point"),
    ("{one, plural, one {# for {name}} other {#}}", "1 for Ann {x}"),
    ("{one, plural, other {# points}}", "1 points"),
    ("{unknown} {name", "{unknown} {name"),
    ("# } {", "# } {"),
    ("{name, plural, one {a} other {b}}", "Ann {x}"),
    ("{one, plural}", "{one, plural}"),
    ("", ""),
  ])
  func placesAreFilled(text: String, filled: String) {
    let filling = PhraseFilling(
      .english, ["name": .text("Ann {x}"), "n": .count(1234), "one": .count(1)])
    #expect(filling.filled(text) == filled)
  }

  @Test(arguments: [
    (Language.english, 0 as Int64, PluralForm.other), (.english, 1, .one), (.english, 2, .other),
    (.german, 1, .one), (.german, 0, .other),
    (.french, 0, .one), (.french, 1, .one), (.french, 2, .other), (.french, 1_000_000, .many),
    (.spanish, 0, .other), (.spanish, 1, .one), (.spanish, 2_000_000, .many),
    (.portuguese, 0, .one), (.portuguese, 3, .other),
    (.russian, 1, .one), (.russian, 21, .one), (.russian, 11, .many), (.russian, 2, .few),
    (.russian, 12, .many), (.russian, 112, .many), (.russian, 24, .few), (.russian, 0, .many),
    (.ukrainian, 5, .many), (.ukrainian, 101, .one),
    (.chinese, 1, .other), (.japanese, 1, .other),
    (.arabic, 0, .zero), (.arabic, 1, .one), (.arabic, 2, .two), (.arabic, 3, .few),
    (.arabic, 10, .few), (.arabic, 11, .many), (.arabic, 99, .many), (.arabic, 100, .other),
    (.arabic, 103, .few), (.arabic, 102, .other),
  ])
  func pluralFormsFollowCLDR(language: Language, number: Int64, form: PluralForm) {
    #expect(language.pluralForm(of: number) == form)
  }
}
