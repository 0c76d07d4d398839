import TestSupport
import Testing

@testable import Terminal

@Suite struct CanvasTests {
  @Test(arguments: [
    ("数字", "数字  ", [2, 0, 2, 0, 1, 1]), ("a数字b", "a数字b", [1, 2, 0, 2, 0, 1]),
    ("aaaaa数", "aaaaa ", [1, 1, 1, 1, 1, 1]), ("👩‍👩‍👧x", "👩‍👩‍👧x   ", [2, 0, 1, 1, 1, 1]),
    ("e\u{301}x", "e\u{301}x    ", [1, 1, 1, 1, 1, 1]), ("🇩🇪!", "🇩🇪!   ", [2, 0, 1, 1, 1, 1]),
    ("\u{301}x", "\\u{301", [1, 1, 1, 1, 1, 1]),
    ("\u{1B}[", "\\u{1B}", [1, 1, 1, 1, 1, 1]),
  ])
  func textTakesTheCellsItNeeds(text: String, shown: String, widths: [Int]) {
    var canvas = Canvas(Size(6, 1))
    canvas.write(text, at: Point(0, 0))
    #expect(canvas.text(row: 0) == shown)
    #expect(canvas.cells.map(\.width) == widths)
  }

  @Test(arguments: [(0, "x 数 "), (1, " x数 "), (2, "数x  "), (3, "数 x "), (-1, "数数 ")])
  func aCharacterThatIsCutInHalfIsGone(column: Int, shown: String) {
    var canvas = Canvas(Size(5, 1))
    canvas.write("数数", at: Point(0, 0))
    canvas.write("x", at: Point(column, 0))
    #expect(canvas.text(row: 0) == shown)
  }

  @Test func whatBeginsLeftOfTheCanvasIsClipped() {
    var canvas = Canvas(Size(4, 1))
    #expect(canvas.write("数abc", at: Point(-1, 0)) == 4)
    #expect(canvas.text(row: 0) == " abc")
    #expect(canvas.write("x", at: Point(0, 5)) == 1)
    #expect(canvas.write("x", at: Point(9, 0)) == 10)
    #expect(canvas.text(row: 0) == " abc")
  }

  @Test func textIsCroppedByWhatIsShownOfIt() {
    var canvas = Canvas(Size(12, 1))
    #expect(canvas.write("a\u{202E}bcdefgh", at: Point(1, 0), columns: 7) == 8)
    #expect(canvas.text(row: 0) == " a\\u{20…    ")
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func everyCharacterIsWholeWhateverIsWrittenOverIt(seed: UInt64) {
    var random = RandomCanvas(seed: seed)
    var canvas = Canvas(Size(Int(seed) % 7 + 1, 3))
    for _ in 0..<200 {
      random.scribble(on: &canvas)
      for row in 0..<3 {
        var column = 0
        while column < canvas.size.columns {
          guard let cell = canvas[Point(column, row)] else { return }
          #expect(cell.width > 0 && !cell.text.isEmpty, "seed \(seed)")
          #expect(!cell.text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
          let rest = (column + 1..<column + cell.width).map { canvas[Point($0, row)] }
          #expect(rest.allSatisfy { $0?.width == 0 && $0?.style == cell.style }, "seed \(seed)")
          column += max(1, cell.width)
        }
      }
    }
  }
}

/// Tests of canvases that screens lay out from where reading begins, which is the right.
struct RightToLeftCanvasTests {
  private static let salam = "\u{633}\u{644}\u{627}\u{645}"
  private static let shownSalam = "\u{FEE1}\u{FE8E}\u{FEE0}\u{FEB3}"

  @Test func aLayoutIsMirroredAndItsTextStaysReadable() {
    var canvas = Canvas(Size(12, 3), isRightToLeft: true)
    let end = canvas.write("1)", at: Point(1, 0))
    #expect(canvas.write(Self.salam, at: Point(end + 1, 0)) == 8)
    canvas.write("Paris?", at: Point(0, 1))
    canvas.write("日本", at: Point(2, 2))
    canvas.fill(Area(8, 2, 4, 1), with: "─")
    #expect(
      (0..<3).map { canvas.text(row: $0) } == [
        "    \(Self.shownSalam) 1) ", "      Paris?", "────  日本  ",
      ])
  }

  @Test func aPartCanBeDrawnFromLeftToRightWhereTheLayoutHasIt() {
    var canvas = Canvas(Size(10, 1), isRightToLeft: true)
    canvas.drawLeftToRight(in: Area(1, 0, 4, 1)) { canvas in
      for (index, digit) in "1234".enumerated() {
        canvas.write(String(digit), at: Point(1 + index, 0))
      }
    }
    canvas.write("x", at: Point(0, 0))
    #expect(canvas.text(row: 0) == "     1234x")
    #expect(canvas[Point(0, 0)]?.text == "x")
    #expect(canvas[Point(1, 0)]?.text == "4")
  }

  @Test func theCursorAndPicturesStandOnTheMirroredSide() throws {
    var canvas = Canvas(Size(10, 2), isRightToLeft: true)
    canvas.showCursor(at: Point(3, 1))
    #expect(canvas.cursor == Point(6, 1))
    canvas.showCursor(at: Point(10, 1))
    #expect(canvas.cursor == nil)
  }

  @Test func textIsClippedAtBothEdges() {
    var canvas = Canvas(Size(4, 1), isRightToLeft: true)
    canvas.write("abc", at: Point(-1, 0))
    #expect(canvas.text(row: 0) == "  ab")
    canvas.write("日本", at: Point(1, 0))
    #expect(canvas.text(row: 0) == " 本b")
  }

  @Test func theTextOfAPackIsOrderedInAnInterfaceFromLeftToRight() {
    var canvas = Canvas(Size(12, 1))
    canvas.write("= \(Self.salam)", at: Point(1, 0))
    #expect(canvas.text(row: 0) == " \(Self.shownSalam) =     ")
  }
}
