internal import Games
internal import PackFormat
internal import Terminal
internal import TextUnicode
internal import Views
internal import Words

/// The short answer on the whole screen, with a line for the answer.
struct ShortAnswerScreen: SessionScreen {
  // The letters of a command are letters of an answer, so the plain game has a slash before them.
  static let leavingLine = "/q"
  static let newLine = "/n"
  static let longestInput = 80
  static let scrollKeys: Set<Key> = [.pageUp, .pageDown, .up, .down]

  let context: GameContext
  var rounds: Rounds<PlayedAnswers<PackShortQuestions>>
  var logged: Int64 = 0
  var celebration: Celebration?
  /// The answer being typed.
  var entry = TextEntry(longest: longestInput)
  /// The reply to the last answer, if the question is still open; else empty.
  private(set) var note = ""
  var top = 0
  var leavePrompt = LeavePrompt()
  var deadline: Int64?

  init(
    _ game: ShortAnswer, _ source: PackShortQuestions, _ context: GameContext
  ) throws(PackError) {
    rounds = try Rounds(PlayedAnswers(game, source))
    self.context = context
  }

  var keysHelp: String { language(.howToAnswer) }

  mutating func clear() {
    note = ""
    entry.clear()
  }

  /// Judges the typed answer; an empty one passes.
  private mutating func judge(_ moment: Moment) {
    let text = entry.text.nfc.trimmed
    guard !text.isEmpty else { return pass(moment) }
    // A line that begins with a slash is a command of the plain game unless there are two.
    let line = text.hasPrefix("/") ? "/" + text : text
    switch answer(.text(text), as: line, moment) {
    case .open:
      note = game.reply(to: .text(text), language).joined()
      entry.clear()
    case .refused(let refusal): note = game.reply(to: refusal, language).joined()
    case .ignored, .judged: break
    }
  }

  private mutating func pass(_ moment: Moment) { _ = answer(.pass, as: "", moment) }
}

/// Keys and mouse.
extension ShortAnswerScreen {
  mutating func take(
    _ key: Key, _ modifiers: Modifiers, _ moment: Moment
  ) throws(PackError) -> ScreenStep {
    guard phase.isAsking else { return try takeBetween(key, moment) }
    if entry.take(key, modifiers) { return .stay }
    switch key {
    case .enter: judge(moment)
    case .tab: pass(moment)
    case .escape, .function: return try takeCommon(key, moment)
    default: break
    }
    return .stay
  }

  mutating func paste(_ text: String) { if phase.isAsking { entry.paste(text) } }

  mutating func takeMouse(_ mouse: Mouse, _ moment: Moment) throws(PackError) -> ScreenStep {
    switch mouse.action {
    case .press where layout(moment.size).button.contains(mouse.point):
      return try take(.enter, [], moment)
    case .wheelUp where isSummary: return try take(.up, [], moment)
    case .wheelDown where isSummary: return try take(.down, [], moment)
    default: return .stay
    }
  }
}

/// Drawing.
extension ShortAnswerScreen {
  /// The rows of the line for the answer, and of the reply below it.
  private static var entryRows: Int { 3 }

  var hints: [KeyHint] {
    guard phase.isAsking else { return hintsBetween }
    return [
      KeyHint(key: .enter, name: "ENTER", label: language(.answer)),
      KeyHint(key: .tab, name: "TAB", label: language(.pass)),
      KeyHint(key: .function(1), name: "F1", label: language(.help)),
      KeyHint(key: .escape, name: "ESC", label: language(.quit)),
    ]
  }

  func layout(_ size: Size) -> QuestionLayout {
    switch phase {
    case .welcome, .over: layout(nil, size)
    case .asking: layout(game.open.map { view($0, entryRows: Self.entryRows) }, size)
    case .judged(let outcome): layout(view(outcome.content), size)
    }
  }

  func draw(on canvas: inout Canvas, at time: Int64) {
    draw(on: &canvas, at: time) { layout, canvas in
      if phase.isAsking { drawEntry(layout.entry, on: &canvas) }
    }
  }

  /// Draws the line for the answer, and the reply to the last one below it.
  private func drawEntry(_ area: Area, on canvas: inout Canvas) {
    let lines = note.lines(area.size.columns, most: max(0, area.size.rows - 1))
    for (row, line) in lines.enumerated() {
      canvas.write(line, at: Point(area.origin.column, area.origin.row + 1 + row), theme.bad)
    }
    entry.draw(in: area, theme.key, theme.accent, on: &canvas)
  }
}
