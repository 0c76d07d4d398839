internal import PackFormat
internal import SafeText
internal import Terminal
internal import TextUnicode
internal import Words

/// A page of text, such as the rules of a game, which scrolls if it is long.
struct TextScreen: Screen {
  let title: String
  let paragraphs: [String]
  let language: Language
  let theme: Theme
  private var top = 0

  init(_ title: String, _ paragraphs: [String], _ language: Language, _ theme: Theme) {
    self.title = title
    self.paragraphs = paragraphs
    self.language = language
    self.theme = theme
  }

  mutating func take(_ event: ScreenEvent, _ moment: Moment) -> ScreenStep {
    let page = max(1, frame.body(in: moment.size).size.rows - 1)
    switch event {
    case .input(.key(let key, _)): return take(key, page, moment)
    case .input(.mouse(let mouse)):
      switch mouse.action {
      case .wheelUp: scroll(by: -3, moment)
      case .wheelDown: scroll(by: 3, moment)
      case .press:
        if let key = frame.key(at: mouse.point, in: moment.size) { return take(key, page, moment) }
      case .release, .drag: break
      }
    default: break
    }
    return .stay
  }

  private mutating func take(_ key: Key, _ page: Int, _ moment: Moment) -> ScreenStep {
    switch key {
    case .up: scroll(by: -1, moment)
    case .down: scroll(by: 1, moment)
    case .pageUp: scroll(by: -page, moment)
    case .pageDown, .character(" "): scroll(by: page, moment)
    case .home: top = 0
    case .end: scroll(by: Int(Int16.max), moment)
    case .enter, .escape, .character: return .leave()
    default: break
    }
    return .stay
  }

  private mutating func scroll(by rows: Int, _ moment: Moment) {
    let body = frame.body(in: moment.size).size
    top = max(0, min(top + rows, lines(body.columns).count - body.rows))
  }

  private func lines(_ columns: Int) -> [String] {
    Array(
      paragraphs.map { $0.terminalSafe.wrapped(to: min(columns, 76)) }.joined(separator: [""]))
  }

  func draw(on canvas: inout Canvas, at time: Int64) {
    frame.draw(on: &canvas, theme)
    let body = frame.body(in: canvas.size)
    let lines = lines(body.size.columns)
    let first = min(top, max(0, lines.count - body.size.rows))
    let left = body.origin.column + max(0, body.size.columns - 76) / 2
    for (row, line) in lines.dropFirst(first).prefix(body.size.rows).enumerated() {
      canvas.write(line, at: Point(left, body.origin.row + row), theme.text)
    }
    let below = lines.count - first - body.size.rows
    guard below > 0 || first > 0 else { return }
    let mark = "\(min(lines.count, first + body.size.rows))/\(lines.count)"
    canvas.write(
      mark, at: Point(canvas.size.columns - mark.count - 1, canvas.size.rows - 1), theme.faint)
  }

  private var frame: ScreenFrame {
    ScreenFrame(
      title: title, status: "",
      hints: [
        KeyHint(key: .enter, name: "ENTER", label: language(.back)),
        KeyHint(key: nil, name: "↑↓", label: language(.scroll)),
      ])
  }
}
