internal import Kinds

extension ExchangeFormat {
  /// The template for Excel from which Kahoot takes questions. The reader of workbooks reads it.
  static let kahoot = ExchangeFormat(
    "kahoot", "Kahoot (XLSX template)",
    writer: FormatWriter(
      suffix: "xlsx",
      fields: .of([.choice]),
      deck: [], write: KahootWriter.write))
}

/// Writes a choice quiz in the form of Kahoot's template for Excel.
enum KahootWriter {
  private static let mostChoices = 4
  private static let longestPrompt = 120
  private static let longestChoice = 75
  private static let seconds = "20"
  /// The words above the header, which Kahoot does not read.
  private static let title = "Quiz for Kahoot"

  static func write(
    _ deck: ExportedDeck, _ options: ExportOptions, _ output: inout ExportOutput
  ) throws(ExportError) {
    var sheet = SheetWriter("Sheet1", widths: [4, 60, 24, 24, 24, 24, 14, 14], frozen: 8)
    sheet.append([])
    sheet.append([.blank, .text(title)], isHeader: true)
    for _ in 3...7 { sheet.append([]) }
    let answers = (1...mostChoices).map { "Answer \($0) - max \(longestChoice) characters" }
    let header =
      ["Question - max \(longestPrompt) characters"] + answers
      + [
        "Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs",
        "Correct answer(s) - choose at least one",
      ]
    sheet.append([.blank] + header.map { .text($0) }, isHeader: true)
    var count = 0
    for number in 0..<deck.count {
      guard let question = shortened(try deck.question(number), &output) else { continue }
      count += 1
      let texts = ChoiceOrder.choices(of: question)
      let right = texts.indices.filter { texts[$0].isRight }.map { "\($0 + 1)" }
      let choices = (0..<mostChoices).map { index -> SheetWriter.Cell in
        index < texts.count ? .text(texts[index].text) : .blank
      }
      sheet.append(
        [.number("\(count)"), .text(question.prompt)] + choices
          + [
            .number(seconds),
            right.count == 1 ? .number(right[0]) : .text(right.joined(separator: ",")),
          ])
    }
    try output.write(sheet.finish())
  }

  /// Returns the question within the limits of Kahoot, and records what that takes away; nil if two choices would be
  /// alike.
  private static func shortened(
    _ question: ExchangedQuestion, _ output: inout ExportOutput
  ) -> ExchangedQuestion? {
    let rights = question.rights.count
    guard rights < mostChoices else {
      output.leaveOut(
        .questionNotExported,
        "left out: it has \(rights) right answers, and \(mostChoices) answers fit",
        question)
      return nil
    }
    var short = question
    let dropped = question.wrong.dropFirst(mostChoices - rights)
    if !dropped.isEmpty {
      short.setWrong(Array(question.wrongChoices.prefix(mostChoices - rights)))
    }
    var cuts: [String] = []
    for cell in short.cells {
      let limit = cell.field == "Prompt" ? longestPrompt : longestChoice
      let length = cell.text.unicodeScalars.count
      guard length > limit else { continue }
      short[cell.field] = String(cell.text.unicodeScalars.prefix(limit - 1)) + "…"
      cuts.append("\(cell.field) has \(length) characters and is cut to \(limit)")
    }
    let choices = short.rights + short.wrong
    guard Set(choices).count == choices.count else {
      output.leaveOut(
        .questionNotExported,
        "left out: two answers are alike in their first \(longestChoice) characters", question)
      return nil
    }
    if !dropped.isEmpty {
      let list = dropped.map { "\"\($0)\"" }.joined(separator: ", ")
      output.note(
        .exportedTextChanged,
        "only \(mostChoices) answers fit; these wrong ones are left out: \(list)", question)
    }
    for cut in cuts { output.note(.exportedTextCut, cut, question) }
    return short
  }
}
