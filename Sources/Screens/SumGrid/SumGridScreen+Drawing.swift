internal import Games
internal import Terminal
internal import Views
internal import Words

extension SumGridScreen {
  var status: String {
    let best = max(keeper.best, game.score)
    return words.status(game.score, best: best)
  }

  var hints: [KeyHint] {
    var hints: [KeyHint] = []
    if case .asking = phase {
      hints = [
        KeyHint(key: .character(" "), name: language(.spaceKey), label: language(.gridMarkKey)),
        KeyHint(key: .enter, name: "ENTER", label: language(.gridCheckKey)),
        KeyHint(key: .character("/"), name: "/", label: language(.typeIn)),
        KeyHint(key: .character("s"), name: "s", label: language(.gridSkipKey)),
        KeyHint(key: .character("i"), name: "i", label: language(.gridHintKey)),
      ]
    }
    return hints + commonHints
  }

  func draw(on canvas: inout Canvas, at time: Int64) {
    frame.draw(on: &canvas, theme)
    switch phase {
    case .asking:
      let layout = layout(canvas.size)
      drawBoard(layout, on: &canvas, at: time)
      drawPanel(layout, on: &canvas)
    case .levelDone(let number): drawLevelDone(number, on: &canvas, at: time)
    case .over(let isRecord): drawEnd(isRecord, on: &canvas, at: time)
    }
  }
}
