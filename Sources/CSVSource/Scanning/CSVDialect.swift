/// The two bytes that give a CSV file its structure.
package struct CSVDialect: Equatable, Sendable {
  package enum Origin: Sendable {
    case given
    case found
  }

  package var delimiter: UInt8
  package var quote: UInt8
  /// The origin of the delimiter: named by the author, or found in the file.
  package var origin: Origin

  package init(
    delimiter: UInt8 = UInt8(ascii: ","), quote: UInt8 = UInt8(ascii: "\""),
    origin: Origin = .given
  ) {
    precondition(delimiter != quote && delimiter != 0 && delimiter < 0x80 && quote < 0x80)
    self.delimiter = delimiter
    self.quote = quote
    self.origin = origin
  }

  /// The delimiters that are looked for if none is named.
  static let candidates: [UInt8] = Array(",;\t|".utf8)

  /// A delimiter in words, as in `semicolon`.
  package static func name(_ delimiter: UInt8) -> String {
    switch delimiter {
    case UInt8(ascii: ","): "comma"
    case UInt8(ascii: ";"): "semicolon"
    case UInt8(ascii: "\t"): "tab"
    case UInt8(ascii: "|"): "pipe"
    case UInt8(ascii: " "): "space"
    default: "\"\(Character(Unicode.Scalar(delimiter)))\""
    }
  }
}
