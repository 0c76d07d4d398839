internal import PackFormat
internal import SafeText
internal import Scores
package import Terminal
internal import TextUnicode
internal import Views
internal import Words

/// The places of everything on the home, for drawing and for the mouse.
struct HomeLayout {
  /// The rows of an item: title, facts, and an empty row if there is room for all items.
  var itemRows = 2
  var body: Area
  /// The name of the program in large letters; nil if there is no room.
  var sign: Area?
  var filterRow: Int?
  var list: Area
  /// The number of packs that are shown at once.
  var count = 0
  /// The details of the pack under the cursor; nil if there is no room.
  var details: Area?
  var button: Area?
}

extension HomeScreen {
  var frame: ScreenFrame {
    let broken = library.items.count { (try? $0.pack.get()) == nil }
    let count = language(.packs, ["n": .count(library.items.count - broken)])
    let rest = broken > 0 ? [language(.brokenPacks, ["n": .count(broken)])] : []
    return ScreenFrame(
      title: "packplay", status: ([count] + rest).joined(separator: "   "), hints: hints)
  }

  private var hints: [KeyHint] {
    func hint(_ key: Key?, _ name: String, _ label: Phrase) -> KeyHint {
      KeyHint(key: key, name: name, label: language(label))
    }
    if isFiltering {
      return [
        hint(.enter, "ENTER", .play), hint(nil, "↑↓", .choose), hint(.escape, "ESC", .allPacks),
      ]
    }
    let rest = [
      hint(.character("s"), "s", .settings), hint(.character("q"), "q", .quit),
    ]
    guard !library.items.isEmpty else { return rest }
    let ofQuestions = [
      hint(.character("c"), "c", .pickQuestions), hint(.character("m"), "m", .playTogether),
    ]
    let find = [hint(.character("/"), "/", .search)]
    guard let pack = try? chosen?.pack.get() else { return find + rest }
    return [
      hint(.enter, "ENTER", .play), hint(.character("?"), "?", .howToPlay),
      hint(.character("i"), "i", .aboutPack), hint(.character("t"), "t", .statistics),
    ] + find + (pack.kind?.asksQuestions == true ? ofQuestions : []) + rest
  }

  private var buttonText: String { "[ ENTER  \(language(.play)) ]" }

  func layout(_ size: Size) -> HomeLayout {
    let body = frame.body(in: size)
    var layout = HomeLayout(body: body, list: body)
    var (row, end) = (body.rows.lowerBound, body.rows.upperBound)
    if body.size.rows >= 27 {
      layout.sign = Area(body.origin.column, row, body.size.columns, HomeSign.rows)
      row += HomeSign.rows + 1
    }
    if isFiltering || !filter.isEmpty {
      layout.filterRow = row
      row += 1
    }
    if end - row >= 15, !library.items.isEmpty {
      let rows = end - row >= 30 ? 12 : 7
      layout.details = Area(body.origin.column, end - rows, body.size.columns, rows)
      if (try? chosen?.pack.get()) != nil {
        let width = buttonText.displayWidth
        layout.button = Area(body.columns.upperBound - width, end - 1, width, 1)
      }
      end -= rows
    }
    layout.list = Area(body.origin.column, row, body.size.columns, max(0, end - row))
    if places.count * 3 <= layout.list.size.rows + 1 { layout.itemRows = 3 }
    layout.count = (layout.list.size.rows + layout.itemRows - 2) / layout.itemRows
    return layout
  }

  /// The first pack that is shown; after the window has grown, it may lie above `top`.
  func first(_ layout: HomeLayout) -> Int {
    max(0, min(max(top, cursor - layout.count + 1), places.count - layout.count))
  }

  package func draw(on canvas: inout Canvas, at time: Int64) {
    frame.draw(on: &canvas, theme)
    let layout = layout(canvas.size)
    if let sign = layout.sign { HomeSign.draw(in: sign, on: &canvas, theme) }
    if let row = layout.filterRow { drawFilter(row, layout, on: &canvas) }
    if library.items.isEmpty { return drawEmpty(layout, on: &canvas) }
    let places = places
    let first = first(layout)
    for (row, place) in places.dropFirst(first).prefix(layout.count).enumerated() {
      let area = Area(
        layout.list.origin.column, layout.list.origin.row + row * layout.itemRows,
        layout.list.size.columns, 2)
      draw(
        library.items[place], number: first + row + 1, isChosen: first + row == cursor, area,
        on: &canvas)
    }
    if places.isEmpty {
      canvas.write(
        language(.noPackCalledSo), at: layout.list.origin, theme.faint)
    }
    drawScroll(first, places.count, layout, on: &canvas)
    if let details = layout.details {
      drawDetails(details, on: &canvas)
      if let button = layout.button { canvas.write(buttonText, at: button.origin, theme.button) }
    } else if let notice {
      let row = layout.body.rows.upperBound - 1
      canvas.fill(Area(0, row, canvas.size.columns, 1))
      canvas.write(
        notice, at: Point(layout.body.origin.column, row), noticeStyle,
        columns: layout.body.size.columns)
    }
  }

  private func drawFilter(_ row: Int, _ layout: HomeLayout, on canvas: inout Canvas) {
    let start = canvas.write("/ ", at: Point(layout.body.origin.column, row), theme.key)
    let end = canvas.write(
      filter, at: Point(start, row), theme.accent, columns: layout.body.size.columns - 3)
    if isFiltering { canvas.showCursor(at: Point(end, row)) }
  }

  private func draw(
    _ item: PackLibrary.Item, number: Int, isChosen: Bool, _ area: Area, on canvas: inout Canvas
  ) {
    if isChosen { canvas.fill(area, theme.chosen) }
    func on(_ style: Style) -> Style {
      isChosen ? Style(style.ink, on: theme.chosen.paper, style.traits) : style
    }
    let (left, row) = (area.origin.column, area.origin.row)
    let width = String(library.items.count).count
    canvas.write(isChosen ? "▸" : " ", at: Point(left + 1, row), on(theme.accent))
    let digits = String(number)
    canvas.write(digits, at: Point(left + 3 + width - digits.count, row), on(theme.faint))
    let text = left + 6 + width
    let room = area.columns.upperBound - 1 - text
    switch item.pack {
    case .success(let pack):
      drawBadge(of: pack, Point(text - 2, row), on: &canvas)
      let best = standing(of: pack).best.map { "★ \($0)" } ?? ""
      canvas.write(
        pack.card.title(for: host.texts), at: Point(text, row), on(theme.title),
        columns: room - (best.isEmpty ? 0 : best.displayWidth + 2))
      canvas.write(
        best, at: Point(area.columns.upperBound - 1 - best.displayWidth, row), on(theme.accent))
      canvas.write(
        facts(of: pack), at: Point(text, row + 1), on(isChosen ? theme.text : theme.faint),
        columns: room)
    case .failure(let error):
      canvas.write(item.name, at: Point(text, row), on(theme.title), columns: room)
      canvas.write(
        "✗ " + language(.cannotBePlayed, ["reason": .text(error.message)]),
        at: Point(text, row + 1), on(theme.bad), columns: room)
    }
  }

  /// Draws a mark in the colour of the pack's game beside both its lines.
  private func drawBadge(of pack: PackLibrary.Pack, _ point: Point, on canvas: inout Canvas) {
    guard !theme.badges.isEmpty, theme.hasFineBlocks,
      let place = GameKind.all.firstIndex(where: { $0.kind == pack.card.kind })
    else { return }
    for row in 0..<2 {
      let point = Point(point.column, point.row + row)
      let paper = canvas[point]?.style.paper ?? .standard
      canvas.write("▌", at: point, Style(theme.badges[place % theme.badges.count], on: paper))
    }
  }

  /// The facts below a title, the most important first, because the line may be cropped. The signer
  /// stands where no text of the pack can.
  func facts(of pack: PackLibrary.Pack) -> String {
    let card = pack.card
    let standing = standing(of: pack)
    let game =
      pack.kind?.name(language)
      ?? language(.noGamePlays, ["kind": .text(card.kind)])
    let questions = language(
      pack.kind?.counted ?? .questions, ["n": .count(card.questionCount)])
    let signer = standing.signer.map { (standing.isDoubtful ? "✗ " : "✓ ") + $0 }
    return [signer, game, questions, card.titles.first?.language]
      .compactMap { $0 }.joined(separator: " · ")
  }

  private func drawScroll(
    _ first: Int, _ count: Int, _ layout: HomeLayout, on canvas: inout Canvas
  ) {
    guard count > layout.count, layout.count > 0 else { return }
    let rows = layout.count * layout.itemRows
    let length = max(1, rows * layout.count / count)
    let start = (rows - length) * first / max(1, count - layout.count)
    let column = layout.list.columns.upperBound
    let (top, track) = (layout.list.origin.row, theme.hasFineBlocks ? "│" : "|")
    for row in 0..<rows {
      let isKnob = (start..<start + length).contains(row)
      canvas.write(
        isKnob ? "█" : track, at: Point(column, top + row), isKnob ? theme.accent : theme.faint)
    }
  }

  private func drawEmpty(_ layout: HomeLayout, on canvas: inout Canvas) {
    let folders = library.folders.map { "  " + $0 }
    let texts =
      [language(.noPackYet), "", language(.packsAreLookedForIn)] + folders
      + ["", language(.copyPacksThere), notice.map { "\n" + $0 } ?? ""]
    let lines = texts.flatMap {
      $0.isEmpty ? [""] : $0.terminalSafe.wrapped(to: layout.list.size.columns)
    }
    for (row, line) in lines.prefix(layout.list.size.rows).enumerated() {
      canvas.write(
        line, at: Point(layout.list.origin.column, layout.list.origin.row + row),
        row == 0 ? theme.title : theme.text)
    }
  }
}
