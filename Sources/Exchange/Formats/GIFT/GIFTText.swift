internal import Diagnostics
internal import Kinds

/// The escapes of GIFT: a backslash before a character that would have a meaning, and `\n` for a line break.
enum GIFTText {
  private static let signs = Array("~=#{}:".utf8)
  private static let backslash = UInt8(ascii: "\\")

  /// True if the byte at `index` has its meaning, because no backslash stands before it.
  static func isSign(_ bytes: [UInt8], _ index: Int) -> Bool {
    index == 0 || bytes[index - 1] != backslash
  }

  /// Returns the position of the first of some signs from `start` on that is not escaped.
  static func first(
    _ wanted: [UInt8], in bytes: [UInt8], _ range: Range<Int>
  ) -> Int? {
    range.first { wanted.contains(bytes[$0]) && isSign(bytes, $0) }
  }

  /// Returns the text that a part of a file stands for.
  static func decoded(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let next = index + 1
      if bytes[index] == backslash, next < range.upperBound {
        if signs.contains(bytes[next]) {
          index = next
        } else if bytes[next] == UInt8(ascii: "n") {
          text.append(UInt8(ascii: "\n"))
          index += 2
          continue
        }
      }
      text.append(bytes[index])
      index += 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns a text with escapes. Moodle has none for a backslash before an n, which gets a space between them.
  static func encoded(_ text: String) -> String {
    var encoded = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar.isASCII, signs.contains(UInt8(scalar.value)) { encoded.append("\\") }
      if scalar == "n", encoded.last == "\\" { encoded.append(" ") }
      encoded.append(scalar)
    }
    return String(encoded)
  }

  /// True if a text cannot be written as it is.
  static func isChanged(_ text: String) -> Bool { text.contains("\\n") }
}

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
      if question.pairs.contains(where: { $0.left.utf8.hasBytes(of: "->") }) {
        output.leaveOut(
          .questionNotExported, "a text on the left side has ->, which parts the sides in GIFT",
          question)
        continue
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
    if question.form == .number {
      let prompt = UnitInPrompt.written(question.prompt, unit: question["Unit"] ?? "")
      return "\(GIFTText.encoded(prompt)) {#\(question["Value"] ?? ""):0}\n"
    }
    let choices =
      question.form == .pairs
      ? question.pairs.map { "\t=\(GIFTText.encoded($0.left)) -> \(GIFTText.encoded($0.right))" }
        + question.extraTexts.map { "\t= -> " + GIFTText.encoded($0) }
      : question.form == .typed
        ? question.rightAnswers.map { "\t=" + GIFTText.encoded($0) }
          + question.refusedAnswers.map { "\t=%0%" + GIFTText.encoded($0) }
        : MoodleFraction.weighed(question.choices).map { choice, fraction in
          let mark = question.hasSeveralRight ? "~%\(fraction)%" : choice.isRight ? "=" : "~"
          let remark = choice.remark.map { "#" + GIFTText.encoded($0) } ?? ""
          return "\t\(mark)\(GIFTText.encoded(choice.text))\(remark)"
        }
    let explanation = question["Explanation"].map { ["\t####" + GIFTText.encoded($0)] } ?? []
    return GIFTText.encoded(question.prompt) + " {\n"
      + (choices + explanation).joined(separator: "\n") + "\n}\n"
  }
}
