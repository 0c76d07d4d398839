/// Characters of a text that take no room and have no work to do there.
struct InvisibleText {
  /// The first one's, such as `U+200B ZERO WIDTH SPACE`.
  let name: String
  /// The bytes of each, in order; never empty.
  let places: [Range<Int>]

  /// Nil where there are none.
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

  /// Spaces of no width and word joiners; the joiners of letters shape what is beside them.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    [0x180E, 0x200B, 0x2060, 0x2061, 0x2062, 0x2063, 0x2064].contains(scalar.value)
  }

  /// From U+0E00 on there are scripts without spaces, whose lines break where such a character is.
  private static func isIdle(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    let isAbove: (Int) -> Bool = { other in
      guard scalars.indices.contains(other) else { return false }
      return 0x0E00..<0x2000 ~= scalars[other].value || scalars[other].value >= 0x2E80
    }
    return !isAbove(index - 1) && !isAbove(index + 1)
  }
}
