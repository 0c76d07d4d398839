internal import TextUnicode

/// An answer with words in brackets, which lists of clues have for what may be left out or said instead.
enum BracketedAnswer {
  /// Returns the further answers that count: of `(John) Adams` that without the words in brackets, and of `Clinton (or Bush)` both names.
  static func readings(of answer: String) -> [String] {
    guard let open = answer.firstIndex(of: "("), let close = answer.firstIndex(of: ")"),
      open < close, answer.count(where: { "()".contains($0) }) == 2
    else { return [] }
    let inside = String(answer[open...].dropFirst().prefix { $0 != ")" }).collapsed
    let outside = "\(answer[..<open]) \(answer[close...].dropFirst())".collapsed
    for word in ["or ", "accept ", "also "] where inside.lowercased().hasPrefix(word) {
      return [outside, String(inside.dropFirst(word.count)).collapsed].filter(hasWords)
    }
    return [outside].filter(hasWords)
  }

  /// True if a text is more than signs.
  private static func hasWords(_ text: String) -> Bool {
    text.contains { $0.isLetter || $0.isNumber }
  }
}
