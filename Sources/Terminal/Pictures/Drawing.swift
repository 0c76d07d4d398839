/// A picture as symbols, in lines or as cells of a canvas.
package struct Drawing: Sendable, Equatable {
  /// What every line takes on the screen, neither less nor more.
  package let columns: Int
  fileprivate let cells: [[DrawingCell]]
  fileprivate let colours: ColourDepth

  /// Draws a picture as large as it fits into `columns` and `rows`, its proportions kept, and no
  /// larger than a pixel a cell; nil where that is beyond the library.
  ///
  /// There are four bytes a pixel, row by row: red, green, blue, and alpha that the colours are not
  /// multiplied by. Whether the screen is dark is not known; without colour, light is ink.
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

  /// Which characters a picture may be drawn with.
  package enum Letters: Sendable {
    /// Blocks and lines of every kind.
    case blocks
    /// Whole and half blocks, which any console has.
    case halves
    case ascii
  }

  package var rows: Int { cells.count }

  /// As text with escape sequences.
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

/// One character of a drawing.
struct DrawingCell: Sendable, Equatable {
  let symbol: Unicode.Scalar
  /// 24 bits or a number of the palette; nil where the screen's own colour shows through.
  let ink: UInt32?
  let paper: UInt32?

  /// The parameters of SGR (ECMA-48) behind a reset, each with a semicolon before it.
  func attributes(_ colours: ColourDepth) -> String {
    if colours == .monochrome { return "" }
    let behind = paper.map { Self.colour($0, 48, colours) } ?? ""
    if symbol == " " { return behind }
    if let ink { return Self.colour(ink, 38, colours) + behind }
    // A terminal has no ink of its background's colour, but it can change the two over.
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

extension Canvas {
  /// Draws a picture from a point on; where it is transparent, what stands there stays.
  package mutating func draw(_ drawing: Drawing, at point: Point) {
    for (row, cells) in drawing.cells.enumerated() {
      for (column, cell) in cells.enumerated() {
        let style = cell.style(drawing.colours)
        if cell.symbol == " ", style == .plain { continue }
        write(String(cell.symbol), at: Point(point.column + column, point.row + row), style)
      }
    }
  }
}

extension DrawingCell {
  /// As `attributes` has it.
  fileprivate func style(_ colours: ColourDepth) -> Style {
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
