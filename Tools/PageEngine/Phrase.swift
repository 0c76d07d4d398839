/// A word or sentence of the interface: its number in the words that the page gives the engine.
package struct Phrase: Sendable {
  private let number: Int

  init(number: Int32) { self.number = Int(number) }

  /// Returns the text in a language, with the places for values unfilled; empty if the page does
  /// not have it.
  @inline(never)
  package func text(in language: Language) -> String {
    for words in unsafe Self.words where words.language == language && number < words.texts.count {
      return words.texts[number]
    }
    return ""
  }

  /// The texts by the numbers of their phrases, in each language of the page.
  nonisolated(unsafe) fileprivate static var words: [(language: Language, texts: [String])] = []

  /// Takes the words that the page has: for each language its tag and its texts, each with a NUL
  /// behind it, and U+0001 at the end.
  static func take(_ bytes: [UInt8]) {
    unsafe words = bytes.split(separator: 1).compactMap { part in
      let texts = part.split(separator: 0, omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
      }
      return Language(rawValue: texts[0]).map { ($0, Array(texts.dropFirst())) }
    }
  }
}

extension Language {
  /// The languages of the page.
  package static var spoken: [Language] { unsafe Phrase.words.map { $0.language } }
}
