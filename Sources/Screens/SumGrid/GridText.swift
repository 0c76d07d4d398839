internal import Games

/// The drawings of the plain grid game, narrow enough for every terminal.
enum GridText {
  /// The digits of a board, with row letters and column numbers.
  static func drawn(_ board: SumGridBoard, columns: Int) -> [String] {
    var width = board.columns > 9 ? 3 : 2
    var margin = 2
    if 2 * margin + 1 + width * board.columns > columns { (width, margin) = (1, 0) }
    let indent = String(repeating: " ", count: margin)
    let numbers = (1...board.columns).map { number in
      // A narrow board has room for only the last digit of a column number.
      padded(width == 1 ? "\(number % 10)" : "\(number)", to: width)
    }
    var lines = [indent + "  " + numbers.joined()]
    for row in 0..<board.rows {
      let cells = (0..<board.columns).map { SumGridCell(row: row, column: $0) }
      let digits = cells.map { padded("\(board[$0])", to: width) }
      lines.append(indent + String(cells[0].name.prefix(1)) + " " + digits.joined())
    }
    return lines
  }

  /// A circle for each question, filled if it is solved.
  static func circles(_ questions: [SumGridQuestion]) -> String {
    questions.map { $0.isSolved ? "(*)" : "(.)" }.joined(separator: " ")
  }

  /// A star for each that a level earned, and a point for each that it did not; nil if the score
  /// has no stars.
  static func stars(_ count: Int) -> String? {
    count == 0
      ? nil
      : "[" + String(repeating: "*", count: count) + String(repeating: ".", count: 3 - count) + "]"
  }

  static let fireworks = [
    "     .    *    .", "  *  \\|/  .  \\|/  *", " .  --*-- * --*--  .", "     /|\\  .  /|\\",
    "   .    *    .   *",
  ]

  static let rainbow = [
    "     .-~~~~~~~-.", "   .' .-~~~~~-. '.", "  / .' .-~~~-. '. \\", " | /  /       \\  \\ |",
  ]

  static let unicorn = [
    "      ,/", "     //", "   ,//", "  /  \\^______", " /_o  ~      )~", "    \\  ___  /",
    "    /\\/   \\/\\",
  ]

  private static func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.utf8.count)) + text
  }
}
