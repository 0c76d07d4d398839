/// The form of answers in which two that differ only by what the rules forgive are equal.
///
/// Punctuation and spaces never count, nor do full-width signs and the digits of other scripts.
package struct AnswerFolding: Sendable {
  private let tolerance: AnswerTolerance
  private let words: AnswerWords
  private let decimalMark: Unicode.Scalar

  /// - Parameter languages: The languages of the answers as BCP 47 tags; the first says whether a
  ///   point or a comma stands before decimal places.
  package init(_ tolerance: AnswerTolerance, languages: [String]) {
    self.tolerance = tolerance
    words = AnswerWords(languages)
    decimalMark = AnswerWords.decimalMark(of: languages.first ?? "")
  }

  /// Returns the folded form of an answer; empty if it has no letter, digit or sign.
  package func folded(_ text: String) -> [Unicode.Scalar] { folded(text, spellingOut: false) }

  /// Returns the folded forms that a typed answer may equal: for `Köln` those of `koln` and `koeln`.
  package func forms(of answer: String) -> [[Unicode.Scalar]] {
    let form = folded(answer)
    guard tolerance.forgivesAccents else { return [form] }
    let spelledOut = folded(answer, spellingOut: true)
    return spelledOut == form ? [form] : [form, spelledOut]
  }

  private func folded(_ text: String, spellingOut: Bool) -> [Unicode.Scalar] {
    var tokens = AnswerTokens.tokens(
      of: text.unicodeScalars.map(LetterFolding.plain),
      decimalMark: tolerance.forgivesNumbers ? decimalMark : nil)
    if tolerance.forgivesArticles { dropArticle(&tokens) }
    if tolerance.forgivesNumbers { replaceNumberWords(&tokens) }
    var form: [Unicode.Scalar] = []
    for token in tokens {
      // Without a space, "4 2" would be 42.
      if token.startsWithDigit, form.last?.isDigit == true { form.append(" ") }
      form += token.letters(
        forgivesCase: tolerance.forgivesCase, forgivesMarks: tolerance.forgivesAccents,
        spellingOut: spellingOut)
    }
    return form
  }

  private func dropArticle(_ tokens: inout [AnswerTokens.Token]) {
    guard let first = tokens.first else { return }
    let word = first.plainWord
    if tokens.count > 1, words.isArticle(word) {
      tokens.removeFirst()
    } else {
      tokens[0].scalars.removeFirst(words.attachedArticle(in: word))
    }
  }

  private func replaceNumberWords(_ tokens: inout [AnswerTokens.Token]) {
    var replaced: [AnswerTokens.Token] = []
    var rest = tokens[...]
    while let token = rest.popFirst() {
      let word = token.plainWord
      // "dix-sept" is two words, and "п’ять" is cut by its apostrophe.
      if let next = rest.first, let number = words.number(word + next.plainWord) {
        rest.removeFirst()
        replaced.append(AnswerTokens.Token(number))
      } else if let number = words.number(word) {
        replaced.append(AnswerTokens.Token(number))
      } else {
        replaced.append(token)
      }
    }
    tokens = replaced
  }
}
