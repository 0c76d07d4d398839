/// A colour of text or background; the terminal may show only something close.
package enum Colour: Hashable, Sendable {
  /// The terminal's own colour.
  case standard
  case rgb(UInt8, UInt8, UInt8)
  /// One of the 256 colours of xterm's palette, for terminals known to have them.
  case palette(UInt8)

  /// A colour from a number such as `0xFFA500`.
  package init(_ hexadecimal: UInt32) {
    self = .rgb(
      UInt8(hexadecimal >> 16 & 0xFF), UInt8(hexadecimal >> 8 & 0xFF), UInt8(hexadecimal & 0xFF))
  }
}

/// The look of a cell: ink, paper and traits.
package struct Style: Hashable, Sendable {
  /// The traits of a style that show without colour.
  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let bold = Traits(rawValue: 1)
    package static let faint = Traits(rawValue: 2)
    package static let underlined = Traits(rawValue: 4)
    package static let reversed = Traits(rawValue: 8)
  }

  package var ink: Colour
  package var paper: Colour
  package var traits: Traits

  package init(_ ink: Colour = .standard, on paper: Colour = .standard, _ traits: Traits = []) {
    self.ink = ink
    self.paper = paper
    self.traits = traits
  }

  package static let plain = Style()
}
