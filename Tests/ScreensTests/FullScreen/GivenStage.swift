import Games
import PackFormat
import Screens
import Terminal
import TestSupport
import Testing
import Words

/// A game on a stage without a terminal: tests send keys and read the screen.
struct GivenStage {
  private(set) var stage: Stage
  let keeper: ScoreKeeper
  let log = MoveLog()
  var size: Size
  var time: Int64 = 0
  private(set) var shown: VirtualTerminal
  /// The number of times that the bell rang.
  private(set) var rings = 0
  private var canvas: Canvas?
  private let terminal: TerminalProfile

  init(
    _ pack: BuiltPack, _ size: Size, seed: UInt64 = 5, language: Language = .english,
    _ terminal: TerminalProfile = TerminalProfile(colours: .direct), isStill: Bool = false,
    choices: PlayerChoices = PlayerChoices(nil), display: PictureDisplay? = nil, best: Int64 = 0
  ) throws {
    keeper = ScoreKeeper(best: best)
    let reader = try pack.reader()
    let kind = try #require(GameKind.of(reader.header.card))
    let screen = try #require(kind.screen)
    var settings = GameSettings(seed: seed, year: 2026, language: language, choices: choices)
    settings.display = display
    settings.isStill = isStill
    let context = GameContext(reader, settings, Theme(for: terminal), keeper, log)
    stage = Stage(try screen(reader, settings, context))
    self.size = size
    self.terminal = terminal
    shown = VirtualTerminal(columns: size.columns, rows: size.rows)
    draw()
  }

  /// Opens any screen.
  init(
    _ screen: any Screen, _ size: Size,
    _ terminal: TerminalProfile = TerminalProfile(colours: .direct)
  ) {
    stage = Stage(screen)
    keeper = ScoreKeeper(best: 0)
    self.size = size
    self.terminal = terminal
    shown = VirtualTerminal(columns: size.columns, rows: size.rows)
    draw()
  }

  /// Returns a pack of facts, each with its text, value and unit.
  static func facts(_ facts: [(String, Int64, String)], lives: String = "3") -> BuiltPack {
    var pack = BuiltPack(
      kind: "facts",
      rules: RuleText.filled(
        [RuleText("lives", lives)] + classicForm, of: HigherOrLowerRules.specifications))
    pack.add("Fact", facts.map(\.0))
    pack.add("Value", facts.map { ExactDecimal($0.1) })
    pack.add("Unit", facts.map(\.2))
    return pack
  }

  var isDone: Bool { stage.isDone }

  /// The rows of the screen that are not empty.
  var text: String {
    (0..<size.rows).map { shown.text(row: $0) }
      .map { row in row.lastIndex { $0 != " " }.map { String(row[...$0]) } ?? "" }
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  func contains(_ text: String) -> Bool { self.text.contains(text) }

  /// Returns the position of a text on the screen.
  func place(of text: String) -> Point? {
    for row in 0..<size.rows {
      let line = shown.text(row: row)
      if let range = line.range(of: text) {
        return Point(line[..<range.lowerBound].count, row)
      }
    }
    return nil
  }

  mutating func press(_ keys: Key..., modifiers: Modifiers = []) throws {
    for key in keys {
      // ENTER right after a result would be ignored.
      if key == .enter || key == .character(" ") { time += 300 }
      try take(.input(.key(key, modifiers)))
    }
  }

  mutating func type(_ text: String) throws {
    for character in text { try press(.character(character)) }
  }

  mutating func take(_ event: ScreenEvent) throws {
    try stage.take(event, Moment(size, time))
    if stage.takeRinging() { rings += 1 }
    draw()
  }

  /// Resizes the terminal.
  mutating func resize(_ size: Size) {
    self.size = size
    shown = VirtualTerminal(columns: size.columns, rows: size.rows)
    canvas = nil
    draw()
  }

  /// Sends a tick without drawing: no drawing depends on an earlier one.
  mutating func tick() throws {
    try stage.take(.tick, Moment(size, time))
    if stage.takeRinging() { rings += 1 }
  }

  mutating func draw() {
    guard !stage.isDone else { return }
    let new = stage.draw(Moment(size, time))
    shown.take(CanvasDiff.bytes(from: canvas, to: new, for: terminal))
    canvas = new
  }
}

extension String {
  /// Returns the first range of a text.
  fileprivate func range(of text: String) -> Range<Index>? {
    ranges(of: text).first
  }
}

/// The rules by which a pack plays the classic form of higher or lower.
let classicForm = [RuleText("range", "classic"), RuleText("yearMissCostsLife", "false")]
