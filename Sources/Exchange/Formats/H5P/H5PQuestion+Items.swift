internal import Diagnostics
internal import Rows
internal import TextUnicode

/// The types of H5P that ask for an order or for pairs.
extension H5PQuestion {
  /// Reads the type that the parameters have the members of.
  mutating func readItems(_ losses: inout FileLosses, _ sink: inout ImportSink) {
    if parameters["paragraphs"] != nil {
      readParagraphs(&losses, &sink)
    } else if parameters["textField"] != nil {
      readWords(&losses, &sink)
    } else if let task = parameters["question"]?["task"] {
      readTask(task, &losses, &sink)
    } else {
      leaveOut(.malformedQuestion, "it has nothing to sort or to drag", &sink)
    }
  }

  /// The text of the task, above which a picture may stand.
  private mutating func task() -> String {
    takeMedia()
    return texts.prompt(PlainText(html: parameters["taskDescription"]?.string ?? ""))
  }

  /// Reads paragraphs, which stand in their right order.
  private mutating func readParagraphs(_ losses: inout FileLosses, _ sink: inout ImportSink) {
    let paragraphs = parameters["paragraphs"]?.array ?? []
    if let fault = ExchangedQuestion.fault(ofItems: paragraphs.count) {
      return leaveOut(.noGameForIt, fault, &sink)
    }
    let prompt = task()
    let items = paragraphs.map { texts.choice(PlainText(html: $0.string ?? "")) }
    if items.contains("") {
      return leaveOut(.malformedQuestion, "one of its paragraphs has no text", &sink)
    }
    finish(.ordering(prompt, items, at: place), [], &losses, &sink)
  }

  // MARK: - Words to drag

  private mutating func readWords(_ losses: inout FileLosses, _ sink: inout ImportSink) {
    var gaps: [H5PDraggedWord] = []
    let lines = (parameters["textField"]?.string ?? "").split(whereSeparator: \.isNewline).map {
      H5PDraggedWord.line(GappedText.withoutGaps(String($0)), &gaps)
    }
    var others: [H5PDraggedWord] = []
    _ = H5PDraggedWord.line(parameters["distractors"]?.string ?? "", &others)
    guard max(gaps.count, others.count) <= QuestionTexts.mostChoices else {
      return leaveOut(
        .tooLongToImport, QuestionTexts.tooMany(max(gaps.count, others.count)), &sink)
    }
    let prompt = task()
    let gapped = GappedText(lines: lines.map { texts.prompt(PlainText(html: $0)) })
    guard gapped.lefts.count == gaps.count else {
      return leaveOut(.malformedQuestion, "a gap is in the middle of markup", &sink)
    }
    finish(
      [prompt, gapped.prompt].filter { !$0.isEmpty }.joined(separator: " "),
      zip(gapped.lefts, gaps).map { left, word in
        ExchangedPair(left: left, right: texts.choice(PlainText(html: word.text)))
      },
      extras: others.map { texts.choice(PlainText(html: $0.text)) },
      (gaps + others).flatMap(\.remarks), &losses, &sink)
  }

  // MARK: - Texts to drag

  /// Reads texts that are dragged into places of a picture. A text without a place belongs to the question.
  private mutating func readTask(
    _ task: JSON, _ losses: inout FileLosses, _ sink: inout ImportSink
  ) {
    let elements = task["elements"]?.array ?? []
    let zones = (task["dropZones"]?.array ?? []).map {
      (zone: $0, right: ($0["correctElements"]?.array ?? []).compactMap(Self.index))
    }
    guard max(elements.count, zones.count) <= QuestionTexts.mostChoices else {
      return leaveOut(
        .tooLongToImport, QuestionTexts.tooMany(max(elements.count, zones.count)), &sink)
    }
    guard zones.allSatisfy({ $0.right.count == 1 }) else {
      return leaveOut(.noGameForIt, "not each of its places takes one text", &sink)
    }
    let used = zones.flatMap(\.right)
    guard used.allSatisfy(elements.indices.contains) else {
      return leaveOut(.malformedQuestion, "one of its places takes a text that is not there", &sink)
    }
    guard Set(used).count == used.count else {
      return leaveOut(.noGameForIt, "one of its texts belongs to several", &sink)
    }
    let isDragged = elements.map { !($0["dropZones"]?.array ?? []).isEmpty }
    let extras = elements.indices.filter { isDragged[$0] && !used.contains($0) }
    let prompt = prompt(
      of: elements.indices.filter { !isDragged[$0] && !used.contains($0) }.map {
        elements[$0]
      })
    let pairs = zones.map { zone in
      let label = PlainText(html: zone.zone["label"]?.string ?? "")
      return ExchangedPair(
        left: texts.choice(label), right: texts.choice(Self.text(of: elements[zone.right[0]])))
    }
    let tips = zones.compactMap { $0.zone["tipsAndFeedback"]?["tip"]?.string }
    finish(
      prompt, pairs, extras: extras.map { texts.choice(Self.text(of: elements[$0])) }, tips,
      &losses, &sink)
  }

  /// The picture behind the places, and the texts that lie still; else the title of the question.
  private mutating func prompt(of elements: [JSON]) -> String {
    let settings = parameters["question"]?["settings"]
    if let path = settings?["background"]?["path"]?.string {
      texts.add(PlainText.Image(source: path, alt: ""))
    }
    let words = elements.map { texts.prompt(Self.text(of: $0)) }.filter { !$0.isEmpty }
    let title = settings?["questionTitle"]?.string.map { texts.prompt(PlainText(html: $0)) } ?? ""
    return words.isEmpty
      ? title.isEmpty ? metadata.title ?? "" : title : words.joined(separator: " ")
  }

  /// The number that a list of choices of the editor has as a text.
  private static func index(_ value: JSON) -> Int? {
    if case .number(let text) = value.value { return Int(text) }
    return value.string.flatMap { Int($0) }
  }

  /// The text of an element, or its picture.
  private static func text(of element: JSON) -> PlainText {
    let parameters = element["type"]?["params"]
    if let text = parameters?["text"]?.string { return PlainText(html: text) }
    var text = PlainText(plain: "")
    if let path = parameters?["file"]?["path"]?.string {
      text.add(PlainText.Image(source: path, alt: (parameters?["alt"]?.string ?? "").collapsed))
    }
    return text
  }

  // MARK: - What all of them have

  /// Sends pairs, or an ordering if the texts on the left are the places 1, 2 and so on.
  private mutating func finish(
    _ prompt: String, _ pairs: [ExchangedPair], extras: [String], _ remarks: [String],
    _ losses: inout FileLosses, _ sink: inout ImportSink
  ) {
    guard pairs.allSatisfy({ !$0.left.isEmpty && !$0.right.isEmpty }) else {
      return leaveOut(.noGameForIt, "one of its texts or places has no words", &sink)
    }
    let isOrdering = extras.isEmpty && H5PPlaces.areAll(pairs.map(\.left))
    if !isOrdering,
      let fault = ExchangedQuestion.fault(ofPairs: pairs.count, extras: extras.count)
    {
      return leaveOut(.noGameForIt, fault, &sink)
    }
    finish(
      isOrdering
        ? .ordering(prompt, pairs.map(\.right), at: place)
        : .matching(prompt, pairs, extras: extras, at: place), remarks, &losses, &sink)
  }
}

/// The places of an order as texts beside gaps, such as `1.` and `2.`.
enum H5PPlaces {
  static func text(_ number: Int) -> String { "\(number)." }

  /// True if the texts are the places of an order that an ordering can have.
  static func areAll(_ texts: [String]) -> Bool {
    ExchangedQuestion.fault(ofItems: texts.count) == nil
      && texts.enumerated().allSatisfy { number, text in
        [".", ")", ":", ""].contains { text == "\(number + 1)\($0)" }
      }
  }
}

/// A word between asterisks that is dragged into a gap, as in `*Oslo:in the north\+Yes!\-No.*`.
struct H5PDraggedWord {
  /// The word, in HTML.
  var text: String
  /// The tip, and the remarks for right and wrong, in HTML.
  var remarks: [String] = []

  /// Returns a line with a gap in place of each word, and adds the words to `words`.
  static func line(_ html: String, _ words: inout [H5PDraggedWord]) -> String {
    var rest = html[...]
    var line = ""
    while let start = rest.firstIndex(of: "*"),
      let end = rest[start...].dropFirst().firstIndex(of: "*")
    {
      let word = H5PDraggedWord(rest[start..<end].dropFirst())
      line += rest[..<start]
      if word.text.isEmpty {
        line += rest[start...end]
      } else {
        words.append(word)
        line += GappedText.gap
      }
      rest = rest[end...].dropFirst()
    }
    return line + rest
  }

  private init(_ content: Substring) {
    var parts = [""]
    var rest = content
    while let first = rest.first {
      let mark = [":", "\\+", "\\-"].first { rest.hasPrefix($0) }
      if let mark {
        parts.append("")
        rest = rest.dropFirst(mark.count)
      } else {
        parts[parts.count - 1].append(first)
        rest = rest.dropFirst()
      }
    }
    text = parts[0].trimmed
    remarks = parts.dropFirst().map(\.trimmed).filter { !$0.isEmpty }
  }
}
