internal import PackFormat
internal import SafeText
internal import Terminal
internal import TextUnicode
internal import Views
internal import Words

/// A few words on an otherwise empty screen: a pause, or a question to answer with yes or no.
///
/// It hides the screen below, so that nobody can read on during a pause.
struct AskScreen: Screen {
  let title: String
  let words: String
  let hints: [KeyHint]
  let theme: Theme
  /// The keys that answer yes; every other character, ENTER and ESC answer nothing.
  let yes: Set<Key>

  /// A pause, which hides the question.
  static func pause(_ title: String, _ language: Language, _ theme: Theme) -> AskScreen {
    AskScreen(
      title: title, words: language(.paused),
      hints: [KeyHint(key: .enter, name: "ENTER", label: language(.goOn))],
      theme: theme, yes: [])
  }

  /// A question before something is lost, to be answered with yes or no.
  static func confirm(
    _ title: String, _ words: String, _ language: Language, _ theme: Theme
  ) -> AskScreen {
    let (yes, no) = (language(.yesKey), language(.noKey))
    return AskScreen(
      title: title, words: words,
      hints: [
        KeyHint(key: yes.first.map { .character($0) }, name: yes, label: language(.yes)),
        KeyHint(key: .escape, name: no, label: language(.noGoOn)),
      ],
      theme: theme, yes: yesKeys(language))
  }

  /// The letter for yes in the language, and the key `y` in both layouts of the keyboard.
  ///
  /// A letter that means no is left out.
  private static func yesKeys(_ language: Language) -> Set<Key> {
    let no = language(.noKey)
    let letters = [language(.yesKey), "y", "н"].filter { $0 != no }
    return Set(letters.flatMap { $0 + $0.uppercased() }.map { .character($0) })
  }

  mutating func take(_ event: ScreenEvent, _ moment: Moment) -> ScreenStep {
    switch event {
    case .input(.key(let key, _)): return take(key)
    case .input(.mouse(let mouse)) where mouse.action == .press:
      return frame.key(at: mouse.point, in: moment.size).map(take) ?? .stay
    default: return .stay
    }
  }

  private func take(_ key: Key) -> ScreenStep {
    if yes.contains(key) { return .leave(.yes) }
    switch key {
    case .enter, .escape, .character: return .leave()
    default: return .stay
    }
  }

  func draw(on canvas: inout Canvas, at time: Int64) {
    frame.draw(on: &canvas, theme)
    let body = frame.body(in: canvas.size)
    let lines = words.terminalSafe.wrapped(to: min(60, body.size.columns))
    let top = body.origin.row + max(0, (body.size.rows - lines.count) / 2)
    for (row, line) in lines.enumerated() {
      canvas.centre(line, row: top + row, in: body, theme.title)
    }
  }

  private var frame: ScreenFrame { ScreenFrame(title: title, status: "", hints: hints) }
}
