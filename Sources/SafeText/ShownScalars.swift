/// The scalars of a text, each with the decision whether it is shown or escaped. This is the one
/// definition for every output, in words or as JSON.
///
/// A scalar is escaped if it would drive a terminal, reorder or hide text, or stand where nobody
/// sees it. Joiners, variation selectors and tags are shown where languages and emoji need them.
/// Marks are shown up to eight on one character, as many as any spelling has.
package struct ShownScalars: Sequence, IteratorProtocol {
  package struct Element {
    package let scalar: Unicode.Scalar
    package let isEscaped: Bool
  }

  /// The number of marks shown on one character. The longest stack of Tibetan has eight; Hebrew
  /// with vowels and accents, Arabic, Vedic Sanskrit, Thai and Vietnamese have five at most.
  package static let mostMarks = 8

  private enum Kind {
    case character
    case mark
    case joiner
    case selector
  }

  private var rest: Substring.UnicodeScalarView
  /// The last shown character that marks can stand on; nil at the start and behind an escape.
  private var base: UInt32?
  private var before = Kind.character
  private var marks = 0
  /// The number of scalars that follow in the flag just begun.
  private var tags = 0

  package init(_ text: String) { rest = text[...].unicodeScalars }

  package mutating func next() -> Element? {
    guard let scalar = rest.popFirst() else { return nil }
    return Element(scalar: scalar, isEscaped: !shows(scalar))
  }

  private mutating func shows(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if tags > 0 {
      tags -= 1
      return true
    }
    if ScalarSets.plain.holds(value) { return startsCharacter(value) }
    if ScalarSets.hidden.holds(value) || ScalarSets.isNoncharacter(value) {
      base = nil
      return false
    }
    let (kind, isFitting) = judged(scalar)
    if kind == .character { return startsCharacter(value) }
    before = kind
    if !isFitting { base = nil }
    return isFitting
  }

  private mutating func startsCharacter(_ value: UInt32) -> Bool {
    (base, before, marks) = (value, .character, 0)
    if value == 0x1F3F4 { tags = flagLength() }
    return true
  }

  /// Returns the kind of a scalar, and true if it fits behind those before it.
  private mutating func judged(_ scalar: Unicode.Scalar) -> (Kind, Bool) {
    guard let base else {
      let kind = kind(of: scalar)
      return (kind, kind == .character)
    }
    switch kind(of: scalar) {
    case .character: return (.character, true)
    case .joiner: return (.joiner, before != .joiner && joins(base, scalar))
    case .selector: return (.selector, before == .character && varies(base, scalar))
    case .mark:
      // The grapheme joiner, which nobody sees, keeps marks of Hebrew apart.
      if scalar.value == 0x34F, !(0x591...0x5F2 ~= base) { return (.mark, false) }
      marks += 1
      return (.mark, marks <= Self.mostMarks)
    }
  }

  private func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar.value {
    case 0x200C, 0x200D: return .joiner
    case 0x180B...0x180D, 0x180F, 0xFE00...0xFE0F, 0xE0100...0xE01EF: return .selector
    default: break
    }
    let isMark = ScalarSets.jamo.holds(scalar.value) || ScalarSets.marks.holds(scalar.value)
    return isMark ? .mark : .character
  }

  /// True if a joiner behind `base` shapes it, or joins two emoji to one.
  private func joins(_ base: UInt32, _ joiner: Unicode.Scalar) -> Bool {
    if ScalarSets.joining.holds(base) { return true }
    guard joiner == "\u{200D}", ScalarSets.emoji.holds(base) else { return false }
    return rest.first.map { ScalarSets.emoji.holds($0.value) } ?? false
  }

  /// True if `base` has the variant that a selector chooses.
  private func varies(_ base: UInt32, _ selector: Unicode.Scalar) -> Bool {
    switch selector.value {
    case 0xFE0E: return ScalarSets.emoji.holds(base)
    case 0xFE0F:
      // Digits, # and * become keys.
      let isKey = 0x30...0x39 ~= base || base == 0x23 || base == 0x2A
      return isKey ? rest.first == "\u{20E3}" : ScalarSets.emoji.holds(base)
    case 0x180B...0x180F: return 0x1820...0x18AA ~= base
    default: return ScalarSets.variable.holds(base)
    }
  }

  /// Returns the number of tags that make a flag of the black flag before them; 0 if they do not.
  private func flagLength() -> Int {
    for flag in ScalarSets.flags {
      var scalars = rest[...]
      let isFlag = flag.utf8.allSatisfy { scalars.popFirst()?.value == 0xE0000 + UInt32($0) }
      if isFlag, scalars.first?.value == 0xE007F { return flag.utf8.count + 1 }
    }
    return 0
  }
}
