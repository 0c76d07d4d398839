internal import Games
internal import Terminal
internal import TextUnicode
internal import Views
internal import Words

/// The numbers of a level as a bar, with the excluded numbers, the remaining ones and the guesses.
struct DuelBar {
  /// The rows of the guesses, their marks, the bar and its ends.
  static let rows = 4

  let numbers: DuelRange
  let language: Language
  /// The upper left corner, where the guesses stand.
  let origin: Point
  let columns: Int

  init(_ numbers: DuelRange, _ language: Language, at origin: Point, columns: Int) {
    self.numbers = numbers
    self.language = language
    self.origin = origin
    self.columns = max(1, columns)
  }

  /// The column in the middle of a number's part of the bar.
  func column(of number: Int64) -> Int {
    let part = (Double(number - numbers.low) + 0.5) / Double(numbers.count)
    return origin.column + min(max(Int(part * Double(columns)), 0), columns - 1)
  }

  func number(at column: Int) -> Int64 {
    let part = (Double(column - origin.column) + 0.5) / Double(columns)
    let offset = Int64(min(max(part, 0), 1) * Double(numbers.count))
    return numbers.low + min(max(offset, 0), numbers.count - 1)
  }

  func isNear(_ point: Point) -> Bool {
    Area(origin.column, origin.row + 2, columns, 1).isNear(point)
  }

  /// Draws the bar.
  ///
  /// `left` is nil if the remaining numbers stay secret. The last of the guesses is the newest.
  func draw(
    left: DuelRange?, guesses: [Int64], knob: Int64?, on canvas: inout Canvas, _ theme: Theme
  ) {
    let row = origin.row + 2
    canvas.fill(
      Area(origin.column, row, columns, 1), theme.faint, with: left == nil ? "─" : "░")
    if let left {
      let part = Double(columns) / Double(numbers.count)
      let start = Int((Double(left.low - numbers.low) * part).rounded(.down))
      let end = Int((Double(left.high + 1 - numbers.low) * part).rounded(.up))
      canvas.fill(
        Area(origin.column + start, row, min(max(end - start, 1), columns - start), 1),
        theme.accent, with: "█")
    }
    drawGuesses(guesses, on: &canvas, theme)
    drawEnds(left, knob, on: &canvas, theme)
    guard let knob else { return }
    let place = Point(column(of: knob), row)
    if theme.colours == .monochrome {
      canvas.write(theme.hasFineBlocks ? "●" : "O", at: place, Style(.standard, .reversed))
    } else {
      canvas.write("█", at: place, theme.good)
    }
  }

  /// Draws the guesses, the newest first; an older number without room gets only its mark.
  private func drawGuesses(_ guesses: [Int64], on canvas: inout Canvas, _ theme: Theme) {
    var taken: [Range<Int>] = []
    for (age, guess) in guesses.reversed().prefix(12).enumerated() {
      let style = age == 0 ? theme.title : theme.faint
      let column = column(of: guess)
      if age == 0 || canvas[Point(column, origin.row + 1)]?.text == " " {
        canvas.write("▼", at: Point(column, origin.row + 1), style)
      }
      let text = language.grouped(guess)
      let start = min(
        max(origin.column, column - text.count / 2), origin.column + columns - text.count)
      let place = start - 1..<start + text.count + 1
      if taken.contains(where: { $0.overlaps(place) }) { continue }
      taken.append(place)
      canvas.write(text, at: Point(start, origin.row), style)
    }
  }

  private func drawEnds(
    _ left: DuelRange?, _ knob: Int64?, on canvas: inout Canvas, _ theme: Theme
  ) {
    let row = origin.row + 3
    let (low, high) = (language.grouped(numbers.low), language.grouped(numbers.high))
    canvas.write(low, at: Point(origin.column, row), theme.faint)
    canvas.write(high, at: Point(origin.column + columns - high.count, row), theme.faint)
    guard let left, left != numbers else { return }
    let text = left.count == 1 ? language.grouped(left.low) : left.shown(language)
    let width = text.displayWidth
    let middle = (column(of: left.low) + column(of: left.high)) / 2
    let first = origin.column + low.count + 2
    let last = origin.column + columns - high.count - 2 - width
    guard first <= last else { return }
    canvas.write(
      text, at: Point(min(max(middle - width / 2, first), last), row), theme.accent)
  }
}

extension DuelRange {
  /// The first and the last number.
  func shown(_ language: Language) -> String {
    "\(language.grouped(low)) … \(language.grouped(high))"
  }
}
