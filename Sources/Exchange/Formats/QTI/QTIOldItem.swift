internal import Diagnostics
internal import Kinds
internal import Rows
internal import TextUnicode
internal import XMLSource

/// One item of QTI 1.2, as Canvas, text2qti and Blackboard write it.
struct QTIOldItem {
  private let item: MarkupElement
  private let source: QTISource
  let place: Place
  var texts = QuestionTexts()
  private var id: String?
  private let fields: [(label: String, entry: String)]
  let rules: QTIOldRules
  /// The names of the remarks that are taken.
  private var taken: Set<String> = []

  init(_ item: MarkupElement, _ source: QTISource) {
    (self.item, self.source) = (item, source)
    place = source.file.place(item.range)
    let metadata = item.descendants(["qtimetadatafield"])
    // Blackboard has elements in place of labels.
    let elements = item.child("itemmetadata")?.children ?? []
    fields =
      metadata.map { field in
        (
          field.child("fieldlabel")?.text.trimmed ?? "",
          field.child("fieldentry")?.text.trimmed ?? ""
        )
      } + elements.filter { $0.children.isEmpty }.map { ($0.localName, $0.text.trimmed) }
    rules = QTIOldRules(item.children("resprocessing"))
  }

  mutating func read(_ losses: inout FileLosses, _ sink: inout ImportSink) {
    id = source.id(item["ident"] ?? "", &losses, at: place)
    guard let presentation = item.child("presentation") else {
      return leaveOut(.noGameForIt, "it has nothing to answer", &sink)
    }
    let responses = presentation.descendants(QTIOldText.responses)
    guard let response = responses.first, responses.count == 1 else {
      if type?.lowercased().contains("match") ?? true,
        let pairs = QTIOldPairs(responses, in: presentation)
      {
        return readPairs(pairs, presentation, &losses, &sink)
      }
      return leaveOut(
        .noGameForIt,
        type.map { "it is of the type \($0)" } ?? "it asks for \(responses.count) answers", &sink)
    }
    if response["rcardinality"] == "Ordered" {
      readOrder(response, presentation, &losses, &sink)
    } else if response.localName == "response_lid", !response.descendants(["render_choice"]).isEmpty
    {
      readChoice(response, presentation, &losses, &sink)
    } else if isNumber(response) {
      readNumber(presentation, &losses, &sink)
    } else if !response.descendants(["render_fib"]).isEmpty, !rules.rightValues.isEmpty {
      readText(presentation, &losses, &sink)
    } else {
      leaveOut(.noGameForIt, "it is of the type \(type ?? response.localName)", &sink)
    }
  }

  /// The type that the program states in its own words.
  private var type: String? { entry("question_type") ?? entry("bbmd_questiontype") }

  private func entry(_ label: String) -> String? { fields.first { $0.label == label }?.entry }

  func leaveOut(_ code: Code, _ message: String, _ sink: inout ImportSink) {
    sink.leaveOut(code, "left out: \(message)", at: place, subject: id)
  }

  func note(_ code: Code, _ message: String, _ sink: inout ImportSink) {
    sink.note(code, message, at: place, subject: id)
  }

  // MARK: - Choices

  private mutating func readChoice(
    _ response: MarkupElement, _ presentation: MarkupElement, _ losses: inout FileLosses,
    _ sink: inout ImportSink
  ) {
    let labels = response.descendants(["response_label"])
    guard labels.count <= QuestionTexts.mostChoices else {
      return leaveOut(.tooLongToImport, QuestionTexts.tooMany(labels.count), &sink)
    }
    let scores = labels.map { rules.score(of: $0["ident"]?.trimmed ?? "") }
    let most = scores.max() ?? 0
    let isMultiple = response["rcardinality"] == "Multiple"
    let names = labels.map { $0["ident"]?.trimmed ?? "" }
    // One rule may ask for all right choices, as in Canvas, or each of them may bring points.
    let together = rules.together
    let rights = labels.indices.filter { index in
      isMultiple ? together?.contains(names[index]) ?? (scores[index] > 0) : scores[index] == most
    }
    guard most > 0, !rights.isEmpty else {
      return leaveOut(.noRightAnswer, "no answer is marked as right", &sink)
    }
    guard rights.count <= (isMultiple ? ExchangedQuestion.mostRight : 1) else {
      return leaveOut(.severalRight, "it has \(rights.count) right answers", &sink)
    }
    let wrong = labels.indices.filter { !rights.contains($0) }.map { scores[$0] }
    if rights.count > 1 {
      if Set(rights.map { scores[$0] }).count > 1 || Set(wrong).count > 1 {
        note(.pointsDropped, "the weights of single answers are lost", &sink)
      }
    } else if case let weighed = wrong.count(where: { $0 != 0 }), weighed > 0 {
      note(.pointsDropped, "the weights of \(weighed) wrong answers are lost", &sink)
    }
    let choices = labels.indices.map { index in
      ExchangedChoice(
        text: texts.choice(QTIOldText.text(of: labels[index])), isRight: rights.contains(index),
        remark: remark(on: names[index]))
    }
    finish(.choice(prompt(presentation), choices, at: place), &losses, &sink)
  }

  /// The remark that a rule about one choice alone shows.
  private mutating func remark(on choice: String) -> String? {
    let names = rules.remarks(on: choice)
    let remarks = item.children("itemfeedback").filter { names.contains($0["ident"] ?? "") }
    taken.formUnion(remarks.compactMap { $0["ident"] })
    let found = remarks.map { texts.other(QTIOldText.text(of: $0)) }.filter { !$0.isEmpty }
    return found.isEmpty ? nil : found.joined(separator: " ")
  }

  // MARK: - Numbers

  private func isNumber(_ response: MarkupElement) -> Bool {
    if response.localName == "response_num" || entry("question_type") == "numerical_question" {
      return true
    }
    let types = response.descendants(["render_fib"]).compactMap { $0["fibtype"]?.lowercased() }
    return types.contains { ["decimal", "integer", "scientific"].contains($0) }
  }

  private mutating func readNumber(
    _ presentation: MarkupElement, _ losses: inout FileLosses, _ sink: inout ImportSink
  ) {
    let values = Set(rules.rightValues.map { DecimalText.plain($0) ?? $0 })
    let value: String
    switch (values.first, rules.interval) {
    case (let first?, _) where values.count == 1:
      guard let plain = DecimalText.plain(first) else {
        return leaveOut(.noGameForIt, "\"\(first)\" is no number", &sink)
      }
      value = plain
    case (nil, let interval?):
      guard let middle = NumberAndTolerance("\(interval.low)..\(interval.high)") else {
        return leaveOut(
          .noGameForIt,
          "the interval from \(interval.low) to \(interval.high) has no whole number as its middle",
          &sink)
      }
      value = middle.value
    case (nil, nil): return leaveOut(.noRightAnswer, "no number is marked as right", &sink)
    default: return leaveOut(.severalRight, "it has \(values.count) right numbers", &sink)
    }
    if let interval = rules.interval, interval.low != interval.high {
      note(
        .toleranceDropped, "the interval from \(interval.low) to \(interval.high) is lost", &sink)
    }
    let fact = ExchangedQuestion.fact(
      prompt(presentation), value: value, unitInPromptAt: place, &sink, subject: id)
    finish(fact, &losses, &sink)
  }

  // MARK: - Texts

  private mutating func readText(
    _ presentation: MarkupElement, _ losses: inout FileLosses, _ sink: inout ImportSink
  ) {
    let answers = QTITypedAnswers(correct: [], rules.points)
    guard let question = answers.question(prompt(presentation), at: place) else {
      return leaveOut(.noRightAnswer, "no answer is marked as right", &sink)
    }
    if let loss = answers.loss { note(.pointsDropped, loss, &sink) }
    finish(question, &losses, &sink)
  }

  // MARK: - What all types have

  mutating func prompt(_ presentation: MarkupElement) -> String {
    texts.prompt(QTIOldText.text(of: presentation))
  }

  mutating func finish(
    _ question: ExchangedQuestion, _ losses: inout FileLosses, _ sink: inout ImportSink
  ) {
    var question = question
    question["Id"] = id
    source.describe(&question)
    if question.tags.isEmpty {
      question.tags = fields.filter {
        $0.label == "qmd_topic" || $0.label == "cc_question_category"
      }
      .map { $0.entry.replacing(";", with: " ") }
    }
    takeFeedback(&question, &sink)
    countFields(&losses)
    source.note(title: item["title"], of: question, &losses, &sink)
    texts.finish(&question, &sink, subject: id, bytes: source.bytes)
    sink.add(question)
  }

  private mutating func takeFeedback(_ question: inout ExchangedQuestion, _ sink: inout ImportSink)
  {
    var lost: [String] = []
    for feedback in item.children("itemfeedback") where !taken.contains(feedback["ident"] ?? "") {
      let text = texts.other(QTIOldText.text(of: feedback))
      if text.isEmpty { continue }
      if rules.isGeneral(feedback["ident"] ?? ""), question.form != .number,
        question["Explanation"] == nil
      {
        question["Explanation"] = text
      } else {
        lost.append(text)
      }
    }
    lost = question.takeRemarks() + lost
    guard let first = lost.first else { return }
    let more = lost.count > 1 ? " and \(lost.count - 1) more" : ""
    note(.feedbackDropped, "the remark \"\(first)\"\(more) is lost", &sink)
  }

  /// Fields that are read, or that hold identifiers of the program alone.
  private static let known: Set = [
    "question_type", "original_answer_ids", "assessment_question_identifierref", "qmd_topic",
    "cc_question_category", "cc_profile", "qmd_itemtype", "calculator_type", "qmd_weighting", "",
  ]

  private func countFields(_ losses: inout FileLosses) {
    for field in fields where !Self.known.contains(field.label) && !field.entry.isEmpty {
      if field.label.hasPrefix("bbmd_") { continue }
      if ["points_possible", "cc_weighting", "qmd_absolutescore_max"].contains(field.label) {
        if Double(decimal: field.entry) != 1 {
          losses.add(.pointsDropped, "points other than 1", at: place)
        }
      } else {
        losses.add(.valueDropped, "the value of \(field.label)", at: place)
      }
    }
    for child in item.children
    where ["rubric", "objectives", "itemcontrol"].contains(child.localName) {
      losses.add(.valueDropped, "the value of <\(child.localName)>", at: place)
    }
    if item.children.contains(where: { ["hint", "solution"].contains($0.localName) }) {
      losses.add(.feedbackDropped, "hints and solutions", at: place)
    }
  }
}
