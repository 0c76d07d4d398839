/// The sets of scalars that decide what is shown: ranges in ascending order.
///
/// They stand here as numbers, because the sets must be equal on every platform. A test compares
/// them with the properties of Unicode.
enum ScalarSets {
  /// Scalars that are always escaped: controls, marks of writing direction, invisible characters,
  /// tags, interlinear annotation, and what Unicode reserves for invisible characters.
  /// Noncharacters are tested by `isNoncharacter`.
  ///
  /// The word separator of Mongolian (U+180E) and the zero-width space (U+200B) are among them,
  /// since a reader could not tell two texts with and without them apart.
  static let hidden: [ClosedRange<UInt32>] = [
    0x00...0x1F, 0x7F...0x9F, 0xAD...0xAD, 0x61C...0x61C, 0x115F...0x1160, 0x17B4...0x17B5,
    0x180E...0x180E, 0x200B...0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F,
    0x3164...0x3164, 0xFEFF...0xFEFF, 0xFFA0...0xFFA0, 0xFFF0...0xFFFB, 0x13430...0x1343F,
    0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE00FF, 0xE01F0...0xE0FFF,
  ]

  /// Scalars without a mark or a hidden scalar among them, which most texts consist of.
  static let plain: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x370...0x482, 0x48A...0x590, 0x5D0...0x5EA,
    0x620...0x64A, 0x1E00...0x1FFF, 0x2010...0x2027, 0x2030...0x205F, 0x20A0...0x20C0,
    0x2100...0x2BFF, 0x3030...0x3098, 0x309B...0x3163, 0x3165...0xA66E, 0xAC00...0xD7A3,
    0x1F000...0x1FAFF, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]

  /// Vowels and final consonants of Hangul, which like marks take no column of their own.
  static let jamo: [ClosedRange<UInt32>] = [0x1161...0x11FF, 0xD7B0...0xD7FB]

  /// Letters and marks of the scripts whose spelling needs joiners: from Hebrew to Myanmar, from
  /// the Philippines to Mongolia and India, Arabic's presentation forms, Rohingya and Adlam.
  static let joining: [ClosedRange<UInt32>] = [
    0x590...0x109F, 0x1700...0x1CFF, 0xA800...0xAAFF, 0xABC0...0xABFF, 0xFB1D...0xFDFF,
    0xFE70...0xFEFC, 0x10A00...0x11FFF, 0x1E900...0x1E95F,
  ]

  /// Signs that are emoji, or become emoji by a variation selector.
  static let emoji: [ClosedRange<UInt32>] = [
    0xA9...0xA9, 0xAE...0xAE, 0x203C...0x203C, 0x2049...0x2049, 0x2122...0x2122, 0x2139...0x2139,
    0x2190...0x2BFF, 0x3030...0x3030, 0x303D...0x303D, 0x3297...0x3297, 0x3299...0x3299,
    0x1F000...0x1FBFF,
  ]

  /// Characters with variants that a selector other than U+FE0E and U+FE0F chooses: of Myanmar, of
  /// mathematics, and ideographs.
  static let variable: [ClosedRange<UInt32>] = [
    0x1000...0x109F, 0x2190...0x2BFF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFD,
  ]

  /// The tags of the flags of England, Scotland and Wales behind U+1F3F4: all that Unicode
  /// recommends. Other sequences look like the black flag alone.
  static let flags = ["gbeng", "gbsct", "gbwls"]

  static func isNoncharacter(_ value: UInt32) -> Bool {
    value & 0xFFFE == 0xFFFE || 0xFDD0...0xFDEF ~= value
  }
}

extension [ClosedRange<UInt32>] {
  /// True if one of the ascending ranges has the value.
  func holds(_ value: UInt32) -> Bool {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].contains(value) { return true }
      if value < self[middle].lowerBound { high = middle } else { low = middle + 1 }
    }
    return false
  }
}
