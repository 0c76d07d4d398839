package import PackFormat
internal import Pictures
package import Terminal
internal import Views

/// Draws pictures with characters, if the player asked for it; recorded games have no pictures.
package struct PicturePainter: Sendable {
  private let colours: ColourDepth
  private let isASCII: Bool

  package init(_ colours: ColourDepth, isASCII: Bool = false) {
    self.colours = colours
    self.isASCII = isASCII
  }

  /// Decodes a picture file and draws it; nil if the file is no picture or exceeds the limits.
  package func drawing(of file: [UInt8], columns: Int, rows: Int) -> Drawing? {
    guard let picture = try? Picture.decode(file) else { return nil }
    return Drawing(
      pixels: picture.pixels, width: picture.width, height: picture.height, columns: columns,
      rows: rows, colours: colours, letters: isASCII ? .ascii : .blocks)
  }
}

/// The pictures of a pack, drawn for a terminal.
package struct PackPictures {
  private let reader: PackReader
  private let painter: PicturePainter

  /// The most rows of a picture; more would leave no room for the question.
  private static let rows = 16
  /// The columns between pictures side by side.
  private static let gap = 2
  /// The fewest columns of a picture side by side; less would show little.
  private static let narrowest = 20

  /// Nil if the player does not want pictures drawn.
  package init?(_ reader: PackReader, _ painter: PicturePainter?) {
    guard let painter else { return nil }
    self.reader = reader
    self.painter = painter
  }

  /// The picture in lines of at most `columns`; empty if there is none that can be drawn.
  func lines(of picture: Int?, columns: Int) -> String {
    guard let drawing = drawing(of: picture, columns) else { return "" }
    return Self.text(drawing.lines)
  }

  /// The pictures with a number each, side by side if they fit, else stacked.
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

  /// Joins lines without trailing spaces; coloured ones stay.
  private static func text(_ lines: [String]) -> String {
    lines.map { line in
      let end = line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex
      return line[..<end] + "\n"
    }.joined()
  }
}
