/// The characters of a text that have no width and no function.
struct InvisibleText {
  /// The name of the first one, such as `U+200B ZERO WIDTH SPACE`.
  let name: String
  /// The bytes of each character, in order; never empty.
  let places: [Range<Int>]

  /// Nil if there are none.
  init?(_ text: String) {
    var name: String?
    var places: [Range<Int>] = []
    var offset = 0
    for (scalar, isIdle) in Self.judged(text) {
      let place = offset..<offset + UTF8.width(scalar)
      offset = place.upperBound
      guard isIdle else { continue }
      name = name ?? PlainSpelling.name(scalar)
      places.append(place)
    }
    guard let name else { return nil }
    self.name = name
    self.places = places
  }

  static func first(in text: String) -> Unicode.Scalar? {
    guard text.unicodeScalars.contains(where: isInvisible) else { return nil }
    return judged(text).first { $0.isIdle }?.scalar
  }

  private static func judged(_ text: String) -> [(scalar: Unicode.Scalar, isIdle: Bool)] {
    let scalars = Array(text.unicodeScalars)
    return scalars.indices.map { index in
      (scalars[index], isInvisible(scalars[index]) && isIdle(scalars, index))
    }
  }

  /// True for zero-width spaces and word joiners. Joiners of letters are not among them: they shape their neighbours.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    [0x180E, 0x200B, 0x2060, 0x2061, 0x2062, 0x2063, 0x2064].contains(scalar.value)
  }

  /// True unless a neighbour belongs to a script without spaces (from U+0E00 on), whose lines break at such a
  /// character.
  private static func isIdle(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    let isAbove: (Int) -> Bool = { other in
      guard scalars.indices.contains(other) else { return false }
      return 0x0E00..<0x2000 ~= scalars[other].value || scalars[other].value >= 0x2E80
    }
    return !isAbove(index - 1) && !isAbove(index + 1)
  }
}
