internal import Terminal

/// Numbers in large digits, three rows high.
enum BigNumber {
  static let rows = 3

  /// True if there is a large glyph for each character of a text, and room for all.
  static func fits(_ text: String, columns: Int) -> Bool {
    width(text).map { $0 <= columns } ?? false
  }

  /// The columns of a text in large digits; nil if a character has no large glyph.
  static func width(_ text: String) -> Int? {
    var width = -1
    for character in text {
      guard let glyph = glyph(character) else { return nil }
      width += glyph.columns + 1
    }
    return max(0, width)
  }

  /// Splits a text into the number at its start, in characters that have a large glyph, and the
  /// rest: "3.1" and " billion people".
  static func split(_ text: String) -> (number: String, rest: String) {
    let number = text.prefix { glyph($0) != nil && !$0.isWhitespace }
    // A space belongs to the number if a digit follows.
    guard let next = text[number.endIndex...].first(where: { !$0.isWhitespace }),
      text[number.endIndex...].first?.isWhitespace == true, next.isNumber, !number.isEmpty
    else { return (String(number), String(text[number.endIndex...])) }
    let behind = text[number.endIndex...].prefix { $0.isWhitespace }
    let (more, rest) = split(String(text[behind.endIndex...]))
    return (number + behind + more, rest)
  }

  /// Draws a number in the middle of an area's columns, and returns its place.
  @discardableResult
  static func draw(
    _ text: String, row: Int, in area: Area, on canvas: inout Canvas, _ style: Style
  ) -> Area {
    let width = width(text) ?? 0
    let left = area.origin.column + (area.size.columns - width) / 2
    let place = Area(left, row, width, rows)
    canvas.drawLeftToRight(in: place) { canvas in
      var column = left
      for glyph in text.compactMap({ glyph($0) }) {
        glyph.draw(at: Point(column, row), on: &canvas, style)
        column += glyph.columns + 1
      }
    }
    return place
  }

  /// The bitmap of a character, five pixels high, or six with the tail of a comma; nil if there is
  /// none.
  private static func glyph(_ character: Character) -> Bitmap? {
    switch character {
    case "0": Bitmap(3, [7, 5, 5, 5, 7])
    case "1": Bitmap(3, [2, 6, 2, 2, 7])
    case "2": Bitmap(3, [7, 1, 7, 4, 7])
    case "3": Bitmap(3, [7, 1, 7, 1, 7])
    case "4": Bitmap(3, [5, 5, 7, 1, 1])
    case "5": Bitmap(3, [7, 4, 7, 1, 7])
    case "6": Bitmap(3, [7, 4, 7, 5, 7])
    case "7": Bitmap(3, [7, 1, 1, 2, 2])
    case "8": Bitmap(3, [7, 5, 7, 5, 7])
    case "9": Bitmap(3, [7, 5, 7, 1, 7])
    case "-", "−": Bitmap(3, [0, 0, 7, 0, 0])
    case "+": Bitmap(3, [0, 2, 7, 2, 0])
    case "=": Bitmap(3, [0, 7, 0, 7, 0])
    case "?": Bitmap(3, [7, 1, 3, 0, 2])
    case ".": Bitmap(1, [0, 0, 0, 0, 1])
    case ",": Bitmap(1, [0, 0, 0, 0, 1, 1])
    case "'", "’": Bitmap(1, [1, 1, 0, 0, 0])
    case " ", "\u{A0}", "\u{202F}": Bitmap(1, [0, 0, 0, 0, 0])
    default: nil
    }
  }
}

/// A small picture of one colour, drawn in half blocks: two of its rows are a row of the screen.
struct Bitmap {
  let columns: Int
  /// The pixels of each row, the leftmost in the highest of `columns` bits.
  let rows: [UInt8]

  init(_ columns: Int, _ rows: [UInt8]) {
    self.columns = columns
    self.rows = rows
  }

  /// Draws the pixels, and leaves the cells between them as they are.
  func draw(at point: Point, on canvas: inout Canvas, _ style: Style) {
    for line in 0..<(rows.count + 1) / 2 {
      let (upper, lower) = (rows[2 * line], 2 * line + 1 < rows.count ? rows[2 * line + 1] : 0)
      for column in 0..<columns {
        let bit: UInt8 = 1 << UInt8(columns - 1 - column)
        let sign: String? =
          upper & bit != 0 ? lower & bit != 0 ? "█" : "▀" : lower & bit != 0 ? "▄" : nil
        guard let sign else { continue }
        canvas.write(sign, at: Point(point.column + column, point.row + line), style)
      }
    }
  }
}
