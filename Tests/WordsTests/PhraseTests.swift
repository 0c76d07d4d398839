import Foundation
import Testing

@testable import Words

struct PhraseTests {
  @Test func `every phrase of the sources is in the list of all phrases`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Words/Phrases")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let declared = try files.map { file in
      try String(contentsOf: file, encoding: .utf8).matches(of: /static let \w+ = Phrase\(/).count
    }
    #expect(declared.reduce(0, +) == Phrase.all.count)
  }

  @Test func `no phrase has an empty text`() {
    for phrase in Phrase.all {
      for language in Language.allCases {
        #expect(!phrase.text(in: language).isEmpty, "\(phrase.text(in: .english))")
      }
    }
  }

  @Test func `a phrase has the same places in every language`() throws {
    for phrase in Phrase.all {
      let english = try PhrasePlaces(phrase.text(in: .english))
      for language in Language.allCases {
        let text = phrase.text(in: language)
        #expect(try PhrasePlaces(text).names == english.names, "\(language) \(text)")
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `a plural has the forms that its language needs, and no other`(language: Language) throws {
    for phrase in Phrase.all {
      let text = phrase.text(in: language)
      for forms in try PhrasePlaces(text).plurals {
        #expect(forms == language.pluralForms.map(\.rawValue), "\(text)")
      }
    }
  }

  @Test func `a filled phrase has no braces left`() throws {
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
