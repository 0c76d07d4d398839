/// Quotes that hold a cell together in a word processor and nowhere else.
package enum TypographicQuotes {
  private static let opening: [[UInt8]] = ["“", "„", "”", "«", "»", "‘", "‚"].map { Array($0.utf8) }
  private static let closing: [[UInt8]] = ["”", "“", "»", "«", "’", "‘"].map { Array($0.utf8) }

  /// The quotes around texts that were parted into just `extra` cells too many; nil where there are
  /// none such.
  static func around(
    _ bytes: [UInt8], _ cells: [Range<Int>], extra: Int
  ) -> [Range<Int>]? {
    var quotes: [Range<Int>] = []
    var joined = 0
    var index = 0
    while index < cells.count, joined <= extra {
      defer { index += 1 }
      guard let open = Self.opening.first(where: { bytes[cells[index]].starts(with: $0) })
      else { continue }
      // A text that closes in its own cell may keep its quotes.
      guard
        let end = (index..<cells.count).prefix(extra + 1).first(where: { ends(bytes, cells[$0]) }),
        let close = Self.closing.first(where: { bytes[cells[end]].hasEnding($0) })
      else { return nil }
      if end == index { continue }
      let start = cells[index].lowerBound
      quotes += [
        start..<start + open.count, cells[end].upperBound - close.count..<cells[end].upperBound,
      ]
      joined += end - index
      index = end
    }
    return joined == extra && joined > 0 ? quotes : nil
  }

  private static func ends(_ bytes: [UInt8], _ cell: Range<Int>) -> Bool {
    closing.contains { bytes[cell].hasEnding($0) }
  }

  /// The text between typographic quotes; nil where it does not stand between any.
  package static func removed(from text: String) -> String? {
    let bytes = Array(text.utf8)
    guard let open = opening.first(where: { bytes.starts(with: $0) }),
      let close = closing.first(where: { bytes[...].hasEnding($0) }),
      bytes.count >= open.count + close.count
    else { return nil }
    return String(decoding: bytes.dropFirst(open.count).dropLast(close.count), as: UTF8.self)
  }
}

extension ArraySlice<UInt8> {
  func hasEnding(_ bytes: [UInt8]) -> Bool { suffix(bytes.count).elementsEqual(bytes) }
}
