internal import Diagnostics
internal import Kinds
internal import XMLSource

extension ExchangeFormat {
  /// The exchange format of learning platforms: Question and Test Interoperability, versions 1.2 to 3.0.
  static let qti = ExchangeFormat(
    "qti", "QTI",
    reader: FormatReader(
      takes:
        "one or several right choices (in 2 and 3 also in a line or among the words of a text), true/false, numbers (also on a slider), typed texts with an answer, items in order, pairs, and in 2 and 3 texts with gaps for given words, of QTI 1.2 (as Canvas has it), 2.1, 2.2 and 3.0, as a file, a package or an unpacked package; ids, keywords, difficulty, pictures, general feedback as explanation, feedback of choices",
      loses:
        "markup, other feedback, points, tolerances, sounds and videos; items of other types",
      recognises: QTIReader.recognises, read: QTIReader.read),
    writer: FormatWriter(
      suffix: "zip",
      fields: .of(
        [.choice, .number, .typed, .order, .pairs],
        beside: QuestionForm.remarks.union(
          ["Id", "Image", "Alt", "Explanation", "Tags", "Difficulty", "Refused"])),
      hasPictures: true, deck: [.title, .description, .language, .licence],
      write: QTIWriter.write))
}

/// Writes a package of QTI 3.0: a manifest, and a file for each question and each picture.
enum QTIWriter {
  /// The beginning of the identifiers of questions without an id, in letters that no id has.
  static let numbered = "ITEM-"

  /// Writes as many questions as a package has room for that can be read back.
  static func write(
    _ deck: ExportedDeck, _ options: ExportOptions, _ output: inout ExportOutput
  ) throws(ExportError) {
    var archive = ExportedPackage(options.archives, pictures: "images/")
    var resources = ""
    let head = manifest(deck.info, "", .new).utf8.count
    for number in 0..<deck.count {
      let question = try deck.question(number)
      let item = QTIWriterItem(
        question, number: number + 1,
        picture: archive.pictureName(of: question).map { "images/" + $0 },
        language: deck.info.language)
      let text = item.text
      let list = head + resources.utf8.count + item.resource.utf8.count
      guard archive.takes(question, texts: [text.utf8.count, list], &output) else { continue }
      archive.add(item.path, text)
      resources += item.resource
    }
    archive.add("imsmanifest.xml", manifest(deck.info, resources, .new))
    try archive.write(to: &output)
  }

  /// A version of packages: the namespace of its manifest, and what the manifest says about it.
  enum Version {
    case new, old

    fileprivate var namespace: String {
      self == .new
        ? "http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1"
        : "http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1"
    }
    fileprivate var schema: (name: String, version: String) {
      self == .new ? ("QTI Package", "3.0.0") : ("IMS Content", "1.1.3")
    }
  }

  /// Returns the identifier of a question: its id, or one that only counts.
  static func identifier(of question: ExchangedQuestion, number: Int) -> String {
    // An identifier begins with a letter or a low line.
    question["Id"].map { $0.first?.isNumber == true ? "_" + $0 : $0 } ?? numbered + digits(number)
  }

  static func digits(_ number: Int) -> String {
    String(repeating: "0", count: max(0, 5 - "\(number)".count)) + "\(number)"
  }

  static func manifest(_ info: DeckInfo, _ resources: String, _ version: Version) -> String {
    var general = ""
    if let title = info.title { general += "<title>\(string(title))</title>" }
    if let language = info.language {
      general += "<language>\(XMLText.inElement(language))</language>"
    }
    if let about = info.description { general += "<description>\(string(about))</description>" }
    let rights = info.licence.map { licence in
      "<rights><copyrightAndOtherRestrictions><source>LOMv1.0</source><value>yes</value>"
        + "</copyrightAndOtherRestrictions><description>\(string(licence))</description></rights>"
    }
    return XMLText.declaration + """
      <manifest xmlns="\(version.namespace)" identifier="MANIFEST">
        <metadata>
          <schema>\(version.schema.name)</schema>
          <schemaversion>\(version.schema.version)</schemaversion>
          \(record("<general>\(general)</general>" + (rights ?? "")))
        </metadata>
        <organizations/>
        <resources>
      \(resources)  </resources>
      </manifest>

      """
  }

  static func string(_ text: String) -> String { "<string>\(XMLText.inElement(text))</string>" }

  /// A record of learning object metadata.
  static func record(_ content: String) -> String {
    "<lom xmlns=\"http://ltsc.ieee.org/xsd/LOM\">\(content)</lom>"
  }
}

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
    path = "items/\(QTIWriter.digits(number)).xml"
    identifier = QTIWriter.identifier(of: question, number: number)
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
    let template = question.form == .typed ? "map_response" : "match_correct"
    let rules = "https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/\(template).xml"
    let answers =
      switch question.form {
      case .number: number
      case .typed: typed
      case .order: orderInteraction
      case .pairs: matchInteraction
      default: choiceInteraction
      }
    return XMLText.declaration + """
      <\((tag + tongue).joined(separator: " "))>
      \(answers.declaration)\(outcomes)  <qti-item-body>
          <p>\(XMLText.inElement(prompt))</p>
      \(image)\(answers.interaction)  </qti-item-body>
      \(processing ?? "  <qti-response-processing template=\"\(rules)\"/>\n")\(explanation)\(remarks)</qti-assessment-item>

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
    let chosen =
      hasRemarks
      ? "  <qti-outcome-declaration identifier=\"CHOSEN\" cardinality=\"\(cardinality)\" base-type=\"identifier\"/>\n"
      : ""
    guard question["Explanation"] != nil else { return score + chosen }
    return score + chosen + """
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

  // MARK: - Remarks

  /// The choices under their identifiers.
  private var choices: [(name: String, choice: ExchangedChoice)] {
    ChoiceOrder.choices(of: question).enumerated().map { ("C\($0 + 1)", $1) }
  }

  private var hasRemarks: Bool { question.choices.contains { $0.remark != nil } }

  private var cardinality: String {
    question.form == .order
      ? "ordered" : question.form == .pairs || question.hasSeveralRight ? "multiple" : "single"
  }

  /// The rules of a question with remarks, which are shown for what is chosen; nil if those of a template do.
  private var processing: String? {
    guard hasRemarks else { return nil }
    return """
        <qti-response-processing>
          <qti-response-condition>
            <qti-response-if>
              <qti-match><qti-variable identifier="RESPONSE"/><qti-correct identifier="RESPONSE"/></qti-match>
              <qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">1</qti-base-value></qti-set-outcome-value>
            </qti-response-if>
          </qti-response-condition>
          <qti-set-outcome-value identifier="CHOSEN"><qti-variable identifier="RESPONSE"/></qti-set-outcome-value>
        </qti-response-processing>

      """
  }

  private var remarks: String {
    choices.map { name, choice in
      guard let remark = choice.remark else { return "" }
      return """
          <qti-modal-feedback outcome-identifier="CHOSEN" identifier="\(name)" show-hide="show">
            <qti-content-body><p>\(XMLText.inElement(remark))</p></qti-content-body>
          </qti-modal-feedback>

        """
    }.joined()
  }

  // MARK: - Answers

  private func declaration(_ type: String, _ values: [String]) -> String {
    let values = values.map { "<qti-value>\($0)</qti-value>" }.joined()
    return """
        <qti-response-declaration identifier="RESPONSE" cardinality="\(cardinality)" base-type="\(type)">
          <qti-correct-response>\(values)</qti-correct-response>
        </qti-response-declaration>

      """
  }

  private var choiceInteraction: (declaration: String, interaction: String) {
    let elements = choices.map { name, choice in
      "      <qti-simple-choice identifier=\"\(name)\">\(XMLText.inElement(choice.text))"
        + "</qti-simple-choice>\n"
    }
    let interaction = """
          <qti-choice-interaction response-identifier="RESPONSE" shuffle="true" max-choices="\(question.hasSeveralRight ? 0 : 1)">
      \(elements.joined())    </qti-choice-interaction>

      """
    return (declaration("identifier", choices.filter(\.choice.isRight).map(\.name)), interaction)
  }

  private var orderInteraction: (declaration: String, interaction: String) {
    let items = question.items
    let elements = MixedOrder.numbers(of: items).map { number in
      "      <qti-simple-choice identifier=\"I\(number + 1)\">\(XMLText.inElement(items[number]))"
        + "</qti-simple-choice>\n"
    }
    let interaction = """
          <qti-order-interaction response-identifier="RESPONSE" shuffle="true">
      \(elements.joined())    </qti-order-interaction>

      """
    return (declaration("identifier", items.indices.map { "I\($0 + 1)" }), interaction)
  }

  private var matchInteraction: (declaration: String, interaction: String) {
    func element(_ name: String, _ text: String) -> String {
      "        <qti-simple-associable-choice identifier=\"\(name)\" match-max=\"1\">"
        + "\(XMLText.inElement(text))</qti-simple-associable-choice>\n"
    }
    let pairs = question.pairs
    let left = pairs.enumerated().map { element("L\($0 + 1)", $1.left) }
    let texts = pairs.map(\.right) + question.extraTexts
    // Texts that belong to no other keep their order.
    var extras = (pairs.count..<texts.count)[...]
    let right = MixedOrder.numbers(of: texts).map { number in
      let number = number < pairs.count ? number : extras.popFirst() ?? number
      return element("R\(number + 1)", texts[number])
    }
    let interaction = """
          <qti-match-interaction response-identifier="RESPONSE" shuffle="true" max-associations="\(pairs.count)">
            <qti-simple-match-set>
      \(left.joined())      </qti-simple-match-set>
            <qti-simple-match-set>
      \(right.joined())      </qti-simple-match-set>
          </qti-match-interaction>

      """
    return (declaration("directedPair", pairs.indices.map { "L\($0 + 1) R\($0 + 1)" }), interaction)
  }

  /// A typed text: each accepted answer has a point in a mapping, and each refused one none.
  private var typed: (declaration: String, interaction: String) {
    let right = question.rightAnswers
    func entry(_ answer: String, _ points: Int) -> String {
      "      <qti-map-entry \(XMLText.attribute("map-key", answer)) mapped-value=\"\(points)\""
        + " case-sensitive=\"false\"/>\n"
    }
    let entries = right.map { entry($0, 1) } + question.refusedAnswers.map { entry($0, 0) }
    let declaration = """
        <qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="string">
          <qti-correct-response><qti-value>\(XMLText.inElement(right.first ?? ""))</qti-value></qti-correct-response>
          <qti-mapping default-value="0">
      \(entries.joined())    </qti-mapping>
        </qti-response-declaration>

      """
    return (declaration, Self.entry)
  }

  private static let entry =
    "    <p><qti-text-entry-interaction response-identifier=\"RESPONSE\"/></p>\n"

  private var number: (declaration: String, interaction: String) {
    let value = question["Value"] ?? ""
    let isShortWhole = value.utf8.count <= 9 && !value.contains(".")
    return (declaration(isShortWhole ? "integer" : "float", [value]), Self.entry)
  }
}
