/// Faults whose finding has the code of the type and is never fixed safely, told by their bytes.
extension ValueFix {
  /// Whether that is known of a text; else `of` has to be asked. It holds of words, and of numbers beside words,
  /// in printable ASCII, where nothing in them may be a date, a power or a number such as `5 million`.
  static func isOrdinary(_ text: Span<UInt8>, _ type: TableSchema.FieldType) -> Bool {
    switch type {
    case .number, .integer, .year, .date: break
    case .string, .boolean: return false
    }
    // A spreadsheet's error or formula, quotes and the apostrophe that marks text.
    guard 1...longest ~= text.count, !isMark(text[0]) else { return false }
    // Words that stand for zeros end so, but what begins with a letter is no number beside one.
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
      // Powers, and the time of day.
      case UInt8(ascii: "^"), UInt8(ascii: "*"), UInt8(ascii: ":"): return false
      case 0x20...0x7e:
        if mayBeOfDate(word, length) { return false }
        (word, length) = (0, 0)
      default: return false
      }
    }
    return hasLetter && !mayBeOfDate(word, length)
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "="): true
    default: false
    }
  }

  /// The last letter of million, thousand and mio.
  private static func isOfZeros(_ byte: UInt8) -> Bool {
    switch byte | 0x20 {
    case UInt8(ascii: "d"), UInt8(ascii: "n"), UInt8(ascii: "o"): true
    default: false
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7a ~= byte | 0x20 }

  /// Whether a word, by its first three letters, may be a month, or the ending of a day.
  private static func mayBeOfDate(_ word: UInt32, _ length: Int) -> Bool {
    if length == 2 { return endings.indices.contains { endings[$0] == word } }
    return length > 2 && months.indices.contains { months[$0] == word }
  }

  // Inline, as threads would wait for each other where they all count who uses the same array.
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
