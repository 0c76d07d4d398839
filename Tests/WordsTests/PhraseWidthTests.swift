import TextUnicode
import Testing

@testable import Words

struct PhraseWidthTests {
  /// Sentences and prompts may go on in the next line; labels, buttons and the line of the score are not.
  @Test(arguments: Language.allCases)
  func aLabelThatFitsIn40ColumnsInEnglishFitsInEveryLanguage(language: Language) {
    for phrase in Phrase.all where Self.isLabel(phrase) {
      let width = Self.width(of: phrase, in: language)
      #expect(width <= 40, "\(width): \(phrase.text(in: language))")
    }
  }

  @Test(arguments: Language.allCases)
  func aPhraseBeginsAndEndsWithoutASpace(language: Language) {
    for phrase in Phrase.all {
      let text = phrase.text(in: language)
      #expect(text.first != " " && text.last != " ", "\(text)")
    }
  }

  private static func isLabel(_ phrase: Phrase) -> Bool {
    let isSentence = phrase.text(in: .english).last.map { ".!?:".contains($0) } ?? false
    return !isSentence && width(of: phrase, in: .english) <= 40
  }

  /// The width of a phrase whose numbers have two digits and whose other values have five letters.
  private static func width(of phrase: Phrase, in language: Language) -> Int {
    let text = phrase.text(in: language)
    // Plurals come first: their longest form counts.
    let filled = text.replacing(/\{\w+, plural,((?: \w+ \{(?:[^{}]|\{\w+\})*\})+)\}/) { match in
      match.1.matches(of: /\{((?:[^{}]|\{\w+\})*)\}/).map { String($0.1) }
        .max { $0.displayWidth < $1.displayWidth } ?? ""
    }
    return filled.replacing("#", with: "12").replacing(/\{\w+\}/, with: "value").displayWidth
  }
}
