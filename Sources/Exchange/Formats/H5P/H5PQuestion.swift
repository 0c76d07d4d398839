internal import Diagnostics
internal import Rows
internal import TextUnicode

/// One question of H5P.
struct H5PQuestion {
  let parameters: JSON
  let metadata: H5PMetadata
  let place: Place
  /// Returns the bytes of a picture by its path in the content.
  private let bytes: (String) -> NamedBytes
  var texts = QuestionTexts()

  init(
    _ parameters: JSON, _ metadata: H5PMetadata, place: Place,
    bytes: @escaping (String) -> NamedBytes
  ) {
    (self.parameters, self.metadata, self.place, self.bytes) = (parameters, metadata, place, bytes)
  }

  func leaveOut(_ code: Code, _ message: String, _ sink: inout ImportSink) {
    sink.leaveOut(code, "left out: \(message)", at: place)
  }

  // MARK: - Types

  mutating func readMultipleChoice(_ losses: inout FileLosses, _ sink: inout ImportSink) {
    let answers = parameters["answers"]?.array ?? []
    guard answers.count <= QuestionTexts.mostChoices else {
      return leaveOut(.tooLongToImport, QuestionTexts.tooMany(answers.count), &sink)
    }
    let rights = answers.count { $0["correct"]?.bool == true }
    if rights == 0 { return leaveOut(.noRightAnswer, "no answer is marked as right", &sink) }
    guard rights <= ExchangedQuestion.mostRight else {
      return leaveOut(.severalRight, "it has \(rights) right answers", &sink)
    }
    func remark(_ answer: JSON, _ name: String) -> String? {
      answer["tipsAndFeedback"]?[name]?.string
    }
    let choices = answers.map { answer in
      ExchangedChoice(
        text: texts.choice(PlainText(html: answer["text"]?.string ?? "")),
        isRight: answer["correct"]?.bool == true,
        remark: remark(answer, "chosenFeedback").map { texts.other(PlainText(html: $0)) })
    }
    let others = answers.flatMap { answer in
      ["tip", "notChosenFeedback"].compactMap { remark(answer, $0) }
    }
    takeMedia()
    let prompt = texts.prompt(PlainText(html: parameters["question"]?.string ?? ""))
    finish(.choice(prompt, choices, at: place), others, &losses, &sink)
  }

  /// Reads one choice of a set, of which the first answer is the right one.
  mutating func readSingleChoice(_ losses: inout FileLosses, _ sink: inout ImportSink) {
    let answers = parameters["answers"]?.array ?? []
    guard answers.count <= QuestionTexts.mostChoices else {
      return leaveOut(.tooLongToImport, QuestionTexts.tooMany(answers.count), &sink)
    }
    var words = answers.map { texts.choice(PlainText(html: $0.string ?? "")) }
    guard !words.isEmpty else { return leaveOut(.noRightAnswer, "it has no answer", &sink) }
    let word = words.removeFirst()
    finish(right: word, wrong: words, [], &losses, &sink)
  }

  mutating func readTrueFalse(_ losses: inout FileLosses, _ sink: inout ImportSink) {
    let correct = parameters["correct"].flatMap { $0.string ?? $0.bool.map { "\($0)" } }
    guard let correct, ["true", "false"].contains(correct) else {
      return leaveOut(.noRightAnswer, "neither true nor false is marked as right", &sink)
    }
    let yes = parameters["l10n"]?["trueText"]?.string ?? "True"
    let no = parameters["l10n"]?["falseText"]?.string ?? "False"
    let remarks = ["feedbackOnCorrect", "feedbackOnWrong"].compactMap {
      parameters["behaviour"]?[$0]?.string
    }
    let isTrue = correct == "true"
    finish(right: isTrue ? yes : no, wrong: [isTrue ? no : yes], remarks, &losses, &sink)
  }

  /// Reads one text with gaps; the task of all texts stands before it.
  mutating func readBlanks(
    _ blanks: H5PBlanks, _ losses: inout FileLosses, _ sink: inout ImportSink
  ) {
    guard let gap = blanks.gaps.first else {
      return leaveOut(.noGameForIt, "it has no gap", &sink)
    }
    guard blanks.gaps.count == 1 else {
      return leaveOut(.noGameForIt, "it has \(blanks.gaps.count) gaps", &sink)
    }
    let answers = gap.answers.map { texts.choice(PlainText(html: $0)) }.filter { !$0.isEmpty }
    guard !answers.isEmpty else {
      return leaveOut(.noRightAnswer, "its gap has no answer", &sink)
    }
    takeMedia()
    let task = PlainText(html: parameters["text"]?.string ?? "")
    let (asked, text) = (texts.prompt(task), texts.prompt(PlainText(html: blanks.text)))
    // A gap alone behind the task needs no line.
    let prompt = [asked, asked.isEmpty || text != H5PBlanks.line ? text : ""]
      .filter { !$0.isEmpty }.joined(separator: " ")
    finish(
      .typed(prompt, answers: answers, refused: [], at: place), [gap.tip].compactMap(\.self),
      &losses, &sink)
  }

  // MARK: - What all types have

  private mutating func finish(
    right: String, wrong: [String], _ remarks: [String], _ losses: inout FileLosses,
    _ sink: inout ImportSink
  ) {
    takeMedia()
    let prompt = texts.prompt(PlainText(html: parameters["question"]?.string ?? ""))
    finish(.choice(prompt, right: right, wrong: wrong, at: place), remarks, &losses, &sink)
  }

  mutating func finish(
    _ question: ExchangedQuestion, _ remarks: [String], _ losses: inout FileLosses,
    _ sink: inout ImportSink
  ) {
    var question = question
    question["Source"] = metadata.source
    let lost = question.takeRemarks()
    noteRemarks(lost + remarks.map { texts.other(PlainText(html: $0)) }, &sink)
    if let title = metadata.title, !QuestionTitle.isBeginning(title, of: question.prompt) {
      losses.add(.valueDropped, "titles of questions", at: place)
    }
    if parameters["subContentId"] != nil {
      losses.add(.valueDropped, "identifiers that a program made", at: place)
    }
    let bytes = bytes
    texts.finish(&question, &sink, subject: nil) { bytes($0) }
    sink.add(question)
  }

  /// Takes the picture above the question, which comes before those in its text.
  mutating func takeMedia() {
    guard let media = parameters["media"]?["type"],
      let library = media["library"]?.string
    else { return }
    if library.hasPrefix("H5P.Image") {
      guard let path = media["params"]?["file"]?["path"]?.string else { return }
      texts.add(PlainText.Image(source: path, alt: media["params"]?["alt"]?.string ?? ""))
    } else if media["params"]?["sources"] != nil || media["params"]?["files"] != nil {
      texts.lose(media: library.hasPrefix("H5P.Audio") ? "a sound" : "a video")
    }
  }

  private func noteRemarks(_ remarks: [String], _ sink: inout ImportSink) {
    let lost = remarks.filter { !$0.isEmpty }
    guard let first = lost.first else { return }
    let more = lost.count > 1 ? " and \(lost.count - 1) more" : ""
    sink.note(.feedbackDropped, "the remark \"\(first)\"\(more) about answers is lost", at: place)
  }
}

/// A text with gaps between asterisks, as in `The capital of *Norway/Norge:in the north* is Oslo.`
struct H5PBlanks {
  struct Gap: Equatable {
    /// The answers that count, in HTML.
    var answers: [String]
    var tip: String?
  }

  /// The line in place of a gap.
  static let line = "_____"

  private(set) var gaps: [Gap] = []
  /// The text in HTML, with a line in place of each gap.
  private(set) var text = ""

  init(_ html: String) {
    var rest = html[...]
    while let start = rest.firstIndex(of: "*"),
      let end = rest[start...].dropFirst().firstIndex(of: "*")
    {
      let content = rest[start..<end].dropFirst()
      text += rest[..<start]
      if content.isEmpty {
        // Two asterisks are no gap.
        text += "**"
      } else {
        gaps.append(Self.gap(content))
        text += Self.line
      }
      rest = rest[end...].dropFirst()
    }
    text += rest
  }

  /// Reads `answer/answer:tip`, in which a backslash stands before signs that separate nothing.
  private static func gap(_ content: Substring) -> Gap {
    var answers = [""]
    var tip: String?
    var isEscaped = false
    func append(_ character: Character) {
      if tip != nil { tip?.append(character) } else { answers[answers.count - 1].append(character) }
    }
    for character in content {
      if isEscaped {
        if character != "/", character != ":" { append("\\") }
        append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == ":", tip == nil {
        tip = ""
      } else if character == "/", tip == nil {
        answers.append("")
      } else {
        append(character)
      }
    }
    if isEscaped { append("\\") }
    return Gap(answers: answers.map(\.trimmed).filter { !$0.isEmpty }, tip: tip)
  }
}
