internal import Bytes

/// A cheap test for faults that have the code of their type and no safe fix.
extension ValueFix {
  /// True if a text certainly has such a fault; if false, `of` decides. It holds for words, and for numbers beside
  /// words, in printable ASCII. None of the words may be a part of a date, a power, or a number such as `5 million`.
  static func isOrdinary(_ text: Span<UInt8>, _ type: TableSchema.FieldType) -> Bool {
    switch type {
    case .number, .integer, .year, .date: break
    case .string, .boolean: return false
    }
    // Spreadsheet errors and formulas, quotes, and the apostrophe that marks text are left to `of`.
    guard 1...longest ~= text.count, !isMark(text[0]) else { return false }
    // A text that begins with a letter is no number beside a word for zeros.
    let mayBeZeros = !isLetter(text[0]) && isOfZeros(text[text.count - 1])
    if mayBeZeros || text.count > 10 && text[10] | 0x20 == UInt8(ascii: "t") { return false }
    var hasLetter = false
    var word: UInt32 = 0
    var length = 0
    for index in text.indices {
      let byte = text[index]
      switch byte {
      case 0x41...0x5a, 0x61...0x7a:
        hasLetter = true
        if length < 3 { word = word << 8 | UInt32(byte | 0x20) }
        length += 1
      // These occur in powers and times of day.
      case UInt8(ascii: "^"), UInt8(ascii: "*"), UInt8(ascii: ":"): return false
      case 0x20...0x7e:
        if mayBeOfDate(word, length) { return false }
        (word, length) = (0, 0)
      default: return false
      }
    }
    return hasLetter && !mayBeOfDate(word, length)
  }

  /// True if a text is digits with one comma, as in `8,849`, which may stand before decimals or between thousands. In
  /// a file that writes decimal points it has the code of its type and no safe fix, as no other cause fits.
  static func isDigitsWithComma(_ text: Span<UInt8>, _ type: TableSchema.FieldType) -> Bool {
    guard type == .number || type == .integer, 3...longest ~= text.count else { return false }
    var comma: Int?
    for index in text.indices {
      if text[index].isDigit { continue }
      guard text[index] == UInt8(ascii: ","), comma == nil else { return false }
      comma = index
    }
    return comma.map { $0 > 0 && $0 < text.count - 1 } ?? false
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "="): true
    default: false
    }
  }

  /// True for the last letters of million, thousand, mio and k, and for the point of Mio.
  private static func isOfZeros(_ byte: UInt8) -> Bool {
    switch byte | 0x20 {
    case UInt8(ascii: "d"), UInt8(ascii: "k"), UInt8(ascii: "n"), UInt8(ascii: "o"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7a ~= byte | 0x20 }

  /// True if a word, by its first three letters, may be a month or the ending of a day.
  private static func mayBeOfDate(_ word: UInt32, _ length: Int) -> Bool {
    if length == 2 { return endings.indices.contains { endings[$0] == word } }
    return length > 2 && months.indices.contains { months[$0] == word }
  }

  // An inline array, as threads would contend for the reference count of a shared one.
  private static let endings: InlineArray<4, UInt32> = [
    letters("st"), letters("nd"), letters("rd"), letters("th"),
  ]

  private static let months: InlineArray<16, UInt32> = [
    letters("jan"), letters("feb"), letters("mar"), letters("mrz"), letters("apr"), letters("may"),
    letters("mai"), letters("jun"), letters("jul"), letters("aug"), letters("sep"), letters("oct"),
    letters("okt"), letters("nov"), letters("dec"), letters("dez"),
  ]

  private static func letters(_ word: String) -> UInt32 {
    word.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
