import Testing

@testable import Terminal

@Suite struct DrawingTests {
  @Test func withoutColourAPictureIsCharactersOnly() {
    #expect(draw(frame, width: 6, columns: 12, rows: 3)?.lines == ["██▀▀██", "█▍  ▐█", "██▆▆██"])
  }

  @Test func aColourIsSaidOnceAndLeftAtTheEndOfTheLine() {
    let red = (0..<8 * 4).flatMap { _ -> [UInt8] in [255, 0, 0, 255] }
    #expect(
      draw(red, width: 8, columns: 4, rows: 4, .direct)?.lines == [
        "\u{1B}[0;48;2;255;0;0m    \u{1B}[0m"
      ])
    #expect(
      draw(red, width: 8, columns: 4, rows: 4, .indexed)?.lines == [
        "\u{1B}[0;48;5;196m    \u{1B}[0m"
      ])
  }

  @Test(arguments: [
    (DrawingCell(symbol: "▀", ink: 0x010203, paper: 0x0A0B0C), ";38;2;1;2;3;48;2;10;11;12"),
    (DrawingCell(symbol: "▀", ink: 0x010203, paper: nil), ";38;2;1;2;3"),
    (DrawingCell(symbol: "▀", ink: nil, paper: 0x0A0B0C), ";7;38;2;10;11;12"),
    (DrawingCell(symbol: " ", ink: nil, paper: 0x0A0B0C), ";48;2;10;11;12"),
    (DrawingCell(symbol: "▀", ink: nil, paper: nil), ""),
  ])
  func whereThePictureIsTransparentTheScreenShowsThrough(cell: DrawingCell, attributes: String) {
    #expect(cell.attributes(.direct) == attributes)
    #expect(cell.attributes(.monochrome) == "")
  }

  @Test(arguments: ColourDepth.allCases)
  func whatIsTransparentLeavesTheScreenAsItIs(colours: ColourDepth) {
    let nothing = [UInt8](repeating: 0, count: 4 * 8 * 8)
    #expect(
      draw(nothing, width: 8, columns: 4, rows: 2, colours)?.lines == ["    ", "    "])
  }

  @Test(arguments: [(1, 1), (1, 300), (300, 1), (7, 5), (64, 48), (320, 400)], [1, 2, 19, 80])
  func noLineIsWiderThanItMayBe(size: (width: Int, height: Int), columns: Int) throws {
    let pixels = noise(4 * size.width * size.height)
    for colours in ColourDepth.allCases {
      let drawing = try #require(
        draw(pixels, width: size.width, columns: columns, rows: 16, colours))
      #expect((1...columns).contains(drawing.columns))
      #expect((1...16).contains(drawing.lines.count))
      for line in drawing.lines {
        #expect(bare(line).unicodeScalars.count == drawing.columns)
        #expect(!bare(line).unicodeScalars.contains { $0.properties.generalCategory == .control })
        if colours == .monochrome { #expect(bare(line) == line) }
      }
    }
  }

  /// A white square with a black square in it.
  private var frame: [UInt8] {
    (0..<6).flatMap { y in
      (0..<6).flatMap { x -> [UInt8] in
        (2..<4).contains(x) && (2..<4).contains(y) ? [0, 0, 0, 255] : [255, 255, 255, 255]
      }
    }
  }

  private func draw(
    _ pixels: [UInt8], width: Int, columns: Int, rows: Int, _ colours: ColourDepth = .monochrome
  ) -> Drawing? {
    Drawing(
      pixels: pixels, width: width, height: pixels.count / 4 / width, columns: columns, rows: rows,
      colours: colours)
  }

  /// Returns random bytes of all values, the same each time.
  private func noise(_ count: Int) -> [UInt8] {
    var state: UInt32 = 7
    return (0..<count).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(state >> 24)
    }
  }

  private func bare(_ line: String) -> String { line.replacing(/\u{1B}\[[0-9;]*m/, with: "") }
}
