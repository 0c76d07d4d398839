internal import Games
internal import PackFormat
internal import Terminal
internal import TextUnicode
internal import Views
internal import Words

/// Photo pick on the whole screen, with the photos side by side, or stacked on a narrow screen.
struct PhotoPickScreen: RoundsScreen, ChoiceScreen {
  let words: PhotoPickWords
  let context: GameContext
  var rounds: Rounds<PlayedPhotos<PackPeople>>
  /// The motion of the cards after a pick; nil while a question is open.
  private(set) var motion: Motion?
  /// The celebration of a finished game; nil if there is nothing to celebrate.
  private(set) var celebration: Celebration?
  /// The photo that ENTER takes.
  var selected: Int?
  /// The first line about the people, or the first question of the summary, that is shown.
  var top = 0
  var leavePrompt = LeavePrompt()

  init(
    _ game: PhotoPick, _ source: PackPeople, _ words: PhotoPickWords, _ context: GameContext
  ) throws(PackError) {
    rounds = try Rounds(PlayedPhotos(game, source))
    self.words = words
    self.context = context
  }

  var game: PhotoPick { rounds.game.game }

  var deadline: Int64? { motion?.deadline ?? celebration?.deadline }

  mutating func tick(_ time: Int64) {
    motion?.tick(at: time)
    celebration?.tick(at: time)
  }
}

/// The game.
extension PhotoPickScreen {
  mutating func enter(_ moment: Moment) {
    switch phase {
    case .asking: (selected, motion, celebration) = (nil, nil, nil)
    case .over(let isRecord):
      (top, motion) = (0, nil)
      celebration = celebration(
        isRecord: isRecord, isFull: rounds.isFull,
        seed: UInt64(max(0, game.score)), moment)
    case .welcome, .judged: break
    }
  }

  mutating func answer(_ choice: Int, _ moment: Moment) {
    guard case .judged = rounds.answer(choice, at: moment.time, keeper) else { return }
    context.note("\(choice + 1)")
    top = 0
    motion = Motion(at: moment.time, milliseconds: CardTurn.length, isStill: context.isStill)
  }

  func question(before ending: GameEnding) -> String? {
    guard losesByLeaving else { return nil }
    let loss = language(.photoUnfinished, ["n": .count(game.score)])
    return language.paragraph([ending.question(language), loss])
  }

  func help() -> ScreenStep {
    context.help(
      game.rules.howToPlay(game.length, language) + [language(.photoKeys)] + words.creditLines)
  }
}

extension PhotoPickScreen {
  var choiceCount: Int? { phase.isAsking ? game.question?.photos.count : nil }

  var openRow: Int? { game.question?.asked.index }
  var answeredRows: [Int] { rounds.outcomes.map(\.row) }

  func scrolled(_ size: Size) -> (rows: Int, count: Int)? {
    switch phase {
    case .welcome, .asking: return nil
    case .judged:
      let layout = layout(size)
      return (layout.aboutArea.size.rows, layout.about.count)
    case .over: return (summaryRows(size), rounds.outcomes.count)
    }
  }

  func target(at point: Point, in size: Size) -> ChoiceTarget? {
    let layout = layout(size)
    if layout.button.contains(point) { return .button }
    return layout.cards.firstIndex { $0.contains(point) }.map { .choice($0) }
  }
}

/// Drawing.
extension PhotoPickScreen {
  var status: String {
    let best = max(keeper.best, game.isOver ? game.score : 0)
    return status(["\(game.round)/\(game.length)"], game.score, best: best)
  }

  var hints: [KeyHint] {
    var hints: [KeyHint] = []
    if case .asking = phase {
      hints = [
        KeyHint(key: nil, name: "1–\(game.rules.photos)", label: language(.photoPickKey)),
        KeyHint(key: nil, name: "←→ ENTER", label: language(.photoChooseKey)),
        KeyHint(key: .character("p"), name: "p", label: language(.pause)),
      ]
    }
    return hints + commonHints
  }

  var buttonText: String {
    let text = if case .over = phase { language(.playAgain) } else { language(.next) }
    return "[ ENTER  \(text) ]"
  }

  func draw(on canvas: inout Canvas, at time: Int64) {
    frame.draw(on: &canvas, theme)
    let layout = layout(canvas.size)
    if case .over = phase { drawEnd(layout, on: &canvas) }
    for (row, line) in layout.head.enumerated() {
      canvas.centre(line.0, row: layout.body.origin.row + row, in: layout.body, line.1)
    }
    drawBelow(layout, on: &canvas)
    if let shown {
      for index in shown.photos.indices { draw(index, of: shown, layout, on: &canvas, at: time) }
    }
    if choiceCount == nil {
      canvas.write(buttonText, at: layout.button.origin, theme.button)
    }
    let sky = frame.sky(in: canvas.size)
    if let celebration {
      celebration.draw(behind: &canvas, sky, at: time, theme)
    } else {
      context.backdrop?.draw(behind: &canvas, sky, pictures: layout.photos)
    }
    if let shown { fade(shown, layout, on: &canvas, at: time) }
  }

  /// Draws the lines below the cards: a description or the lines about people, rules and credits.
  private func drawBelow(_ layout: PhotoPickLayout, on canvas: inout Canvas) {
    func centre(_ lines: some Sequence<String>, _ row: Int, _ style: Style, _ canvas: inout Canvas)
    {
      for (index, line) in lines.enumerated() {
        canvas.centre(line, row: row + index, in: layout.body, style)
      }
    }
    if let text = selectedText(layout) {
      centre(text, layout.captions[0].origin.row, theme.text, &canvas)
    }
    let (area, count) = (layout.aboutArea, layout.about.count)
    let first = max(0, min(top, count - area.size.rows))
    centre(
      layout.about.dropFirst(first).prefix(area.size.rows), area.origin.row, theme.text, &canvas)
    if count > area.size.rows, choiceCount == nil {
      let text = "↑↓ \(language(.scroll))"
      let column = layout.body.columns.upperBound - text.displayWidth
      canvas.write(text, at: Point(column, layout.button.origin.row), theme.faint)
    }
    if let rules = layout.rules { centre([rules], layout.creditsTop - 1, theme.title, &canvas) }
    centre(layout.credits, layout.creditsTop, theme.faint, &canvas)
  }

  /// The full description of the selected photo, which replaces the shorter ones below the photos.
  private func selectedText(_ layout: PhotoPickLayout) -> [String]? {
    guard case .asking = phase, let selected, let shown, let caption = layout.captions.first,
      caption.origin.row == layout.cards[0].rows.upperBound
    else { return nil }
    return PersonText(shown.photos[selected].person, language).picture
      .lines(layout.body.size.columns, most: caption.size.rows)
  }

  /// Draws the result of the game and the person that each question asked for.
  private func drawEnd(_ layout: PhotoPickLayout, on canvas: inout Canvas) {
    let body = layout.body
    let head = summaryHead(body.size.columns)
    let shown = rounds.outcomes.dropFirst(top).prefix(summaryRows(canvas.size))
    let (start, columns) = canvas.head(head, above: shown.count, columns: 60, in: body)
    let left = start.column
    var row = start.row
    for outcome in shown {
      let style = outcome.isRight ? theme.good : theme.bad
      let points = outcome.points > 0 ? "+\(outcome.points)" : "\(outcome.points)"
      canvas.write(
        outcome.isRight ? theme.marks.right : theme.marks.wrong, at: Point(left, row), style)
      canvas.write(
        outcome.question.asked.person.name, at: Point(left + 2, row), theme.text,
        columns: columns - 10)
      canvas.write(points, at: Point(left + columns - points.count, row), style)
      row += 1
    }
  }
}
