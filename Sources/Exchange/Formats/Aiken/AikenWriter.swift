internal import Diagnostics
internal import TextUnicode

/// Writes questions as Aiken, which programs show in the order of the file.
enum AikenWriter {
  static func write(
    _ deck: ExportedDeck, _ options: ExportOptions, _ output: inout ExportOutput
  ) throws(ExportError) {
    var isFirst = true
    for number in 0..<deck.count {
      let question = try deck.question(number)
      let line = Array(line(question.prompt).utf8)
      guard AikenLine(line[...], line.indices) == .text else {
        output.leaveOut(
          .questionNotExported, "the question begins like a choice or an answer of Aiken", question)
        continue
      }
      if question.cells.contains(where: { $0.text != self.line($0.text) }) {
        output.note(
          .exportedTextChanged, "spaces stand in place of line breaks", question)
      }
      try output.write((isFirst ? "" : "\n") + text(of: question))
      isFirst = false
    }
  }

  private static func text(of question: ExchangedQuestion) -> String {
    let (choices, right) = ChoiceOrder.choices(of: question)
    var lines = [line(question.prompt)]
    for (index, choice) in choices.enumerated() {
      lines.append("\(ChoiceOrder.letter(index)). \(line(choice))")
    }
    return (lines + ["ANSWER: \(ChoiceOrder.letter(right))"]).joined(separator: "\n") + "\n"
  }

  private static func line(_ text: String) -> String {
    text.unicodeScalars.contains { $0.value < 0x20 } ? text.collapsed : text
  }
}
