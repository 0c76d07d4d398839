internal import Terminal

/// Numbers in large digits, three rows high.
enum BigNumber {
  static let rows = 3

  /// True if there is a large glyph for each character of a text, and room for all.
  static func fits(_ text: String, columns: Int) -> Bool {
    text.allSatisfy { glyph($0) != nil } && text.count * 4 - 1 <= columns
  }

  /// Draws a number in the middle of an area's columns.
  static func draw(
    _ text: String, row: Int, in area: Area, on canvas: inout Canvas, _ style: Style
  ) {
    let width = text.count * 4 - 1
    let left = area.origin.column + (area.size.columns - width) / 2
    canvas.drawLeftToRight(in: Area(left, row, width, rows)) { canvas in
      for (index, glyph) in text.compactMap({ glyph($0) }).enumerated() {
        draw(glyph, at: Point(left + index * 4, row), on: &canvas, style)
      }
    }
  }

  private static func draw(
    _ glyph: [UInt8], at point: Point, on canvas: inout Canvas, _ style: Style
  ) {
    for line in 0..<rows {
      let (upper, lower) = (glyph[2 * line], 2 * line + 1 < glyph.count ? glyph[2 * line + 1] : 0)
      for column in 0..<3 {
        let bit: UInt8 = 4 >> UInt8(column)
        let sign = upper & bit != 0 ? lower & bit != 0 ? "█" : "▀" : lower & bit != 0 ? "▄" : " "
        canvas.write(sign, at: Point(point.column + column, point.row + line), style)
      }
    }
  }

  /// The bitmap of a character, five rows of three pixels; nil if there is none.
  private static func glyph(_ character: Character) -> [UInt8]? {
    switch character {
    case "0": [7, 5, 5, 5, 7]
    case "1": [2, 6, 2, 2, 7]
    case "2": [7, 1, 7, 4, 7]
    case "3": [7, 1, 7, 1, 7]
    case "4": [5, 5, 7, 1, 1]
    case "5": [7, 4, 7, 1, 7]
    case "6": [7, 4, 7, 5, 7]
    case "7": [7, 1, 1, 2, 2]
    case "8": [7, 5, 7, 5, 7]
    case "9": [7, 5, 7, 1, 7]
    case "-": [0, 0, 7, 0, 0]
    case "?": [7, 1, 3, 0, 2]
    default: nil
    }
  }
}
