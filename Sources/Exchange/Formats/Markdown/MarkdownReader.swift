internal import Bytes
internal import Diagnostics
internal import TextUnicode

/// Reads sheets in the form of `MarkdownWriter`: numbered questions with lists, and the answers behind them.
struct MarkdownReader {
  private static let answersHeading = "## Answers"
  private static let rule = "---"
  /// The bytes in which the form is looked for.
  private static let headLength = 1 << 14

  private struct Question {
    var number: Int
    var prompt: String
    var bytes: Range<Int>
    var image: (name: String, alt: String)?
    var lefts: [String] = []
    var texts: [String] = []
    /// True if a list is numbered otherwise than it should be.
    var isDamaged = false
  }

  private struct Answer {
    var key: String
    var explanation: String?
    var source: String?
  }

  private enum Part {
    case head, questions, answers, foot
  }

  private var part = Part.head
  private var about: [String] = []
  private var questions: [Question] = []
  private var answers: [Int: Answer] = [:]
  private var lastAnswer: Int?
  /// The lines that belong to no question.
  private var others: [(text: String, bytes: Range<Int>)] = []

  /// True if a file begins with a heading, and its first question has a list with the letters or numbers of this form.
  static func recognises(_ file: ImportedFile) -> Bool {
    guard file.bytes.starts(with: "# ".utf8), !file.isArchive else { return false }
    var reader = MarkdownReader()
    var deck = DeckInfo()
    let start = file.bytes.prefix(headLength)
    for line in Lines(start) {
      reader.read(String(decoding: start[line], as: UTF8.self), line, &deck)
      if reader.questions.count > 1 { break }
    }
    return reader.questions.first.map { $0.texts.count > 1 && !$0.isDamaged } ?? false
  }

  static func read(
    _ file: ImportedFile, _ options: ImportOptions, _ sink: inout ImportSink
  ) throws(ImportError) {
    let text = try file.text()
    var reader = MarkdownReader()
    for line in Lines(text) {
      reader.read(String(decoding: text[line], as: UTF8.self), line, &sink.deck)
    }
    if !reader.about.isEmpty { sink.deck.description = reader.about.joined(separator: " ") }
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

  // MARK: - Lines

  private mutating func read(_ line: String, _ bytes: Range<Int>, _ deck: inout DeckInfo) {
    let text = line.trimmed
    if text.isEmpty { return }
    let isIndented = line.hasPrefix(" ")
    if text == Self.answersHeading, part == .questions { return part = .answers }
    if text == Self.rule, part != .head { return part = .foot }
    if part == .head, deck.title == nil, text.hasPrefix("# ") {
      deck.title = MarkdownText.plain(text.dropFirst(2))
      return
    }
    if !isIndented, let (number, rest) = Self.numbered(text), rest.hasPrefix("**") {
      if part == .answers { return readAnswer(number, rest, bytes) }
      if part != .foot, rest.hasSuffix("**"), rest.count > 4 {
        part = .questions
        questions.append(
          Question(
            number: number, prompt: MarkdownText.plain(rest.dropFirst(2).dropLast(2)),
            bytes: bytes))
        return
      }
    }
    switch part {
    case .head: about.append(MarkdownText.plain(text))
    case .questions where isIndented: readPart(text, bytes)
    case .answers where isIndented: readRemark(text, bytes)
    case .foot: readFoot(text, &deck)
    default: others.append((text, bytes))
    }
  }

  /// The number at the beginning of a line such as `12. **Which**`, and the text behind it.
  private static func numbered(_ text: String) -> (number: Int, rest: Substring)? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard (1...9).contains(digits.count), let number = Int(digits),
      text[digits.endIndex...].hasPrefix(". ")
    else { return nil }
    return (number, text[digits.endIndex...].dropFirst(2))
  }

  /// Reads a line of a list, or a picture.
  private mutating func readPart(_ text: String, _ bytes: Range<Int>) {
    let last = questions.count - 1
    if text.hasPrefix("!["), let end = text.firstRange(of: "](<"), text.hasSuffix(">)") {
      let alt = text[..<end.lowerBound].dropFirst(2)
      let name = text[end.upperBound...].dropLast(2)
      questions[last].image = (MarkdownText.plain(name), MarkdownText.plain(alt))
    } else if text.hasPrefix("- ") || text.hasPrefix("* "),
      let colon = text.firstRange(of: ": ")
    {
      let label = text[..<colon.lowerBound].dropFirst(2)
      let item = MarkdownText.plain(text[colon.upperBound...])
      if label == "\(questions[last].lefts.count + 1)", questions[last].texts.isEmpty {
        questions[last].lefts.append(item)
      } else {
        if label != ChoiceOrder.letter(questions[last].texts.count) {
          questions[last].isDamaged = true
        }
        questions[last].texts.append(item)
      }
    } else {
      return others.append((text, bytes))
    }
    questions[last].bytes = questions[last].bytes.lowerBound..<bytes.upperBound
  }

  private mutating func readAnswer(_ number: Int, _ rest: Substring, _ bytes: Range<Int>) {
    let key = rest.dropFirst(2)
    guard let end = key.firstRange(of: "**"), answers[number] == nil else {
      return others.append((String(rest), bytes))
    }
    answers[number] = Answer(key: String(key[..<end.lowerBound]))
    lastAnswer = number
  }

  private mutating func readRemark(_ text: String, _ bytes: Range<Int>) {
    let label = "Source: "
    guard let number = lastAnswer, let answer = answers[number] else {
      return others.append((text, bytes))
    }
    if text.hasPrefix(label), answer.source == nil {
      answers[number]?.source = MarkdownText.plain(text.dropFirst(label.count))
    } else if answer.explanation == nil, answer.source == nil {
      answers[number]?.explanation = MarkdownText.plain(text)
    } else {
      others.append((text, bytes))
    }
  }

  private func readFoot(_ text: String, _ deck: inout DeckInfo) {
    guard text.hasPrefix("- ") else { return deck.credits.append(MarkdownText.plain(text)) }
    let line = MarkdownText.plain(text.dropFirst(2))
    func value(_ label: String) -> String? {
      line.hasPrefix(label + ": ") ? String(line.dropFirst(label.count + 2)) : nil
    }
    if let version = value("Version") {
      deck.version = version
    } else if let date = value("As of") {
      deck.date = date
    } else if let authors = value("Authors") {
      deck.authors = authors.split(separator: ", ").map(String.init)
    } else if let licence = value("Licence") {
      deck.licence = licence
    } else {
      deck.credits.append(line)
    }
  }

  // MARK: - Questions

  private func send(_ question: Question, _ file: ImportedFile, _ sink: inout ImportSink) {
    let place = file.place(question.bytes)
    func leaveOut(_ code: Code, _ message: String) {
      sink.leaveOut(code, "left out: \(message)", at: place)
    }
    guard !question.isDamaged else {
      return leaveOut(.malformedQuestion, "the letters of its list are not A, B, C and so on")
    }
    guard question.texts.count <= ExchangedQuestion.mostListed else {
      return leaveOut(.noGameForIt, "it has \(question.texts.count) choices")
    }
    guard let answer = answers[question.number] else {
      return leaveOut(.noRightAnswer, "there is no answer number \(question.number)")
    }
    guard var made = Self.made(question, answer.key, at: place) else {
      return leaveOut(.noRightAnswer, "the answer \"\(answer.key)\" does not fit its list")
    }
    made["Explanation"] = answer.explanation
    made["Source"] = answer.source
    made["Image"] = question.image?.name
    if made["Image"] != nil { made["Alt"] = question.image?.alt }
    sink.add(made)
  }

  /// The question with its key: `A, C` for choices, `C → A → B` for an order, `1B, 2A` for pairs.
  private static func made(
    _ question: Question, _ key: String, at place: Place
  ) -> ExchangedQuestion? {
    let texts = question.texts
    func numbers(_ letters: [String]) -> [Int]? {
      let numbers = letters.compactMap { letter in
        texts.indices.first { ChoiceOrder.letter($0) == letter }
      }
      return Set(numbers).count == letters.count ? numbers : nil
    }
    if key.contains(MarkdownTask.then) {
      guard question.lefts.isEmpty,
        let order = numbers(key.split(separator: MarkdownTask.then).map(String.init)),
        order.count == texts.count, ExchangedQuestion.fault(ofItems: texts.count) == nil
      else { return nil }
      return .ordering(question.prompt, order.map { texts[$0] }, at: place)
    }
    let letters = key.split(separator: ", ").map(String.init)
    if question.lefts.isEmpty {
      guard let rights = numbers(letters), rights.count <= ExchangedQuestion.mostRight else {
        return nil
      }
      let choices = texts.enumerated().map {
        ExchangedChoice(text: $1, isRight: rights.contains($0))
      }
      return .choice(question.prompt, choices, at: place)
    }
    let places = letters.enumerated().map { number, letter in
      letter.hasPrefix("\(number + 1)") ? String(letter.dropFirst("\(number + 1)".count)) : ""
    }
    guard let rights = numbers(places), rights.count == question.lefts.count else { return nil }
    let extras = texts.indices.filter { !rights.contains($0) }.map { texts[$0] }
    guard ExchangedQuestion.fault(ofPairs: rights.count, extras: extras.count) == nil else {
      return nil
    }
    let pairs = zip(question.lefts, rights).map { ExchangedPair(left: $0, right: texts[$1]) }
    return .matching(question.prompt, pairs, extras: extras, at: place)
  }
}
