/// The notation that a source writes a cell's text in, so that a fix can write another text there.
package enum CellNotation: Sendable {
  /// A cell of CSV in quotes, which are written twice within it.
  case quoted(by: UInt8)
  /// A cell of CSV without quotes.
  case bare(delimiter: UInt8, quote: UInt8)
  /// Text or an attribute of XML.
  case xml

  /// The bytes that write `text` in place of a cell.
  func spelled(_ text: String) -> String {
    switch self {
    case .quoted(let quote): return Self.doubled(text, quote)
    case .bare(let delimiter, let quote):
      let isPlain = text.utf8.allSatisfy {
        $0 != delimiter && $0 != quote && $0 != 0x0A && $0 != 0x0D
      }
      let mark = String(Unicode.Scalar(quote))
      return isPlain ? text : mark + Self.doubled(text, quote) + mark
    case .xml:
      return text.unicodeScalars.reduce(into: "") { xml, scalar in
        switch scalar {
        case "&": xml += "&amp;"
        case "<": xml += "&lt;"
        case ">": xml += "&gt;"
        case "\"": xml += "&quot;"
        default: xml.unicodeScalars.append(scalar)
        }
      }
    }
  }

  /// True if a cell of `size` bytes surely has `text` and nothing else, such as a comment.
  func isWhole(_ text: Span<UInt8>, size: Int) -> Bool {
    var counts: [UInt8: Int] = [:]
    for index in text.indices { counts[text[index], default: 0] += 1 }
    func count(_ sign: Unicode.Scalar) -> Int { counts[UInt8(ascii: sign)] ?? 0 }
    switch self {
    case .quoted(let quote): return size == text.count + (counts[quote] ?? 0)
    case .bare: return size == text.count
    case .xml:
      // Of these, XML lets ">" stand as it is.
      let least = text.count + 4 * count("&") + 3 * count("<")
      return size == least || size == least + 3 * count(">")
    }
  }

  private static func doubled(_ text: String, _ quote: UInt8) -> String {
    let mark = Unicode.Scalar(quote)
    return text.unicodeScalars.reduce(into: "") { doubled, scalar in
      if scalar == mark { doubled.unicodeScalars.append(mark) }
      doubled.unicodeScalars.append(scalar)
    }
  }
}
