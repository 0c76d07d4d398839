internal import Kinds

/// A question as words, for a comparison with another version of the question.
struct Prompt {
  private static let longest = 2000

  private let words: [Word]

  private struct Word: Equatable {
    /// The word in small letters, without accents.
    let letters: [Unicode.Scalar]
    /// True for a name or a number: no other word can stand for it.
    let isFixed: Bool

    static func == (left: Word, right: Word) -> Bool { left.letters == right.letters }
  }

  /// Creates the words of a text; nil if the text is so long that it can only have been written to keep
  /// comparisons busy.
  init?(_ text: String) {
    if text.utf8.count > Self.longest { return nil }
    let stopWords = StopWords.table
    let parts = text.split { !($0.isLetter || $0.isNumber || $0.isSymbol) }
    words = parts.enumerated().compactMap { index, part in
      let letters = part.lowercased().unicodeScalars.filter {
        $0.properties.generalCategory != .nonspacingMark
      }.map(Self.plain)
      if stopWords.contains(ContentWords.hash(of: letters)) { return nil }
      let isName = index > 0 && part.first?.isUppercase == true
      return Word(letters: letters, isFixed: isName || part.contains(where: \.isNumber))
    }
  }

  /// About the number of steps that a comparison with another prompt takes.
  func cost(with other: Prompt) -> Int { (words.count + 1) * (other.words.count + 1) }

  /// True if both ask the same in similar words. Each word has its counterpart, perhaps misspelt; one text
  /// may have a few more words, but no names or numbers.
  func isSimilar(to other: Prompt) -> Bool {
    var left = words
    var right = other.words
    for word in words {
      guard let index = right.firstIndex(of: word) else { continue }
      right.remove(at: index)
      if let own = left.firstIndex(of: word) { left.remove(at: own) }
    }
    for word in left {
      guard let index = right.firstIndex(where: { Self.isSpelling(of: word, $0) }) else { continue }
      right.remove(at: index)
      if let own = left.firstIndex(of: word) { left.remove(at: own) }
    }
    guard left.isEmpty || right.isEmpty else { return false }
    let beyond = left + right
    return !beyond.contains(where: \.isFixed)
      && beyond.count * 3 <= max(words.count, other.words.count)
  }

  /// True if two words are spellings of one: they begin alike and differ in at most a third of the letters.
  private static func isSpelling(of left: Word, _ right: Word) -> Bool {
    let (one, other) = (left.letters, right.letters)
    guard one.first == other.first, !(one + other).contains(where: { $0.properties.isDigit }) else {
      return false
    }
    let longest = max(one.count, other.count)
    return longest <= 64 && distance(one, other) * 3 <= longest
  }

  /// Returns the Levenshtein distance.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
      var corner = row[0]
      row[0] = index + 1
      for (place, other) in right.enumerated() {
        let change = corner + (letter == other ? 0 : 1)
        corner = row[place + 1]
        row[place + 1] = min(change, row[place] + 1, corner + 1)
      }
    }
    return row[right.count]
  }

  /// Returns the letter without its accent, taken from its Unicode name.
  private static func plain(_ letter: Unicode.Scalar) -> Unicode.Scalar {
    let start = "LATIN SMALL LETTER "
    guard letter.value > 0x7f, let name = letter.properties.name, name.hasPrefix(start),
      let rest = name.dropFirst(start.count).split(separator: " WITH ").first, rest.count == 1,
      let plain = rest.lowercased().unicodeScalars.first
    else { return letter }
    return plain
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isDigit: Bool { numericType != nil }
}
