import Diagnostics
import Testing

@testable import Exchange

/// Questions of Moodle's XML format.
struct MoodleXMLTests {
  /// Reads questions, and returns them and the ledger as lines.
  private func read(_ questions: String) throws -> (
    questions: [ExchangedQuestion], ledger: [String]
  ) {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>\n\(questions)\n</quiz>\n"
    var sink = ImportSink()
    try MoodleXMLReader.read(
      ImportedFile(path: "m.xml", bytes: Array(text.utf8)), ImportOptions(), &sink)
    return (sink.questions, sink.ledger.map { "\($0.code.id) \($0.message)" })
  }

  private func values(_ question: ExchangedQuestion?) -> [String] {
    question?.cells.map { "\($0.field)=\($0.text)" } ?? []
  }

  private static let strait = """
    <question type="multichoice">
      <name><text>Strait</text></name>
      <questiontext format="html">
        <text><![CDATA[<p>Which strait parts <b>Asia</b> and America?</p>]]></text>
      </questiontext>
      <generalfeedback format="html"><text>It is 82 km wide.</text></generalfeedback>
      <defaultgrade>1.0000000</defaultgrade><penalty>0.3333333</penalty><hidden>0</hidden>
      <idnumber>strait-1</idnumber><single>true</single><shuffleanswers>true</shuffleanswers>
      <answernumbering>abc</answernumbering>
      <correctfeedback format="html"><text>Your answer is correct.</text></correctfeedback>
      <answer fraction="0" format="html"><text><![CDATA[<p>Torres &amp; Bass</p>]]></text>
        <feedback format="html"><text>That is in Australia.</text></feedback></answer>
      <answer fraction="100" format="html"><text>Bering</text></answer>
      <tags><tag><text>sea</text></tag></tags>
    </question>
    """

  @Test func aSingleChoiceBecomesAQuestionWithAllThatHasAPlace() throws {
    let (questions, ledger) = try read(Self.strait)
    #expect(
      questions.map(values) == [
        [
          "Prompt=Which strait parts Asia and America?", "Right=Bering", "Wrong1=Torres & Bass",
          "Id=strait-1", "Tags=sea", "Explanation=It is 82 km wide.", "Why1=That is in Australia.",
        ]
      ])
    #expect(
      ledger == [
        "L207 the name \"Strait\" is lost",
        "L201 markup became plain text: b",
        "L202 lost in 1 question: remarks such as \"Your answer is correct.\"",
      ])
  }

  private func multichoice(_ fractions: [String], single: Bool = true, _ more: String = "")
    -> String
  {
    let answers = fractions.enumerated().map { index, fraction in
      "<answer fraction=\"\(fraction)\"><text>a\(index)</text></answer>"
    }
    return """
      <question type="multichoice"><name><text>Which</text></name>
      <questiontext format="html"><text>Which one?</text></questiontext>
      <single>\(single)</single>\(answers.joined())\(more)</question>
      """
  }

  @Test(arguments: [
    (["100", "0"], true, [] as [String]),
    (["0", "100"], false, []),
    (["100", "50", "0"], true, ["L203 the weights of 1 wrong answers are lost"]),
    (["100", "-50"], true, ["L203 the weights of 1 wrong answers are lost"]),
    (["100", "100", "0"], false, []),
    (["100", "50"], false, ["L203 the weights of single answers are lost"]),
    ([String](repeating: "12.5", count: 8), false, ["L101 left out: it has 8 right answers"]),
    (["100", "100"], true, ["L101 left out: it has 2 right answers"]),
    (["50", "50"], true, ["L101 left out: it has 2 right answers"]),
    (["50", "0"], true, ["L102 left out: no answer is worth 100 percent"]),
    (["0", "0"], true, ["L102 left out: no answer is marked as right"]),
    ([], true, ["L102 left out: no answer is marked as right"]),
  ])
  func fractionsTellTheRightAnswerOrWhyThereIsNone(
    _ fractions: [String], _ single: Bool, _ entries: [String]
  ) throws {
    let (questions, ledger) = try read(multichoice(fractions, single: single))
    #expect(ledger == entries)
    let right = fractions.firstIndex(of: "100").map { "a\($0)" }
    #expect(questions.first?.right == (entries.first?.contains("left out") == true ? nil : right))
  }

  @Test func aQuestionWithMoreAnswersThanAnybodyReadsIsLeftOut() throws {
    let fractions = ["100"] + [String](repeating: "0", count: 500)
    let (questions, ledger) = try read(multichoice(fractions))
    #expect(questions.isEmpty)
    #expect(ledger == ["L104 left out: it has 501 answers, and at most 500 are read"])
  }

  @Test(arguments: [
    ("<quiz><question type=\"essay\"/></quiz>", true), ("<quiz/>", true),
    ("<quiz><question id=\"a\"><prompt>type=</prompt></question></quiz>", false),
    ("<facts/>", false),
  ])
  func theXMLOfAProjectIsNotTakenForThatOfMoodle(_ text: String, _ isMoodle: Bool) {
    let file = ImportedFile(path: "q.xml", bytes: Array(text.utf8))
    #expect(MoodleXMLReader.recognises(file) == isMoodle)
  }

  @Test func trueAndFalseAreTheChoices() throws {
    let (questions, ledger) = try read(
      """
      <question type="truefalse"><name><text>The Nile</text></name>
      <questiontext format="moodle_auto_format"><text>The Nile flows south.</text></questiontext>
      <answer fraction="0"><text>true</text></answer>
      <answer fraction="100"><text>false</text></answer></question>
      """)
    #expect(
      values(questions.first) == ["Prompt=The Nile flows south.", "Right=False", "Wrong1=True"])
    #expect(ledger.isEmpty)
  }

  private func numerical(_ answers: String, _ units: String = "", text: String = "How high is it?")
    -> String
  {
    """
    <question type="numerical"><name><text>How high</text></name>
    <questiontext format="html"><text>\(text)</text></questiontext>\(answers)\(units)</question>
    """
  }

  @Test func aNumberHasItsUnitAndItsToleranceIsInTheLedger() throws {
    let (questions, ledger) = try read(
      numerical(
        """
        <answer fraction="50"><text>4800</text><tolerance>20</tolerance></answer>
        <answer fraction="100"><text>4.806e3</text><tolerance>5</tolerance></answer>
        """,
        """
        <units><unit><multiplier>0.001</multiplier><unit_name>km</unit_name></unit>
        <unit><multiplier>1</multiplier><unit_name>m</unit_name></unit></units>
        """))
    #expect(values(questions.first) == ["Fact=How high is it?", "Value=4806", "Unit=m"])
    #expect(
      ledger == [
        "L212 the tolerance 5 is lost", "L203 1 further numbers and their weights are lost",
        "L207 further units are lost: km",
      ])
  }

  @Test(arguments: [
    ("How high is it? (metres)", "metres", "How high is it?", []),
    (
      "How high is it?", "number", "How high is it?",
      ["L210 the number has no unit; `number` stands in its place"]
    ),
  ])
  func aNumberWithoutAUnitTakesItFromTheBracketsAtTheEnd(
    _ text: String, _ unit: String, _ fact: String, _ entries: [String]
  ) throws {
    let (questions, ledger) = try read(
      numerical("<answer fraction=\"100\"><text>8</text></answer>", text: text))
    #expect(questions.first?["Unit"] == unit)
    #expect(questions.first?.prompt == fact)
    #expect(ledger == entries)
  }

  @Test(arguments: ["essay", "gapselect", "cloze", "ddmarker", "description", ""])
  func aTypeThatNoGameHasIsNamedInTheLedger(_ type: String) throws {
    let (questions, ledger) = try read(
      """
      <question type="\(type)"><name><text>Name it</text></name>
      <questiontext format="html"><text>Name it.</text></questiontext></question>
      """)
    #expect(questions.isEmpty)
    #expect(ledger == ["L106 left out: it is of the type \"\(type)\""])
  }

  private func category(_ path: String) -> String {
    "<question type=\"category\"><category><text>\(path)</text></category></question>"
  }

  @Test func severalCategoriesAreTagsAndOneIsTheTitle() throws {
    let several = try read(
      category("$course$/top/Earth/Rivers and // lakes") + multichoice(["100", "0"])
        + category("$module$/top/Default for Quiz") + multichoice(["100", "0"]))
    #expect(several.questions.map(\.tags) == [["Earth", "Rivers and / lakes"], []])

    let text = "<quiz>\(category("$course$/top/Earth/Rivers"))\(multichoice(["100", "0"]))</quiz>"
    var sink = ImportSink()
    try MoodleXMLReader.read(
      ImportedFile(path: "m.xml", bytes: Array(text.utf8)), ImportOptions(), &sink)
    #expect(sink.deck.title == "Rivers")
    #expect(sink.questions.map(\.tags) == [["Earth"]])
  }

  @Test func settingsAndPointsAreCountedOnceAFile() throws {
    let more = "<defaultgrade>2.0000000</defaultgrade><penalty>0.5</penalty><hidden>1</hidden>"
    let (_, ledger) = try read(
      multichoice(["100", "0"], more) + multichoice(["100", "0"], more + "<mystery>7</mystery>"))
    #expect(
      ledger == [
        "L203 lost in 2 questions: points other than 1",
        "L206 lost in 2 questions: the setting penalty",
        "L206 lost in 2 questions: the setting hidden",
        "L207 lost in 1 question: the value of <mystery>",
      ])
  }

  @Test func remarksThatManyQuestionsShareAreCountedOnceAFile() throws {
    let more = """
      <correctfeedback><text>Bravo</text></correctfeedback>
      <incorrectfeedback><text>&lt;p&gt;Your answer is incorrect.&lt;/p&gt;</text></incorrectfeedback>
      """
    let (_, ledger) = try read(
      multichoice(["100", "0"], more)
        + multichoice(["100", "0"], more + "<hint><text>Think</text></hint>"))
    #expect(
      ledger == [
        "L202 the remark \"Think\" about answers is lost",
        "L202 lost in 2 questions: the remark \"Bravo\"",
        "L202 lost in 2 questions: remarks such as \"Your answer is correct.\"",
      ])
  }

  @Test func aPictureOfTheTextIsTakenAndFurtherMediaAreInTheLedger() throws {
    let (questions, ledger) = try read(
      """
      <question type="multichoice"><questiontext format="html"><text><![CDATA[Whose flag?
      <img src="@@PLUGINFILE@@/my%20flag.png" alt="a red circle"><img src="https://example.org/b.png">
      <audio src="@@PLUGINFILE@@/anthem.mp3"></audio>]]></text>
      <file name="my flag.png" path="/" encoding="base64">iVBO\nRw==</file>
      <file name="anthem.mp3" path="/" encoding="base64">AAAA</file></questiontext>
      <answer fraction="100"><text>Japan</text></answer>
      <answer fraction="0"><text><![CDATA[<img src="@@PLUGINFILE@@/c.png" alt="Peru">]]></text></answer>
      </question>
      """)
    #expect(
      values(questions.first) == [
        "Prompt=Whose flag?", "Right=Japan", "Wrong1=Peru", "Image=my flag.png", "Alt=a red circle",
      ])
    #expect(questions.first?.picture?.bytes == [0x89, 0x50, 0x4E, 0x47])
    #expect(ledger == ["L204 lost: 2 pictures, a sound, the file \"anthem.mp3\""])
  }

  @Test func aBrokenPictureIsToldFromOneThatIsNotThere() throws {
    let (_, ledger) = try read(
      ["a.png", "b.png"].map { name in
        """
        <question type="multichoice"><questiontext format="html"><text><![CDATA[Whose flag?
        <img src="@@PLUGINFILE@@/\(name)">]]></text>
        <file name="a.png" path="/" encoding="base64">iV!!</file></questiontext>
        <answer fraction="100"><text>Japan</text></answer>
        <answer fraction="0"><text>Peru</text></answer></question>
        """
      }.joined())
    #expect(
      ledger == [
        "L211 the picture \"@@PLUGINFILE@@/a.png\" is no Base64",
        "L204 lost: the file \"a.png\"",
        "L211 the picture \"@@PLUGINFILE@@/b.png\" is not there",
      ])
  }

  @Test(arguments: ["0x64", "inf", "nan"])
  func aWeightThatIsNoDecimalNumberMakesNoAnswerRight(_ weight: String) throws {
    let (questions, ledger) = try read(
      """
      <question type="shortanswer"><questiontext><text>Which?</text></questiontext>
      <answer fraction="\(weight)"><text>a</text></answer></question>
      """)
    #expect(questions.isEmpty)
    #expect(ledger == ["L102 left out: no answer is worth 100 percent"])
  }

  @Test func aNameIsTheIdOnlyIfNoOtherQuestionHasIt() throws {
    func named(_ name: String) -> String {
      multichoice(["100", "0"]).replacing("<text>Which<", with: "<text>\(name)<")
    }
    let (questions, ledger) = try read(named("Q1") + named("Q1") + named("Q2"))
    #expect(questions.map { $0["Id"] } == [nil, nil, "Q2"])
    #expect(ledger == ["L207 the name \"Q1\" is lost", "L207 the name \"Q1\" is lost"])
  }

  @Test func aDeckWithPicturesComesBackFromItsFile() throws {
    var question = ExchangedQuestion.choice(
      "Whose <flag> & \"]]>\"?", right: "Japan", wrong: ["Peru", "\\(x\\)"], at: Place("p", 0..<0))
    question["Id"] = "flag"
    question["Image"] = "a b.png"
    question["Alt"] = "a \"red\" circle"
    question.picture = ExchangedPicture(name: "a b.png", bytes: Array(0...255))
    var info = DeckInfo()
    (info.title, info.description) = ("Flags / and & more", "All <flags>")
    let trip = try ExchangeTrip([question], .moodleXML, info: info)
    #expect(trip.questions.map(values) == [values(question).sorted(by: order)])
    #expect(trip.questions.first?.picture == question.picture)
    #expect(trip.ledger.map(\.message) == ["markup became plain text: formula"])
  }

  private func order(_ left: String, _ right: String) -> Bool {
    let fields = ["Prompt", "Right", "Wrong1", "Wrong2", "Id", "Image", "Alt"]
    func place(_ value: String) -> Int { fields.firstIndex { value.hasPrefix($0) } ?? 9 }
    return place(left) < place(right)
  }

  @Test func damagedFilesGiveQuestionsOrAnError() {
    Damage.all(of: Array("<quiz>\(Self.strait)</quiz>".utf8)).forEach { bytes in
      var sink = ImportSink()
      try? MoodleXMLReader.read(ImportedFile(path: "m.xml", bytes: bytes), ImportOptions(), &sink)
      #expect(sink.found <= 2)
    }
  }
}
