/// A test for answers that stand in their question, word by word.
enum WordRuns {
  /// True if a text is long enough not to occur in a question by chance, as `A`, `of` and `2` do.
  static func isTelling(_ text: String) -> Bool {
    words(of: text).reduce(0) { $0 + $1.count } >= 3
  }

  /// True if the words of a text follow each other somewhere in those of a question.
  static func stands(_ text: String, in asked: [Substring]) -> Bool {
    let words = words(of: text)
    guard !words.isEmpty, words.count <= asked.count else { return false }
    return (0...asked.count - words.count).contains { asked[$0...].starts(with: words) }
  }

  static func words(of text: String) -> [Substring] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }
  }
}
