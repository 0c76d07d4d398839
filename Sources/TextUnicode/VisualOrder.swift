extension String {
  /// Returns the characters of a line in the order in which they stand from left to right, with
  /// the joined forms of Arabic letters and mirrored brackets; nil if that is the order of the
  /// text itself.
  ///
  /// In an interface that is read from right to left, a line runs from right to left if any of
  /// its letters does. In any other interface it does so only if all its letters do, so that a
  /// foreign name does not turn a sentence round.
  package func visualOrder(inRightToLeft isRightToLeft: Bool) -> [Character]? {
    if utf8.allSatisfy({ $0 < 0x80 }) { return isRightToLeft ? turnedSpaces : nil }
    if unicodeScalars.contains(where: \.isRightToLeft) {
      return Array(self).visualOrder(isRightToLeft: isRightToLeft ? true : nil)
    }
    guard isRightToLeft else { return nil }
    let isPointer = !contains(where: \.isLetter) && contains { Character.pointers[$0] != nil }
    return isPointer ? Array(self).visualOrder(isRightToLeft: true) : turnedSpaces
  }

  /// The characters with the spaces at the beginning moved to the end, and the other way round.
  ///
  /// A line from left to right keeps its distance from its neighbours so, where lines are laid
  /// out from right to left.
  private var turnedSpaces: [Character]? {
    let leading = prefix { $0 == " " }
    let trailing = dropFirst(leading.count).reversed().prefix { $0 == " " }
    if leading.count == trailing.count { return nil }
    return trailing + Array(dropFirst(leading.count).dropLast(trailing.count)) + Array(leading)
  }
}

extension [Character] {
  /// Returns the characters from left to right; nil if the library has no memory.
  ///
  /// `isRightToLeft` is nil if the letters decide.
  fileprivate func visualOrder(isRightToLeft: Bool?) -> [Character]? {
    let scalars = flatMap { $0.unicodeScalars.map(\.value) }
    guard let line = FriBidi.line(scalars, isRightToLeft: isRightToLeft) else { return nil }
    // A character stands where its first scalar stands, with its marks behind it.
    var shown: [Character] = []
    var (levels, classes): ([Int8], [FriBidi.Class]) = ([], [])
    var start = 0
    for character in self {
      let end = start + character.unicodeScalars.count
      let shaped = line.scalars[start..<end].compactMap(Unicode.Scalar.init)
      let isMirrored = line.levels[start] % 2 == 1
      shown.append(
        isMirrored && shaped.count == 1
          ? Character.pointers[character] ?? Character(shaped[0])
          : Character(String(String.UnicodeScalarView(shaped))))
      levels.append(line.levels[start])
      classes.append(line.classes[start])
      start = end
    }
    let order = FriBidi.order(
      levels: levels, classes: classes, isRightToLeft: line.isRightToLeft)
    return order.map { shown[$0] }
  }
}

extension Character {
  /// The signs that point along a line, stand on one side of a cell or count what comes one after
  /// the other, each with its reflection; Unicode mirrors only brackets and the like.
  fileprivate static let pointers: [Character: Character] = [
    "▸": "◂", "◂": "▸", "►": "◄", "◄": "►", "▶": "◀", "◀": "▶", "▌": "▐", "▐": "▌", "›": "‹",
    "‹": "›", "●": "●", "○": "○",
  ]
}

extension Unicode.Scalar {
  /// True for the letters and signs of the scripts that are written from right to left.
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
