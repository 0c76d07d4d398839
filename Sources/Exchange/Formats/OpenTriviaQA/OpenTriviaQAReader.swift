internal import Diagnostics
internal import TextUnicode

extension ExchangeFormat {
  /// The text files of the OpenTriviaQA collection, one for each category.
  static let opentriviaqa = ExchangeFormat(
    "opentriviaqa", "OpenTriviaQA",
    reader: FormatReader(
      takes: "single choice and true/false questions; the name of the file as tag",
      loses: "text between the questions; questions whose right answer is none of the choices",
      recognises: OpenTriviaQAReader.recognises, read: OpenTriviaQAReader.read))
}

/// Reads blocks of `#Q question`, `^ right answer` and the choices `A …`, `B …`. Each may go over several lines.
struct OpenTriviaQAReader {
  private let file: ImportedFile
  private let text: ArraySlice<UInt8>
  private let tag: String?
  private var block = Block()
  /// True if the line before is blank.
  private var isBehindBlank = false

  /// The parts of a question that is being read, as byte ranges of their lines.
  private struct Block {
    var start: Int?
    var end = 0
    var question: [Range<Int>] = []
    var right: [Range<Int>]?
    var choices: [(letter: UInt8, lines: [Range<Int>])] = []
  }

  /// True if the first line with text begins with `#Q`, and one soon after it with `^`.
  static func recognises(_ file: ImportedFile) -> Bool {
    let start = file.bytes.prefix(1 << 14)[...]
    let behindMark = start.dropFirst(start.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    var isFirst = true
    for line in Lines(behindMark) where !start.trimmed(line).isEmpty {
      if isFirst, !start[line].starts(with: mark) { return false }
      if start[line].starts(with: [UInt8(ascii: "^")]) { return true }
      isFirst = false
    }
    return false
  }

  static func read(
    _ file: ImportedFile, _ options: ImportOptions, _ sink: inout ImportSink
  ) throws(ImportError) {
    var reader = OpenTriviaQAReader(file, try file.text())
    for line in Lines(reader.text) { reader.read(line, &sink) }
    reader.finish(&sink)
  }

  private static let mark = Array("#Q".utf8)

  private init(_ file: ImportedFile, _ text: ArraySlice<UInt8>) {
    (self.file, self.text) = (file, text)
    let stem = file.name.prefix { $0 != "." }
    tag = stem.isEmpty || file.path == ImportedFile.standardInput ? nil : String(stem)
  }

  // MARK: - Lines

  private mutating func read(_ line: Range<Int>, _ sink: inout ImportSink) {
    let content = text.trimmed(line)
    guard let first = text[content].first else {
      isBehindBlank = true
      return
    }
    defer { isBehindBlank = false }
    if text[content].starts(with: Self.mark) {
      finish(&sink)
      block.start = content.lowerBound
      block.question = [text.trimmed(content.dropFirst(Self.mark.count))]
    } else if block.start == nil {
      return lose(content, &sink)
    } else if first == UInt8(ascii: "^"), block.right == nil {
      block.right = [text.trimmed(content.dropFirst())]
    } else if block.right == nil {
      block.question.append(content)
    } else if startsChoice(content) {
      block.choices.append((first, [text.trimmed(content.dropFirst())]))
    } else if let last = block.choices.indices.last {
      if isBehindBlank { return lose(content, &sink) }
      block.choices[last].lines.append(content)
    } else {
      block.right?.append(content)
    }
    block.end = content.upperBound
  }

  /// True for a letter behind the last one, with white space or nothing after it. `I` is more likely a word.
  private func startsChoice(_ line: Range<Int>) -> Bool {
    let letter = text[line.lowerBound]
    let last = block.choices.last?.letter ?? 0x40
    return 0x41...0x48 ~= letter && letter > last
      && (line.count == 1 || text[line.lowerBound + 1] <= 0x20)
  }

  private func lose(_ line: Range<Int>, _ sink: inout ImportSink) {
    let lost = String(decoding: text[line], as: UTF8.self)
    sink.note(.valueDropped, "the text \"\(lost)\" between questions is lost", at: file.place(line))
  }

  // MARK: - Questions

  /// Sends the question that ends here to the sink.
  private mutating func finish(_ sink: inout ImportSink) {
    let block = block
    self.block = Block()
    guard let start = block.start else { return }
    let place = file.place(start..<block.end)
    guard let lines = block.right else {
      return sink.leaveOut(
        .noRightAnswer, "left out: it has no line that begins with ^", at: place,
        help: "write the right answer behind ^, and again as one of the choices")
    }
    let right = joined(lines)
    var choices = block.choices.map { joined($0.lines) }
    guard let index = Self.index(of: right, in: choices) else {
      return sink.leaveOut(
        .noRightAnswer, "left out: its right answer \"\(right)\" is none of the choices", at: place,
        help: "write the answer behind ^ as it stands among the choices")
    }
    if choices[index] != right {
      sink.note(
        .textChanged, "the right answer \"\(right)\" is spelled as among the choices", at: place)
    }
    var question = ExchangedQuestion.choice(
      joined(block.question), right: choices.remove(at: index), wrong: choices, at: place)
    if let tag { question.tags = [tag] }
    sink.add(question)
  }

  /// The lines of a part as one, with single spaces between them.
  private func joined(_ lines: [Range<Int>]) -> String {
    if lines.count == 1 { return String(decoding: text[lines[0]], as: UTF8.self) }
    var joined: [UInt8] = []
    for line in lines where !line.isEmpty {
      if !joined.isEmpty { joined.append(0x20) }
      joined += text[line]
    }
    return String(decoding: joined, as: UTF8.self)
  }

  private static func index(of right: String, in choices: [String]) -> Int? {
    if right.isEmpty { return nil }
    if let index = choices.firstIndex(of: right) { return index }
    let folded = right.collapsed.lowercased()
    return choices.firstIndex { $0.collapsed.lowercased() == folded }
  }
}
