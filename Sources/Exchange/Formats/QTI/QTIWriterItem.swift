internal import Kinds
internal import XMLSource

/// The file of one question in a package of QTI 3.0.
struct QTIWriterItem {
  private let question: ExchangedQuestion
  private let identifier: String
  /// The path of the picture in the package.
  private let picture: String?
  private let language: String?
  /// The path of the file in the package.
  let path: String

  init(_ question: ExchangedQuestion, number: Int, picture: String?, language: String?) {
    (self.question, self.picture, self.language) = (question, picture, language)
    let digits = String(repeating: "0", count: max(0, 5 - "\(number)".count)) + "\(number)"
    path = "items/\(digits).xml"
    let id = question["Id"].map { $0.first?.isNumber == true ? "_" + $0 : $0 }
    identifier = id ?? QTIWriter.numbered + digits
  }

  private var isFact: Bool { question.form == .number }

  /// The element of the manifest.
  var resource: String {
    var content = ""
    if !question.tags.isEmpty {
      let words = question.tags.map { "<keyword>\(QTIWriter.string($0))</keyword>" }
      content += "<general>\(words.joined())</general>"
    }
    let levels = QTIMetadata.difficulties
    if let level = question["Difficulty"].flatMap({ Int($0) }), 1...levels.count ~= level {
      content +=
        "<educational><difficulty><source>LOMv1.0</source><value>\(levels[level - 1])</value>"
        + "</difficulty></educational>"
    }
    let metadata =
      content.isEmpty ? "" : "      <metadata>\(QTIWriter.record(content))</metadata>\n"
    let files = ([path] + [picture].compactMap(\.self)).map { "      <file href=\"\($0)\"/>\n" }
    return """
          <resource identifier="\(identifier)" type="imsqti_item_xmlv3p0" href="\(path)">
      \(metadata)\(files.joined())    </resource>

      """
  }

  // MARK: - The file

  var text: String {
    let prompt =
      isFact
      ? UnitInPrompt.written(question.prompt, unit: question["Unit"] ?? "") : question.prompt
    let tag = [
      "qti-assessment-item", "xmlns=\"http://www.imsglobal.org/xsd/imsqtiasi_v3p0\"",
      XMLText.attribute("identifier", identifier),
      XMLText.attribute("title", QuestionTitle.made(of: question.prompt)), "adaptive=\"false\"",
      "time-dependent=\"false\"",
    ]
    let tongue = language.map { [XMLText.attribute("xml:lang", $0)] } ?? []
    let rules = "https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml"
    let answers = isFact ? number : choices
    return XMLText.declaration + """
      <\((tag + tongue).joined(separator: " "))>
      \(answers.declaration)\(outcomes)  <qti-item-body>
          <p>\(XMLText.inElement(prompt))</p>
      \(image)\(answers.interaction)  </qti-item-body>
        <qti-response-processing template="\(rules)"/>
      \(explanation)</qti-assessment-item>

      """
  }

  private var image: String {
    guard let picture else { return "" }
    let alt = XMLText.attribute("alt", question["Alt"] ?? "")
    return "    <p><img src=\"../\(picture)\" \(alt)/></p>\n"
  }

  private var outcomes: String {
    let score = """
        <qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float">
          <qti-default-value><qti-value>0</qti-value></qti-default-value>
        </qti-outcome-declaration>

      """
    guard question["Explanation"] != nil else { return score }
    return score + """
        <qti-outcome-declaration identifier="FEEDBACK" cardinality="single" base-type="identifier">
          <qti-default-value><qti-value>EXPLANATION</qti-value></qti-default-value>
        </qti-outcome-declaration>

      """
  }

  private var explanation: String {
    guard let text = question["Explanation"] else { return "" }
    return """
        <qti-modal-feedback outcome-identifier="FEEDBACK" identifier="EXPLANATION" show-hide="show">
          <qti-content-body><p>\(XMLText.inElement(text))</p></qti-content-body>
        </qti-modal-feedback>

      """
  }

  private func declaration(_ type: String, _ value: String) -> String {
    """
      <qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="\(type)">
        <qti-correct-response><qti-value>\(value)</qti-value></qti-correct-response>
      </qti-response-declaration>

    """
  }

  private var choices: (declaration: String, interaction: String) {
    let (texts, right) = ChoiceOrder.choices(of: question)
    let choices = texts.enumerated().map { index, text in
      "      <qti-simple-choice identifier=\"C\(index + 1)\">\(XMLText.inElement(text))"
        + "</qti-simple-choice>\n"
    }
    let interaction = """
          <qti-choice-interaction response-identifier="RESPONSE" shuffle="true" max-choices="1">
      \(choices.joined())    </qti-choice-interaction>

      """
    return (declaration("identifier", "C\(right + 1)"), interaction)
  }

  private var number: (declaration: String, interaction: String) {
    let value = question["Value"] ?? ""
    let isShortWhole = value.utf8.count <= 9 && !value.contains(".")
    let interaction =
      "    <p><qti-text-entry-interaction response-identifier=\"RESPONSE\"/></p>\n"
    return (declaration(isShortWhole ? "integer" : "float", value), interaction)
  }
}
