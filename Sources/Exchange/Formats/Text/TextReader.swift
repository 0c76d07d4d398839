internal import Diagnostics
internal import Kinds
internal import TextUnicode

extension ExchangeFormat {
  /// Texts with questions as people and language models write them: numbered questions, lettered choices, answers.
  static let text = ExchangeFormat(
    "text", "text with questions",
    reader: FormatReader(
      takes:
        "questions with lettered, ticked or starred choices and a line `Answer: B`, in several languages, also in Markdown; questions with an answer alone for a typed answer; a list of answers at the end",
      loses: "text between the questions",
      recognises: TextReader.recognises, read: TextReader.read))
}

/// Reads questions from a text without a strict form. A question that is not clear is left out alone.
struct TextReader {
  /// The bytes in which the form is looked for.
  private static let headLength = 1 << 14

  /// True if the beginning of a file has a question with choices and its answer, or one with `Q:` and `A:`.
  static func recognises(_ file: ImportedFile) -> Bool {
    if file.isArchive || file.beginsAsJSON { return false }
    let start = file.bytes.prefix(headLength)
    guard !start.contains(0), !start.starts(with: "<".utf8) else { return false }
    var reader = TextReader(start)
    reader.readLines()
    return reader.questions.contains { $0.isWhole }
      || !reader.keys.isEmpty && reader.questions.contains { $0.choices.count > 1 }
  }

  static func read(
    _ file: ImportedFile, _ options: ImportOptions, _ sink: inout ImportSink
  ) throws(ImportError) {
    var reader = TextReader(try file.text())
    reader.readLines(file.budget)
    sink.deck.title = reader.title
    for question in reader.questions {
      sink.item(at: file.place(question.bytes)) { reader.send(question, file, &$0) }
    }
    if let first = reader.others.first {
      let lines = reader.others.count == 1 ? "1 line" : "\(reader.others.count) lines"
      sink.note(
        .valueDropped,
        "\(lines) of text beside the questions not taken, the first is \"\(QuestionTitle.made(of: first.text))\"",
        at: file.place(first.bytes))
    }
  }

  private let text: ArraySlice<UInt8>
  private var title: String?
  private var questions: [Question] = []
  /// The answers of a list behind the questions, by the numbers of the questions.
  private var keys: [Int: String] = [:]
  private var readsKeys = false
  /// The lines that belong to no question.
  private var others: [(text: String, bytes: Range<Int>)] = []

  private struct Question {
    var bytes: Range<Int>
    var number: Int?
    var prompt: [(text: String, bytes: Range<Int>)] = []
    var choices: [(letter: Int?, text: String, isMarked: Bool)] = []
    var fields: [(name: String, text: String)] = []
    /// True if the line before is blank.
    var isBehindBlank = false
    /// True if a number or a word says that the question begins.
    var isBegun = false

    var answers: [String] { fields.filter { $0.name == "Right" }.map(\.text) }
    var isWhole: Bool {
      choices.count > 1 && (!answers.isEmpty || choices.count { $0.isMarked } == 1)
        || choices.isEmpty && isBegun && answers.count == 1 && !prompt.isEmpty
    }
  }

  private init(_ text: ArraySlice<UInt8>) { self.text = text }

  // MARK: - Lines

  /// The bytes that a question takes, and one of its lines, until all lines are read.
  private static let bytesKept = (question: 110, line: 64)

  /// Reads all lines, as far as the budget goes.
  private mutating func readLines(_ budget: ImportBudget? = nil) {
    for line in Lines(text) {
      let bytes = text.trimmed(line)
      let before = questions.count
      read(String(decoding: text[bytes], as: UTF8.self), bytes)
      guard let budget, !bytes.isEmpty else { continue }
      let more = max(0, questions.count - before)
      budget.keep(Self.bytesKept.line + more * Self.bytesKept.question)
      if budget.isExceeded { return }
    }
    leaveOpenText()
  }

  private mutating func read(_ line: String, _ bytes: Range<Int>) {
    if readsKeys, !bytes.isEmpty, readKeys(line) { return }
    let meaning = TextLine(line)
    switch meaning {
    case .blank:
      if let last = questions.indices.last { questions[last].isBehindBlank = true }
      return
    case .keys: readsKeys = true
    case .heading(let text): readHeading(text, bytes)
    case .question(let number, let text):
      leaveOpenText()
      questions.append(Question(bytes: bytes, number: number, isBegun: true))
      if !text.isEmpty { questions[questions.count - 1].prompt.append((text, bytes)) }
    case .choice(let letter, let text, let isMarked):
      readChoice(letter, text, isMarked, line, bytes)
    case .field(let name, let text):
      guard let last = questions.indices.last else { return others.append((line, bytes)) }
      questions[last].fields.append((name, text))
    case .text(let text): readText(text, bytes)
    }
    if let last = questions.indices.last, !readsKeys {
      questions[last].bytes = questions[last].bytes.lowerBound..<bytes.upperBound
      questions[last].isBehindBlank = false
    }
  }

  private mutating func readHeading(_ text: String, _ bytes: Range<Int>) {
    if questions.isEmpty, title == nil {
      title = text
    } else if let last = questions.last, last.isBegun, last.prompt.isEmpty {
      questions[questions.count - 1].prompt.append((text, bytes))
    } else {
      leaveOpenText()
      others.append((text, bytes))
    }
  }

  private mutating func readChoice(
    _ letter: Int?, _ text: String, _ isMarked: Bool, _ line: String, _ bytes: Range<Int>
  ) {
    guard let last = questions.indices.last, questions[last].fields.isEmpty,
      letter == nil || letter == questions[last].choices.count,
      questions[last].isBegun || !questions[last].prompt.isEmpty
    else { return readText(line, bytes) }
    if letter == 0, let list = ListCell.lettered(line).flatMap(ListCell.withoutMarks) {
      for (index, text) in list.enumerated() {
        questions[last].choices.append((index, text, false))
      }
      return
    }
    questions[last].choices.append((letter, text, isMarked))
  }

  private mutating func readText(_ text: String, _ bytes: Range<Int>) {
    guard let last = questions.indices.last else {
      questions.append(Question(bytes: bytes, prompt: [(text, bytes)]))
      return
    }
    let (fields, choices) = (questions[last].fields.count, questions[last].choices.count)
    let isBehindBlank = questions[last].isBehindBlank
    if fields > 0, questions[last].fields[fields - 1].name != "Right", !isBehindBlank {
      questions[last].fields[fields - 1].text += " " + text
    } else if fields > 0 || choices > 0 && isBehindBlank {
      questions.append(Question(bytes: bytes, prompt: [(text, bytes)]))
    } else if choices > 0 {
      questions[last].choices[choices - 1].text += " " + text
    } else if isBehindBlank, !questions[last].isBegun {
      leaveOpenText()
      questions.append(Question(bytes: bytes, prompt: [(text, bytes)]))
    } else {
      questions[last].prompt.append((text, bytes))
    }
  }

  /// Takes text that turned out to be no question out of the questions.
  private mutating func leaveOpenText() {
    guard let last = questions.last, !last.isBegun, last.choices.isEmpty, last.fields.isEmpty else {
      return
    }
    questions.removeLast()
    if questions.isEmpty, title == nil, others.isEmpty, last.prompt.count == 1 {
      title = last.prompt[0].text
    } else {
      others += last.prompt
    }
  }

  /// Reads answers such as `1. B` or `1-B, 2-C`; false if the line has none.
  private mutating func readKeys(_ line: String) -> Bool {
    let words = line.split { " \t,;|*".contains($0) }.map(String.init)
    var found: [(Int, String)] = []
    var number: Int?
    for word in words {
      let digits = word.prefix { $0.isASCII && $0.isNumber }
      if let value = Int(digits) {
        number = value
        let rest = word.dropFirst(digits.count).drop { ".):-–=".contains($0) }
        if rest.isEmpty { continue }
        found.append((value, String(rest)))
        number = nil
      } else if let value = number {
        let rest = word.drop { "-–=:(".contains($0) }
        if rest.isEmpty { continue }
        found.append((value, String(rest)))
        number = nil
      } else if found.count != 1 {
        return false
      }
    }
    guard !found.isEmpty else { return false }
    for (number, key) in found { keys[number] = keys[number] == nil ? key : "?" }
    return true
  }

  // MARK: - Questions

  private func send(_ question: Question, _ file: ImportedFile, _ sink: inout ImportSink) {
    let place = file.place(question.bytes)
    func leaveOut(_ code: Code, _ message: String, _ help: String? = nil) {
      sink.leaveOut(code, "left out: \(message)", at: place, help: help)
    }
    let prompt = question.prompt.map(\.text).joined(separator: " ")
    guard question.choices.count <= ExchangedQuestion.mostListed else {
      return leaveOut(.noGameForIt, "it has \(question.choices.count) choices")
    }
    if prompt.isEmpty { return leaveOut(.malformedQuestion, "it has no text that asks") }
    var answers = question.answers
    if answers.isEmpty, let key = question.number.flatMap({ keys[$0] }) { answers = [key] }
    var taken: ExchangedQuestion
    if question.choices.isEmpty {
      guard let answer = answers.first else {
        return leaveOut(.noRightAnswer, "it has no choices and no line Answer:")
      }
      taken = .typed(prompt, answers: [answer], refused: [], at: place)
    } else {
      let named = named(question, answers)
      guard let right = named.first else {
        return leaveOut(
          .noRightAnswer,
          answers.isEmpty
            ? "no choice is marked as right"
            : "the answer \"\(answers.joined(separator: ", "))\" is none of the choices",
          "write Answer: and the letter of the right choice behind the choices")
      }
      guard named.count == 1 else {
        return leaveOut(.severalRight, "it has \(named.count) right answers")
      }
      let wrong = question.choices.indices.filter { $0 != right }.map { question.choices[$0].text }
      taken = .choice(prompt, right: question.choices[right].text, wrong: wrong, at: place)
    }
    for (name, text) in question.fields where name != "Right" && !text.isEmpty {
      taken.join([name == "Tags" ? TableTags.separated(text) : text], to: name)
    }
    sink.add(taken)
  }

  /// The numbers of the right choices, by the line of the answer or by their marks; none if these contradict each other.
  private func named(_ question: Question, _ answers: [String]) -> [Int] {
    let marked = question.choices.indices.filter { question.choices[$0].isMarked }
    guard let answer = answers.first else {
      return marked.count < question.choices.count ? marked : []
    }
    guard answers.count == 1 else { return [] }
    let texts = question.choices.map(\.text)
    let key = RightKey(answer, among: texts, onlyLetters: true)
    let isLettered = question.choices.allSatisfy { $0.letter != nil }
    if isLettered, key.looksLikePlaces { return key.fromOne }
    if !key.asText.isEmpty { return key.asText }
    // A letter with the text of its choice, or of another one.
    guard isLettered, let (letter, text) = ListCell.marked(answer), texts.indices.contains(letter),
      !texts.contains(where: { $0.lowercased() == text.lowercased() })
    else { return [] }
    return texts[letter].lowercased().hasPrefix(text.lowercased())
      || text.lowercased().hasPrefix(texts[letter].lowercased()) ? [letter] : []
  }
}
