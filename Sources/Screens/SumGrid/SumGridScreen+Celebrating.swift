internal import Games
internal import Terminal
internal import TextUnicode
internal import Views
internal import Words

/// Drawing of the celebrations.
extension SumGridScreen {
  private var buttonText: String {
    let text =
      if case .levelDone = phase { language(.gridNextLevel) } else { language(.playAgain) }
    return "[ ENTER  \(text) ]"
  }

  func buttonArea(_ size: Size) -> Area {
    let sky = frame.sky(in: size)
    let width = buttonText.displayWidth
    return Area((size.columns - width) / 2, max(0, sky.rows.upperBound - 2), width, 1)
  }

  func drawLevelDone(_ number: Int, on canvas: inout Canvas, at time: Int64) {
    let area = frame.sky(in: canvas.size)
    let row = area.rows.upperBound - 6
    let count = game.rules.length(of: game.levels[number - 1])
    let (full, gap) = theme.hasFineBlocks ? ("●", " ") : ("(*)", " ")
    let circles = [String](repeating: full, count: count).joined(separator: gap)
    let earned = stars(game.stars[number - 1]).map { "   " + $0 } ?? ""
    canvas.centre(circles + earned, row: row, in: area, theme.good)
    canvas.centre(words.levelDone(number), row: row + 1, in: area, theme.title)
    let next = language(.gridNext, ["level": .text(game.level.name)])
    canvas.centre(next, row: row + 2, in: area, theme.text)
    drawSky([row + 1], on: &canvas, at: time)
  }

  /// Draws the button and the celebration; the text in `titles` is coloured like a rainbow.
  private func drawSky(_ titles: [Int], on canvas: inout Canvas, at time: Int64) {
    guard let celebration else { return }
    canvas.write(buttonText, at: buttonArea(canvas.size).origin, theme.button)
    let area = frame.sky(in: canvas.size)
    celebration.draw(behind: &canvas, area, at: time, theme)
    for row in titles {
      NightSky(theme: theme).shimmer(
        row: row, in: area, on: &canvas, at: celebration.age(at: time))
    }
  }

  /// A full star for each that a level earned, and an empty one for each that it did not; nil if the
  /// score has no stars.
  private func stars(_ count: Int) -> String? {
    guard theme.hasFineBlocks, count > 0 else { return GridText.stars(count) }
    return String(repeating: "★", count: count) + String(repeating: "☆", count: 3 - count)
  }

  func drawEnd(_ isRecord: Bool, on canvas: inout Canvas, at time: Int64) {
    let area = frame.sky(in: canvas.size)
    var row = area.origin.row + 1
    let stars = game.stars.compactMap(stars).joined(separator: " ")
    let lines = [words.allDone(game.score), stars].filter { !$0.isEmpty }
      .flatMap { $0.wrapped(to: area.size.columns - 2) }
    let titles = lines.indices.map { row + $0 }
    for line in lines {
      canvas.centre(line, row: row, in: area, theme.title)
      row += 1
    }
    let record = words.record(isRecord, best: keeper.best)
    canvas.centre(record, row: row, in: area, isRecord ? theme.good : theme.text)
    canvas.centre(keeper.trouble ?? "", row: row + 1, in: area, theme.bad)
    drawSky(titles, on: &canvas, at: time)
  }
}
