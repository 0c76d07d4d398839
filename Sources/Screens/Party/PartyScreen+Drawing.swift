internal import SafeText
internal import Terminal
internal import TextUnicode
internal import Views
internal import Words

extension PartyScreen {
  var frame: ScreenFrame {
    switch turns.phase {
    case .podium:
      ScreenFrame(
        title: title, status: "",
        hints: [KeyHint(key: .enter, name: "ENTER", label: language(.back))])
    default:
      ScreenFrame(
        title: title, status: "",
        hints: [
          KeyHint(key: .enter, name: "ENTER", label: language(.play)),
          KeyHint(key: .character("q"), name: "q", label: language(.endParty)),
        ])
    }
  }

  func draw(on canvas: inout Canvas, at time: Int64) {
    switch turns.phase {
    case .playing: games[turns.turn].draw(on: &canvas, at: time)
    case .handingOver:
      frame.draw(on: &canvas, theme)
      drawCard(on: &canvas)
    case .podium:
      frame.draw(on: &canvas, theme)
      drawPodium(on: &canvas)
    }
  }

  /// Draws whose turn it is, and the scores so far.
  private func drawCard(on canvas: inout Canvas) {
    let body = frame.body(in: canvas.size)
    var row = body.origin.row + max(0, (body.size.rows - games.count - 6) / 2)
    canvas.centre(
      language(.turnOf, ["name": .text(turns.name)]), row: row, in: body, theme.accent)
    row += 2
    for line in language(.othersLookAway).wrapped(to: min(50, body.size.columns)) {
      canvas.centre(line, row: row, in: body, theme.text)
      row += 1
    }
    row += 1
    for (index, name) in turns.names.enumerated() {
      let state = turns.states[index]
      let score = language(.points, ["n": .count(state.score)])
      canvas.centre(
        (index == turns.turn ? "▸ " : "  ") + name + "  " + score, row: row, in: body,
        state.isOver ? theme.faint : index == turns.turn ? theme.accent : theme.text)
      row += 1
    }
  }

  /// Draws the first three on steps, the winner in the middle, and all others below.
  private func drawPodium(on canvas: inout Canvas) {
    let body = frame.body(in: canvas.size)
    let ranking = turns.ranking
    let width = min(20, (body.size.columns - 2) / 3)
    let heights = [6, 4, 2].map { min($0, max(1, body.size.rows - ranking.count - 4)) }
    let left = body.origin.column + (body.size.columns - 3 * width) / 2
    let floor = body.origin.row + 3 + heights[0]
    let steps = [(1, 0), (0, 1), (2, 2)].filter { ranking.indices.contains($0.0) }
    for (rank, column) in steps {
      let (place, name, score) = (ranking[rank].place, ranking[rank].name, ranking[rank].score)
      let height = heights[min(place, 3) - 1]
      let area = Area(left + column * width, floor - height, width - 1, height)
      canvas.fill(area, theme.isColourful ? theme.bar : theme.button)
      let style = place == 1 ? theme.good : theme.title
      canvas.centre(name, row: area.origin.row - 2, in: area, style)
      canvas.centre(
        language(.points, ["n": .count(score)]), row: area.origin.row - 1, in: area, theme.text)
      canvas.centre(
        "\(place)", row: area.origin.row + height / 2, in: area,
        theme.isColourful ? theme.bar : theme.button)
    }
    for (row, rank) in ranking.dropFirst(3).enumerated() {
      canvas.centre(
        "\(rank.place). \(rank.name)  \(language(.points, ["n": .count(rank.score)]))",
        row: floor + 1 + row, in: body, theme.text)
    }
  }
}
