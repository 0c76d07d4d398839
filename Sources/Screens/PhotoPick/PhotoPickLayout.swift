internal import Games
internal import Terminal
internal import TextUnicode
internal import Words

/// The places of everything on the photo pick screen, for drawing and for the mouse.
struct PhotoPickLayout {
  var body: Area
  /// The question, or the verdict on the pick.
  var head: [(String, Style)] = []
  /// The areas of the photos with their frames.
  var cards: [Area] = []
  var photos: [Area] = []
  /// The areas for the descriptions of the photos; empty if there is no room.
  var captions: [Area] = []
  /// The lines about the person who was found.
  var about: [String] = []
  var aboutTop = 0
  var credits: [String] = []
  var creditsTop = 0
  /// The button that ENTER presses.
  var button = Area(0, 0, 0, 0)
}

extension PhotoPickScreen {
  private static let gap = 2
  /// The fewest columns for photos side by side; narrower screens stack them.
  private static let narrowest = 60
  private static let headRows = 2

  func layout(_ size: Size) -> PhotoPickLayout {
    let body = frame.body(in: size)
    var layout = PhotoPickLayout(body: body)
    let end = body.origin.row + body.size.rows
    if case .over = phase {
      layout.button = body.line(of: buttonText, row: max(body.origin.row, end - 1))
      return layout
    }
    let columns = body.size.columns
    layout.credits = words.creditLines.joined(separator: " · ")
      .lines(columns, most: min(4, max(1, body.size.rows / 6)))
    layout.creditsTop = end - layout.credits.count
    layout.head = head(columns)
    let headRows = max(Self.headRows, layout.head.count)
    let isStacked = columns < Self.narrowest
    // The lines about a person replace the descriptions, so that the photos stay in place.
    let below = isStacked ? 0 : body.size.rows >= 17 ? 4 : 3
    let air = body.size.rows >= 17 ? 1 : 0
    let cards = Area(
      body.origin.column, body.origin.row + headRows + air, columns,
      layout.creditsTop - body.origin.row - headRows - 2 * air - below)
    let count = max(1, shown?.photos.count ?? 1)
    if isStacked {
      stack(count, in: cards, &layout)
    } else {
      layBeside(count, in: cards, below: below, &layout)
    }
    return layout
  }

  /// The open question, or the one just answered.
  var shown: PhotoPick.Question? {
    switch phase {
    case .asking: game.question
    case .judged(let outcome): outcome.question
    case .over: nil
    }
  }

  private func head(_ columns: Int) -> [(String, Style)] {
    switch phase {
    case .asking:
      return game.question.map { question in
        words.ask(question).lines(columns, most: Self.headRows).map { ($0, theme.title) }
      } ?? []
    case .judged(let outcome):
      let mark = outcome.isRight ? theme.marks.right : theme.marks.wrong
      let style = outcome.isRight ? theme.good : theme.bad
      let message = "\(mark) \(words.message(outcome))".lines(columns, most: 2).map { ($0, style) }
      return message
        + (outcome.isGameOver ? words.finalScore(outcome.score) : words.score(outcome))
        .lines(columns, most: 2).map { ($0, theme.text) }
    case .over: return []
    }
  }

  private func layBeside(
    _ count: Int, in area: Area, below: Int, _ layout: inout PhotoPickLayout
  ) {
    let share = (area.size.columns + Self.gap) / count - Self.gap
    // A card is never wider than a picture of its height can be, so that no frame stays empty.
    let width = min(share, max(16, area.size.rows * 2))
    let start =
      area.origin.column + (area.size.columns - count * (width + Self.gap) + Self.gap) / 2
    for index in 0..<count {
      let card = Area(
        start + index * (width + Self.gap), area.origin.row, width, area.size.rows)
      layout.cards.append(card)
      layout.photos.append(Self.inside(card))
      let column = area.origin.column + index * (share + Self.gap)
      layout.captions.append(Area(column, card.rows.upperBound, share, below))
    }
    layout.aboutTop = area.rows.upperBound
    tell(area.size.columns, rows: below - 1, &layout)
    layout.button = layout.body.line(of: buttonText, row: area.rows.upperBound + below - 1)
  }

  private func stack(_ count: Int, in area: Area, _ layout: inout PhotoPickLayout) {
    let heights = stackedRows(count, area.size.rows)
    var row = area.origin.row
    for rows in heights {
      let hasFrame = rows >= 5
      let width = min(area.size.columns / 3, max(4, 2 * rows))
      layout.cards.append(Area(area.origin.column, row, area.size.columns, rows))
      let card = Area(area.origin.column, row, width + 2, rows)
      layout.photos.append(
        hasFrame ? Self.inside(card) : Area(area.origin.column + 4, row, max(1, width - 2), rows))
      let column = card.columns.upperBound + 1
      layout.captions.append(Area(column, row, area.columns.upperBound - column, rows))
      row += rows
    }
    guard case .judged = phase else { return }
    layout.aboutTop = row
    tell(area.size.columns, rows: area.rows.upperBound - row - 1, &layout)
    layout.button = layout.body.line(of: buttonText, row: max(row, area.rows.upperBound - 1))
  }

  /// The rows of each photo in a stack.
  ///
  /// The selected photo gets the rows that the others can spare, for its description. After the
  /// answer only the picked and the right photo are left.
  private func stackedRows(_ count: Int, _ rows: Int) -> [Int] {
    if case .judged(let outcome) = phase {
      let shown = Set([outcome.choice, outcome.question.right])
      let share = max(1, min(8, (rows - 3) / (outcome.isRight ? 2 : shown.count)))
      return (0..<count).map { shown.contains($0) ? share : 0 }
    }
    let share = max(1, rows / count)
    guard let selected, count > 1, share > 2, share < 6 else {
      return Array(repeating: share, count: count)
    }
    return (0..<count).map { $0 == selected ? rows - 2 * (count - 1) : 2 }
  }

  private func tell(_ columns: Int, rows: Int, _ layout: inout PhotoPickLayout) {
    guard case .judged(let outcome) = phase, outcome.isRight else { return }
    layout.about = PersonText(outcome.picked.person, language).lines.joined(separator: " ")
      .lines(columns, most: rows)
  }

  private static func inside(_ card: Area) -> Area {
    Area(
      card.origin.column + 1, card.origin.row + 1, card.size.columns - 2, card.size.rows - 2)
  }

  func summaryHead(_ columns: Int) -> [(String, Style)] {
    guard case .over(let isRecord) = phase else { return [] }
    return [
      (language.gameOver, theme.title), (words.finalScore(game.score), theme.accent),
      (language.record(isRecord, best: keeper.best), isRecord ? theme.good : theme.text),
      (keeper.trouble ?? "", theme.bad),
    ].wrapped(to: columns)
  }
}
