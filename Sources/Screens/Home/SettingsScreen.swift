internal import SafeText
internal import Terminal
internal import TextUnicode
internal import Words

/// The settings for all games; each change takes effect and is stored at once.
struct SettingsScreen: Screen {
  private let host: any HomeHost
  private var cursor = 0

  init(_ host: any HomeHost) { self.host = host }

  var language: Language { host.language }
  private var theme: Theme { host.looks.theme }

  /// A line of the screen: a name, the choices in words, the chosen one, and the way to choose
  /// another.
  private struct Setting {
    let name: String
    let choices: [String]
    let chosen: Int
    let choose: (inout Preferences, Int) -> Void
  }

  private static let languages: [Language?] = [nil] + Language.allCases

  private var settings: [Setting] {
    let now = host.preferences
    return [
      Setting(
        name: language(.languageName),
        choices: [language(.asTheSystem)] + Language.allCases.map(\.ownName),
        chosen: Self.languages.firstIndex(of: now.language) ?? 0
      ) { $0.language = Self.languages[$1] },
      Setting(
        name: language(.themeName),
        choices: [language(.asTheTerminal), language(.dark), language(.light)],
        chosen: Looks.Paper.allCases.firstIndex(of: now.paper) ?? 0
      ) { $0.paper = Looks.Paper.allCases[$1] },
      Setting(
        name: language(.motionName),
        choices: [language(.motionOn), language(.motionOff)],
        chosen: now.isStill ? 1 : 0
      ) { $0.isStill = $1 == 1 },
      Setting(
        name: language(.hintsName),
        choices: [language(.hintsShown), language(.hintsHidden)],
        chosen: now.hintsAreShown ? 0 : 1
      ) { $0.hintsAreShown = $1 == 0 },
    ]
  }

  private var frame: ScreenFrame {
    ScreenFrame(
      title: language(.settingsTitle), status: "",
      hints: [
        KeyHint(key: nil, name: "↑↓", label: language(.choose)),
        KeyHint(key: .right, name: "←→", label: language(.change)),
        KeyHint(key: .escape, name: "ESC", label: language(.back)),
      ])
  }

  mutating func take(_ event: ScreenEvent, _ moment: Moment) -> ScreenStep {
    switch event {
    case .input(.key(let key, _)): return take(key)
    case .input(.mouse(let mouse)):
      switch mouse.action {
      case .wheelUp: return take(.up)
      case .wheelDown: return take(.down)
      case .press:
        if let key = frame.key(at: mouse.point, in: moment.size) { return take(key) }
        for (row, places) in places(in: moment.size).enumerated() {
          for (choice, area) in places.enumerated() where area.contains(mouse.point) {
            cursor = row
            choose(choice)
          }
        }
      case .release, .drag: break
      }
    default: break
    }
    return .stay
  }

  private mutating func take(_ key: Key) -> ScreenStep {
    let count = settings.count
    switch key {
    case .up: cursor = (cursor + count - 1) % count
    case .down, .tab: cursor = (cursor + 1) % count
    case .left: change(by: -1)
    case .right, .enter, .character(" "): change(by: 1)
    case .escape, .character("q"), .character("Q"), .character("й"), .character("Й"):
      return .leave()
    default: break
    }
    return .stay
  }

  private func change(by step: Int) {
    let setting = settings[cursor]
    choose((setting.chosen + step + setting.choices.count) % setting.choices.count)
  }

  private func choose(_ choice: Int) {
    var preferences = host.preferences
    settings[cursor].choose(&preferences, choice)
    host.prefer(preferences)
  }

  /// The places of all choices of each setting, with empty rows between the settings if there is
  /// room for them and for the notes below.
  private func places(in size: Size) -> [[Area]] {
    let body = frame.body(in: size)
    let loose = places(in: body, gap: 1)
    let end = loose.last?.last?.rows.upperBound ?? 0
    return end + 4 <= body.rows.upperBound ? loose : places(in: body, gap: 0)
  }

  /// The places of all choices, below the names of the settings if the window is narrow.
  ///
  /// Choices that do not fit into a row continue in the next one.
  private func places(in body: Area, gap: Int) -> [[Area]] {
    let isWide = Self.isWide(body)
    let left = body.origin.column + (isWide ? 16 : 2)
    var row = body.origin.row + gap
    return settings.map { setting in
      var column = left
      if !isWide { row += 1 }
      let areas = setting.choices.map { choice in
        let width = choice.displayWidth + 4
        if column > left, column + width - 2 > body.columns.upperBound {
          column = left
          row += 1
        }
        defer { column += width }
        return Area(column, row, width, 1)
      }
      row += 1 + gap
      return areas
    }
  }

  private static func isWide(_ body: Area) -> Bool { body.size.columns >= 60 }

  func draw(on canvas: inout Canvas, at time: Int64) {
    frame.draw(on: &canvas, theme)
    let body = frame.body(in: canvas.size)
    let isWide = Self.isWide(body)
    var below = body.origin.row
    for (row, (setting, areas)) in zip(settings, places(in: canvas.size)).enumerated() {
      let isHere = row == cursor
      let line = (areas.first?.origin.row ?? 0) - (isWide ? 0 : 1)
      canvas.write(isHere ? "▸" : " ", at: Point(body.origin.column, line), theme.accent)
      canvas.write(
        setting.name, at: Point(body.origin.column + 2, line),
        isHere ? theme.accent : theme.title)
      for (choice, area) in areas.enumerated() {
        let isChosen = choice == setting.chosen
        let text = (isChosen ? "● " : "○ ") + setting.choices[choice]
        canvas.write(text, at: area.origin, isChosen ? theme.good : theme.faint)
      }
      below = (areas.last?.origin.row ?? below) + 2
    }
    for note in [host.override, host.trouble].compactMap({ $0 }) {
      for line in note.terminalSafe.wrapped(to: body.size.columns) {
        canvas.write(line, at: Point(body.origin.column, below), theme.bad)
        below += 1
      }
    }
  }
}
