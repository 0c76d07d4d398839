internal import Games
internal import PackFormat
internal import SafeText
internal import Terminal
internal import TextUnicode
internal import Views
internal import Words

/// The choice of the questions of a pack: by tag, by difficulty, and practice.
struct SelectionScreen: Screen {
  /// A line of the list, which can be marked.
  private enum Item {
    case practice
    case questions(QuestionChoice)
  }

  private let host: any HomeHost
  private let pack: PackLibrary.Pack
  private let items: [Item]
  private var cursor = 0
  /// The number of questions that the selection lets through.
  private var count = 0

  init(_ pack: PackLibrary.Pack, _ tags: QuestionTags, _ host: any HomeHost) {
    self.host = host
    self.pack = pack
    items = [.practice] + QuestionChoice.all(tags).map { .questions($0) }
    recount()
  }

  /// Counts the selected questions, for which the pack is read.
  private mutating func recount() {
    count =
      host.count(of: selection.filter, in: pack) ?? Int(clamping: pack.card.questionCount)
  }

  var language: Language { host.language }
  private var theme: Theme { host.looks.theme }
  private var selection: QuestionSelection { host.selection(of: pack) }

  private var frame: ScreenFrame {
    ScreenFrame(
      title: language(.whichQuestions), status: status,
      hints: [
        KeyHint(key: .character(" "), name: "SPACE", label: language(.mark)),
        KeyHint(key: .enter, name: "ENTER", label: language(.play)),
        KeyHint(key: .escape, name: "ESC", label: language(.back)),
      ])
  }

  private var status: String {
    language(
      .selectedQuestions, ["n": .count(count), "total": .count(pack.card.questionCount)])
  }

  mutating func take(_ event: ScreenEvent, _ moment: Moment) -> ScreenStep {
    switch event {
    case .input(.key(let key, _)): return take(key)
    case .input(.mouse(let mouse)):
      switch mouse.action {
      case .wheelUp: cursor = max(0, cursor - 1)
      case .wheelDown: cursor = min(items.count - 1, cursor + 1)
      case .press:
        if let key = frame.key(at: mouse.point, in: moment.size) { return take(key) }
        let body = frame.body(in: moment.size)
        guard body.contains(mouse.point) else { return .stay }
        let place = top(body.size.rows) + mouse.point.row - body.origin.row
        guard items.indices.contains(place) else { return .stay }
        cursor = place
        mark(place)
      case .release, .drag: break
      }
    default: break
    }
    return .stay
  }

  private mutating func take(_ key: Key) -> ScreenStep {
    switch key {
    case .character(" "), .left, .right: mark(cursor)
    case .enter:
      if count == 0 { return .ring }
      return .leave(.yes)
    case .escape, .character("q"), .character("Q"), .character("й"), .character("Й"):
      return .leave()
    case .pageUp: cursor = max(0, cursor - 10)
    case .pageDown: cursor = min(items.count - 1, cursor + 10)
    default: cursor = key.selecting(cursor, of: items.count) ?? cursor
    }
    return .stay
  }

  /// Marks an item, or takes its mark away.
  private mutating func mark(_ place: Int) {
    var selection = selection
    switch items[place] {
    case .practice: selection.isPractice.toggle()
    case .questions(let choice): choice.mark(in: &selection.filter)
    }
    host.select(selection, of: pack)
    recount()
  }

  private func isMarked(_ item: Item) -> Bool {
    switch item {
    case .practice: selection.isPractice
    case .questions(let choice): choice.isMarked(in: selection.filter)
    }
  }

  private func text(_ item: Item) -> (text: String, count: String) {
    switch item {
    case .practice: (language(.practice), "")
    case .questions(let choice):
      (choice.text(language), language.grouped(Int64(choice.count)))
    }
  }

  /// The first item that is shown in a number of rows.
  private func top(_ rows: Int) -> Int {
    max(0, min(cursor - rows / 2, items.count - rows))
  }

  func draw(on canvas: inout Canvas, at time: Int64) {
    frame.draw(on: &canvas, theme)
    let body = frame.body(in: canvas.size)
    let first = top(body.size.rows)
    let width = min(44, body.size.columns)
    for (row, item) in items.dropFirst(first).prefix(body.size.rows).enumerated() {
      let (isHere, isMarked) = (first + row == cursor, isMarked(item))
      let (text, count) = text(item)
      let line = body.origin.row + row
      canvas.write(isHere ? "▸" : " ", at: Point(body.origin.column, line), theme.accent)
      canvas.write(
        (isMarked ? "● " : "○ ") + text.terminalSafe, at: Point(body.origin.column + 2, line),
        isMarked ? theme.good : isHere ? theme.accent : theme.text,
        columns: width - 2 - count.displayWidth - 2)
      canvas.write(
        count, at: Point(body.origin.column + width - count.displayWidth, line), theme.faint)
    }
  }
}
