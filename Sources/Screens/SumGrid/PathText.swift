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
