internal import TextUnicode

/// Collects the numbers of a source, and finds the style in which all of them can be read.
package struct NumberSigns: Sendable {
  private var hasDoubt = false
  private var provesPoint = false
  private var provesComma = false
  /// The signs between the digits of numbers.
  private var signs: Set<UInt8> = []

  package init() {}

  /// Takes the next number, or what stands in its place.
  package mutating func note(_ cell: [UInt8]) {
    let text = Array(
      String(decoding: cell, as: UTF8.self).collapsed.replacing("’", with: "'").utf8)
    switch NumberForm(text.span) {
    case .other: if text.contains(where: { $0 > 0x39 }) { return }
    case .doubtful: hasDoubt = true
    case .provesPoint: provesPoint = true
    case .provesComma: provesComma = true
    }
    for byte in text where [0x20, 0x27, 0x2c, 0x2e].contains(byte) { signs.insert(byte) }
  }

  /// Takes the word of other columns that a comma stands before the decimals; returns true if that settles a doubt.
  mutating func takeComma() -> Bool {
    guard hasDoubt, !provesPoint, !provesComma else { return false }
    provesComma = true
    return true
  }

  /// The style of all numbers; nil if they are plain, or show no style or several.
  package var style: NumberStyle? {
    let (point, comma) = (UInt8(ascii: "."), UInt8(ascii: ","))
    if provesPoint == provesComma, provesPoint || !signs.isSubset(of: [0x20, 0x27]) { return nil }
    let decimal = provesComma ? comma : point
    let others = signs.subtracting([decimal])
    // Two signs between thousands are no style, and plain numbers need none.
    guard others.count <= 1, decimal == comma || !others.isEmpty else { return nil }
    return NumberStyle(decimal: decimal, grouping: others.first)
  }
}
