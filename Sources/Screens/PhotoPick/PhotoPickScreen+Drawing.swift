internal import Games
internal import Terminal
internal import TextUnicode
internal import Words

/// Drawing.
extension PhotoPickScreen {
  var status: String {
    let best = max(keeper.best, game.isOver ? game.score : 0)
    let place = "\(game.round)/\(game.rules.rounds)"
    return language(
      .photoStatus,
      ["place": .text(place), "score": .count(game.score), "best": .count(best)])
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
    let isAsking = if case .asking = phase { true } else { false }
    if case .over = phase { drawEnd(layout, on: &canvas) }
    for (row, line) in layout.head.enumerated() {
      canvas.centre(line.0, row: layout.body.origin.row + row, in: layout.body, line.1)
    }
    if let shown {
      for index in shown.photos.indices { draw(index, of: shown, layout, on: &canvas) }
    }
    if let text = selectedText(layout, canvas.size) {
      for (row, line) in text.enumerated() {
        canvas.centre(line, row: layout.aboutTop + row, in: layout.body, theme.text)
      }
    }
    for (row, line) in layout.about.enumerated() {
      canvas.centre(line, row: layout.aboutTop + row, in: layout.body, theme.text)
    }
    for (row, line) in layout.credits.enumerated() {
      canvas.centre(line, row: layout.creditsTop + row, in: layout.body, theme.faint)
    }
    if !isAsking { canvas.write(buttonText, at: layout.button.origin, theme.button) }
    celebration?.draw(behind: &canvas, frame.sky(in: canvas.size), at: time, theme)
  }

  /// The full description of the selected photo, which replaces the shorter ones below the photos.
  private func selectedText(_ layout: PhotoPickLayout, _ size: Size) -> [String]? {
    guard case .asking = phase, let selected, let shown, let caption = layout.captions.first,
      caption.origin.row == layout.aboutTop
    else { return nil }
    return PersonText(shown.photos[selected].person, language).picture
      .lines(layout.body.size.columns, most: caption.size.rows)
  }

  private func draw(
    _ index: Int, of question: PhotoPick.Question, _ layout: PhotoPickLayout,
    on canvas: inout Canvas
  ) {
    guard layout.cards.indices.contains(index), layout.cards[index].size.rows > 0 else { return }
    let (photo, caption) = (layout.photos[index], layout.captions[index])
    let (mark, style) = look(index, of: question)
    let text = PersonText(question.photos[index].person, language).picture
    let picture = DescribedPicture(
      picture: question.photos[index].person.picture, text: text)
    let badge = " \(index + 1) " + (mark.isEmpty ? "" : mark + " ")
    let hasFrame = photo.origin.row > layout.cards[index].origin.row
    if hasFrame {
      let frame = Area(
        photo.origin.column - 1, photo.origin.row - 1, photo.size.columns + 2, photo.size.rows + 2)
      canvas.frame(frame, isHeavy: !mark.isEmpty || index == selected, style)
      canvas.write(
        badge, at: Point(frame.origin.column + 2, frame.origin.row), badgeStyle(index, style))
    } else {
      canvas.write(
        mark.isEmpty ? " \(index + 1) " : "\(index + 1) \(mark)",
        at: Point(layout.cards[index].origin.column, photo.origin.row), badgeStyle(index, style))
    }
    let isSeen = context.shows(picture, in: photo.size)
    if isSeen { context.draw(picture, in: photo, on: &canvas) }
    let isBeside = caption.origin.row == layout.cards[index].origin.row
    if isBeside || !isJudged {
      // The description takes the place of a photo that is not shown, unless a caption stands
      // beside it.
      let area = isSeen || isBeside ? caption : photo
      if isSeen, !isBeside, selected != nil { return }
      let lines = text.lines(area.size.columns, most: area.size.rows)
      let isCentred = !isBeside
      for (row, line) in lines.enumerated() {
        let point = Point(area.origin.column, area.origin.row + row)
        if isCentred {
          canvas.centre(line, row: point.row, in: area, isSeen ? theme.faint : theme.text)
        } else {
          canvas.write(line, at: point, mark.isEmpty ? theme.text : style)
        }
      }
    } else if !isSeen {
      context.draw(picture, in: photo, on: &canvas)
    }
  }

  private var isJudged: Bool { if case .judged = phase { true } else { false } }

  /// The mark and the style of a photo: right, wrongly picked or selected.
  private func look(_ index: Int, of question: PhotoPick.Question) -> (String, Style) {
    if case .judged(let outcome) = phase {
      if index == question.right { return (theme.marks.right, theme.good) }
      return index == outcome.choice ? (theme.marks.wrong, theme.bad) : ("", theme.faint)
    }
    return ("", index == selected ? theme.accent : theme.faint)
  }

  private func badgeStyle(_ index: Int, _ style: Style) -> Style {
    isJudged ? style : index == selected ? theme.button : theme.bar
  }

  /// Draws the result of the game and the person that each question asked for.
  private func drawEnd(_ layout: PhotoPickLayout, on canvas: inout Canvas) {
    let body = layout.body
    let head = summaryHead(body.size.columns)
    let shown = outcomes.dropFirst(top).prefix(summaryRows(canvas.size))
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

extension Canvas {
  /// Draws a frame along the inner edge of an area; heavy frames stand out without colour, too.
  mutating func frame(_ area: Area, isHeavy: Bool, _ style: Style) {
    guard area.size.columns >= 2, area.size.rows >= 2 else { return }
    let parts = Array(isHeavy ? "╔═╗║╚╝" : "┌─┐│└┘")
    let middle = area.size.columns - 2
    let (top, bottom) = (area.origin.row, area.origin.row + area.size.rows - 1)
    let right = area.origin.column + area.size.columns - 1
    write(
      String(parts[0]) + String(repeating: parts[1], count: middle) + String(parts[2]),
      at: area.origin, style)
    for row in (top + 1)..<max(top + 1, bottom) {
      write(String(parts[3]), at: Point(area.origin.column, row), style)
      write(String(parts[3]), at: Point(right, row), style)
    }
    write(
      String(parts[4]) + String(repeating: parts[1], count: middle) + String(parts[5]),
      at: Point(area.origin.column, bottom), style)
  }
}
