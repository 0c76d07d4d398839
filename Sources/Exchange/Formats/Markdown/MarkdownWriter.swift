internal import Diagnostics
internal import Games
internal import Kinds

extension ExchangeFormat {
  /// A sheet in CommonMark with tables, to read or to publish.
  static let markdown = ExchangeFormat(
    "markdown", "Markdown",
    reader: FormatReader(
      takes:
        "sheets that packtool has written, of choices, items to put in order and pairs to match; facts about the pack",
      loses: "text beside the questions; sheets that others have written are read as `text`",
      recognises: MarkdownReader.recognises, read: MarkdownReader.read),
    writer: FormatWriter(
      suffix: "md",
      fields: .of(
        Set(QuestionForm.allCases),
        beside: ["Pin", "Image", "Alt", "Explanation", "Source", "AsOf"]),
      deck: [.title, .version, .description, .licence, .authors, .credits, .date],
      write: MarkdownWriter.write))
}

/// Writes a deck as a readable sheet: questions with lettered choices and the answers behind them, or a table.
struct MarkdownWriter {
  private let deck: ExportedDeck

  static func write(
    _ deck: ExportedDeck, _ options: ExportOptions, _ output: inout ExportOutput
  ) throws(ExportError) {
    let writer = MarkdownWriter(deck: deck)
    try output.write(writer.head)
    if [.choice, .order, .pairs].contains(deck.form) {
      try writer.writeQuestions(options, &output)
    } else {
      try writer.writeTable(&output)
    }
    try output.write(writer.foot)
  }

  private var head: String {
    let title = "# \(MarkdownText.inline(deck.info.title ?? "Questions"))\n"
    return title + (deck.info.description.map { "\n\(MarkdownText.block($0))\n" } ?? "")
  }

  /// The facts about the pack, as a list below a line.
  private var foot: String {
    let info = deck.info
    let parts = [
      info.version.map { "Version: \($0)" }, info.date.map { "As of: \($0)" },
      info.authors.isEmpty ? nil : "Authors: \(info.authors.joined(separator: ", "))",
      info.licence.map { "Licence: \($0)" },
    ].compactMap(\.self)
    let lines = (parts + info.credits).map { "- \(MarkdownText.block($0))\n" }
    return lines.isEmpty ? "" : "\n---\n\n" + lines.joined()
  }

  // MARK: - Questions

  private func writeQuestions(
    _ options: ExportOptions, _ output: inout ExportOutput
  ) throws(ExportError) {
    var generator = options.seed.map { SeededGenerator(seed: $0) }
    let order = generator?.shuffled(deck.count) ?? Array(0..<deck.count)
    var answers = "\n## Answers\n\n"
    for (place, number) in order.enumerated() {
      let question = try deck.question(number)
      let task = MarkdownTask(of: question, shuffling: &generator)
      if question["Pin"] != nil {
        output.note(
          .fieldNotExported,
          "Markdown has no place for Pin, which shows in the order of the choices alone", question)
      }
      try output.write("\n" + Self.text(of: question, task, number: place + 1))
      answers += Self.answer(to: question, task, number: place + 1)
    }
    if deck.count > 0 { try output.write(answers) }
  }

  private static func text(
    of question: ExchangedQuestion, _ task: MarkdownTask, number: Int
  ) -> String {
    let start = "\(number). "
    let indent = String(repeating: " ", count: start.utf8.count)
    var text = "\(start)**\(MarkdownText.inline(question.prompt))**\n\n"
    if let image = question["Image"] {
      text += "\(indent)\(MarkdownText.image(image, alt: question["Alt"] ?? ""))\n\n"
    }
    for (index, left) in task.lefts.enumerated() {
      text += "\(indent)- \(index + 1): \(MarkdownText.inline(left))\n"
    }
    // Another sign begins another list.
    let bullet = task.lefts.isEmpty ? "-" : "*"
    if !task.lefts.isEmpty { text += "\n" }
    for (index, choice) in task.texts.enumerated() {
      text += "\(indent)\(bullet) \(ChoiceOrder.letter(index)): \(MarkdownText.inline(choice))\n"
    }
    return text
  }

  private static func answer(
    to question: ExchangedQuestion, _ task: MarkdownTask, number: Int
  ) -> String {
    let start = "\(number). "
    let indent = String(repeating: " ", count: start.utf8.count)
    var text = "\(start)**\(task.key)**: \(task.answer)\n"
    if let explanation = question["Explanation"] {
      text += "\n\(indent)\(MarkdownText.block(explanation))\n"
    }
    if let source = question["Source"] {
      text += "\n\(indent)Source: \(MarkdownText.inline(source))\n"
    }
    return text
  }

  // MARK: - Tables

  /// Writes the rows with the columns that at least one of them has a value in.
  private func writeTable(_ output: inout ExportOutput) throws(ExportError) {
    var columns: [String] = []
    for number in 0..<deck.count {
      for field in try deck.question(number).fields
      where field != "Alt" && !columns.contains(field) {
        columns.append(field)
      }
    }
    guard !columns.isEmpty else { return }
    let rule = columns.map { Self.numbers.contains($0) ? "--:" : "---" }
    try output.write("\n" + Self.row(columns) + Self.row(rule))
    for number in 0..<deck.count {
      let question = try deck.question(number)
      try output.write(
        Self.row(
          columns.map { column in
            guard let text = question[column] else { return "" }
            return column == "Image"
              ? MarkdownText.image(text, alt: question["Alt"] ?? "") : MarkdownText.inline(text)
          }))
    }
  }

  /// The columns whose values stand at the right.
  private static let numbers: Set<String> = [
    "Value", "Number", "From", "To", "Inducted", "Attempts", "FirstFrom", "FirstTo", "SecondFrom",
    "SecondTo", "TargetFrom", "TargetTo",
  ]

  private static func row(_ cells: [String]) -> String {
    "| \(cells.joined(separator: " | ")) |\n"
  }
}

/// The lists of a question on a sheet in Markdown, and the key to them.
struct MarkdownTask {
  /// The sign between the letters of an order, and the texts in it.
  static let then = " → "

  /// The numbered texts on the left side, of a question with pairs.
  private(set) var lefts: [String] = []
  /// The texts with letters.
  let texts: [String]
  /// The letters of the answer: `A, C` for choices, `C → A → B` for an order, `1B, 2A` for pairs.
  let key: String
  /// The texts of the answer.
  let answer: String

  init(of question: ExchangedQuestion, shuffling generator: inout SeededGenerator?) {
    switch question.form {
    case .order:
      let mixed = MixedOrder.mixed(question.items, &generator)
      texts = mixed
      key = Self.letters(of: question.items, in: mixed).joined(separator: Self.then)
      answer = question.items.map(MarkdownText.inline).joined(separator: Self.then)
    case .pairs:
      let (mixed, pairs) = (MixedOrder.rightTexts(of: question, &generator), question.pairs)
      texts = mixed
      lefts = pairs.map(\.left)
      key = Self.letters(of: pairs.map(\.right), in: mixed).enumerated()
        .map { "\($0 + 1)\($1)" }.joined(separator: ", ")
      answer = pairs.map { "\(MarkdownText.inline($0.left)) – \(MarkdownText.inline($0.right))" }
        .joined(separator: "; ")
    default:
      let choices = SheetChoices(of: question, shuffling: &generator)
      (texts, key) = (choices.texts, choices.rightLetters)
      answer = question.rights.map(MarkdownText.inline).joined(separator: ", ")
    }
  }

  /// The letters of texts in a list. A text that the list has twice gets each of its letters once.
  private static func letters(of texts: [String], in list: [String]) -> [String] {
    var open = list.map(Optional.some)
    return texts.map { text in
      guard let index = open.firstIndex(of: text) else { return "" }
      open[index] = nil
      return ChoiceOrder.letter(index)
    }
  }
}

/// Text in CommonMark, in which no character has a meaning of its own.
enum MarkdownText {
  private static let signs = Set("\\`*_[]<>#|~&$".unicodeScalars)

  /// Returns a text for the middle of a line.
  static func inline(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    var isBehindSpace = false
    for scalar in text.unicodeScalars {
      if scalar == " " {
        escaped.append(scalar)
        isBehindSpace = true
        continue
      }
      // A line break would end a cell or an item.
      if scalar.value < 0x21 || scalar == "\u{2028}" || scalar == "\u{2029}" {
        if !isBehindSpace { escaped.append(" ") }
        isBehindSpace = true
        continue
      }
      isBehindSpace = false
      if signs.contains(scalar) { escaped.append("\\") }
      escaped.append(scalar)
    }
    return String(escaped)
  }

  /// Returns a text of a line as it was before the signs in it were escaped.
  static func plain(_ line: some StringProtocol) -> String {
    var text = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in line.unicodeScalars {
      if isEscaped,
        !(scalar.isASCII && !scalar.properties.isAlphabetic && scalar.properties.numericType == nil)
      {
        text.append("\\")
      }
      if !isEscaped, scalar == "\\" {
        isEscaped = true
        continue
      }
      isEscaped = false
      text.append(scalar)
    }
    if isEscaped { text.append("\\") }
    return String(text)
  }

  /// Returns a text for the start of a block, where a hyphen or a number would begin a list.
  static func block(_ text: String) -> String {
    let text = inline(text)
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let rest = text[digits.endIndex...]
    if !digits.isEmpty, let first = rest.first, first == "." || first == ")" {
      return "\(digits)\\\(rest)"
    }
    return ["-", "+", "="].contains { text.hasPrefix($0) } ? "\\\(text)" : text
  }

  /// Returns a picture by the name of its file.
  static func image(_ name: String, alt: String) -> String {
    let target = name.replacing("\\", with: "\\\\").replacing("<", with: "\\<")
      .replacing(">", with: "\\>")
    return "![\(inline(alt))](<\(target)>)"
  }
}
