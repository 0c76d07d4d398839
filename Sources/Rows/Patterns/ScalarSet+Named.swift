/// The classes that a letter behind a backslash stands for.
extension ScalarSet {
  /// The class of `\d`, `\s`, `\w`, `\i` or `\c`, or its complement for a capital letter; nil for any other letter.
  static func named(_ letter: Unicode.Scalar) -> ScalarSet? {
    switch letter {
    case "d": category("Nd")
    case "D": category("Nd")?.complement
    case "s": space
    case "S": space.complement
    case "w": notOfWords.complement
    case "W": notOfWords
    case "i": ScalarSet(nameStart)
    case "I": ScalarSet(nameStart).complement
    case "c": ScalarSet(name)
    case "C": ScalarSet(name).complement
    default: nil
    }
  }

  private static let space = ScalarSet([0x09...0x0A, 0x0D...0x0D, 0x20...0x20])

  /// Punctuation, separators, and what is neither a letter, a mark, a number nor a symbol.
  private static let notOfWords: ScalarSet = {
    var set = ScalarSet()
    for name in ["P", "Z", "C"] { set.categories |= category(name)?.categories ?? 0 }
    return set
  }()

  /// The characters that begin a name (XML 1.0, fifth edition: NameStartChar).
  private static let nameStart: [ClosedRange<UInt32>] = [
    0x3A...0x3A, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF,
    0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF,
    0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF,
  ]

  /// The characters of a name (XML 1.0, fifth edition: NameChar).
  private static let name: [ClosedRange<UInt32>] = {
    var set = ScalarSet(
      nameStart + [
        0x2D...0x2E, 0x30...0x39, 0xB7...0xB7, 0x300...0x36F, 0x203F...0x2040,
      ])
    set.merge()
    return set.ranges
  }()
}
