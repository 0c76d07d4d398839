/// The meaning of a line of an Aiken file.
enum AikenLine: Equatable {
  case blank
  /// A part of a question.
  case text
  /// A choice: its letter, and the range of its text.
  case choice(UInt8, Range<Int>)
  /// A line that begins like a choice, without the space behind its mark, as in `A)text`.
  case crampedChoice(UInt8)
  /// `ANSWER:` with the letters behind it.
  case answer(String)
  /// A line that names the answer in another form than `ANSWER: B`.
  case oddAnswer

  init(_ text: ArraySlice<UInt8>, _ line: Range<Int>) {
    let content = text.trimmed(line)
    guard let first = text[content].first else {
      self = .blank
      return
    }
    if let answer = Self.answer(text, content) {
      self = answer
      return
    }
    let marks = [UInt8(ascii: "."), UInt8(ascii: ")")]
    guard 0x41...0x5A ~= first, content.count > 1, marks.contains(text[content.lowerBound + 1])
    else {
      self = .text
      return
    }
    let rest = content.dropFirst(2)
    if rest.isEmpty || text[rest.lowerBound] <= 0x20 {
      self = .choice(first, text.trimmed(rest))
    } else {
      self = .crampedChoice(first)
    }
  }

  private static let word = Array("ANSWER".utf8)

  private static func answer(_ text: ArraySlice<UInt8>, _ line: Range<Int>) -> AikenLine? {
    guard line.count > word.count,
      zip(text[line], word).allSatisfy({ $0 & 0xDF == $1 })
    else { return nil }
    let rest = text.trimmed(line.dropFirst(word.count))
    guard text[rest].first == UInt8(ascii: ":") else { return nil }
    let isExact =
      text[line].starts(with: word) && rest.lowerBound == line.lowerBound + word.count
    return isExact ? .answer(text.trimmedText(rest.dropFirst())) : .oddAnswer
  }
}
