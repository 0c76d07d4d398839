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

extension Style {
  /// The escape sequence (SGR) that resets the terminal and sets this style.
  func sequence(_ colours: ColourDepth) -> String {
    let marks: [(Traits, String)] = [
      (.bold, ";1"), (.faint, ";2"), (.underlined, ";4"), (.reversed, ";7"),
    ]
    let traits = marks.reduce(into: "") { text, mark in
      if self.traits.contains(mark.0) { text += mark.1 }
    }
    return "\u{1B}[0" + traits + ink.parameters(38, colours) + paper.parameters(48, colours) + "m"
  }
}

extension Colour {
  /// The SGR parameters of this colour; `code` is 38 for ink and 48 for paper.
  fileprivate func parameters(_ code: Int, _ colours: ColourDepth) -> String {
    if colours == .monochrome { return "" }
    switch self {
    case .standard: return ""
    case .palette(let number) where number < 16: return Self.basic(Int(number), code)
    case .palette(let number): return ";\(code);5;\(number)"
    case .rgb(let red, let green, let blue):
      switch colours {
      case .monochrome: return ""
      case .basic: return Self.basic(Self.basic(red, green, blue), code)
      case .indexed: return ";\(code);5;\(Self.indexed(red, green, blue))"
      case .direct: return ";\(code);2;\(red);\(green);\(blue)"
      }
    }
  }

  private static func basic(_ number: Int, _ code: Int) -> String {
    ";\(code - 8 + (number < 8 ? number : number + 52))"
  }

  /// The nearest of the 240 fixed colours of xterm's palette; the first 16 depend on the terminal.
  private static func indexed(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
    16 + nearest(red, green, blue, in: cubeAndGreys)
  }

  private static func nearest(
    _ red: UInt8, _ green: UInt8, _ blue: UInt8, in palette: [(Int, Int, Int)]
  ) -> Int {
    func distance(_ colour: (Int, Int, Int)) -> Int {
      let (red, green, blue) = (
        Int(red) - colour.0, Int(green) - colour.1, Int(blue) - colour.2
      )
      // Eyes distinguish greens best, and blues least.
      return 3 * red * red + 6 * green * green + blue * blue
    }
    return palette.indices.min { distance(palette[$0]) < distance(palette[$1]) } ?? 0
  }

  /// The one of 16 colours with the same hue; a greyish colour is matched by lightness.
  ///
  /// The nearest colour by distance would often be a grey.
  private static func basic(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
    let (low, high) = (Int(min(red, green, blue)), Int(max(red, green, blue)))
    if high - low < 48 { return [0, 8, 7, 15][(high + low) / 128] }
    let strong = [red, green, blue].enumerated().filter { 2 * Int($0.element) > low + high }
    return strong.reduce(high < 224 ? 0 : 8) { $0 + 1 << $1.offset }
  }

  private static let cubeAndGreys: [(Int, Int, Int)] = {
    var colours: [(Int, Int, Int)] = []
    let levels = [0, 95, 135, 175, 215, 255]
    for red in levels {
      for green in levels {
        for blue in levels { colours.append((red, green, blue)) }
      }
    }
    for grey in stride(from: 8, through: 238, by: 10) { colours.append((grey, grey, grey)) }
    return colours
  }()
}

/// The number of colours that a terminal can show.
package enum ColourDepth: Sendable, CaseIterable {
  /// Characters only, without escape sequences.
  case monochrome
  /// The 16 colours of nearly every terminal, in shades of its own.
  case basic
  /// The 256 colours of xterm.
  case indexed
  /// 24 bits for each colour.
  case direct

  /// Returns the depth that TERM, COLORTERM and NO_COLOR imply for the output.
  ///
  /// `isWanted` is the choice on the command line; if it is true, the variables only decide how
  /// many colours there are.
  package init(isWanted: Bool? = nil, isTerminal: Bool, variable: (String) -> String?) {
    let term = variable("TERM") ?? ""
    let isWelcome = isTerminal && term != "dumb" && variable("NO_COLOR") ?? "" == ""
    if !(isWanted ?? isWelcome) {
      self = .monochrome
    } else if ["truecolor", "24bit"].contains(variable("COLORTERM")) {
      self = .direct
    } else {
      let isKnown = Self.colourful.contains { term.hasPrefix($0) } || term.contains("color")
      self =
        isWanted != nil || term.contains("256color") ? .indexed : isKnown ? .basic : .monochrome
    }
  }

  /// The prefixes of TERM for terminals that have colours though their name does not tell.
  private static let colourful = [
    "alacritty", "ansi", "cygwin", "foot", "konsole", "linux", "rxvt", "screen", "st-", "tmux",
    "xterm",
  ]
}
