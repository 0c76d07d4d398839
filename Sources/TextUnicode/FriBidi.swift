import CFriBidi

/// The calls of FriBidi, which orders the characters of a line by the Unicode Bidirectional
/// Algorithm (UAX #9).
enum FriBidi {
  /// The bidirectional class of a scalar: strong, weak or neutral.
  typealias Class = FriBidiCharType

  /// The scalars of a line with the joined forms of Arabic letters and mirrored brackets, and the
  /// embedding level of each.
  struct Line {
    var scalars: [UInt32]
    var levels: [Int8]
    let classes: [Class]
    let isRightToLeft: Bool
  }

  /// Resolves the levels of a line, and shapes its scalars.
  ///
  /// The line runs from right to left if `isRightToLeft` is true; if it is nil, only if it has no
  /// letter that runs from left to right. Letters are not joined to ligatures, so the number of
  /// scalars stays the same. Returns nil if there is no memory.
  static func line(_ scalars: [UInt32], isRightToLeft: Bool?) -> Line? {
    let count = Int32(scalars.count)
    var classes = [Class](repeating: FRIBIDI_TYPE_ON, count: scalars.count)
    unsafe fribidi_get_bidi_types(scalars, count, &classes)
    let isRightToLeft = isRightToLeft ?? !classes.contains(FRIBIDI_TYPE_LTR)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    unsafe fribidi_get_bracket_types(scalars, count, classes, &brackets)
    var base = direction(isRightToLeft)
    var levels = [Int8](repeating: 0, count: scalars.count)
    guard
      unsafe fribidi_get_par_embedding_levels_ex(
        classes, brackets, count, &base, &levels) != 0
    else { return nil }
    var joining = [FriBidiArabicProp](repeating: 0, count: scalars.count)
    unsafe fribidi_get_joining_types(scalars, count, &joining)
    unsafe fribidi_join_arabic(classes, count, levels, &joining)
    var shaped = scalars
    unsafe fribidi_shape(
      FriBidiFlags(FRIBIDI_FLAG_SHAPE_MIRRORING | FRIBIDI_FLAG_SHAPE_ARAB_PRES), levels, count,
      &joining, &shaped)
    return Line(
      scalars: shaped, levels: levels, classes: classes, isRightToLeft: isRightToLeft)
  }

  /// Returns the places of characters from left to right, by the level and the class of each.
  static func order(levels: [Int8], classes: [Class], isRightToLeft: Bool) -> [Int] {
    var levels = levels
    var order = (0..<Int32(levels.count)).map { $0 }
    let highest = unsafe fribidi_reorder_line(
      0, classes, Int32(levels.count), 0, direction(isRightToLeft), &levels, nil, &order)
    return highest == 0 ? Array(levels.indices) : order.map(Int.init)
  }

  private static func direction(_ isRightToLeft: Bool) -> FriBidiParType {
    isRightToLeft ? FRIBIDI_PAR_RTL : FRIBIDI_PAR_LTR
  }
}
