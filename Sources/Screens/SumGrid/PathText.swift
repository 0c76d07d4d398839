package import Games
internal import TextUnicode

/// A path as people type it: `B2 B3`, `b2b3`, or its first cell and a direction, `B2 right`.
package enum PathText {
  /// The cells meant, which need be no path nor in the grid; nil for what says no cells.
  ///
  /// A direction goes on for as many cells as are asked for.
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

  /// `up` and `right` are one way together.
  private static func combined(_ ways: [SumGridStep]) -> SumGridStep? {
    guard ways.count <= 2 else { return nil }
    let sum = ways.reduce((0, 0)) { ($0.0 + $1.down, $0.1 + $1.right) }
    return SumGridStep.all.first { ($0.down, $0.right) == sum }
  }

  /// Letters, each run with the digits behind it; what is neither stands between them.
  private static func pieces(of text: String) -> [(letters: String, digits: String)] {
    var pieces: [(letters: String, digits: String)] = []
    var isGap = true
    for character in text.lowercased() {
      if character.isLetter {
        if isGap || pieces.last?.digits.isEmpty == false { pieces.append(("", "")) }
        pieces[pieces.count - 1].letters.append(character)
        isGap = false
      } else if character.isASCII, character.isNumber {
        // A number without a letter is a piece without letters, which is no cell.
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

  /// The letters of the rows; a Cyrillic one stands for what it looks or sounds like.
  private static let rows: [String: Int] = {
    var rows: [String: Int] = [:]
    for (row, letter) in "abcdefghijkl".enumerated() { rows[String(letter)] = row }
    for (row, letter) in "авсдефгнийкл".enumerated() { rows[String(letter)] = row }
    rows["б"] = 1
    rows["х"] = 7
    return rows
  }()

  private static let directions: [String: SumGridStep] = {
    // In the order of `SumGridStep.all`.
    let names = [
      "n north up u с север вверх", "ne northeast св", "e east right r в восток вправо",
      "se southeast юв", "s south down d ю юг вниз", "sw southwest юз",
      "w west left l з запад влево", "nw northwest сз",
    ]
    var directions: [String: SumGridStep] = [:]
    for (step, names) in zip(SumGridStep.all, names) {
      for name in names.split(separator: " ") { directions[String(name)] = step }
    }
    return directions
  }()
}
