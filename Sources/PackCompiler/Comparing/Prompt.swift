/// What a question asks, in words that can be compared with those of another version of it.
struct Prompt {
  private let words: [Word]

  private struct Word: Equatable {
    /// In small letters, without accents.
    let letters: [Unicode.Scalar]
    /// A name or a number, for which no other word can stand.
    let isFixed: Bool

    static func == (left: Word, right: Word) -> Bool { left.letters == right.letters }
  }

  init(_ text: String) {
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

  /// Whether one is the other in other words: each word is there, as it was or misspelt, and one of
  /// the two has a few more, none of them a name or a number.
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

  /// Whether two words are one, spelt in two ways: a third of it may be other letters, not the first.
  private static func isSpelling(of left: Word, _ right: Word) -> Bool {
    let (one, other) = (left.letters, right.letters)
    guard one.first == other.first, !(one + other).contains(where: { $0.properties.isDigit }) else {
      return false
    }
    let longest = max(one.count, other.count)
    return longest <= 64 && distance(one, other) * 3 <= longest
  }

  /// How many letters to change, add or leave out.
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

  /// The letter under an accent, as its name says it.
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
