internal import TextUnicode

/// How long it takes to read texts aloud.
enum ReadingAloud {
  /// People who read to others, and screen readers as they are set at first, say about 150 words a
  /// minute, and an English or Russian word has about six characters with its space.
  static let charactersPerSecond = 15
  /// A wide character, as in Chinese or Japanese, is a syllable: five of them a second.
  private static let charactersOfWide = 3

  static func milliseconds(for texts: [String]) -> Int64 {
    milliseconds(forCharacters: texts.reduce(0) { $0 + characters(in: $1) }, wide: 0)
  }

  /// For so many characters, some of them wide.
  static func milliseconds(forCharacters characters: Int, wide: Int) -> Int64 {
    let count = characters + wide * (charactersOfWide - 1)
    return Int64((count * 1000 + charactersPerSecond - 1) / charactersPerSecond)
  }

  /// No text takes longer than its bytes.
  static func mostMilliseconds(for texts: [String]) -> Int64 {
    mostMilliseconds(forBytes: texts.reduce(0) { $0 + $1.utf8.count })
  }

  static func mostMilliseconds(forBytes bytes: Int) -> Int64 {
    Int64(bytes * 1000 / charactersPerSecond + 1)
  }

  /// As they are counted here.
  private static func characters(in text: String) -> Int {
    text.reduce(0) { $0 + ($1.displayWidth > 1 ? charactersOfWide : 1) }
  }

  /// `18.8 seconds`, rounded up.
  static func text(_ milliseconds: Int64) -> String {
    let tenths = (milliseconds + 99) / 100
    return "\(tenths / 10)" + (tenths % 10 > 0 ? ".\(tenths % 10)" : "")
      + (tenths == 10 ? " second" : " seconds")
  }
}
