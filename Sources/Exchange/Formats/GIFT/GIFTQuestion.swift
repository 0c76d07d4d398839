internal import Rows
internal import Diagnostics
internal import TextUnicode

/// One question of a GIFT file: a title, a text, and answers in braces.
struct GIFTQuestion {
  private let bytes: [UInt8]
  private let place: Place
  /// The id that a comment states, or else the title.
  var id: String?
  private var title: String?
  var tags: [String] = []
  /// True if texts are HTML, which Moodle's own form and `[html]` are.
  private var isHTML = true

  private var texts = QuestionTexts()
  /// Reads a picture that a text names.
  private let picture: (String) -> NamedBytes

  init(_ bytes: [UInt8], place: Place, picture: @escaping (String) -> NamedBytes) {
    (self.bytes, self.place, self.picture) = (bytes, place, picture)
  }

  private struct Answer {
    var text: Range<Int>
    var isRight: Bool
    /// The percentage between two percent signs; nil if there is none.
    var weight: Double?
    var feedback: Range<Int>?
  }

  mutating func read(into sink: inout ImportSink) {
    let stated = id
    var start = takeTitle()
    if let stated, let title, title != stated {
      note(.valueDropped, "the title \"\(title)\" is lost, as the question has an id", &sink)
    }
    id = stated ?? title
    (start, isHTML) = format(at: start, in: 0..<bytes.count)
    guard let open = GIFTText.first([UInt8(ascii: "{")], in: bytes, start..<bytes.count) else {
      return leaveOut(.noGameForIt, "it is a description without answers", &sink)
    }
    guard let close = GIFTText.first([UInt8(ascii: "}")], in: bytes, open..<bytes.count) else {
      return leaveOut(.malformedQuestion, "its { has no } before the next blank line", &sink)
    }
    let prompt = prompt(start..<open, behind: close + 1..<bytes.count)
    readAnswers(open + 1..<close, prompt, &sink)
  }

  private func leaveOut(_ code: Code, _ message: String, _ sink: inout ImportSink) {
    sink.leaveOut(code, "left out: \(message)", at: place, subject: id)
  }

  private func note(_ code: Code, _ message: String, _ sink: inout ImportSink) {
    sink.note(code, message, at: place, subject: id)
  }

  // MARK: - The parts before the answers

  /// Reads `::title::`, and returns the position behind it.
  private mutating func takeTitle() -> Int {
    let colon = UInt8(ascii: ":")
    let start = bytes.firstIndex { $0 > 0x20 } ?? bytes.count
    guard bytes[start...].starts(with: [colon, colon]) else { return start }
    var index = start + 2
    while index + 1 < bytes.count {
      if bytes[index] == colon, bytes[index + 1] == colon, GIFTText.isSign(bytes, index) {
        title = GIFTText.decoded(bytes, start + 2..<index).collapsed
        return index + 2
      }
      index += 1
    }
    return start
  }

  /// The text around the braces; a line stands for braces in its middle.
  private mutating func prompt(_ before: Range<Int>, behind: Range<Int>) -> String {
    let first = GIFTText.decoded(bytes, before)
    let rest = GIFTText.decoded(bytes, behind)
    let hasGap = rest.utf8.contains { $0 > 0x20 }
    return texts.prompt(plain(hasGap ? "\(first) _____ \(rest)" : first, isHTML: isHTML))
  }

  private func plain(_ text: String, isHTML: Bool) -> PlainText {
    isHTML ? PlainText(html: text) : PlainText(plain: text.trimmed)
  }

  // MARK: - Answers

  private mutating func readAnswers(_ range: Range<Int>, _ prompt: String, _ sink: inout ImportSink)
  {
    var range = range
    let explanation = takeExplanation(&range)
    let content = bytes[range].drop { $0 <= 0x20 }
    guard let first = content.first else {
      return leaveOut(.noGameForIt, "it asks for an essay", &sink)
    }
    if first == UInt8(ascii: "#") {
      return readNumber(content.startIndex + 1..<range.upperBound, prompt, explanation, &sink)
    }
    if let question = trueOrFalse(range, prompt, &sink) {
      return finish(question, explanation, &sink)
    }
    let answers = answers(range)
    guard !answers.isEmpty else {
      return leaveOut(.malformedQuestion, "between its braces no answer begins with = or ~", &sink)
    }
    if answers.allSatisfy(\.isRight) {
      if answers.contains(where: { bytes[$0.text].hasBytes(of: "->") }) {
        return readPairs(answers, prompt, explanation, &sink)
      }
      return readTypedAnswers(answers, prompt, explanation, &sink)
    }
    readChoices(answers, prompt, explanation, &sink)
  }

  /// Cuts the general feedback off the end of the answers.
  private mutating func takeExplanation(_ range: inout Range<Int>) -> String? {
    let mark = Array("####".utf8)
    guard range.count >= mark.count else { return nil }
    for index in range.lowerBound...range.upperBound - mark.count
    where bytes[index...].starts(with: mark) && GIFTText.isSign(bytes, index) {
      let text = texts.other(text(index + mark.count..<range.upperBound))
      range = range.lowerBound..<index
      return text
    }
    return nil
  }

  /// Returns the text of an answer or a remark, which may state its own format.
  private func text(_ range: Range<Int>) -> PlainText {
    let (start, isHTML) = format(at: range.lowerBound, in: range)
    return plain(GIFTText.decoded(bytes, start..<range.upperBound), isHTML: isHTML)
  }

  /// Reads `[html]`, `[plain]` and the like, and returns the position behind it.
  private func format(at start: Int, in range: Range<Int>) -> (end: Int, isHTML: Bool) {
    let text = bytes[start..<range.upperBound].drop { $0 <= 0x20 }
    for name in ["[plain]", "[moodle]", "[html]", "[markdown]"] where text.starts(with: name.utf8) {
      return (text.startIndex + name.utf8.count, name != "[plain]" && name != "[markdown]")
    }
    return (start, isHTML)
  }

  private func answers(_ range: Range<Int>) -> [Answer] {
    let marks = [UInt8(ascii: "="), UInt8(ascii: "~")]
    var starts: [Int] = []
    var index = range.lowerBound
    while let next = GIFTText.first(marks, in: bytes, index..<range.upperBound) {
      starts.append(next)
      index = next + 1
    }
    return starts.enumerated().map { number, start in
      let end = number + 1 < starts.count ? starts[number + 1] : range.upperBound
      return answer(start, end)
    }
  }

  private func answer(_ start: Int, _ end: Int) -> Answer {
    var answer = Answer(text: start + 1..<end, isRight: bytes[start] == UInt8(ascii: "="))
    let content = bytes[start + 1..<end].drop { $0 <= 0x20 }
    if content.first == UInt8(ascii: "%"),
      let second = content.dropFirst().firstIndex(of: UInt8(ascii: "%"))
    {
      let digits = bytes[content.startIndex + 1..<second]
      answer.weight = Double(decimal: String(decoding: digits, as: UTF8.self))
      if answer.weight != nil { answer.text = second + 1..<end }
    }
    if let feedback = GIFTText.first([UInt8(ascii: "#")], in: bytes, answer.text) {
      answer.feedback = feedback + 1..<end
      answer.text = answer.text.lowerBound..<feedback
    }
    return answer
  }

  /// Reads the answers to a question for a typed text, of which one without a weight has all points.
  private mutating func readTypedAnswers(
    _ answers: [Answer], _ prompt: String, _ explanation: String?, _ sink: inout ImportSink
  ) {
    noteFeedback(answers, &sink)
    var (right, refused, lost) = ([String](), [String](), [String]())
    for answer in answers {
      let text = texts.choice(text(answer.text))
      let weight = answer.weight ?? 100
      // An asterisk stands for any letters; alone it takes the remark about all other answers.
      if text == "*" {
        if weight >= 100 { return leaveOut(.noRightAnswer, "any answer is right", &sink) }
        continue
      }
      if text.contains("*") {
        lost.append(text)
        continue
      }
      switch weight {
      case 100...: right.append(text)
      case ...0: refused.append(text)
      default: lost.append(text)
      }
    }
    guard !right.isEmpty else {
      return leaveOut(.noRightAnswer, "no answer is worth 100 percent", &sink)
    }
    if !lost.isEmpty {
      let listed = lost.map { "\"\($0)\"" }.joined(separator: ", ")
      note(
        .pointsDropped, "answers with an asterisk or a part of the points are lost: \(listed)",
        &sink)
    }
    finish(.typed(prompt, answers: right, refused: refused, at: place), explanation, &sink)
  }

  /// Reads `=left -> right`; a text without a left side belongs to none.
  private mutating func readPairs(
    _ answers: [Answer], _ prompt: String, _ explanation: String?, _ sink: inout ImportSink
  ) {
    var (pairs, extras) = ([ExchangedPair](), [String]())
    for answer in answers {
      let arrow = answer.text.first { index in
        bytes[index] == UInt8(ascii: "-") && answer.text.contains(index + 1)
          && bytes[index + 1] == UInt8(ascii: ">")
      }
      guard let arrow else {
        return leaveOut(.malformedQuestion, "one of its pairs has no ->", &sink)
      }
      let left = texts.choice(text(answer.text.lowerBound..<arrow))
      let right = texts.choice(text(arrow + 2..<answer.text.upperBound))
      if right.isEmpty {
        return leaveOut(.malformedQuestion, "one of its pairs has no right side", &sink)
      }
      if left.isEmpty {
        extras.append(right)
      } else {
        pairs.append(ExchangedPair(left: left, right: right))
      }
    }
    if let fault = ExchangedQuestion.fault(ofPairs: pairs.count, extras: extras.count) {
      return leaveOut(.noGameForIt, fault, &sink)
    }
    noteFeedback(answers, &sink)
    finish(.matching(prompt, pairs, extras: extras, at: place), explanation, &sink)
  }

  private mutating func readChoices(
    _ answers: [Answer], _ prompt: String, _ explanation: String?, _ sink: inout ImportSink
  ) {
    let marked = answers.filter { $0.isRight || $0.weight ?? 0 >= 100 }
    let positive = answers.filter { $0.isRight || $0.weight ?? 0 > 0 }
    // Each of several with all points is enough; all of several with a part of them are needed.
    let rights = marked.isEmpty ? positive : marked
    guard marked.count <= 1, rights.count <= ExchangedQuestion.mostRight else {
      return leaveOut(.severalRight, "it has \(positive.count) right answers", &sink)
    }
    if rights.isEmpty { return leaveOut(.noRightAnswer, "no answer is marked as right", &sink) }
    let texts = Set(rights.map(\.text))
    let wrong = answers.filter { !texts.contains($0.text) }
    if rights.count > 1 {
      if Set(rights.map(\.weight)).count > 1 || Set(wrong.map { $0.weight ?? 0 }).count > 1 {
        note(.pointsDropped, "the weights of single answers are lost", &sink)
      }
    } else {
      let weights = wrong.compactMap(\.weight).filter { $0 != 0 }
      if !weights.isEmpty {
        let which =
          weights.count == 1
          ? "weight of a wrong answer is" : "weights of \(weights.count) wrong answers are"
        note(.pointsDropped, "the \(which) lost", &sink)
      }
    }
    let choices = (wrong + rights).map { answer in
      ExchangedChoice(
        text: self.texts.choice(text(answer.text)), isRight: texts.contains(answer.text),
        remark: answer.feedback.map { self.texts.other(text($0)) })
    }
    finish(.choice(prompt, choices, at: place), explanation, &sink)
  }

  private func noteFeedback(_ answers: [Answer], _ sink: inout ImportSink) {
    noteFeedback(answers.compactMap(\.feedback).map { text($0).text }, &sink)
  }

  private func noteFeedback(_ remarks: [String], _ sink: inout ImportSink) {
    let remarks = remarks.filter { !$0.isEmpty }
    guard let first = remarks.first else { return }
    let others = remarks.count > 1 ? " and \(remarks.count - 1) more" : ""
    note(.feedbackDropped, "the remark \"\(first)\"\(others) about single answers is lost", &sink)
  }

  /// A question whose answer is `T`, `TRUE`, `F` or `FALSE`, perhaps with remarks; nil if it is none.
  private func trueOrFalse(
    _ range: Range<Int>, _ prompt: String, _ sink: inout ImportSink
  ) -> ExchangedQuestion? {
    let hash = GIFTText.first([UInt8(ascii: "#")], in: bytes, range) ?? range.upperBound
    let word = GIFTText.decoded(bytes, range.lowerBound..<hash).trimmed.uppercased()
    guard ["T", "TRUE", "F", "FALSE"].contains(word) else { return nil }
    if hash < range.upperBound {
      let remark = text(hash + 1..<range.upperBound).text
      note(.feedbackDropped, "the remark \"\(remark)\" about single answers is lost", &sink)
    }
    let isTrue = word.hasPrefix("T")
    return .choice(
      prompt, right: isTrue ? "True" : "False", wrong: [isTrue ? "False" : "True"], at: place)
  }

  // MARK: - Numbers

  private mutating func readNumber(
    _ range: Range<Int>, _ prompt: String, _ explanation: String?, _ sink: inout ImportSink
  ) {
    let all = answers(range)
    noteFeedback(all, &sink)
    let full = all.first { $0.weight ?? 100 >= 100 }?.text
    if all.count > 1 {
      let which =
        all.count == 2
        ? "a further number that counts is" : "\(all.count - 1) further numbers that count are"
      note(.pointsDropped, "\(which) lost", &sink)
    }
    var part = full ?? range
    if full == nil, let hash = GIFTText.first([UInt8(ascii: "#")], in: bytes, part) {
      note(
        .feedbackDropped, "the remark \"\(text(hash + 1..<part.upperBound).text)\" is lost", &sink)
      part = part.lowerBound..<hash
    }
    let spelt = String(decoding: bytes[part], as: UTF8.self).trimmed
    guard let number = NumberAndTolerance(spelt) else {
      return leaveOut(
        .noGameForIt, "\"\(spelt)\" is no number, or an interval without a middle", &sink)
    }
    if let tolerance = number.tolerance {
      note(.toleranceDropped, "the tolerance \(tolerance) is lost", &sink)
    }
    let question = ExchangedQuestion.fact(
      prompt, value: number.value, unitInPromptAt: place, &sink, subject: id)
    if let explanation {
      note(.valueDropped, "the general feedback \"\(explanation)\" is lost", &sink)
    }
    finish(question, nil, &sink)
  }

  private mutating func finish(
    _ question: ExchangedQuestion, _ explanation: String?, _ sink: inout ImportSink
  ) {
    var question = question
    question["Id"] = id
    question["Explanation"] = explanation
    noteFeedback(question.takeRemarks(), &sink)
    question.tags = tags
    texts.finish(&question, &sink, subject: id, bytes: picture)
    sink.add(question)
  }
}
