internal import TextUnicode

/// A text with gaps between asterisks, as in `The capital of *Norway/Norge:in the north* is Oslo.`
struct H5PBlanks {
  struct Gap: Equatable {
    /// The answers that count, in HTML.
    var answers: [String]
    var tip: String?
  }

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
        text += "_____"
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
