import Foundation
import Testing

@testable import Words

struct PhraseTests {
  @Test func everyPhraseOfTheSourcesIsInTheListOfAllPhrases() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Words/Phrases")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let declared = try files.map { file in
      try String(contentsOf: file, encoding: .utf8).matches(of: /static let \w+ = Phrase\(/).count
    }
    #expect(declared.reduce(0, +) == Phrase.all.count)
  }

  @Test func noPhraseHasAnEmptyText() {
    for phrase in Phrase.all {
      for language in Language.allCases {
        #expect(!phrase.text(in: language).isEmpty, "\(phrase.text(in: .english))")
      }
    }
  }

  @Test func aPhraseHasTheSamePlacesInEveryLanguage() throws {
    for phrase in Phrase.all {
      let english = try PhrasePlaces(phrase.text(in: .english))
      for language in Language.allCases {
        let text = phrase.text(in: language)
        #expect(try PhrasePlaces(text).names == english.names, "\(language) \(text)")
      }
    }
  }

  @Test(arguments: Language.allCases)
  func aPluralHasTheFormsThatItsLanguageNeedsAndNoOther(language: Language) throws {
    for phrase in Phrase.all {
      let text = phrase.text(in: language)
      for forms in try PhrasePlaces(text).plurals {
        #expect(forms == language.pluralForms.map(\.rawValue), "\(text)")
      }
    }
  }

  @Test func aFilledPhraseHasNoBracesLeft() throws {
    for phrase in Phrase.all {
      let names = try PhrasePlaces(phrase.text(in: .english)).names
      #expect(names.allSatisfy { $0.wholeMatch(of: /[a-z][A-Za-z]*/) != nil })
    }
  }
}

/// The places of a phrase's text, read without the code under test.
struct PhrasePlaces {
  private(set) var names: Set<String> = []
  /// The names of the forms of each plural, in their order.
  private(set) var plurals: [[String]] = []

  struct Malformed: Error { let text: String }

  init(_ text: String) throws {
    var rest = text[...]
    while let open = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      guard
        let match = rest[open...].prefixMatch(
          of:
            /\{(\w+)(?:, plural,((?: (?:zero|one|two|few|many|other) \{(?:[^{}]|\{\w+\})*\})+))?\}/)
      else { throw Malformed(text: text) }
      names.insert(String(match.1))
      if let forms = match.2 {
        plurals.append(forms.matches(of: /(\w+) \{(?:[^{}]|\{\w+\})*\}/).map { String($0.1) })
        for inner in forms.matches(of: /\{(\w+)\}/) where inner.1.contains(where: \.isLetter) {
          if forms[..<inner.range.lowerBound].last != " " { names.insert(String(inner.1)) }
        }
      }
      rest = rest[match.range.upperBound...]
    }
  }
}
