import Terminal
import TestSupport
import Testing

@Suite struct GraphicTests {
  private static let kitty: TerminalProfile = {
    var profile = TerminalProfile(colours: .direct)
    profile.graphics = .kitty
    return profile
  }()

  @Test func aPictureIsSentOnceAndForgottenWhenItGoes() {
    let graphic = Graphic(png: [1, 2, 3, 4], size: Size(4, 2))
    var terminal = VirtualTerminal(columns: 20, rows: 6)
    func show(_ old: Canvas?, _ new: Canvas) -> String {
      let bytes = CanvasDiff.bytes(from: old, to: new, for: Self.kitty)
      terminal.take(bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
    var first = Canvas(Size(20, 6))
    first.write("beside and below", at: Point(0, 2))
    first.place(graphic, at: Point(3, 1))
    #expect(show(nil, first).contains("AQIDBA=="))
    #expect(terminal.graphics.values.map { $0 } == [[3, 1, 4, 2]])
    #expect(terminal.text(row: 2) == "bes    and below    ")

    var second = first
    second.write("more", at: Point(0, 5))
    #expect(!show(first, second).contains("_G"))

    // A moved picture is sent again; a picture with text over it is removed.
    var third = Canvas(Size(20, 6))
    third.place(graphic, at: Point(4, 1))
    #expect(show(second, third).contains("AQIDBA=="))
    #expect(terminal.graphics.values.map { $0 } == [[4, 1, 4, 2]])
    #expect(!show(third, Canvas(Size(20, 6))).contains("AQIDBA=="))
    #expect(terminal.graphics.isEmpty)
    #expect(terminal.refused == [])
  }

  @Test func aWholeScreenBeginsWithoutPictures() {
    let graphic = Graphic(png: [1], size: Size(1, 1))
    var terminal = VirtualTerminal(columns: 20, rows: 6)
    var canvas = Canvas(Size(20, 6))
    canvas.place(graphic, at: Point(0, 0))
    terminal.take(CanvasDiff.bytes(from: nil, to: canvas, for: Self.kitty))
    #expect(terminal.graphics.count == 1)
    terminal.take(CanvasDiff.bytes(from: nil, to: Canvas(Size(20, 6)), for: Self.kitty))
    #expect(terminal.graphics.isEmpty)
    terminal.take(CanvasDiff.bytes(from: nil, to: canvas, for: Self.kitty))
    terminal.take(Self.kitty.forgetting)
    #expect(terminal.graphics.isEmpty)
    #expect(terminal.refused == [])
  }

  @Test func whereSixelsGoTheirCellsAreWrittenAgain() throws {
    let graphic = try #require(
      Graphic(
        sixels: [UInt8](repeating: 200, count: 4 * 8 * 8), cell: Size(4, 4), size: Size(2, 2)))
    let profile = TerminalProfile(colours: .direct)
    var terminal = VirtualTerminal(columns: 10, rows: 4)
    var canvas = Canvas(Size(10, 4))
    canvas.place(graphic, at: Point(1, 1))
    terminal.take(CanvasDiff.bytes(from: nil, to: canvas, for: profile))
    #expect(terminal.sixels == [[1, 1]])
    #expect(terminal.refused == [])
    let bytes = CanvasDiff.bytes(from: canvas, to: Canvas(Size(10, 4)), for: profile)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("\u{1B}[2;2H\u{1B}[0m  \u{1B}[3;2H  "))
  }

  /// Cells right of a character of doubtful width are drawn again, but not where they would cut a
  /// hole into a picture.
  @Test func aPictureBesideADoubtfulCharacterStaysWhole() {
    var canvas = Canvas(Size(10, 1))
    canvas.place(Graphic(png: [], size: Size(4, 1)), at: Point(3, 0))
    var marked = canvas
    marked.write("✓", at: Point(0, 0))
    let bytes = CanvasDiff.bytes(from: canvas, to: marked, for: Self.kitty)
    let frame = ["\u{1B}[?2026h", "\u{1B}[0m", "\u{1B}[?2026l"]
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == frame[0] + "\u{1B}[1;1H" + frame[1] + "✓\u{1B}[1;2H  \u{1B}[4C   " + frame[1] + frame[2])
  }

  @Test(arguments: [(-1, 0), (0, -1), (7, 0), (0, 3)])
  func aPictureThatIsNotThereWholeIsNotThere(column: Int, row: Int) {
    var canvas = Canvas(Size(10, 4))
    canvas.place(Graphic(png: [], size: Size(4, 2)), at: Point(column, row))
    #expect(canvas == Canvas(Size(10, 4)))
  }

  @Test func aLargePictureIsSentInPieces() {
    var canvas = Canvas(Size(10, 4))
    canvas.place(
      Graphic(png: [UInt8](repeating: 0, count: 7000), size: Size(4, 2)), at: Point(0, 0))
    let text = String(
      decoding: CanvasDiff.bytes(from: nil, to: canvas, for: Self.kitty), as: UTF8.self)
    let pieces = text.split(separator: "\u{1B}_G").dropFirst(2)
    #expect(pieces.map { $0.prefix { $0 != ";" }.suffix(7) } == ["q=2,m=1", "q=2,m=1", "q=2,m=0"])
    for piece in pieces {
      #expect(piece.drop { $0 != ";" }.dropFirst().prefix { $0 != "\u{1B}" }.count <= 4096)
    }
  }

  @Test func aDrawingAsCellsShowsWhatItsLinesShow() throws {
    let pixels = (0..<4 * 16 * 16).map { UInt8(truncatingIfNeeded: $0 &* 37 | 3) }
    for colours in ColourDepth.allCases {
      for letters in [Drawing.Letters.blocks, .halves, .ascii] {
        let drawing = try #require(
          Drawing(
            pixels: pixels, width: 16, height: 16, columns: 12, rows: 6, colours: colours,
            letters: letters))
        var byLines = VirtualTerminal(columns: 20, rows: 8)
        for (row, line) in drawing.lines.enumerated() {
          byLines.take(Array("\u{1B}[\(row + 1);1H\(line)".utf8))
        }
        var canvas = Canvas(Size(20, 8))
        canvas.draw(drawing, at: Point(0, 0))
        var byCells = VirtualTerminal(columns: 20, rows: 8)
        byCells.take(
          CanvasDiff.bytes(from: nil, to: canvas, for: TerminalProfile(colours: colours)))
        #expect(byCells.rows == byLines.rows)
        #expect(byCells.refused + byLines.refused == [])
      }
    }
  }
}

@Suite struct TerminalAnswerTests {
  @Test(
    arguments: [
      ("\u{1B}_Gi=4294967;OK\u{1B}\\", [.takesKittyGraphics(true)]),
      ("\u{1B}_Gi=4294967;ENOTSUP:no\u{1B}\\", [.takesKittyGraphics(false)]),
      ("\u{1B}_Gi=1;OK\u{1B}\\", []), ("\u{1B}]11;rgb:0/0/0\u{7}", []),
      ("\u{1B}[6;20;10t", [.cell(Size(10, 20))]), ("\u{1B}[4;600;800t", []),
      ("\u{1B}[?62;4;22c", [.attributes([62, 4, 22])]), ("\u{1B}[?1;2c", [.attributes([1, 2])]),
    ] as [(String, [TerminalAnswer])])
  func whatATerminalSaysOfItselfIsNoKey(text: String, answers: [TerminalAnswer]) {
    for chunk in [1, 64] {
      var decoder = InputDecoder()
      var bytes = Array(text.utf8)[...]
      while !bytes.isEmpty {
        #expect(decoder.take(bytes.prefix(chunk)) == [])
        bytes = bytes.dropFirst(chunk)
      }
      #expect(decoder.takeAnswers() == answers)
      #expect(decoder.takeAnswers() == [])
      #expect(decoder.take(Array("x".utf8)) == [.key(.character("x"))])
    }
  }

  @Test(
    arguments: [
      (["TERM": "xterm-256color"], true), (["TERM": "xterm-kitty"], true), (["TERM": "foot"], true),
      (["TERM": "linux"], false), (["TERM": "vt220"], false), (["TERM": "dumb"], false),
      ([:], false),
      (["TERM": "tmux-256color"], false), (["TERM": "screen"], false),
      (["TERM": "xterm", "TMUX": "/tmp/x"], false), (["TERM": "xterm", "STY": "1.x"], false),
    ])
  func onlyTerminalsThatTakeItAsOneAreAskedAQuestion(variables: [String: String], canBe: Bool) {
    #expect(TerminalProfile.canBeAsked { variables[$0] } == canBe)
  }
}
