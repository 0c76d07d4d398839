/// A picture drawn with characters, as lines of text or as cells of a canvas.
package struct Drawing: Sendable, Equatable {
  /// The exact width of every line, in cells.
  package let columns: Int
  let cells: [[DrawingCell]]
  let colours: ColourDepth

  /// Draws a picture as large as fits into `columns` and `rows`, in its proportions.
  ///
  /// It uses at most a cell for each pixel, and returns nil if the size is beyond the library. Each
  /// pixel has four bytes: red, green, blue, and an alpha that is not premultiplied.
  ///
  /// The brightness of the screen is unknown; without colours, light pixels become ink.
  package init?(
    pixels: [UInt8], width: Int, height: Int, columns: Int, rows: Int, colours: ColourDepth,
    letters: Letters = .blocks
  ) {
    precondition(width > 0 && height > 0 && pixels.count == 4 * width * height)
    guard
      let cells = LibChafa.cells(
        of: pixels, width: width, height: height, columns: max(1, columns), rows: max(1, rows),
        colours, letters: letters)
    else { return nil }
    self.columns = cells.first?.count ?? 0
    self.cells = cells
    self.colours = colours
  }

  /// The characters that a picture may be drawn with.
  package enum Letters: Sendable {
    /// Blocks and lines of every kind.
    case blocks
    /// Full and half blocks, which every console has.
    case halves
    case ascii
  }

  package var rows: Int { cells.count }

  /// The drawing as text with escape sequences.
  package var lines: [String] { cells.map { Self.line($0, colours) } }

  private static func line(_ cells: [DrawingCell], _ colours: ColourDepth) -> String {
    var line = ""
    var last = ""
    for cell in cells {
      let attributes = cell.attributes(colours)
      if attributes != last { line += "\u{1B}[0\(attributes)m" }
      last = attributes
      line.unicodeScalars.append(cell.symbol)
    }
    return last.isEmpty ? line : line + "\u{1B}[0m"
  }
}

/// One character of a drawing with its colours.
struct DrawingCell: Sendable, Equatable {
  let symbol: Unicode.Scalar
  /// 24-bit colour or palette number; nil if the screen's own colour shows through.
  let ink: UInt32?
  let paper: UInt32?

  /// The SGR parameters (ECMA-48) behind a reset, each with a leading semicolon.
  func attributes(_ colours: ColourDepth) -> String {
    if colours == .monochrome { return "" }
    let behind = paper.map { Self.colour($0, 48, colours) } ?? ""
    if symbol == " " { return behind }
    if let ink { return Self.colour(ink, 38, colours) + behind }
    // There is no ink in the terminal's background colour, but ink and paper can be swapped.
    return paper.map { ";7" + Self.colour($0, 38, colours) } ?? ""
  }

  private static func colour(_ colour: UInt32, _ code: Int, _ colours: ColourDepth) -> String {
    let number = Int(colour & 0xFF)
    return switch colours {
    case .direct:
      ";\(code);2;\(colour >> 16 & 0xFF);\(colour >> 8 & 0xFF);\(number)"
    case .basic: ";\(code - 8 + (number < 8 ? number : number + 52))"
    case .indexed, .monochrome: ";\(code);5;\(number)"
    }
  }
}

extension DrawingCell {
  /// The style with the same looks as `attributes`.
  func style(_ colours: ColourDepth) -> Style {
    if colours == .monochrome { return .plain }
    func colour(_ colour: UInt32?) -> Colour {
      guard let colour else { return .standard }
      return colours == .direct ? Colour(colour) : .palette(UInt8(truncatingIfNeeded: colour))
    }
    if symbol == " " { return Style(.standard, on: colour(paper)) }
    if ink != nil { return Style(colour(ink), on: colour(paper)) }
    return paper == nil ? .plain : Style(colour(paper), .reversed)
  }
}
