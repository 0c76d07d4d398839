import Terminal
import TestSupport

extension GivenStage {
  private static let digits: [String: Character] = [
    "█▀█\n█ █\n▀▀▀": "0", "▄█ \n █ \n▀▀▀": "1", "▀▀█\n█▀▀\n▀▀▀": "2", "▀▀█\n▀▀█\n▀▀▀": "3",
    "█ █\n▀▀█\n  ▀": "4", "█▀▀\n▀▀█\n▀▀▀": "5", "█▀▀\n█▀█\n▀▀▀": "6", "▀▀█\n ▄▀\n ▀ ": "7",
    "█▀█\n█▀█\n▀▀▀": "8", "█▀█\n▀▀█\n▀▀▀": "9",
  ]

  /// The digits of the number in large digits on the screen, without the signs between them.
  var bigNumber: String {
    let rows = (0..<size.rows).map { Array(shown.text(row: $0)) }
    for row in rows.indices.dropLast(2) {
      var number = ""
      for column in rows[row].indices.dropLast(2) {
        let glyph = (row...row + 2)
          .map { String(rows[$0].dropFirst(column).prefix(3)) }.joined(separator: "\n")
        let isStart = column == 0 || (row...row + 2).allSatisfy { rows[$0][column - 1] == " " }
        if isStart, let digit = Self.digits[glyph] { number.append(digit) }
      }
      if !number.isEmpty { return number }
    }
    return ""
  }
}
