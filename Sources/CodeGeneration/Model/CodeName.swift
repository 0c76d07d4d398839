/// A name of a schema as words of which code makes names: its letters and digits, and nothing else.
struct CodeName: Equatable {
  let words: [String]

  init(_ text: String) {
    var words: [String] = []
    var word = ""
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      guard Self.isKept(scalar) else {
        words.append(word)
        word = ""
        continue
      }
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      if let last = word.unicodeScalars.last, scalar.properties.isUppercase,
        !last.properties.isUppercase || next?.properties.isLowercase == true
      {
        words.append(word)
        word = ""
      }
      word.unicodeScalars.append(scalar)
    }
    words.append(word)
    self.words = words.filter { !$0.isEmpty }
  }

  /// True if the text has no letter and no digit.
  var isEmpty: Bool { words.isEmpty }

  /// The name of a type, such as `HallOfFame`.
  var upperCamel: String { Self.started(words.map(Self.capital).joined()) }

  /// The name of a value, such as `hallOfFame`.
  var lowerCamel: String {
    guard let first = words.first else { return "" }
    return Self.started(first.lowercased() + words.dropFirst().map(Self.capital).joined())
  }

  /// The name of a value with words apart, such as `hall_of_fame`.
  var snake: String { Self.started(words.map { $0.lowercased() }.joined(separator: "_")) }

  /// The name without a last word that says that its values are keys; nil if there is none.
  var withoutKeyWord: CodeName? {
    let last = words.last?.lowercased() ?? ""
    guard words.count > 1, ["id", "key", "code", "name", "no", "number"].contains(last) else {
      return nil
    }
    return CodeName(words: Array(words.dropLast()))
  }

  private init(words: [String]) { self.words = words }

  private static func capital(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// The name with an underscore in front if it begins with a digit or a mark.
  private static func started(_ name: String) -> String {
    let canStart = name.unicodeScalars.first?.properties.isXIDStart ?? true
    return canStart ? name : "_" + name
  }

  /// True for letters, marks and digits that stand in names of all languages, and that Python, which compares names in
  /// NFKC, leaves as they are.
  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber:
      break
    default: return false
    }
    // Letters that are folded only to be compared without their case.
    if scalar == "ß" || scalar == "ς" { return true }
    return scalar.properties.isXIDContinue
      && scalar.properties.lowercaseMapping.unicodeScalars.allSatisfy {
        !$0.properties.changesWhenNFKCCaseFolded
      }
  }
}
