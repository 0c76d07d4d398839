internal import Bytes
internal import Diagnostics
internal import Games
internal import PackFormat

/// Reports facts whose text ends with their unit, as in `Height of K2 (m)` or `Height of K2 in metres`.
enum UnitTwice: FactRule {
  static let code = Code(
    "Q109", .warning, "a text ends with its unit, which games add",
    why: "Players read the unit twice: games and other programs write it behind the question and"
      + " the number.",
    bad: "Fact,Value,Unit\nHeight of Mont Blanc in metres,4806,m",
    good: "Fact,Value,Unit\nHeight of Mont Blanc,4806,m",
    fix: "Take the unit out of the text. `packtool fix` does that.")

  static func finding(for fact: FactRow) -> Finding? {
    guard let text = fact.text, let unitBytes = fact.unit, mayEnd(text.span, in: unitBytes.span)
    else { return nil }
    let unit = String(decoding: unitBytes, as: UTF8.self)
    guard let end = ending(of: String(decoding: text, as: UTF8.self), naming: unit) else {
      return nil
    }
    let cell = fact.textPlace
    // A cell with doubled quotes or character references differs in length from its text.
    let isVerbatim = cell.bytes.count == text.count
    let bytes = cell.bytes.upperBound - end.utf8.count..<cell.bytes.upperBound
    let shown = String(end.drop { $0 == " " || $0 == "," })
    return Finding(
      code, "the text ends with its unit: \(shown.quoted())",
      at: isVerbatim ? Place(cell.file, bytes) : cell, label: "games add \(unit)",
      help: "remove it", related: [Related(fact.unitPlace, "is the unit")],
      fix: isVerbatim ? FixIt([.init(bytes, "")], safe: true) : nil)
  }

  /// Returns the end of a text that does nothing but name the unit, with the space and comma before it.
  static func ending(of text: String, naming unit: String) -> Substring? {
    for (open, close) in [("(", ")"), ("[", "]")] {
      guard text.hasSuffix(close), let start = text.lastIndex(of: Character(open)) else { continue }
      var inner = text[text.index(after: start)...].dropLast()
      if inner.hasPrefix("in ") { inner = inner.dropFirst(3) }
      return UnitNames.isName(String(inner), of: unit) ? from(start, in: text) : nil
    }
    // A word such as `people` may follow `in` without being the unit of the number.
    guard UnitNames.spelledOut[unit] != nil, !Fact.isYear(unit: unit) else { return nil }
    var rest = text[...]
    while let space = rest.lastIndex(of: " ") {
      rest = rest[..<space]
      guard rest.hasSuffix(" in") else { continue }
      let name = text[text.index(after: space)...]
      guard mayBeUnit(name.utf8) else { return nil }
      let start = rest.index(rest.endIndex, offsetBy: -2)
      return UnitNames.isName(String(name), of: unit) ? from(start, in: text) : nil
    }
    return nil
  }

  /// False for names such as `Oslo`, and for texts longer than any unit.
  private static func mayBeUnit(_ name: Substring.UTF8View) -> Bool {
    guard name.count <= 40 else { return false }
    let first = Array(name.prefix(2))
    return first.count < 2 || !(0x41...0x5a ~= first[0] && 0x61...0x7a ~= first[1])
  }

  /// Returns the end of a text from `start` on, with the space and comma before it; nil if nothing is left of the text.
  private static func from(_ start: String.Index, in text: String) -> Substring? {
    let rest = text[..<start].reversed().drop { $0 == " " || $0 == "," }
    return rest.isEmpty ? nil : text[rest.startIndex.base...]
  }
}

/// The pre-test, by bytes alone.
extension UnitTwice {
  /// False only for a text that does not end with a name of the unit.
  static func mayEnd(_ text: Span<UInt8>, in unit: Span<UInt8>) -> Bool {
    guard let last = text.indices.last else { return false }
    let open: UInt8? =
      switch text[last] {
      case UInt8(ascii: ")"): UInt8(ascii: "(")
      case UInt8(ascii: "]"): UInt8(ascii: "[")
      default: nil
      }
    if let open, let start = text.indices.last(where: { text[$0] == open }) {
      let name = isIn(text, from: start + 1) ? start + 4 : start + 1
      if mayBeName(text.extracting(name...), of: unit) { return true }
    }
    var space = last
    while space >= 0, text[space] != 0x20 || !isIn(text, from: space + 1) { space -= 1 }
    return space >= 0 && mayBeName(text.extracting((space + 4)...), of: unit)
  }

  /// True if `in` and a space stand at an offset of a text.
  private static func isIn(_ text: Span<UInt8>, from start: Int) -> Bool {
    start + 3 <= text.count && text[start] == UInt8(ascii: "i")
      && text[start + 1] == UInt8(ascii: "n") && text[start + 2] == UInt8(ascii: " ")
  }

  /// False only if no name of the unit begins as a text does.
  private static func mayBeName(_ text: Span<UInt8>, of unit: Span<UInt8>) -> Bool {
    guard text.count > 0, unit.count > 0 else { return false }
    let (first, second) = (text[0], text.count > 1 ? text[1] : 0)
    let (own, next) = (unit[0], unit.count > 1 ? unit[1] : 0)
    // `%`, `$` and `°` are part of a name. Other signs before a name do not count, so that a unit that begins with one
    // may be named by any text.
    let isNameOfSign =
      own == UInt8(ascii: "%") || own == UInt8(ascii: "$") || own == 0xc2 && next == 0xb0
    guard own.isLetter || own.isDigit || isNameOfSign else { return true }
    switch first {
    case _ where first.isLetter:
      if first.small == own.small {
        let mayGoOn =
          if next.isLetter || next.isDigit {
            // The sign for kelvin, which begins with 0xE2, is a capital K.
            next.small == second.small || second == 0xe2
          } else if next >= 0x80 {
            second >= 0x80
          } else {
            // A word of one letter may have any sign behind it.
            !second.isLetter
          }
        if mayGoOn { return true }
      }
      return beginnings[first, second]
    // Letters of Latin, Greek, Cyrillic, Han and Hangul; no sign or combining mark begins with one of these bytes.
    case 0xc4...0xca, 0xd0...0xd1, 0xe4...0xe9, 0xeb...0xec: return beginnings[first, second]
    case 0xce where second >= 0x88, 0xcf where second <= 0xb5: return beginnings[first, second]
    default: return true
    }
  }

  private static let beginnings = Beginnings(UnitNames.spelledOut.values.joined())

  /// A lookup table of the first two bytes of names, in any letter case.
  private struct Beginnings {
    private var isThere = [Bool](repeating: false, count: 1 << 16)

    init(_ names: some Sequence<String>) {
      for name in names {
        for name in [name.lowercased(), name.uppercased()] {
          let bytes = Array(name.utf8)
          self[bytes[0], bytes.count > 1 ? bytes[1] : 0] = true
          // A word of one letter, as in `U.S. dollar`, may have any sign behind it.
          if bytes.count < 2 || bytes[1] < 0x80 && !bytes[1].isLetter {
            for sign: UInt8 in 0..<0x80 { self[bytes[0], sign] = true }
          }
        }
      }
    }

    subscript(first: UInt8, second: UInt8) -> Bool {
      get { isThere[Int(first.small) << 8 | Int(second.small)] }
      set { isThere[Int(first.small) << 8 | Int(second.small)] = newValue }
    }
  }
}

extension UInt8 {
  /// True for an ASCII letter.
  fileprivate var isLetter: Bool { 0x61...0x7a ~= self | 0x20 }

  /// The small letter of an ASCII letter; any other byte as it is.
  fileprivate var small: UInt8 { isLetter ? self | 0x20 : self }
}
