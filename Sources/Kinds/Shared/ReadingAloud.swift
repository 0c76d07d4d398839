internal import TextUnicode

/// The time that it takes to read texts aloud.
enum ReadingAloud {
  /// People and screen readers speak about 150 words a minute. An English or Russian word has about six
  /// characters with its space.
  static let charactersPerSecond = 15
  /// The weight of a wide character, as in Chinese or Japanese: a syllable, five of which are spoken a
  /// second.
  private static let charactersOfWide = 3

  static func milliseconds(for texts: [String]) -> Int64 {
    milliseconds(forCharacters: texts.reduce(0) { $0 + characters(in: $1) }, wide: 0)
  }

  /// Returns the time for a number of characters, of which `wide` are wide.
  static func milliseconds(forCharacters characters: Int, wide: Int) -> Int64 {
    let count = characters + wide * (charactersOfWide - 1)
    return Int64((count * 1000 + charactersPerSecond - 1) / charactersPerSecond)
  }

  /// Returns an upper limit of the time from the number of bytes alone.
  static func mostMilliseconds(for texts: [String]) -> Int64 {
    mostMilliseconds(forBytes: texts.reduce(0) { $0 + $1.utf8.count })
  }

  static func mostMilliseconds(forBytes bytes: Int) -> Int64 {
    Int64(bytes * 1000 / charactersPerSecond + 1)
  }

  /// The number of characters, wide ones counted with their weight.
  private static func characters(in text: String) -> Int {
    text.reduce(0) { $0 + ($1.displayWidth > 1 ? charactersOfWide : 1) }
  }

  /// A duration rounded up to tenths, such as `18.8 seconds`.
  static func text(_ milliseconds: Int64) -> String {
    let tenths = (milliseconds + 99) / 100
    return "\(tenths / 10)" + (tenths % 10 > 0 ? ".\(tenths % 10)" : "")
      + (tenths == 10 ? " second" : " seconds")
  }
}
