import TestSupport
import Testing

@testable import Terminal

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
