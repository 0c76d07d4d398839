import TestSupport
import Testing

@testable import Terminal

@Suite struct CanvasDiffTests {
  private static let depths = ColourDepth.allCases.map { TerminalProfile(colours: $0) }

  @Test(arguments: depths, 0..<8 as Range<UInt64>)
  func aTerminalThatShowsOneCanvasShowsTheOtherAfterTheirDifference(
    terminal: TerminalProfile, seed: UInt64
  ) {
    var random = RandomCanvas(seed: seed)
    let size = Size(Int.random(in: 1...30, using: &random.generator), 6)
    var shown = VirtualTerminal(columns: size.columns, rows: size.rows)
    var old: Canvas?
    for step in 0..<40 {
      var new = old ?? Canvas(size)
      random.scribble(on: &new)
      shown.take(CanvasDiff.bytes(from: old, to: new, for: terminal))
      #expect(shown.refused == [], "seed \(seed), step \(step)")
      #expect(shown.rows == looks(of: new, terminal.colours), "seed \(seed), step \(step)")
      #expect(shown.modes.contains(25) == (new.cursor != nil))
      if let cursor = new.cursor {
        #expect(shown.cursor.map { Point($0.column, $0.row) } == cursor)
      }
      #expect(!shown.modes.contains(2026))
      old = new
    }
  }

  /// If a terminal draws joined characters wider or narrower, the rest of the screen must still be
  /// right.
  @Test(arguments: VirtualTerminal.Joining.allCases, 0..<8 as Range<UInt64>)
  func whatATerminalThinksOfJoinedSignsHarmsNothingElse(
    joining: VirtualTerminal.Joining, seed: UInt64
  ) {
    var random = RandomCanvas(seed: seed)
    let size = Size(30, 4)
    var shown = VirtualTerminal(columns: size.columns, rows: size.rows, joining: joining)
    var old: Canvas?
    for step in 0..<40 {
      var new = old ?? Canvas(size)
      random.scribble(on: &new)
      shown.take(CanvasDiff.bytes(from: old, to: new, for: TerminalProfile(colours: .direct)))
      #expect(shown.refused == [])
      for row in 0..<size.rows {
        var isJoined = false
        for column in 0..<size.columns {
          guard let cell = new[Point(column, row)] else { continue }
          if cell.width > 0 { isJoined = cell.text.unicodeScalars.count > 1 }
          if isJoined { continue }
          #expect(
            shown.rows[row][column].text == cell.text, "seed \(seed), step \(step), row \(row)")
        }
      }
      old = new
    }
  }

  @Test func onlyWhatChangedIsWritten() {
    var old = Canvas(Size(20, 3))
    old.write("Score 10 of 20", at: Point(0, 1))
    var new = old
    new.write("2", at: Point(6, 1))
    let terminal = TerminalProfile(colours: .direct, isSynchronised: false)
    #expect(text(old, new, terminal) == "\u{1B}[2;7H\u{1B}[0m2\u{1B}[0m")
    new.write("3", at: Point(12, 1))
    #expect(text(old, new, terminal) == "\u{1B}[2;7H\u{1B}[0m2\u{1B}[5C3\u{1B}[0m")
    #expect(text(new, new, terminal) == "")
  }

  @Test(arguments: [
    (ColourDepth.monochrome, "\u{1B}[0;1m"), (.basic, "\u{1B}[0;1;91;107m"),
    (.indexed, "\u{1B}[0;1;38;5;203;48;5;255m"),
    (.direct, "\u{1B}[0;1;38;2;250;80;70;48;2;240;240;250m"),
  ])
  func aColourIsShownAsTheTerminalCan(colours: ColourDepth, sequence: String) {
    let style = Style(.rgb(250, 80, 70), on: .rgb(240, 240, 250), .bold)
    #expect(style.sequence(colours) == sequence)
  }

  @Test(
    arguments: [
      (0xFF6B6B, 91), (0xC00020, 31), (0x5FD787, 32), (0xFFB454, 93), (0xAF5F00, 33),
      (0x5FAFFF, 94),
      (0x1F4E8C, 34), (0x8A8A8A, 37), (0x6A6A6A, 90), (0x000000, 30), (0xFFFFFF, 97),
    ] as [(UInt32, Int)])
  func with16ColoursTheHueIsKept(colour: UInt32, code: Int) {
    #expect(Style(Colour(colour)).sequence(.basic) == "\u{1B}[0;\(code)m")
  }

  @Test(arguments: depths)
  func allThatIsToldATerminalIsTakenBack(terminal: TerminalProfile) {
    var shown = VirtualTerminal(columns: 4, rows: 2)
    shown.take(TerminalProfile.entering)
    #expect(shown.modes == [1002, 1004, 1006, 1049, 2004])
    shown.take(TerminalProfile.leaving)
    #expect(shown.modes == [7, 8, 25])
    #expect(shown.refused == [])
  }

  private func text(_ old: Canvas, _ new: Canvas, _ terminal: TerminalProfile) -> String {
    String(decoding: CanvasDiff.bytes(from: old, to: new, for: terminal), as: UTF8.self)
  }

  /// Returns the cells that a terminal should show for a canvas.
  private func looks(of canvas: Canvas, _ colours: ColourDepth) -> [[VirtualTerminal.Cell]] {
    var known: [Style: VirtualTerminal.Look] = [:]
    func look(_ style: Style) -> VirtualTerminal.Look {
      if let look = known[style] { return look }
      var terminal = VirtualTerminal(columns: 2, rows: 1)
      terminal.take(Array((style.sequence(colours) + "x").utf8))
      known[style] = terminal.rows[0][0].look
      return terminal.rows[0][0].look
    }
    return (0..<canvas.size.rows).map { row in
      (0..<canvas.size.columns).map { column in
        let cell = canvas.cells[row * canvas.size.columns + column]
        return VirtualTerminal.Cell(text: cell.text, look: look(cell.style))
      }
    }
  }
}

/// Random canvases that no screen would draw.
struct RandomCanvas {
  var generator: SplitMix

  init(seed: UInt64) { generator = SplitMix(seed: seed) }

  static let texts = [
    "a", "Score 10", "é", "e\u{301}", "数字", "한글", "🎯", "👩‍👩‍👧", "❤️", "🇩🇪", "🇩", "\u{301}", "क्षि",
    "█▌▁", "♥♥♡", "\u{1B}[31m", "\u{202E}x", "\t", "\u{200D}", "a\u{300}\u{301}\u{302}", "ｱ", "  ",
    "",
    "\u{1100}\u{1161}", "👍🏽",
  ]
  private static let colours: [Colour] = [
    .standard, .rgb(255, 0, 0), .rgb(1, 2, 3), .rgb(9, 200, 90),
  ]
  private static let traits: [Style.Traits] = [[], .bold, .faint, [.underlined, .reversed]]

  mutating func scribble(on canvas: inout Canvas) {
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      let style = Style(
        Self.colours.randomElement(using: &generator) ?? .standard,
        on: Self.colours.randomElement(using: &generator) ?? .standard,
        Self.traits.randomElement(using: &generator) ?? [])
      let point = Point(
        Int.random(in: -3...canvas.size.columns, using: &generator),
        Int.random(in: -1...canvas.size.rows, using: &generator))
      if Int.random(in: 0..<8, using: &generator) == 0 {
        let columns = Int.random(in: 0...9, using: &generator)
        canvas.fill(Area(point.column, point.row, columns, 2), style)
      } else {
        canvas.write(Self.texts.randomElement(using: &generator) ?? "", at: point, style)
      }
    }
    // A place outside hides the cursor.
    let row = Bool.random(using: &generator) ? -1 : 0
    canvas.showCursor(
      at: Point(
        Int.random(in: 0..<canvas.size.columns, using: &generator),
        row + (row < 0 ? 0 : Int.random(in: 0..<canvas.size.rows, using: &generator))))
  }
}
