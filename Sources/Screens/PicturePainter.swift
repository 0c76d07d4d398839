package import PackFormat
internal import Pictures
package import Terminal

/// Draws a pack's pictures where the player asked for it; what it says belongs to no game's record.
package struct PicturePainter: Sendable {
  private let colours: ColourDepth
  private let isASCII: Bool

  package init(_ colours: ColourDepth, isASCII: Bool = false) {
    self.colours = colours
    self.isASCII = isASCII
  }

  /// The picture of a whole file; nil where it is none, or over the limits.
  package func drawing(of file: [UInt8], columns: Int, rows: Int) -> Drawing? {
    guard let picture = try? Picture.decode(file) else { return nil }
    return Drawing(
      pixels: picture.pixels, width: picture.width, height: picture.height, columns: columns,
      rows: rows, colours: colours, letters: isASCII ? .ascii : .blocks)
  }
}

/// A pack's pictures as a player sees them in a terminal.
package struct PackPictures {
  private let reader: PackReader
  private let painter: PicturePainter

  /// More would leave no room for the question.
  private static let rows = 16
  /// Between pictures side by side.
  private static let gap = 2
  /// Narrower, there is little to see.
  private static let narrowest = 20

  /// None where nobody wants them drawn.
  package init?(_ reader: PackReader, _ painter: PicturePainter?) {
    guard let painter else { return nil }
    self.reader = reader
    self.painter = painter
  }

  /// Lines no wider than `columns`; none where there is no picture that can be drawn, so that its
  /// description alone has to do.
  func lines(of picture: Int?, columns: Int) -> String {
    guard let drawing = drawing(of: picture, columns) else { return "" }
    return Self.text(drawing.lines)
  }

  /// Pictures with a number each, side by side where they fit, else one below the other.
  func lines(of pictures: [Int?], columns: Int) -> String {
    let share = (columns + Self.gap) / max(1, pictures.count) - Self.gap
    let isRow = share >= Self.narrowest
    let drawings = pictures.enumerated().compactMap { index, picture in
      drawing(of: picture, isRow ? share : columns).map { (name: "\(index + 1))", drawing: $0) }
    }
    if !isRow { return drawings.map { Self.text([$0.name] + $0.drawing.lines) }.joined() }
    let height = drawings.map(\.drawing.lines.count).max() ?? -1
    return Self.text(
      (-1..<height).map { row in
        drawings.map { name, drawing in
          row < 0
            ? Self.padded(name, name.count, to: share)
            : Self.padded(
              row < drawing.lines.count ? drawing.lines[row] : "",
              row < drawing.lines.count ? drawing.columns : 0, to: share)
        }.joined(separator: String(repeating: " ", count: Self.gap))
      })
  }

  private func drawing(of picture: Int?, _ columns: Int) -> Drawing? {
    guard let picture, let file = reader.picture(picture) else { return nil }
    return painter.drawing(of: file, columns: columns, rows: Self.rows)
  }

  private static func padded(_ text: String, _ width: Int, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - width))
  }

  /// Without the spaces that end a line, unless they have a colour.
  private static func text(_ lines: [String]) -> String {
    lines.map { line in
      let end = line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex
      return line[..<end] + "\n"
    }.joined()
  }
}
