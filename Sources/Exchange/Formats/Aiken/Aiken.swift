internal import Diagnostics
internal import Kinds
internal import TextUnicode

extension ExchangeFormat {
  /// The plainest text format of Moodle: a question, its lettered choices, and the letter of the right one.
  static let aiken = ExchangeFormat(
    "aiken", "Aiken",
    reader: FormatReader(
      takes: "single choice questions",
      loses: "nothing that the format has; questions that are not written as it asks",
      recognises: AikenReader.recognises, read: AikenReader.read),
    writer: FormatWriter(
      suffix: "txt",
      fields: .of([.choice]),
      deck: [], write: AikenWriter.write))
}

/// Reads Aiken. A question ends with its line `ANSWER:`, and one that is not as the format asks is left out alone.
struct AikenReader {
  private let file: ImportedFile
  private let text: ArraySlice<UInt8>
  private var lines: [(kind: AikenLine, bytes: Range<Int>)] = []
  /// The bytes that a line takes in `lines` and in a question.
  private static let bytesOfLine = 80
  private var open = Open()

  /// The question that is being read.
  private struct Open {
    var bytes: Range<Int>?
    var prompt: [Range<Int>] = []
    var choices: [(letter: UInt8, text: Range<Int>)] = []
    /// The first thing that is not as the format asks, and the line to write in its place.
    var fault: (message: String, help: String)?
    /// True if the line `ANSWER:` stands before the question, so that the next one belongs to another question.
    var hasAnswerBefore = false
  }

  /// True if a line begins with `ANSWER:`, and an earlier one is a choice.
  static func recognises(_ file: ImportedFile) -> Bool {
    let start = file.bytes.prefix(1 << 14)
    guard !start.contains(0) else { return false }
    var hasChoice = false
    for line in Lines(start) {
      switch AikenLine(start, line) {
      case .choice: hasChoice = true
      case .answer(let letters) where hasChoice && 1...2 ~= letters.utf8.count: return true
      default: break
      }
    }
    return false
  }

  static func read(
    _ file: ImportedFile, _ options: ImportOptions, _ sink: inout ImportSink
  ) throws(ImportError) {
    let text = try file.text()
    var reader = AikenReader(file: file, text: text)
    file.budget.keep(text.count { $0 == 0x0A } * bytesOfLine)
    if file.budget.isExceeded { return }
    reader.lines = Lines(text).map { (AikenLine(text, $0), text.trimmed($0)) }
    for number in reader.lines.indices { reader.read(number, &sink) }
    reader.finish(&sink, answer: nil)
  }

  private init(file: ImportedFile, text: ArraySlice<UInt8>) {
    (self.file, self.text) = (file, text)
  }

  // MARK: - Lines

  private func kind(_ number: Int) -> AikenLine {
    lines.indices.contains(number) ? lines[number].kind : .blank
  }

  private mutating func read(_ number: Int, _ sink: inout ImportSink) {
    let bytes = lines[number].bytes
    switch lines[number].kind {
    case .blank: break
    case .text: readText(number, &sink)
    case .choice(let letter, _) where letter != UInt8(ascii: "A") && open.choices.isEmpty:
      // A question such as "J. Verne wrote which book?"
      readText(number, &sink)
    case .choice(let letter, let text):
      if open.prompt.isEmpty {
        fail("its choices have no question before them", "write the question in the line before A.")
      } else if open.choices.contains(where: { $0.letter == letter }) {
        fail(
          "two of its choices have the letter \(Self.name(letter))",
          "give each choice its own letter, and each question a line ANSWER:")
      }
      extend(bytes)
      // One with more choices than letters is at fault already.
      if open.choices.count < 26 { open.choices.append((letter, text)) }
    case .crampedChoice(let letter):
      let next = (open.choices.last?.letter).map { $0 + 1 } ?? 0x41
      guard !open.prompt.isEmpty, letter == next else { return readText(number, &sink) }
      let start = String(decoding: text[bytes].prefix(2), as: UTF8.self)
      fail("\(start) has no space behind it", "write a space between \(start) and the choice")
      extend(bytes)
      open.choices.append((letter, bytes))
    case .answer, .oddAnswer: readAnswer(number, &sink)
    }
  }

  /// Reads a line of a question. Behind choices and a blank line it begins the next one.
  private mutating func readText(_ number: Int, _ sink: inout ImportSink) {
    if !open.choices.isEmpty {
      if kind(number - 1) == .blank || open.prompt.isEmpty || startsQuestion(number) {
        finish(&sink, answer: nil)
      } else {
        fail("a choice has several lines", "write each choice in one line")
        return extend(lines[number].bytes)
      }
    }
    open.prompt.append(lines[number].bytes)
    extend(lines[number].bytes)
  }

  /// True if the choices behind a line begin with the letter A.
  private func startsQuestion(_ number: Int) -> Bool {
    if case .choice(UInt8(ascii: "A"), _) = kind(number + 1) { return true }
    return false
  }

  private mutating func readAnswer(_ number: Int, _ sink: inout ImportSink) {
    let isBehindBlank = kind(number - 1) == .blank
    let isBeforeText = kind(number + 1) == .text
    if open.bytes == nil, !isBeforeText {
      return sink.leaveOut(
        .malformedQuestion, "left out: a line ANSWER: has no question before it",
        at: file.place(lines[number].bytes), help: "write the question and its choices before it")
    }
    if open.bytes == nil || isBeforeText && (isBehindBlank || open.hasAnswerBefore) {
      // It stands before the question that it belongs to.
      finish(&sink, answer: nil)
      fail(
        "its answer stands before it",
        "write the line ANSWER: behind the choices")
      open.hasAnswerBefore = true
      return extend(lines[number].bytes)
    }
    extend(lines[number].bytes)
    guard case .answer(let letters) = lines[number].kind else {
      fail("its answer is not written as the format asks", "write ANSWER: in capital letters")
      return finish(&sink, answer: nil)
    }
    finish(&sink, answer: letters)
  }

  private mutating func fail(_ message: String, _ help: String) {
    if open.fault == nil { open.fault = (message, help) }
  }

  private mutating func extend(_ line: Range<Int>) {
    open.bytes = (open.bytes?.lowerBound ?? line.lowerBound)..<line.upperBound
  }

  private static func name(_ letter: UInt8) -> String { String(Unicode.Scalar(letter)) }

  // MARK: - Questions

  /// Sends the question that ends here to the sink.
  private mutating func finish(_ sink: inout ImportSink, answer: String?) {
    let question = open
    open = Open()
    guard let bytes = question.bytes else { return }
    let place = file.place(bytes)
    sink.item(at: place) { send(question, answer: answer, at: place, &$0) }
  }

  private func send(
    _ question: Open, answer: String?, at place: Place, _ sink: inout ImportSink
  ) {
    func leaveOut(_ code: Code, _ message: String, _ help: String) {
      sink.leaveOut(code, "left out: \(message)", at: place, help: help)
    }
    if let fault = question.fault {
      return leaveOut(.malformedQuestion, fault.message, fault.help)
    }
    guard let answer else {
      return leaveOut(
        .noRightAnswer, "it has no line ANSWER:", "write ANSWER: and a letter behind the choices")
    }
    let letters = answer.uppercased().utf8.filter { 0x41...0x5A ~= $0 }
    if letters.count > 1 {
      return leaveOut(
        .severalRight, "ANSWER: has more than one letter", "name the one right choice")
    }
    guard let right = question.choices.first(where: { [$0.letter] == letters }) else {
      return leaveOut(
        .noRightAnswer, "ANSWER: \(answer) names none of its choices",
        "write ANSWER: and the letter of a choice")
    }
    let wrong = question.choices.filter { $0.letter != right.letter }
    sink.add(
      .choice(
        question.prompt.map { text.trimmedText($0) }.joined(separator: " "),
        right: text.trimmedText(right.text), wrong: wrong.map { text.trimmedText($0.text) },
        at: place))
  }
}

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

/// Writes questions as Aiken, which programs show in the order of the file.
enum AikenWriter {
  static func write(
    _ deck: ExportedDeck, _ options: ExportOptions, _ output: inout ExportOutput
  ) throws(ExportError) {
    var isFirst = true
    for number in 0..<deck.count {
      let question = try deck.question(number)
      let line = Array(line(question.prompt).utf8)
      guard AikenLine(line[...], line.indices) == .text else {
        output.leaveOut(
          .questionNotExported, "the question begins like a choice or an answer of Aiken", question)
        continue
      }
      if question.hasSeveralRight {
        output.leaveOut(
          .questionNotExported, "the question has several right answers, and Aiken has one",
          question)
        continue
      }
      if question.cells.contains(where: { $0.text != self.line($0.text) }) {
        output.note(
          .exportedTextChanged, "spaces stand in place of line breaks", question)
      }
      try output.write((isFirst ? "" : "\n") + text(of: question))
      isFirst = false
    }
  }

  private static func text(of question: ExchangedQuestion) -> String {
    let choices = ChoiceOrder.choices(of: question)
    let right = choices.firstIndex(where: \.isRight) ?? 0
    var lines = [line(question.prompt)]
    for (index, choice) in choices.enumerated() {
      lines.append("\(ChoiceOrder.letter(index)). \(line(choice.text))")
    }
    return (lines + ["ANSWER: \(ChoiceOrder.letter(right))"]).joined(separator: "\n") + "\n"
  }

  private static func line(_ text: String) -> String {
    text.unicodeScalars.contains { $0.value < 0x20 } ? text.collapsed : text
  }
}
