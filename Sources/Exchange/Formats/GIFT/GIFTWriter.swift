internal import Diagnostics

/// Writes questions as GIFT, as Moodle imports it.
enum GIFTWriter {
  static func write(
    _ deck: ExportedDeck, _ options: ExportOptions, _ output: inout ExportOutput
  ) throws(ExportError) {
    for number in 0..<deck.count {
      let question = try deck.question(number)
      if question.cells.contains(where: { GIFTText.isChanged($0.text) }) {
        output.note(
          .exportedTextChanged,
          "a space stands between a backslash and an n, which would be a line break", question)
      }
      try output.write((number == 0 ? "" : "\n") + text(of: question))
    }
  }

  private static func text(of question: ExchangedQuestion) -> String {
    var labels = question.tags.map { "[tag:\($0)]" }
    if let id = question["Id"] { labels.insert("[id:\(id)]", at: 0) }
    let comment = labels.isEmpty ? "" : "// \(labels.joined(separator: " "))\n"
    let title = question["Id"].map { "::\($0)::" } ?? ""
    return comment + title + "[plain]" + body(of: question)
  }

  private static func body(of question: ExchangedQuestion) -> String {
    if question.kind == "facts" {
      let prompt = UnitInPrompt.written(question.prompt, unit: question["Unit"] ?? "")
      return "\(GIFTText.encoded(prompt)) {#\(question["Value"] ?? ""):0}\n"
    }
    let choices =
      question.kind == "short-answer"
      ? question.rightAnswers.map { "\t=" + GIFTText.encoded($0) }
        + question.refusedAnswers.map { "\t=%0%" + GIFTText.encoded($0) }
      : ["\t=" + GIFTText.encoded(question.right)]
        + question.wrong.map { "\t~" + GIFTText.encoded($0) }
    let explanation = question["Explanation"].map { ["\t####" + GIFTText.encoded($0)] } ?? []
    return GIFTText.encoded(question.prompt) + " {\n"
      + (choices + explanation).joined(separator: "\n") + "\n}\n"
  }
}
