/// A colour as it is meant; what is shown of it depends on the terminal.
package enum Colour: Hashable, Sendable {
  /// The terminal's own, for text or behind it.
  case standard
  case rgb(UInt8, UInt8, UInt8)
  /// One of xterm's 256, for who knows that the terminal has it.
  case palette(UInt8)

  /// As in `0xFFA500`.
  package init(_ hexadecimal: UInt32) {
    self = .rgb(
      UInt8(hexadecimal >> 16 & 0xFF), UInt8(hexadecimal >> 8 & 0xFF), UInt8(hexadecimal & 0xFF))
  }
}

/// How a cell looks.
package struct Style: Hashable, Sendable {
  /// What shows without colour as well.
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
