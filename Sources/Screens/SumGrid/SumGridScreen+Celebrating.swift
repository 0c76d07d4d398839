internal import Games
internal import Terminal
internal import TextUnicode
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

  func drawLevelDone(
    _ fireworks: Fireworks, _ number: Int, on canvas: inout Canvas, at time: Int64
  ) {
    let area = frame.sky(in: canvas.size)
    let age = motion?.age(at: time) ?? 0
    let sky = NightSky(theme: theme)
    sky.draw(on: &canvas, area, at: age)
    var dots = DotField(area.size)
    fireworks.draw(on: &dots, at: age)
    dots.draw(on: &canvas, at: area.origin, theme)
    let row = area.rows.upperBound - 6
    let count = game.rules.questions
    let (full, gap) = theme.hasFineBlocks ? ("●", " ") : ("(*)", " ")
    let circles = [String](repeating: full, count: count).joined(separator: gap)
    let earned = stars(game.stars[number - 1]).map { "   " + $0 } ?? ""
    sky.line(circles + earned, row: row, in: area, NightSky.good, .bold, on: &canvas)
    sky.title(words.levelDone(number), row: row + 1, in: area, on: &canvas, at: age)
    let next = language(.gridNext, ["level": .text(game.level.name)])
    sky.line(next, row: row + 2, in: area, NightSky.pale, on: &canvas)
    canvas.write(buttonText, at: buttonArea(canvas.size).origin, theme.button)
  }

  /// A full star for each that a level earned, and an empty one for each that it did not; nil if the
  /// score has no stars.
  private func stars(_ count: Int) -> String? {
    guard theme.hasFineBlocks, count > 0 else { return GridText.stars(count) }
    return String(repeating: "★", count: count) + String(repeating: "☆", count: 3 - count)
  }

  func drawEnd(
    _ finale: Finale, _ isRecord: Bool, on canvas: inout Canvas, at time: Int64
  ) {
    let area = frame.sky(in: canvas.size)
    let age = motion?.age(at: time) ?? 0
    finale.draw(on: &canvas, area, at: age)
    let sky = NightSky(theme: theme)
    var row = area.origin.row + 1
    let stars = game.stars.compactMap(stars).joined(separator: " ")
    let lines = [words.allDone(game.score), stars].filter { !$0.isEmpty }
    for line in lines.flatMap({ $0.wrapped(to: area.size.columns - 2) }) {
      sky.title(line, row: row, in: area, on: &canvas, at: age)
      row += 1
    }
    sky.line(
      words.record(isRecord, best: keeper.best), row: row, in: area,
      isRecord ? NightSky.good : NightSky.pale, on: &canvas)
    if let trouble = keeper.trouble {
      sky.line(trouble, row: row + 1, in: area, Light(0xFF9C9C), on: &canvas)
    }
    canvas.write(buttonText, at: buttonArea(canvas.size).origin, theme.button)
  }
}
