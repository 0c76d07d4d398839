package import Games
internal import SafeText
internal import Terminal
internal import TextUnicode
internal import Words

/// The names of the people who play together, typed by one of them.
struct PlayersScreen: Screen {
  private let host: any HomeHost
  private let pack: PackLibrary.Pack
  private var typed = ""
  private var hasSameQuestions = true

  init(_ pack: PackLibrary.Pack, _ host: any HomeHost) {
    self.host = host
    self.pack = pack
  }

  var language: Language { host.language }
  private var theme: Theme { host.looks.theme }

  private static let longestText = 120

  private var party: PartyChoice? { PartyChoice(typed, hasSameQuestions: hasSameQuestions) }

  private var frame: ScreenFrame {
    ScreenFrame(
      title: language(.playTogether), status: "",
      hints: [
        KeyHint(key: .enter, name: "ENTER", label: language(.play)),
        KeyHint(key: .tab, name: "TAB", label: language(.sameQuestions)),
        KeyHint(key: .escape, name: "ESC", label: language(.back)),
      ])
  }

  mutating func take(_ event: ScreenEvent, _ moment: Moment) -> ScreenStep {
    switch event {
    case .input(.key(let key, _)): return take(key)
    case .input(.paste(let text)):
      for character in text.prefix(Self.longestText) { add(character) }
    case .input(.mouse(let mouse)) where mouse.action == .press:
      return frame.key(at: mouse.point, in: moment.size).map { take($0) } ?? .stay
    // The party has left, so the home comes back.
    case .uncovered: return .leave()
    default: break
    }
    return .stay
  }

  private mutating func take(_ key: Key) -> ScreenStep {
    switch key {
    case .enter:
      guard let party else { return .ring }
      switch host.open(pack, for: party) {
      case .game(let screen): return .open(screen)
      case .refused: return .ring
      }
    case .tab: hasSameQuestions.toggle()
    case .backspace: if !typed.isEmpty { typed.removeLast() }
    case .escape: return .leave()
    case .character(let character): add(character)
    default: break
    }
    return .stay
  }

  private mutating func add(_ character: Character) {
    guard typed.count < Self.longestText, !character.isNewline else { return }
    typed.append(character)
  }

  func draw(on canvas: inout Canvas, at time: Int64) {
    frame.draw(on: &canvas, theme)
    let body = frame.body(in: canvas.size)
    var row = body.origin.row
    func write(_ text: String, _ style: Style) {
      for line in text.terminalSafe.wrapped(to: body.size.columns) {
        canvas.write(line, at: Point(body.origin.column, row), style)
        row += 1
      }
    }
    write(language(.whoPlays), theme.title)
    row += 1
    let shown = typed.terminalSafe.wrapped(to: body.size.columns - 3)
    for (index, line) in (shown.isEmpty ? [""] : shown).enumerated() {
      let start = canvas.write(
        index == 0 ? "> " : "  ", at: Point(body.origin.column, row), theme.key)
      let end = canvas.write(line, at: Point(start, row), theme.accent)
      canvas.showCursor(at: Point(end, row))
      row += 1
    }
    row += 1
    write((hasSameQuestions ? "● " : "○ ") + language(.sameQuestions), theme.text)
    write(language(.notKeptTogether), theme.faint)
  }
}

extension PartyChoice {
  /// Reads names with commas between; nil if there are too few or too many, or two are equal.
  package init?(_ text: String, hasSameQuestions: Bool) {
    let names = text.split { ",，、،;".contains($0) }.map { String($0).trimmed }
      .filter { !$0.isEmpty }
    self.init(names, hasSameQuestions: hasSameQuestions)
  }
}
