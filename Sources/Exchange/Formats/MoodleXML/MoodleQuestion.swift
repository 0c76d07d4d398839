internal import Bytes
internal import Diagnostics
internal import Kinds
internal import Rows
internal import TextUnicode
internal import XMLSource

/// One question of a file in Moodle XML.
struct MoodleQuestion {
  private let element: MarkupElement
  private let place: Place
  private let tags: [String]
  private let type: String
  private var texts = QuestionTexts()
  private let prompt: String
  /// The id that the question has in Moodle.
  private let number: String?
  private var id: String?
  /// The name, if it is neither the id nor the beginning of the text.
  private var lostName: String?
  /// Remarks about answers.
  private var remarks: [String] = []

  init(_ element: MarkupElement, place: Place, tags: [String]) {
    (self.element, self.place, self.tags) = (element, place, tags)
    type = element["type"] ?? ""
    prompt = texts.prompt(MoodleText.rich(element.child("questiontext")))
    number = MoodleText.plain(element.child("idnumber"))
    id = number
  }

  /// Takes the name as id if the question has no other one and no other question has the name.
  mutating func name(uniquelyIn categories: MoodleCategories) {
    guard let name = MoodleText.plain(element.child("name")), name != number else { return }
    if QuestionTitle.isBeginning(name, of: prompt) { return }
    if number == nil, categories.isUnique(name) { id = name } else { lostName = name }
  }

  mutating func read(_ losses: inout FileLosses, _ sink: inout ImportSink) {
    switch type {
    case "multichoice", "multichoiceset": readChoices(&losses, &sink)
    case "truefalse": readTruth(&losses, &sink)
    case "numerical": readNumber(&losses, &sink)
    case "ordering": readOrder(&losses, &sink)
    case "matching": readPairs(&losses, &sink)
    case "shortanswer": readTypedAnswers(&losses, &sink)
    default: leaveOut(.noGameForIt, "it is of the type \"\(type)\"", &sink)
    }
  }

  private func leaveOut(_ code: Code, _ message: String, _ sink: inout ImportSink) {
    sink.leaveOut(code, "left out: \(message)", at: place, subject: id)
  }

  private func note(_ code: Code, _ message: String, _ sink: inout ImportSink) {
    sink.note(code, message, at: place, subject: id)
  }

  // MARK: - Choices

  private struct Answer {
    var element: MarkupElement
    var fraction: Double
  }

  private var answers: [Answer] {
    element.children("answer").map {
      Answer(element: $0, fraction: Double(decimal: $0["fraction"] ?? "") ?? 0)
    }
  }

  private mutating func readChoices(_ losses: inout FileLosses, _ sink: inout ImportSink) {
    let answers = answers
    guard answers.count <= QuestionTexts.mostChoices else {
      return leaveOut(.tooLongToImport, QuestionTexts.tooMany(answers.count), &sink)
    }
    let positive = answers.filter { $0.fraction > 0 }
    let full = answers.indices.filter { answers[$0].fraction >= 100 }
    let isSingle = ["true", "1"].contains(MoodleText.plain(element.child("single")) ?? "true")
    if positive.isEmpty { return leaveOut(.noRightAnswer, "no answer is marked as right", &sink) }
    let rights = isSingle ? full : answers.indices.filter { answers[$0].fraction > 0 }
    // Each of several with all points is enough; all of several with a part of them are needed.
    let isUnclear = isSingle && (full.count > 1 || full.isEmpty && positive.count > 1)
    if isUnclear || rights.count > ExchangedQuestion.mostRight {
      return leaveOut(.severalRight, "it has \(positive.count) right answers", &sink)
    }
    guard !rights.isEmpty, rights.count > 1 || !full.isEmpty else {
      return leaveOut(.noRightAnswer, "no answer is worth 100 percent", &sink)
    }
    let wrong = answers.indices.filter { !rights.contains($0) }
    func fractions(_ places: [Int]) -> [Double] { places.map { answers[$0].fraction } }
    if rights.count > 1 {
      if Set(fractions(rights)).count > 1 || Set(fractions(wrong)).count > 1 {
        note(.pointsDropped, "the weights of single answers are lost", &sink)
      }
    } else if case let weighed = fractions(wrong).count(where: { $0 != 0 }), weighed > 0 {
      note(.pointsDropped, "the weights of \(weighed) wrong answers are lost", &sink)
    }
    let choices = answers.indices.map { index in
      ExchangedChoice(
        text: texts.choice(MoodleText.rich(answers[index].element)),
        isRight: rights.contains(index),
        remark: texts.other(MoodleText.rich(answers[index].element.child("feedback"))))
    }
    finish(.choice(prompt, choices, at: place), &losses, &sink)
  }

  private mutating func readTruth(_ losses: inout FileLosses, _ sink: inout ImportSink) {
    let right = answers.filter { $0.fraction >= 100 }
    guard right.count == 1, let word = MoodleText.plain(right[0].element)?.lowercased(),
      ["true", "false"].contains(word)
    else { return leaveOut(.noRightAnswer, "neither true nor false is marked as right", &sink) }
    let isTrue = word == "true"
    finish(
      .choice(
        prompt, right: isTrue ? "True" : "False", wrong: [isTrue ? "False" : "True"], at: place),
      &losses, &sink)
  }

  // MARK: - Typed answers

  private mutating func readTypedAnswers(_ losses: inout FileLosses, _ sink: inout ImportSink) {
    var (right, refused, lost) = ([String](), [String](), [String]())
    for answer in answers {
      let text = MoodleText.plain(answer.element) ?? ""
      // An asterisk stands for any letters; alone it takes the remark about all other answers.
      if text.contains("*") {
        if text != "*" {
          lost.append(text)
        } else if answer.fraction >= 100 {
          return leaveOut(.noRightAnswer, "any answer is right", &sink)
        }
      } else if answer.fraction >= 100 {
        right.append(text)
      } else if answer.fraction <= 0 {
        refused.append(text)
      } else {
        lost.append(text)
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
    finish(.typed(prompt, answers: right, refused: refused, at: place), &losses, &sink)
  }

  // MARK: - Items

  /// Reads items, whose places stand where other types have fractions.
  private mutating func readOrder(_ losses: inout FileLosses, _ sink: inout ImportSink) {
    let answers = answers
    if let fault = ExchangedQuestion.fault(ofItems: answers.count) {
      return leaveOut(.noGameForIt, fault, &sink)
    }
    let hasPlaces = Set(answers.map(\.fraction)).count == answers.count
    let order = answers.indices.sorted { left, right in
      hasPlaces ? answers[left].fraction < answers[right].fraction : left < right
    }
    let items = order.map { texts.choice(MoodleText.rich(answers[$0].element)) }
    finish(.ordering(prompt, items, at: place), &losses, &sink)
  }

  private mutating func readPairs(_ losses: inout FileLosses, _ sink: inout ImportSink) {
    var (pairs, extras) = ([ExchangedPair](), [String]())
    for element in element.children("subquestion") {
      let left = texts.choice(MoodleText.rich(element))
      let right = MoodleText.plain(element.child("answer")) ?? ""
      if left.isEmpty {
        extras.append(right)
      } else {
        pairs.append(ExchangedPair(left: left, right: right))
      }
    }
    extras.removeAll(where: \.isEmpty)
    if let fault = ExchangedQuestion.fault(ofPairs: pairs.count, extras: extras.count) {
      return leaveOut(.noGameForIt, fault, &sink)
    }
    finish(.matching(prompt, pairs, extras: extras, at: place), &losses, &sink)
  }

  // MARK: - Numbers

  private mutating func readNumber(_ losses: inout FileLosses, _ sink: inout ImportSink) {
    let positive = answers.filter { $0.fraction > 0 }
    guard let best = positive.first(where: { $0.fraction >= 100 }) else {
      return leaveOut(.noRightAnswer, "no number is worth 100 percent", &sink)
    }
    let spelt = MoodleText.plain(best.element) ?? ""
    guard let value = DecimalText.plain(spelt) else {
      return leaveOut(.noGameForIt, "\"\(spelt)\" is no number", &sink)
    }
    let tolerance = MoodleText.plain(best.element.child("tolerance")) ?? "0"
    if Double(decimal: tolerance) != 0 {
      note(.toleranceDropped, "the tolerance \(tolerance) is lost", &sink)
    }
    if positive.count > 1 {
      note(
        .pointsDropped, "\(positive.count - 1) further numbers and their weights are lost", &sink)
    }
    finish(fact(value, &sink), &losses, &sink)
  }

  private func fact(_ value: String, _ sink: inout ImportSink) -> ExchangedQuestion {
    let units = element.child("units")?.children("unit") ?? []
    func name(_ unit: MarkupElement) -> String { MoodleText.plain(unit.child("unit_name")) ?? "" }
    let first = units.first {
      Double(decimal: MoodleText.plain($0.child("multiplier")) ?? "1") == 1
    }
    guard let unit = (first ?? units.first).map(name), !unit.isEmpty else {
      return .fact(prompt, value: value, unitInPromptAt: place, &sink, subject: id)
    }
    let others = units.map(name).filter { $0 != unit }
    if !others.isEmpty {
      note(.valueDropped, "further units are lost: \(others.joined(separator: ", "))", &sink)
    }
    if let split = UnitInPrompt.split(prompt), split.unit == unit {
      return .fact(split.prompt, value: value, unit: unit, at: place)
    }
    return .fact(prompt, value: value, unit: unit, at: place)
  }

  // MARK: - What all types have

  private mutating func finish(
    _ question: ExchangedQuestion, _ losses: inout FileLosses, _ sink: inout ImportSink
  ) {
    var question = question
    question["Id"] = id
    question.tags = tags
    let explanation = texts.other(MoodleText.rich(element.child("generalfeedback")))
    if question.form != .number {
      question["Explanation"] = explanation
    } else if !explanation.isEmpty {
      note(.valueDropped, "the general feedback \"\(explanation)\" is lost", &sink)
    }
    let lost = question.takeRemarks()
    if let lostName { note(.valueDropped, "the name \"\(lostName)\" is lost", &sink) }
    noteRemarks(lost, &losses, &sink)
    MoodleSettings.count(in: element, at: place, &losses)
    noteFiles()
    let files = files
    texts.finish(&question, &sink, subject: id) { address in
      guard let file = files[Self.name(address)] else { return .missing }
      return Base64.decoded(file.text.utf8).map { .found($0) } ?? .broken("is no Base64")
    }
    sink.add(question)
  }

  private static let standardRemarks: Set = [
    "Your answer is correct.", "Your answer is partially correct.", "Your answer is incorrect.",
  ]

  /// Records the remarks without a place, among which are those `lost` of the choices.
  private mutating func noteRemarks(
    _ lost: [String], _ losses: inout FileLosses,
    _ sink: inout ImportSink
  ) {
    let combined = ["correctfeedback", "partiallycorrectfeedback", "incorrectfeedback"]
    for text in remarks(combined.flatMap(element.children)) {
      // Most of them are the same in all questions of a file.
      let isStandard = Self.standardRemarks.contains(text)
      losses.add(
        .feedbackDropped,
        isStandard ? "remarks such as \"Your answer is correct.\"" : "the remark \"\(text)\"",
        at: place)
    }
    let answers =
      type == "multichoice" || type == "multichoiceset" ? [] : element.children("answer")
    let lost =
      lost + remarks(answers.flatMap { $0.children("feedback") } + element.children("hint"))
    guard let first = lost.first else { return }
    let others = lost.count > 1 ? " and \(lost.count - 1) more" : ""
    note(.feedbackDropped, "the remark \"\(first)\"\(others) about answers is lost", &sink)
  }

  /// The texts of elements, each once, without empty ones.
  private mutating func remarks(_ elements: [MarkupElement]) -> [String] {
    var remarks: [String] = []
    var known: Set<String> = []
    for text in elements.map({ texts.other(MoodleText.rich($0)) }) where !text.isEmpty {
      let key = Self.standardRemarks.contains(text) ? "" : text
      if known.insert(key).inserted { remarks.append(text) }
    }
    return remarks
  }

  // MARK: - Files

  /// The files in the question by their paths.
  private var files: [String: MarkupElement] {
    var files: [String: MarkupElement] = [:]
    for file in element.descendants(["file"]) {
      let path = (file["path"] ?? "/") + (file["name"] ?? "")
      files[String(path.drop { $0 == "/" })] = file
    }
    return files
  }

  /// The path of a file in an address such as `@@PLUGINFILE@@/flag.png`.
  private static func name(_ address: String) -> String {
    let path = address.replacing("@@PLUGINFILE@@", with: "").split(separator: "?").first ?? ""
    return String(String(path).percentDecoded.drop { $0 == "/" })
  }

  /// Records the files that are no pictures of the texts.
  private mutating func noteFiles() {
    let shown = Set(texts.addresses.map(Self.name))
    let others = files.keys.filter { !shown.contains($0) }.sorted()
    for name in others.prefix(3) { texts.lose(media: "the file \"\(name)\"") }
    if others.count > 3 { texts.lose(media: "\(others.count - 3) further files") }
  }
}
