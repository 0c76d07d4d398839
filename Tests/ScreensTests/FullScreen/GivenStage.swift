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

extension GivenStage {
  private static let digits: [String: Character] = [
    "█▀█\n█ █\n▀▀▀": "0", "▄█ \n █ \n▀▀▀": "1", "▀▀█\n█▀▀\n▀▀▀": "2", "▀▀█\n▀▀█\n▀▀▀": "3",
    "█ █\n▀▀█\n  ▀": "4", "█▀▀\n▀▀█\n▀▀▀": "5", "█▀▀\n█▀█\n▀▀▀": "6", "▀▀█\n ▄▀\n ▀ ": "7",
    "█▀█\n█▀█\n▀▀▀": "8", "█▀█\n▀▀█\n▀▀▀": "9",
  ]

  /// The digits of the number in large digits on the screen, without the signs between them.
  var bigNumber: String {
    let rows = (0..<size.rows).map { Array(shown.text(row: $0)) }
    for row in rows.indices.dropLast(2) {
      var number = ""
      for column in rows[row].indices.dropLast(2) {
        let glyph = (row...row + 2)
          .map { String(rows[$0].dropFirst(column).prefix(3)) }.joined(separator: "\n")
        let isStart = column == 0 || (row...row + 2).allSatisfy { rows[$0][column - 1] == " " }
        if isStart, let digit = Self.digits[glyph] { number.append(digit) }
      }
      if !number.isEmpty { return number }
    }
    return ""
  }
}

extension GivenStage {
  /// Replays the moves made so far in the line-by-line game and returns its output.
  func replayed(_ pack: BuiltPack, seed: UInt64 = 5) throws -> String {
    let reader = try pack.reader()
    let kind = try #require(GameKind.of(reader.header.card))
    let game = try kind.play(
      reader, GameSettings(seed: seed, year: 2026), ScoreKeeper(best: 0))
    var session = PlainSession(game, isRecorded: false)
    var text = try session.begin()
    for move in log.moves {
      switch move {
      case .line(let line, let milliseconds):
        text += "\(line)\n" + (try session.take(line, after: milliseconds).text)
      case .timeUp: text += try session.expire().text
      }
    }
    return text
  }

  mutating func click(_ text: String) throws {
    let place: Point? = place(of: text)
    guard let place else { throw NotSeen(text: text, screen: self.text) }
    try take(.input(.mouse(Mouse(.press, at: place))))
    try take(.input(.mouse(Mouse(.release, at: place))))
  }

  struct NotSeen: Error {
    let text: String
    let screen: String
  }

  /// Lets time pass with all ticks that the stage asks for; returns their number.
  @discardableResult
  mutating func wait(_ milliseconds: Int64) throws -> Int {
    let end = time + milliseconds
    var count = 0
    while let deadline = stage.deadline, deadline <= end {
      time = max(time, deadline)
      try tick()
      count += 1
      try #require(count < 100_000, "it never rests")
    }
    time = end
    draw()
    return count
  }
}
