internal import Diagnostics
internal import Kinds
internal import XMLSource

extension ExchangeFormat {
  /// The form of QTI that Canvas and older platforms import. It is read as QTI is.
  static let qti12 = ExchangeFormat(
    "qti12", "QTI 1.2",
    writer: FormatWriter(
      suffix: "zip",
      fields: .of(
        [.choice, .number, .typed, .order, .pairs],
        beside: QuestionForm.remarks.union(["Id", "Image", "Alt", "Explanation", "Tags"])),
      hasPictures: true, deck: [.title, .description, .language, .licence],
      write: QTIOldWriter.write))
}

/// Writes a package of QTI 1.2 as Canvas does: a manifest, one file with all questions, and the pictures.
enum QTIOldWriter {
  private static let path = "questions/questions.xml"
  /// The folder of pictures, and the words that stand for it in a text.
  private static let folder = "web_resources/"
  static let base = "$IMS-CC-FILEBASE$/"
  /// The most bytes that the manifest has for a file, whose name has at most 100.
  private static let mostOfLine = 512

  /// Writes as many questions as a package has room for that can be read back.
  static func write(
    _ deck: ExportedDeck, _ options: ExportOptions, _ output: inout ExportOutput
  ) throws(ExportError) {
    var archive = ExportedPackage(options.archives, pictures: folder)
    let title = XMLText.attribute("title", deck.info.title ?? "Questions")
    var text =
      XMLText.declaration + """
        <questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2">
          <assessment ident="ASSESSMENT" \(title)>
            <section ident="root_section">

        """
    let end = "    </section>\n  </assessment>\n</questestinterop>\n"
    let manifest = QTIWriter.manifest(deck.info, "", .old).utf8.count
    for number in 0..<deck.count {
      let question = try deck.question(number)
      let item = QTIOldWriterItem(
        question, number: number + 1, picture: archive.pictureName(of: question)
      ).text
      let length = text.utf8.count + item.utf8.count + end.utf8.count
      // The manifest has a line for each picture.
      let list = manifest + Self.mostOfLine * (archive.pictureCount + 2)
      guard archive.takes(question, texts: [length, list], &output) else { continue }
      text += item
    }
    archive.add(path, text + end)
    let files = ([path] + archive.pictures).map {
      "      <file \(XMLText.attribute("href", $0))/>\n"
    }
    let resource = """
          <resource identifier="QUESTIONS" type="imsqti_xmlv1p2" href="\(path)">
      \(files.joined())    </resource>

      """
    archive.add("imsmanifest.xml", QTIWriter.manifest(deck.info, resource, .old))
    try archive.write(to: &output)
  }
}

/// One question of QTI 1.2.
struct QTIOldWriterItem {
  private let question: ExchangedQuestion
  private let number: Int
  /// The name of the picture in its folder.
  private let picture: String?

  init(_ question: ExchangedQuestion, number: Int, picture: String?) {
    (self.question, self.number, self.picture) = (question, number, picture)
  }

  private static let response = "response1"

  var text: String {
    let parts: (type: String, responses: String, rules: String) =
      switch question.form {
      case .number: entry("numerical_question", numberRule)
      case .typed: entry("short_answer_question", typedRule)
      case .order: order
      case .pairs: pairs
      default: choice
      }
    let fields =
      [("question_type", parts.type), ("points_possible", "1")]
      + question.tags.map { ("qmd_topic", $0) }
    let metadata = fields.map { label, entry in
      "        <qtimetadatafield><fieldlabel>\(label)</fieldlabel><fieldentry>\(XMLText.inElement(entry))</fieldentry></qtimetadatafield>\n"
    }
    let tag = [
      XMLText.attribute("ident", QTIWriter.identifier(of: question, number: number)),
      XMLText.attribute("title", QuestionTitle.made(of: question.prompt)),
    ]
    return """
          <item \(tag.joined(separator: " "))>
            <itemmetadata><qtimetadata>
      \(metadata.joined())      </qtimetadata></itemmetadata>
            <presentation>
              \(prompt)
      \(parts.responses)      </presentation>
            <resprocessing>
              <outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>
      \(remarkRules)\(parts.rules)      </resprocessing>
      \(remarkTexts)    </item>

      """
  }

  private var prompt: String {
    let asked =
      question.form == .number
      ? UnitInPrompt.written(question.prompt, unit: question["Unit"] ?? "") : question.prompt
    guard let picture else { return Self.material(asked) }
    let source = EscapedText.of(QTIOldWriter.base + picture)
    let html =
      "<p>\(EscapedText.of(asked))</p><p><img src=\"\(source)\" alt=\"\(EscapedText.of(question["Alt"] ?? ""))\"></p>"
    return
      "<material><mattext texttype=\"text/html\">\(XMLText.inElement(html))</mattext></material>"
  }

  private static func material(_ text: String) -> String {
    "<material><mattext texttype=\"text/plain\">\(XMLText.inElement(text))</mattext></material>"
  }

  // MARK: - Remarks

  /// The remarks with their names, and the value that each is about; nil for the one that is always shown.
  private var remarks: [(name: String, value: String?, text: String)] {
    let general = question["Explanation"].map { [("general_fb", String?.none, $0)] } ?? []
    let own =
      question.form != .choice
      ? []
      : named.compactMap { name, choice in
        choice.remark.map { ("\(name)_fb", Optional(name), $0) }
      }
    return general + own
  }

  private var remarkRules: String {
    remarks.map { name, value, _ in
      let test = value.map { Self.equal($0) } ?? "<other/>"
      return
        "        <respcondition continue=\"Yes\"><conditionvar>\(test)</conditionvar><displayfeedback feedbacktype=\"Response\" linkrefid=\"\(name)\"/></respcondition>\n"
    }.joined()
  }

  private var remarkTexts: String {
    remarks.map { name, _, text in
      "      <itemfeedback ident=\"\(name)\"><flow_mat>\(Self.material(text))</flow_mat></itemfeedback>\n"
    }.joined()
  }

  // MARK: - Answers

  private static func equal(_ value: String, in response: String = response) -> String {
    "<varequal respident=\"\(response)\">\(XMLText.inElement(value))</varequal>"
  }

  private static func rule(_ test: String, points: String = "100", adds: Bool = false) -> String {
    "        <respcondition continue=\"\(adds ? "Yes" : "No")\"><conditionvar>\(test)</conditionvar><setvar action=\"\(adds ? "Add" : "Set")\" varname=\"SCORE\">\(points)</setvar></respcondition>\n"
  }

  private static func label(_ name: String, _ text: String) -> String {
    "            <response_label ident=\"\(name)\">\(material(text))</response_label>\n"
  }

  /// The choices under their names.
  private var named: [(name: String, choice: ExchangedChoice)] {
    ChoiceOrder.choices(of: question).enumerated().map { ("C\($0 + 1)", $1) }
  }

  private var choice: (String, String, String) {
    let several = question.hasSeveralRight
    let labels = named.map { Self.label($0, $1.text) }.joined()
    let tests = named.map { name, choice in
      choice.isRight ? Self.equal(name) : several ? "<not>\(Self.equal(name))</not>" : ""
    }.joined()
    return (
      several ? "multiple_answers_question" : "multiple_choice_question",
      """
              <response_lid ident="\(Self.response)" rcardinality="\(several ? "Multiple" : "Single")">
                <render_choice>
      \(labels)          </render_choice>
              </response_lid>

      """, Self.rule(several ? "<and>\(tests)</and>" : tests)
    )
  }

  private var order: (String, String, String) {
    let items = question.items
    let labels = MixedOrder.numbers(of: items).map { Self.label("I\($0 + 1)", items[$0]) }
    return (
      "ordering_question",
      """
              <response_lid ident="\(Self.response)" rcardinality="Ordered">
                <render_extension><ims_render_object shuffle="Yes"><flow_label>
      \(labels.joined())          </flow_label></ims_render_object></render_extension>
              </response_lid>

      """, Self.rule(items.indices.map { Self.equal("I\($0 + 1)") }.joined())
    )
  }

  private var pairs: (String, String, String) {
    let (pairs, texts) = (question.pairs, MixedOrder.rightTexts(of: question))
    let labels = texts.enumerated().map { Self.label("R\($0 + 1)", $1) }.joined()
    let responses = pairs.enumerated().map { number, pair in
      """
              <response_lid ident="response_L\(number + 1)" rcardinality="Single">
                \(Self.material(pair.left))
                <render_choice>
      \(labels)          </render_choice>
              </response_lid>

      """
    }
    let points = "\(10_000 / max(2, pairs.count))"
    let share = "\(points.dropLast(2)).\(points.suffix(2))"
    let rules = pairs.enumerated().map { number, pair in
      let right = texts.firstIndex(of: pair.right).map { $0 + 1 } ?? 0
      return Self.rule(
        Self.equal("R\(right)", in: "response_L\(number + 1)"), points: share, adds: true)
    }
    return ("matching_question", responses.joined(), rules.joined())
  }

  private func entry(_ type: String, _ rule: String) -> (String, String, String) {
    let kind = question.form == .number ? " fibtype=\"Decimal\"" : ""
    return (
      type,
      """
              <response_str ident="\(Self.response)" rcardinality="Single"><render_fib\(kind)><response_label ident="answer1"/></render_fib></response_str>

      """, rule
    )
  }

  private var numberRule: String {
    let value = question["Value"] ?? ""
    let bounds = ["vargte", "varlte"].map {
      "<\($0) respident=\"\(Self.response)\">\(value)</\($0)>"
    }
    return Self.rule("<or>\(Self.equal(value))<and>\(bounds.joined())</and></or>")
  }

  private var typedRule: String {
    Self.rule(question.rightAnswers.map { Self.equal($0) }.joined())
  }
}
