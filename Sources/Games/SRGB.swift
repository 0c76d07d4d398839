/// A colour of sRGB, as a manifest and a page write it: `#004c54`.
package struct SRGB: Sendable, Hashable {
  /// The colour as `0xRRGGBB`.
  package let number: UInt32

  package init(_ number: UInt32) { self.number = number & 0xFFFFFF }

  /// Parses `#rrggbb` or `#rgb`; nil for every other text.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.first == UInt8(ascii: "#"), bytes.count == 7 || bytes.count == 4 else { return nil }
    var number: UInt32 = 0
    for byte in bytes.dropFirst() {
      guard let digit = Self.digit(byte) else { return nil }
      number = number << 4 | digit
      if bytes.count == 4 { number = number << 4 | digit }
    }
    self.number = number
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  /// The colour as `#rrggbb` in small letters.
  package var text: String {
    let digits = String(number, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.utf8.count) + digits
  }

  package static let black = SRGB(0)
  package static let white = SRGB(0xFFFFFF)

  /// Red, green and blue, from 0 to 255.
  private var parts: [Int] { [16, 8, 0].map { Int(number >> $0 & 0xFF) } }

  private init(parts: [Int]) {
    self.init(parts.reduce(0) { $0 << 8 | UInt32($1) })
  }

  /// The mixture with another colour, of which it has so many of 255 parts.
  package func mixed(with other: SRGB, _ share: Int) -> SRGB {
    SRGB(
      parts: zip(parts, other.parts).map { part, end in
        (part * (255 - share) + end * share + 127) / 255
      })
  }

  private func distance(to other: SRGB) -> Int {
    zip(parts, other.parts).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
  }
}

// MARK: - Contrast

extension SRGB {
  /// The relative luminance, as WCAG 2.2 defines it: 0 for black, 1 for white.
  package var luminance: Double {
    let light = Self.light
    return 0.2126 * light[Int(number >> 16)] + 0.7152 * light[Int(number >> 8 & 0xFF)]
      + 0.0722 * light[Int(number & 0xFF)]
  }

  /// The light of each value of a part, from 0 to 1.
  private static let light = (0...255).map { part in
    let share = Double(part) / 255
    return share <= 0.04045
      ? share / 12.92 : exponential(2.4 * naturalLogarithm((share + 0.055) / 1.055))
  }

  /// Returns the contrast ratio, as WCAG 2.2 defines it: from 1 to 21.
  package func contrast(with other: SRGB) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// Returns the least contrast with any of the grounds.
  private func leastContrast(with grounds: [SRGB]) -> Double {
    grounds.map(contrast).min() ?? 21
  }

  /// True if the contrast with each of the grounds is at least `ratio`.
  package func isLegible(on grounds: [SRGB], _ ratio: Double) -> Bool {
    leastContrast(with: grounds) >= ratio
  }

  /// Returns the nearest mixture with black or white that has the contrast with each of the grounds. If none
  /// has it, returns black or white, whichever is more legible; on one ground, 4.5 can always be had.
  package func legible(on grounds: [SRGB], _ ratio: Double) -> SRGB {
    if isLegible(on: grounds, ratio) { return self }
    let ends = [SRGB.black, .white]
    let found = ends.compactMap { end in
      (1...255).lazy.map { mixed(with: end, $0) }.first { $0.isLegible(on: grounds, ratio) }
    }
    if let nearest = found.min(by: { distance(to: $0) < distance(to: $1) }) { return nearest }
    return SRGB.ink(on: grounds)
  }

  /// Returns black or white, whichever is more legible on all of the grounds.
  package static func ink(on grounds: [SRGB]) -> SRGB {
    black.leastContrast(with: grounds) >= white.leastContrast(with: grounds) ? black : white
  }

  /// Returns a ratio as in `4.47:1`, rounded down, so that one that is too low never looks high enough.
  package static func text(ofRatio ratio: Double) -> String {
    let hundredths = Int(ratio * 100)
    let (whole, rest) = (hundredths / 100, hundredths % 100)
    if rest == 0 { return "\(whole):1" }
    return "\(whole)." + (rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)")
      + ":1"
  }
}
