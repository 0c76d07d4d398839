import Diagnostics
import Files
import Testing

@testable import Exchange

/// Questions of QTI in files of their own.
struct QTITests: QTIReading {
  // MARK: - QTI 1.2

  /// A test with one question, as older programs write it.
  static let old = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE questestinterop SYSTEM "ims_qtiasiv1p2.dtd">
    <questestinterop><assessment ident="A1" title="Peaks"><section ident="S1">
    <item ident="peak-1" title="Highest">
      <presentation><flow><material><mattext texttype="text/html">&lt;p&gt;Which peak is the
        highest?&lt;/p&gt;</mattext></material>
        <response_lid ident="R" rcardinality="Single"><render_choice shuffle="Yes">
          <flow_label><response_label ident="A"><material><mattext>K2</mattext></material>
          </response_label></flow_label>
          <response_label ident="B"><material><mattext>Everest</mattext></material></response_label>
        </render_choice></response_lid></flow></presentation>
      <resprocessing><outcomes><decvar/></outcomes>
        <respcondition><conditionvar><varequal respident="R">B</varequal></conditionvar>
          <setvar action="Add">1</setvar><displayfeedback linkrefid="yes"/></respcondition>
        <respcondition><conditionvar><not><varequal respident="R">B</varequal></not></conditionvar>
          <setvar action="Add">0</setvar></respcondition></resprocessing>
      <itemfeedback ident="yes"><material><mattext>Well done</mattext></material></itemfeedback>
    </item></section></assessment></questestinterop>
    """

  @Test func aChoiceOfQTI1IsReadWithItsDocumentType() throws {
    let (questions, ledger, deck) = try read(Self.old)
    #expect(
      questions.map(values) == [
        [
          "Prompt=Which peak is the highest?", "Right=Everest", "Wrong1=K2", "Id=peak-1",
          "Explanation=Well done",
        ]
      ])
    #expect(ledger == ["L207 the title \"Highest\" is lost"])
    #expect(deck.title == "Peaks")
  }

  @Test(arguments: [
    ("rcardinality=\"Single\"", "rcardinality=\"Multiple\"", [] as [String]),
    ("<setvar action=\"Add\">0<", "<setvar action=\"Add\">-1<", []),
    (
      "<not><varequal respident=\"R\">B</varequal></not>", "<varequal respident=\"R\">A</varequal>",
      []
    ),
    (
      "<not><varequal respident=\"R\">B</varequal></not></conditionvar>\n      <setvar action=\"Add\">0<",
      "<varequal>A</varequal></conditionvar><setvar>0.5<",
      ["L203 the weights of 1 wrong answers are lost"]
    ),
    (
      "<varequal respident=\"R\">B</varequal></conditionvar>",
      "<or><varequal>A</varequal><varequal>B</varequal></or></conditionvar>",
      ["L101 left out: it has 2 right answers"]
    ),
    (
      "<setvar action=\"Add\">1<", "<setvar action=\"Add\">0<",
      ["L102 left out: no answer is marked as right"]
    ),
    ("response_lid", "response_xy", ["L106 left out: it is of the type response_xy"]),
    ("response_lid", "response_str", ["L106 left out: it is of the type response_str"]),
  ])
  func theRulesOfQTI1TellTheRightAnswerOrWhyThereIsNone(
    _ part: String, _ other: String, _ entries: [String]
  ) throws {
    let text = Self.old.replacing(part, with: other)
    #expect(text != Self.old)
    let (questions, ledger, _) = try read(text)
    let isLeftOut = entries.first?.contains("left out") == true
    #expect(questions.map(\.right) == (isLeftOut ? [] : ["Everest"]))
    #expect(ledger.filter { !$0.contains("Well done") && !$0.contains("Highest") } == entries)
  }

  /// A package that text2qti 0.8.0 wrote of a text of ours.
  @Test func aPackageOfText2qtiIsRead() throws {
    let root = #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()
    let path = root + "/Fixtures/exchange/text2qti-rivers.zip"
    let file = ImportedFile(path: "r.zip", bytes: try InputFile.readAll(path, limit: 1 << 20))
    let (questions, ledger, deck) = try read(file)
    #expect(
      questions.map(values) == [
        [
          "Prompt=Which river flows through Vienna, Budapest and Belgrade?", "Right=Danube",
          "Wrong1=Rhine", "Wrong2=Vistula", "Explanation=It is the second longest river of Europe.",
          "Why1=That one flows through Basel.",
        ],
        ["Prompt=The Caspian Sea has an outlet to the ocean.", "Right=False", "Wrong1=True"],
        ["Fact=How many lakes are the Great Lakes of North America?", "Value=5", "Unit=lakes"],
        [
          "Fact=What share of the Earth’s surface is water, in percent?", "Value=71.0",
          "Unit=number",
        ],
        [
          "Prompt=Which of these cities lie at the Danube?", "Right=Vienna", "Right2=Budapest",
          "Wrong1=Prague",
        ],
        ["Prompt=Name the river of Cairo.", "Answer=Nile"],
        [
          "Prompt=Which colour has the square?", "Right=red", "Wrong1=green \\(x^2\\)",
          "Image=red square.png", "Alt=a red square",
        ],
      ])
    #expect(questions.last?.picture?.bytes.count == 74)
    #expect(
      ledger == [
        "L201 markup became plain text: em", "L212 the interval from 70.0 to 72.0 is lost",
        "L210 the number has no unit; `number` stands in its place",
        "L201 markup became plain text: formula",
        "L106 left out: it is of the type essay_question",
        "L207 the title \"QTI assessment generated by text2qti\" of the package or a further part is lost",
        "L207 lost in 8 questions: identifiers that a program made",
        "L207 lost in 7 questions: titles such as \"Question\"",
        "L206 lost: the settings of a test in Canvas",
      ])
    #expect(deck.title == "Rivers and seas")
    #expect(deck.description == "A small quiz about water on maps.")
  }

  /// Packages that qti_package_maker 26.7 wrote of one text of ours, in the dialects of three platforms.
  @Test(arguments: [
    ("canvas", ["multiple_choice_001", "fib_004", "multiple_choice_005"], "numeric_003"),
    (
      "blackboard-21", ["QUE_c017_6f8d_d305", "QUE_5f7c_3f3f_3ce1", "QUE_d188_7f6f_bdac"],
      "QUE_1b39_e1f1_4da9"
    ),
    ("blackboard-pool", [nil, nil, nil], nil),
  ])
  func aPackageOfQtiPackageMakerIsReadInEachDialect(
    _ name: String, _ ids: [String?], _ number: String?
  ) throws {
    let root = #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()
    let path = root + "/Fixtures/exchange/qti-package-maker-\(name).zip"
    let file = ImportedFile(path: "b.zip", bytes: try InputFile.readAll(path, limit: 1 << 20))
    let (all, ledger, _) = try read(file)
    #expect(all.filter { $0.rights.count > 1 }.map(\.rights) == [["Barn owl", "Eagle owl"]])
    let questions = all.filter { $0.rights.count < 2 }
    func id(_ id: String?) -> [String] { id.map { ["Id=\($0)"] } ?? [] }
    #expect(
      questions.map(values) == [
        ["Prompt=Which bird cannot fly?", "Right=Kiwi", "Wrong1=Wren", "Wrong2=Swift"] + id(ids[0]),
        [
          "Fact=How many legs has a wren?", "Value=\(name == "blackboard-pool" ? "2" : "2.0")",
          "Unit=legs",
        ]
          + id(number),
        ["Prompt=Name the largest bird.", "Answer=ostrich"] + id(ids[1]),
        ["Prompt=Which gas fills balloons: H₂ or He?", "Right=He", "Wrong1=H₂"] + id(ids[2]),
      ])
    #expect(ledger.contains { $0.hasPrefix("L212") })
    #expect(ledger.contains("L201 markup became plain text: b"))
  }

  // MARK: - QTI 2 and 3

  /// An item of QTI 2.1.
  static let item = """
    <assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="tea" title="Tea"
      adaptive="false" timeDependent="false">
      <responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier">
        <correctResponse><value>B</value></correctResponse>
      </responseDeclaration>
      <outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>
      <itemBody><p>Look at the <b>map</b>.</p>
        <choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="1">
          <prompt>Where does <em>Darjeeling</em> grow?</prompt>
          <simpleChoice identifier="A">Peru<feedbackInline outcomeIdentifier="F" identifier="A"
            showHide="show">No tea there</feedbackInline></simpleChoice>
          <simpleChoice identifier="B"><p>India</p></simpleChoice>
        </choiceInteraction></itemBody>
      <responseProcessing template="match_correct"/>
      <modalFeedback outcomeIdentifier="F" identifier="general" showHide="show">In the hills.</modalFeedback>
    </assessmentItem>
    """
  private static let itemValues = [
    "Prompt=Look at the map. Where does Darjeeling grow?", "Right=India", "Wrong1=Peru", "Id=tea",
    "Explanation=In the hills.", "Why1=No tea there",
  ]
  static let itemLedger = [
    "L207 the title \"Tea\" is lost",
    "L201 markup became plain text: b, line breaks, em",
  ]

  /// The item with the names of QTI 3.0.
  private static var newItem: String {
    var text = item
    for (old, new) in [
      ("assessmentItem", "qti-assessment-item"),
      ("responseDeclaration", "qti-response-declaration"),
      ("correctResponse", "qti-correct-response"), ("<value>", "<qti-value>"),
      ("</value>", "</qti-value>"), ("outcomeDeclaration", "qti-outcome-declaration"),
      ("itemBody", "qti-item-body"), ("choiceInteraction", "qti-choice-interaction"),
      ("prompt>", "qti-prompt>"), ("simpleChoice", "qti-simple-choice"),
      ("feedbackInline", "qti-feedback-inline"), ("modalFeedback", "qti-modal-feedback"),
      ("responseProcessing", "qti-response-processing"), ("baseType", "base-type"),
      ("responseIdentifier", "response-identifier"), ("maxChoices", "max-choices"),
      ("outcomeIdentifier", "outcome-identifier"), ("showHide", "show-hide"),
      ("timeDependent", "time-dependent"), ("imsqti_v2p1", "imsqtiasi_v3p0"),
    ] {
      text = text.replacing(old, with: new)
    }
    return text
  }

  @Test(arguments: [item, newItem])
  func aChoiceOfQTI2Or3IsReadWithItsPromptFeedbackAndMarkup(_ text: String) throws {
    let (questions, ledger, _) = try read(text)
    #expect(questions.map(values) == [Self.itemValues])
    #expect(ledger == Self.itemLedger)
  }

  @Test(arguments: [
    (
      "<value>B</value>", "<value>A</value><value>B</value>",
      "L101 left out: it has 2 right answers"
    ),
    ("<value>B</value>", "<value>C</value>", "L102 left out: no answer is marked as right"),
    ("<value>B</value>", "", "L102 left out: no answer is marked as right"),
    (
      "choiceInteraction", "orderInteraction",
      "L102 left out: its order is not stated for all items"
    ),
    (
      "</itemBody>", "<inlineChoiceInteraction/></itemBody>", "L106 left out: it asks for 2 answers"
    ),
    ("choiceInteraction", "div", "L106 left out: it has nothing to answer"),
    (
      "<outcomeDeclaration", "<templateDeclaration/><outcomeDeclaration",
      "L106 left out: its text is made by a template"
    ),
    ("itemBody", "otherBody", "L108 left out: it has no item body"),
  ])
  func anItemThatNoGameHasIsNamedInTheLedger(
    _ part: String, _ other: String, _ entry: String
  ) throws {
    let (questions, ledger, _) = try read(Self.item.replacing(part, with: other))
    #expect(questions.isEmpty)
    #expect(ledger == [entry])
  }

  private func entry(_ type: String, _ value: String, _ body: String, _ more: String = "") -> String
  {
    """
    <assessmentItem identifier="n1" title="How">
    <responseDeclaration identifier="R" cardinality="single" baseType="\(type)">
    <correctResponse><value>\(value)</value></correctResponse></responseDeclaration>
    <itemBody>\(body)</itemBody>\(more)</assessmentItem>
    """
  }

  @Test(arguments: [
    (
      "integer", "12", "<p>How long? (m) <textEntryInteraction responseIdentifier=\"R\"/></p>",
      ["Fact=How long?", "Value=12", "Unit=m", "Id=n1"]
    ),
    (
      "float", "1.5e2", "<p>How <textEntryInteraction responseIdentifier=\"R\"/> long? (m)</p>",
      ["Fact=How _____ long?", "Value=150", "Unit=m", "Id=n1"]
    ),
    (
      "string", "Twelve", "<p>How long? <textEntryInteraction responseIdentifier=\"R\"/></p>",
      ["Prompt=How long?", "Answer=Twelve", "Id=n1"]
    ),
    ("point", "1 2", "<p>Where? <textEntryInteraction responseIdentifier=\"R\"/></p>", []),
  ])
  func aGapForANumberIsAFactAndOneForATextIsTyped(
    _ type: String, _ value: String, _ body: String, _ values: [String]
  ) throws {
    let (questions, _, _) = try read(entry(type, value, body))
    #expect(questions.map(self.values) == (values.isEmpty ? [] : [values]))
  }

  @Test func furtherAnswersCountByTheirPoints() throws {
    let entries = [("Nile", 2), ("River Nile", 2), ("Nil", 1), ("Amazon", 0)].map {
      "<mapEntry mapKey=\"\($0)\" mappedValue=\"\($1)\"/>"
    }
    let text = entry(
      "string", "Nile", "<p>Which river? <textEntryInteraction responseIdentifier=\"R\"/></p>",
      "<modalFeedback identifier=\"general_fb\" outcomeIdentifier=\"F\">It is long.</modalFeedback>"
    ).replacing(
      "</correctResponse>", with: "</correctResponse><mapping>\(entries.joined())</mapping>")
    let (questions, ledger, _) = try read(text)
    #expect(
      questions.map(self.values) == [
        [
          "Prompt=Which river?", "Answer=Nile", "Accepted=River Nile", "Refused=Amazon", "Id=n1",
          "Explanation=It is long.",
        ]
      ])
    #expect(ledger.first == "L203 answers worth a part of the points are lost: \"Nil\"")
    let strict = text.replacing("mapKey=\"Nil\"", with: "caseSensitive=\"true\" mapKey=\"Nil\"")
    #expect(try read(strict).1.contains { $0.contains("that capitals count") })
    #expect(!ledger.contains { $0.contains("that capitals count") })
  }

  @Test func aToleranceIsInTheLedger() throws {
    let rule = """
      <responseProcessing><responseCondition><responseIf><equal toleranceMode="absolute"
      tolerance="2 2"/></responseIf></responseCondition></responseProcessing>
      """
    let body = "<p>How long? (m) <textEntryInteraction responseIdentifier=\"R\"/></p>"
    #expect(try read(entry("float", "7", body, rule)).ledger == ["L212 the tolerance 2 2 is lost"])
  }
}

/// Tests that read QTI, and list the questions and the ledger as texts.
protocol QTIReading {}

extension QTIReading {
  func read(
    _ text: String, named name: String = "q.xml", beside: [String: String] = [:]
  ) throws -> (questions: [ExchangedQuestion], ledger: [String], deck: DeckInfo) {
    try read(
      ImportedFile(path: name, bytes: Array(text.utf8)) { beside[$0].map { Array($0.utf8) } })
  }

  func read(
    _ file: ImportedFile
  ) throws -> (questions: [ExchangedQuestion], ledger: [String], deck: DeckInfo) {
    #expect(QTIReader.recognises(file))
    var sink = ImportSink()
    try QTIReader.read(file, ImportOptions(), &sink)
    return (sink.questions, sink.ledger.map { "\($0.code.id) \($0.message)" }, sink.deck)
  }

  func values(_ question: ExchangedQuestion?) -> [String] {
    question?.cells.map { "\($0.field)=\($0.text)" } ?? []
  }
}
