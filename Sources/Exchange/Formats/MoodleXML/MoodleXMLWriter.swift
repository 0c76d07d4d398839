internal import Bytes
internal import Diagnostics
internal import Kinds
internal import XMLSource

/// Writes questions as Moodle XML, as Moodle imports it.
enum MoodleXMLWriter {
  static func write(
    _ deck: ExportedDeck, _ options: ExportOptions, _ output: inout ExportOutput
  ) throws(ExportError) {
    try output.write(XMLText.declaration + "<quiz>\n" + category(deck.info))
    for number in 0..<deck.count { try output.write(text(of: deck.question(number))) }
    try output.write("</quiz>\n")
  }

  private static func category(_ info: DeckInfo) -> String {
    guard let title = info.title else { return "" }
    let path = "$course$/top/" + title.replacing("/", with: "//")
    return """
        <question type="category">
          <category><text>\(XMLText.inElement(path))</text></category>
          <info format="html">\(html(EscapedText.of(info.description ?? "")))</info>
        </question>

      """
  }

  private static func text(of question: ExchangedQuestion) -> String {
    let (type, answers) =
      switch question.form {
      case .number: ("numerical", number(question))
      case .typed: ("shortanswer", typedAnswers(question))
      case .order: ("ordering", items(question))
      case .pairs: ("matching", pairs(question))
      default: ("multichoice", choices(question))
      }
    let lines =
      ["<question type=\"\(type)\">"] + start(of: question, isFact: question.form == .number)
      + answers + tags(question)
    return "  " + lines.joined(separator: "\n    ") + "\n  </question>\n"
  }

  // MARK: - Parts of a question

  private static func start(of question: ExchangedQuestion, isFact: Bool) -> [String] {
    var prompt = EscapedText.of(
      isFact
        ? UnitInPrompt.written(question.prompt, unit: question["Unit"] ?? "") : question.prompt)
    var file = ""
    if let picture = question.picture {
      prompt = "<p>\(prompt)</p><p>\(image(picture, alt: question["Alt"] ?? ""))</p>"
      let bytes = String(decoding: Base64.encoded(picture.bytes), as: UTF8.self)
      let name = XMLText.attribute("name", picture.name)
      file = "<file \(name) path=\"/\" encoding=\"base64\">\(bytes)</file>"
    }
    let explanation = html(EscapedText.of(question["Explanation"] ?? ""))
    return [
      "<name><text>\(XMLText.inElement(QuestionTitle.made(of: question.prompt)))</text></name>",
      "<questiontext format=\"html\">\(html(prompt))\(file)</questiontext>",
      "<generalfeedback format=\"html\">\(explanation)</generalfeedback>",
      "<defaultgrade>1</defaultgrade>", "<penalty>0.3333333</penalty>", "<hidden>0</hidden>",
      "<idnumber>\(XMLText.inElement(question["Id"] ?? ""))</idnumber>",
    ]
  }

  private static func image(_ picture: ExchangedPicture, alt: String) -> String {
    "<img src=\"@@PLUGINFILE@@/\(picture.name.percentEncoded)\" alt=\"\(EscapedText.of(alt))\">"
  }

  private static func choices(_ question: ExchangedQuestion) -> [String] {
    let choices = MoodleFraction.weighed(ChoiceOrder.choices(of: question))
    return [
      "<single>\(!question.hasSeveralRight)</single>", "<shuffleanswers>true</shuffleanswers>",
      "<answernumbering>abc</answernumbering>",
    ]
      + choices.map { choice, fraction in
        "<answer fraction=\"\(fraction)\" format=\"html\">\(html(EscapedText.of(choice.text)))"
          + "<feedback format=\"html\">\(html(EscapedText.of(choice.remark ?? "")))</feedback></answer>"
      }
  }

  private static func items(_ question: ExchangedQuestion) -> [String] {
    [
      "<layouttype>VERTICAL</layouttype>", "<selecttype>ALL</selecttype>",
      "<selectcount>0</selectcount>", "<gradingtype>ABSOLUTE_POSITION</gradingtype>",
      "<showgrading>SHOW</showgrading>", "<numberingstyle>none</numberingstyle>",
    ]
      + question.items.enumerated().map { index, text in
        "<answer fraction=\"\(index + 1)\" format=\"html\">\(html(EscapedText.of(text)))</answer>"
      }
  }

  private static func pairs(_ question: ExchangedQuestion) -> [String] {
    let extras = question.extraTexts.map { ExchangedPair(left: "", right: $0) }
    return ["<shuffleanswers>true</shuffleanswers>"]
      + (question.pairs + extras).map { pair in
        "<subquestion format=\"html\">\(html(EscapedText.of(pair.left)))"
          + "<answer><text>\(XMLText.inElement(pair.right))</text></answer></subquestion>"
      }
  }

  private static func typedAnswers(_ question: ExchangedQuestion) -> [String] {
    let answers = question.rightAnswers.map { ($0, 100) } + question.refusedAnswers.map { ($0, 0) }
    return ["<usecase>0</usecase>"]
      + answers.map { text, fraction in
        "<answer fraction=\"\(fraction)\" format=\"moodle_auto_format\">"
          + "<text>\(XMLText.inElement(text))</text>"
          + "<feedback format=\"html\"><text></text></feedback></answer>"
      }
  }

  private static func number(_ question: ExchangedQuestion) -> [String] {
    let unit = XMLText.inElement(question["Unit"] ?? "")
    return [
      "<answer fraction=\"100\" format=\"moodle_auto_format\"><text>\(question["Value"] ?? "")</text>"
        + "<feedback format=\"html\"><text></text></feedback><tolerance>0</tolerance></answer>",
      "<units><unit><multiplier>1</multiplier><unit_name>\(unit)</unit_name></unit></units>",
      "<unitgradingtype>0</unitgradingtype>", "<unitpenalty>0.1</unitpenalty>",
      "<showunits>3</showunits>", "<unitsleft>0</unitsleft>",
    ]
  }

  private static func tags(_ question: ExchangedQuestion) -> [String] {
    if question.tags.isEmpty { return [] }
    let tags = question.tags.map { "<tag><text>\(XMLText.inElement($0))</text></tag>" }
    return ["<tags>\(tags.joined())</tags>"]
  }

  /// An element `text` with HTML in it, which has no `>` of its own and thus no end of the section.
  private static func html(_ html: String) -> String {
    html.isEmpty ? "<text></text>" : "<text><![CDATA[\(html)]]></text>"
  }
}
