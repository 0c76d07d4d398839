/// The signs with which numbers are written: one before the decimals, and perhaps one between groups of three digits.
package struct NumberStyle: Sendable, Equatable {
  /// The sign before the decimals: a point or a comma.
  package var decimal: UInt8
  /// The sign that may stand between groups of three digits; nil if none may. A space stands for every kind of space,
  /// which cells have as U+0020, and an apostrophe for U+2019 as well.
  package var grouping: UInt8?

  package init(decimal: UInt8, grouping: UInt8?) {
    self.decimal = decimal
    self.grouping = grouping
  }

  /// Reads the names of both signs, as a manifest and the command line have them; nil if neither is named.
  ///
  /// By default a point groups digits if a comma stands before the decimals, because it can mean nothing else.
  package init?(decimal: String?, grouping: String?) {
    if decimal == nil, grouping == nil { return nil }
    self.decimal = decimal.flatMap { Self.sign($0) } ?? UInt8(ascii: ".")
    let usual = self.decimal == UInt8(ascii: ",") ? UInt8(ascii: ".") : nil
    self.grouping = grouping.map { Self.sign($0) } ?? usual
    // A sign that stands before the decimals groups nothing.
    if self.grouping == self.decimal { self.grouping = nil }
  }

  /// The signs that may stand in numbers, by the names that the command line and a manifest give to them.
  private static let signs: KeyValuePairs<String, Character> = [
    "point": ".", "comma": ",", "space": " ", "apostrophe": "'",
  ]

  /// The sign of that name, or the sign itself; nil for any other text, such as `none`.
  package static func sign(_ text: String) -> UInt8? {
    signs.first { $0.key == text || String($0.value) == text }?.value.asciiValue
  }

  /// The name of a sign; `none` for nil.
  package static func name(of sign: UInt8?) -> String {
    signs.first { $0.value.asciiValue == sign }?.key ?? "none"
  }

  /// True if a comma stands before the decimals.
  var hasComma: Bool { decimal == UInt8(ascii: ",") }

  /// A decimal point and no grouping, as in packs and in canonical sources.
  package static let plain = NumberStyle(decimal: UInt8(ascii: "."), grouping: nil)

  /// The number in the plain style; nil if the text is no number of this style.
  ///
  /// The result still has to be read by `ValueParser`. Groups have exactly three digits, but for the first one, and a
  /// number is grouped throughout or not at all.
  package func plain(_ text: Span<UInt8>) -> [UInt8]? {
    var plain: [UInt8] = []
    plain.reserveCapacity(text.count)
    // The digits since the sign, the last grouping sign, or the decimal sign.
    var digits = 0
    var isGrouped = false
    var isPastDecimal = false
    var index = 0
    while index < text.count {
      let byte = text[index]
      if 0x30...0x39 ~= byte {
        digits += 1
        plain.append(byte)
      } else if index == 0, byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
        plain.append(byte)
      } else if byte == decimal, !isPastDecimal {
        guard !isGrouped || digits == 3 else { return nil }
        isPastDecimal = true
        plain.append(UInt8(ascii: "."))
      } else if let length = groupingLength(text, index), !isPastDecimal {
        guard isGrouped ? digits == 3 : 1...3 ~= digits else { return nil }
        isGrouped = true
        digits = 0
        index += length - 1
      } else {
        return nil
      }
      index += 1
    }
    return isGrouped && !isPastDecimal && digits != 3 ? nil : plain
  }

  /// The number of bytes of a grouping sign at `index`; nil if none stands there.
  private func groupingLength(_ text: Span<UInt8>, _ index: Int) -> Int? {
    guard let grouping else { return nil }
    if text[index] == grouping { return 1 }
    let isCurly =
      grouping == UInt8(ascii: "'") && index + 3 <= text.count && text[index] == 0xE2
      && text[index + 1] == 0x80 && text[index + 2] == 0x99
    return isCurly ? 3 : nil
  }

  /// A number in the plain style, written with the decimal sign of this style and without grouping.
  package func text(ofPlain number: String) -> String {
    decimal == UInt8(ascii: ".")
      ? number : number.replacing(".", with: String(UnicodeScalar(decimal)))
  }
}
