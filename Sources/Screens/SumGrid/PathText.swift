package import Games
internal import TextUnicode
internal import Words

/// A parser of paths as people type them: `B2 B3`, `b2b3`, or a first cell and a direction, `B2
/// right`.
package enum PathText {
  /// Parses the cells of a path; nil if the text names none.
  ///
  /// The cells may lie outside the grid or apart from each other. A direction extends over `count`
  /// cells.
  package static func cells(_ text: String, count: Int) -> [SumGridCell]? {
    var cells: [SumGridCell] = []
    var ways: [SumGridStep] = []
    for (letters, digits) in pieces(of: text) {
      if digits.isEmpty, let way = directions[letters], !cells.isEmpty {
        ways.append(way)
      } else if ways.isEmpty, let row = rows[letters], digits.utf8.count <= 3,
        let column = Int(digits), column > 0
      {
        cells.append(SumGridCell(row: row, column: column - 1))
      } else {
        return nil
      }
    }
    guard let start = cells.first else { return nil }
    if ways.isEmpty { return cells }
    guard cells.count == 1, let step = combined(ways) else { return nil }
    return (0..<count).map { start.moved(step, by: $0) }
  }

  /// The single direction that two words such as `up right` mean together; nil if there is none.
  private static func combined(_ ways: [SumGridStep]) -> SumGridStep? {
    guard ways.count <= 2 else { return nil }
    let sum = ways.reduce((0, 0)) { ($0.0 + $1.down, $0.1 + $1.right) }
    return SumGridStep.all.first { ($0.down, $0.right) == sum }
  }

  /// Splits a text into runs of letters, each with the digits behind it.
  private static func pieces(of text: String) -> [(letters: String, digits: String)] {
    var pieces: [(letters: String, digits: String)] = []
    var isGap = true
    for character in text.lowercased() {
      if character.isLetter {
        if isGap || pieces.last?.digits.isEmpty == false { pieces.append(("", "")) }
        pieces[pieces.count - 1].letters.append(character)
        isGap = false
      } else if character.isASCII, character.isNumber {
        // A number without a letter becomes a piece without letters, which is later refused.
        if pieces.isEmpty || isGap && pieces.last?.digits.isEmpty == false {
          pieces.append(("", ""))
        }
        pieces[pieces.count - 1].digits.append(character)
        isGap = false
      } else {
        isGap = true
      }
    }
    return pieces
  }

  /// The rows by letter; a Cyrillic letter stands for the Latin one that looks or sounds alike.
  private static let rows: [String: Int] = {
    var rows: [String: Int] = [:]
    for (row, letter) in "abcdefghijkl".enumerated() { rows[String(letter)] = row }
    for (row, letter) in "авсдефгнийкл".enumerated() { rows[String(letter)] = row }
    rows["б"] = 1
    rows["х"] = 7
    return rows
  }()

  /// The directions by their words in every language, and by the points of the compass.
  private static let directions: [String: SumGridStep] = {
    // The words of each direction, in the order of `SumGridStep.all`.
    let names = [
      "n north u с север", "ne northeast св", "e east r в восток", "se southeast юв",
      "s south d ю юг", "sw southwest юз", "w west l з запад", "nw northwest сз",
    ]
    let phrases: [Phrase?] = [
      .directionUp, nil, .directionRight, nil, .directionDown, nil, .directionLeft, nil,
    ]
    var directions: [String: SumGridStep] = [:]
    for (step, (names, phrase)) in zip(SumGridStep.all, zip(names, phrases)) {
      for name in names.split(separator: " ") { directions[String(name)] = step }
      for language in Language.allCases {
        if let phrase { directions[language(phrase)] = step }
      }
    }
    return directions
  }()
}

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
