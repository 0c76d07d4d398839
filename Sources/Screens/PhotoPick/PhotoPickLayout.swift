internal import Games
internal import Terminal
internal import TextUnicode
internal import Views
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
  /// The lines about the people of the answer, and the area for as many of them as fit.
  var about: [String] = []
  var aboutArea = Area(0, 0, 0, 0)
  /// The rules in one line, above the credits; nil after an answer.
  var rules: String?
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
    if case .over = phase {
      layout.button = body.line(
        of: buttonText, row: max(body.origin.row, body.rows.upperBound - 1))
      return layout
    }
    layout.head = head(body.size.columns)
    if case .judged(let outcome) = phase {
      layout.about = about(outcome.question, picked: outcome.choice, body.size.columns)
    } else {
      layout.rules = words.rules(game.rules)
    }
    let count = max(1, shown?.photos.count ?? 1)
    if body.size.columns < Self.narrowest {
      stack(count, &layout)
    } else {
      layBeside(count, &layout)
    }
    return layout
  }

  /// The lines about the people of an answer.
  private func about(
    _ question: PhotoPick.Question, picked choice: Int, _ columns: Int
  ) -> [String] {
    words.people(question, picked: choice).flatMap(\.paragraphs)
      .flatMap { $0.lines(columns, most: .max) }
  }

  /// The rows below cards that stand side by side: enough for whatever is picked, if there is room.
  private func rowsBelow(_ body: Area) -> Int {
    let (columns, rows) = (body.size.columns, body.size.rows)
    let most = rows < 20 ? max(5, rows / 2) : min(14, 7 + (rows - 20) / 3)
    guard let shown else { return most }
    let lines = shown.photos.indices.map { self.about(shown, picked: $0, columns).count }.max() ?? 0
    let needed = max(3, lines) + 1 + credits(columns, most: .max).count
    return min(most, max(5, needed))
  }

  /// The credits and the licence in at most `most` lines.
  ///
  /// If there is no room for all, each question shows others, each of them whole.
  private func credits(_ columns: Int, most: Int) -> [String] {
    func lines(_ credits: some Sequence<String>) -> [String] {
      credits.joined(separator: " · ").lines(columns, most: .max)
    }
    let credits = words.creditLines
    guard !credits.isEmpty else { return [] }
    let all = lines(credits)
    if all.count <= most { return all }
    let first = max(0, game.round - 1) % credits.count
    let turned = credits[first...] + credits[..<first]
    let shown = (1..<turned.count).reversed().lazy.map { lines(turned.prefix($0)) }
      .first { $0.count <= most }
    // A single credit that is too long for the window is whole in the help.
    return shown ?? turned[first].lines(columns, most: max(1, most))
  }

  /// Places the credits at the bottom of the screen, in all of `room`, or in the part that other
  /// lines leave; at least the longest credit is whole.
  private func placeCredits(
    room: Int, without others: Int, _ layout: inout PhotoPickLayout
  ) {
    let columns = layout.body.size.columns
    let least = words.creditLines.map { $0.lines(columns, most: .max).count }.max() ?? 0
    layout.credits = credits(columns, most: min(room, max(least, room - others)))
    layout.creditsTop = layout.body.rows.upperBound - layout.credits.count
  }

  /// The open question, or the one just answered.
  var shown: PhotoPick.Question? {
    switch phase {
    case .asking: game.question
    case .judged(let outcome): outcome.question
    case .welcome, .over: nil
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
        + words.standing(outcome).lines(columns, most: 2).map { ($0, theme.text) }
    case .welcome, .over: return []
    }
  }

  private func layBeside(_ count: Int, _ layout: inout PhotoPickLayout) {
    let body = layout.body
    let (columns, rows) = (body.size.columns, body.size.rows)
    // The lines below the cards change with the answer, so that the cards stay in place.
    let below = rowsBelow(body)
    let air = rows >= 24 ? 1 : 0
    let headRows = max(Self.headRows, layout.head.count)
    let area = Area(
      body.origin.column, body.origin.row + headRows + air, columns,
      rows - headRows - air - below)
    let share = (columns + Self.gap) / count - Self.gap
    // A card is never wider than a picture of its height can be, so that no frame stays empty.
    let width = min(share, max(16, area.size.rows * 2))
    let start = area.origin.column + (columns - count * (width + Self.gap) + Self.gap) / 2
    let isAsking = layout.rules != nil
    // At least two rows of descriptions, or all lines about the people.
    placeCredits(room: below - 1, without: isAsking ? 2 : layout.about.count, &layout)
    let end = layout.creditsTop - 1
    for index in 0..<count {
      let card = Area(
        start + index * (width + Self.gap), area.origin.row, width, area.size.rows)
      layout.cards.append(card)
      layout.photos.append(Self.inside(card))
      let column = area.origin.column + index * (share + Self.gap)
      layout.captions.append(
        Area(column, card.rows.upperBound, share, end - card.rows.upperBound))
    }
    layout.aboutArea = Area(
      area.origin.column, area.rows.upperBound, columns, end - area.rows.upperBound)
    layout.button = body.line(of: buttonText, row: end)
  }

  private func stack(_ count: Int, _ layout: inout PhotoPickLayout) {
    let body = layout.body
    let headRows = max(Self.headRows, layout.head.count)
    let top = body.origin.row + headRows
    // The rows for all cards, the lines about people, the credits, and the button or the rules.
    let rows = body.size.rows - headRows - 1
    let isAsking = layout.rules != nil
    placeCredits(
      room: rows - count, without: isAsking ? count : layout.about.count, &layout)
    let room = max(0, rows - layout.credits.count)
    var row = top
    for rows in stackedRows(count, room, about: layout.about.count) {
      let hasFrame = rows >= 5
      let width = min(body.size.columns / 3, max(4, 2 * rows))
      layout.cards.append(Area(body.origin.column, row, body.size.columns, rows))
      let card = Area(body.origin.column, row, width + 2, rows)
      layout.photos.append(
        hasFrame ? Self.inside(card) : Area(body.origin.column + 4, row, max(1, width - 2), rows))
      let column = card.columns.upperBound + 1
      layout.captions.append(Area(column, row, body.columns.upperBound - column, rows))
      row += rows
    }
    guard !isAsking else { return }
    let end = layout.creditsTop - 1
    layout.aboutArea = Area(body.origin.column, row, body.size.columns, end - row)
    layout.button = body.line(of: buttonText, row: end)
  }

  /// The rows of each photo in a stack.
  ///
  /// The selected photo gets the rows that the others can spare, for its description. After the
  /// answer only the picked and the right photo are left, with the rows that `about` leaves.
  private func stackedRows(_ count: Int, _ rows: Int, about: Int) -> [Int] {
    if case .judged(let outcome) = phase {
      let shown = Set([outcome.choice, outcome.question.right])
      let share = max(1, min(8, (rows - about) / shown.count))
      return (0..<count).map { shown.contains($0) ? share : 0 }
    }
    let share = max(1, rows / count)
    guard let selected, count > 1, share > 2, share < 6 else {
      return Array(repeating: share, count: count)
    }
    return (0..<count).map { $0 == selected ? rows - 2 * (count - 1) : 2 }
  }

  private static func inside(_ card: Area) -> Area {
    Area(
      card.origin.column + 1, card.origin.row + 1, card.size.columns - 2, card.size.rows - 2)
  }

  func summaryHead(_ columns: Int) -> [(String, Style)] {
    guard case .over(let isRecord) = phase else { return [] }
    return [
      (words.finalScore(game.score), theme.title),
      (language.record(isRecord, best: keeper.best), isRecord ? theme.good : theme.text),
      (keeper.trouble ?? "", theme.bad),
    ].wrapped(to: columns)
  }
}
