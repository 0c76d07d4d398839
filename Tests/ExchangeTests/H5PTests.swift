import Archives
import Diagnostics
import Testing

@testable import Exchange

/// Questions of H5P's archives.
struct H5PTests {
  private static func archive(
    _ library: String, _ content: String, head: String = "", files: [String: [UInt8]] = [:]
  ) -> [UInt8] {
    var zip = ZipWriter()
    let about = """
      {"title": "Birds", "language": "und", "mainLibrary": "\(library)", "embedTypes": ["div"]\(head)}
      """
    zip.add("h5p.json", Array(about.utf8))
    zip.add("content/content.json", Array(content.utf8))
    for (name, bytes) in files.sorted(by: { $0.key < $1.key }) { zip.add("content/" + name, bytes) }
    return zip.finish()
  }

  private func read(
    _ archive: [UInt8]
  ) throws -> (questions: [ExchangedQuestion], ledger: [String], deck: DeckInfo) {
    let file = ImportedFile(path: "b.h5p", bytes: archive)
    #expect(H5PReader.recognises(file) && !QTIReader.recognises(file))
    var sink = ImportSink()
    try H5PReader.read(file, ImportOptions(), &sink)
    return (sink.questions, sink.ledger.map { "\($0.code.id) \($0.message)" }, sink.deck)
  }

  private func values(_ question: ExchangedQuestion?) -> [String] {
    question?.cells.map { "\($0.field)=\($0.text)" } ?? []
  }

  private static let choice = """
    {"media": {"type": {"library": "H5P.Image 1.1", "params": {"alt": "a bird",
      "file": {"path": "images/wren.png#tmp", "mime": "image/png"}}}},
     "question": "<p>Which bird is <em>this</em>?</p>\\n",
     "answers": [
       {"correct": false, "text": "<div>Owl</div>", "tipsAndFeedback": {"tip": "<p>Look</p>",
         "chosenFeedback": "", "notChosenFeedback": ""}},
       {"correct": true, "text": "<div>Wren</div>", "tipsAndFeedback": {}}],
     "overallFeedback": [{"from": 0, "to": 100, "feedback": "So so"}],
     "behaviour": {"enableRetry": true}, "UI": {"checkAnswerButton": "Check"}}
    """

  @Test func aMultipleChoiceWithOneRightAnswerIsReadWithItsPicture() throws {
    let head = """
      , "license": "CC BY-SA", "licenseVersion": "4.0", "authors": [{"name": "Ada", "role": "Author"}],
      "source": "https://example.org/birds"
      """
    let (questions, ledger, deck) = try read(
      Self.archive(
        "H5P.MultiChoice", Self.choice, head: head, files: ["images/wren.png": Array("PNG".utf8)]))
    #expect(
      questions.map(values) == [
        [
          "Prompt=Which bird is this?", "Right=Wren", "Wrong1=Owl",
          "Source=https://example.org/birds", "Image=wren.png", "Alt=a bird",
        ]
      ])
    #expect(questions.first?.picture?.bytes == Array("PNG".utf8))
    #expect(
      ledger == [
        "L202 the remark \"Look\" about answers is lost", "L201 markup became plain text: em",
        "L202 the remark \"So so\" about points is lost",
        "L206 lost in 1 question: settings, such as attempts and the words of buttons",
      ])
    #expect(deck.title == "Birds" && deck.language == nil && deck.licence == "CC-BY-SA-4.0")
    #expect(deck.authors == ["Ada"])
  }

  @Test(arguments: [
    ("\"correct\": true", "\"correct\": false", "L102 left out: no answer is marked as right")
  ])
  func aMultipleChoiceWithoutOneRightAnswerIsLeftOut(
    _ part: String, _ other: String, _ entry: String
  ) throws {
    let content = Self.choice.replacing(part, with: other)
    let (questions, ledger, _) = try read(Self.archive("H5P.MultiChoice", content))
    #expect(questions.isEmpty)
    #expect(ledger.first == entry)
  }

  @Test func aTextWithOneGapAsksForATypedAnswer() throws {
    let content = """
      {"text": "<p>Name the bird.</p>", "behaviour": {"caseSensitive": true}, "questions": [
        "<p>The *wren/jenny wren:It is <b>small</b>* is loud.</p>", "<p>An *owl* and a *jay*</p>",
        "<p>No gap</p>", "<p>It flies *1\\\\/2 mile* far: 2 ** 3</p>"]}
      """
    let (questions, ledger, _) = try read(Self.archive("H5P.Blanks", content))
    #expect(
      questions.map(values) == [
        ["Prompt=Name the bird. The _____ is loud.", "Answer=wren", "Accepted=jenny wren"],
        ["Prompt=Name the bird. It flies _____ far: 2 ** 3", "Answer=1/2 mile"],
      ])
    #expect(
      ledger == [
        "L202 the remark \"It is small\" about answers is lost",
        "L201 markup became plain text: b",
        "L106 left out: it has 2 gaps", "L106 left out: it has no gap",
        "L206 lost in 1 question: settings, such as attempts and the words of buttons",
      ])
  }

  @Test(arguments: [
    ("a *b* c", ["b"], "a _____ c"), ("*b*", ["b"], "_____"), ("a * b", [], "a * b"),
    ("**", [], "**"), ("*a:b:c*", ["a"], "_____"), ("*/*", [], "_____"),
    ("*a\\*", ["a\\"], "_____"),
    ("*a\\:b\\/c*", ["a:b/c"], "_____"), ("*a", [], "*a"),
  ])
  func gapsStandBetweenAsterisks(_ html: String, _ answers: [String], _ text: String) {
    let blanks = H5PBlanks(html)
    #expect(blanks.gaps.flatMap(\.answers) == answers)
    #expect(blanks.text == text)
  }

  @Test func theQuestionsOfASetAreReadAndOtherTypesAreNamed() throws {
    let content = """
      {"introPage": {"introduction": "<p>All about birds</p>"}, "passPercentage": 50,
       "questions": [
        {"library": "H5P.TrueFalse 1.8", "subContentId": "1", "metadata": {"title": "Wings"},
         "params": {"question": "<p>Owls can fly.</p>", "correct": "true",
          "l10n": {"trueText": "Yes", "falseText": "No"},
          "behaviour": {"feedbackOnWrong": "They can!"}}},
        {"library": "H5P.SingleChoiceSet 1.11", "params": {"choices": [
          {"question": "<p>Blue?</p>", "answers": ["<p>Jay</p>", "<p>Crow</p>"], "subContentId": "2"},
          {"question": "<p>Red?</p>", "answers": ["Robin"]}]}},
        {"library": "H5P.Blanks 1.12", "params": {"text": "*Wren*"}},
        {"library": "H5P.Essay 1.5", "params": {}},
        {"params": {}}]}
      """
    let (questions, ledger, deck) = try read(Self.archive("H5P.QuestionSet", content))
    #expect(
      questions.map(values) == [
        ["Prompt=Owls can fly.", "Right=Yes", "Wrong1=No"],
        ["Prompt=Blue?", "Right=Jay", "Wrong1=Crow"], ["Prompt=Red?", "Right=Robin"],
      ])
    #expect(
      ledger == [
        "L202 the remark \"They can!\" about answers is lost",
        "L108 left out: it has no text with gaps",
        "L106 left out: it is of the type \"H5P.Essay 1.5\"",
        "L108 left out: it has no type or no content",
        "L207 lost in 1 question: titles of questions",
        "L206 lost in 1 question: settings, such as attempts and the words of buttons",
        "L207 lost in 1 question: identifiers that a program made",
        "L206 lost: settings of a set, such as the share of points to pass",
      ])
    #expect(deck.description == "All about birds")
  }

  @Test func aDamagedArchiveIsAnErrorAtItsPlace() {
    let broken = Self.archive("H5P.MultiChoice", "{\"question\": }")
    let cut = Array(Self.archive("H5P.MultiChoice", "{}").dropLast(30))
    for (archive, file, offset) in [
      (broken, "b.h5p/content/content.json", 13), (cut, "b.h5p", nil),
    ] {
      var sink = ImportSink()
      let error = #expect(throws: ImportError.self) {
        try H5PReader.read(ImportedFile(path: "b.h5p", bytes: archive), ImportOptions(), &sink)
      }
      #expect(error?.finding.code == .unreadableImport)
      #expect(error?.finding.place.file == file)
      if let offset { #expect(error?.finding.place.bytes.lowerBound == offset) }
    }
  }

  @Test func damagedArchivesAndContentsGiveQuestionsOrAnError() {
    let files =
      Damage.all(of: Self.archive("H5P.MultiChoice", Self.choice))
      + Damage.all(of: Array(Self.choice.utf8)).map {
        Self.archive("H5P.MultiChoice", String(decoding: $0, as: UTF8.self))
      }
    for bytes in files {
      var sink = ImportSink()
      try? H5PReader.read(ImportedFile(path: "b.h5p", bytes: bytes), ImportOptions(), &sink)
      #expect(sink.found <= 1)
    }
  }

  @Test func partsWithoutQuestionsAreEntriesOfTheLedger() throws {
    let content = """
      {"questions": [
        {"library": "H5P.QuestionSet 1.20", "params": {"questions": {}}},
        {"library": "H5P.SingleChoiceSet 1.11", "params": {}},
        {"library": "H5P.Column 1.16", "params": {"content": [{}, {"content": {}}]}},
        {"library": "H5P.Text 1.1", "params": {}}, 7]}
      """
    let (questions, ledger, _) = try read(Self.archive("H5P.QuestionSet", content))
    #expect(questions.isEmpty)
    #expect(
      ledger.filter { !$0.contains("settings") } == [
        "L108 left out: there is no question in it",
        "L108 left out: there is no question in it",
        "L108 left out: it has no type or no content",
        "L108 left out: it has no type or no content",
        "L207 a part of the type H5P.Text 1.1 is lost",
        "L108 left out: it has no type or no content",
      ])
  }
}
