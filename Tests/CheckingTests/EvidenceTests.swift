import Diagnostics
import Evidence
import Files
import PackFormat
import Rows
import TestSupport
import Testing

@testable import Checking
@testable import Kinds
@testable import Projects

@Suite struct EvidenceTests {
  private let folder = TemporaryFolder()

  private func write(_ name: String, _ text: String) { folder.write(name, Array(text.utf8)) }

  private static let capitals = """
    Prompt,Right,Wrong1,Wrong2,Id,Tags,Difficulty,Explanation
    Capital of Australia?,Sydney,Canberra,Perth,australia,,1,
    Capital of Peru?,Lima,Cusco,Tokyo,,,3,

    """

  private func check(
    _ source: String, _ use: EvidenceUse = .suspectKeys, kind: String = "choice-quiz",
    file: String = "a.csv", more: String = ""
  ) throws -> ProjectCheck {
    write(
      "pack.xml",
      """
      <pack id="quiz" version="1.0.0" kind="\(kind)" language="en"><title>Quiz</title>\
      <source path="\(file)"/>\(more)</pack>
      """)
    write(file, source)
    let project = try PackProject(
      opening: folder.path, kind: nil, SourceReading(), findings: Findings())
    var options = ProjectCheck.Options(today: nil)
    options.evidence = use
    return try ProjectCheck(project, options)
  }

  private func questions(_ source: String, kind: String = "choice-quiz", file: String = "a.csv")
    throws
    -> [AnsweredQuestion]
  {
    try check(source, .collecting, kind: kind, file: file).evidence.questions.compactMap(\.self)
  }

  /// Writes evidence in which 60 of 100 players prefer `suspect` to the key, of the first question of the source.
  private func writeEvidence(_ source: String, suspect: String) throws {
    let question = try #require(try questions(source).first)
    write(
      EvidenceFile.name,
      """
      {"evidence":1,"pack":"quiz 1.0.0","questions":[{"id":"\(question.id)","content":"\(question.digest ?? "")",
      "answers":100,"right":20,"itemRest":-0.3,"suspect":"\(suspect)","suspicion":9.5,"choices":[
      {"text":"\(suspect)","count":60,"right":false,"correlation":0.4}]}]}

      """)
  }

  private func shown(_ check: ProjectCheck) -> [String] {
    check.findings.kept.filter { $0.code.family == .evidence }.map {
      let place = $0.place.bytes
      return "\($0.code.id) \(place) \($0.related.map(\.place.bytes)) \($0.subject ?? "")"
    }
  }

  @Test func aSuspectKeyIsRepeatedAtItsCell() throws {
    try writeEvidence(Self.capitals, suspect: "Canberra")
    let found = try check(Self.capitals)
    let finding = try #require(found.findings.kept.first { $0.code == .suspectKey })
    func text(_ place: Place) -> String {
      String(decoding: Array(Self.capitals.utf8)[place.bytes], as: UTF8.self)
    }
    #expect(text(finding.place) == "Sydney")
    #expect(finding.related.map { text($0.place) } == ["Canberra"])
    #expect(finding.subject == "australia" && finding.fix == nil)
    #expect(found.findings.errors == 0)
  }

  @Test(arguments: [
    ("Australia?", "Australia in 1900?"), ("Sydney", "Melbourne"), ("Canberra", "Hobart"),
    ("Perth", "Darwin"), ("australia,", "oz,"),
  ])
  func anEditedQuestionLosesItsEvidence(old: String, new: String) throws {
    try writeEvidence(Self.capitals, suspect: "Canberra")
    let edited = Self.capitals.replacing(old, with: new, maxReplacements: 1)
    #expect(try shown(check(edited)) == [])
  }

  @Test(arguments: [
    (",australia,,1,", ",australia,geography,5,It is older."),
    ("Capital of Peru?,Lima", "Largest city of Peru?,Lima"),
    ("Capital of Australia?,Sydney", "Capital of Australia?,  Sydney "),
  ])
  func otherEditsKeepTheEvidence(old: String, new: String) throws {
    try writeEvidence(Self.capitals, suspect: "Canberra")
    let edited = Self.capitals.replacing(old, with: new, maxReplacements: 1)
    #expect(edited != Self.capitals)
    #expect(try shown(check(edited)).count == 1)
  }

  @Test func aSuppressionWithAReasonSilencesASuspectKey() throws {
    try writeEvidence(Self.capitals, suspect: "Canberra")
    let more = #"<suppress code="E001" question="australia" reason="as it was in 1927"/>"#
    #expect(try shown(check(Self.capitals, more: more)) == [])
  }

  @Test func aSuppressionOfEvidenceIsNeverStale() throws {
    let more = #"<suppress code="E002" reason="children play it"/>"#
    #expect(
      try check(Self.capitals, more: more).findings.kept.filter { $0.code == .staleSuppression }
        == [])
  }

  @Test func withoutASuspectKeyNoRowIsCompared() throws {
    try writeEvidence(Self.capitals, suspect: "Canberra")
    let text = try String(
      decoding: InputFile.readFile(folder(EvidenceFile.name), limit: 9999), as: UTF8.self)
    write(EvidenceFile.name, text.replacing("\"suspect\":\"Canberra\",", with: ""))
    #expect(try check(Self.capitals).evidence.matched.isEmpty)
    #expect(try check(Self.capitals, .findings).evidence.matched.count == 1)
  }

  @Test func aQuestionHasOneDigestInCSVAndXML() throws {
    let xml = """
      <quiz><question id="australia" difficulty="2"><prompt>Capital of Australia?</prompt>
      <choice right="true">Sydney</choice><choice>Canberra</choice><choice>Perth</choice></question>
      <question><prompt>Capital of Peru?</prompt><choice right="true">Lima</choice><choice>Cusco</choice>
      <choice>Tokyo</choice></question></quiz>
      """
    let (fromCSV, fromXML) = try (questions(Self.capitals), questions(xml, file: "a.xml"))
    #expect(fromCSV.count == 2)
    #expect(
      fromCSV.map(\.id) == fromXML.map(\.id) && fromCSV.map(\.digest) == fromXML.map(\.digest))
    #expect(Set(fromCSV.map(\.digest)).count == 2)
  }

  @Test func anotherPictureMakesAnotherQuestion() throws {
    let people = AssetProject()
    func digests() throws -> [String?] {
      let project = try PackProject(
        opening: people.folder.path, kind: nil, SourceReading(), findings: Findings())
      var options = ProjectCheck.Options(today: nil)
      options.evidence = .collecting
      return try ProjectCheck(project, options).evidence.questions.map { $0?.digest }
    }
    try people.putManifest()
    try people.put("a.csv", "Name,Image,Alt\nAda,ada.png,A circle\nBob,bob.png,A ring\n")
    try people.put("images/ada.png", AssetProject.picture("circle"))
    try people.put("images/bob.png", AssetProject.picture("ring"))
    let before = try digests()
    try people.put("images/ada.png", AssetProject.picture("star"))
    let after = try digests()
    #expect(before.count == 2 && before[0] != nil)
    #expect(before[0] != after[0] && before[1] == after[1])
  }

  @Test(arguments: [
    "{", "[]", "{\"evidence\":2,\"questions\":[]}", "{\"evidence\":1}", "",
    #"{"evidence":1,"alpha":1e400,"questions":[]}"#,
    #"{"evidence":1,"questions":[{"id":"peru","answers":9,"right":10,"choices":[]}]}"#,
    #"{"evidence":1,"questions":[{"id":"peru","answers":9,"right":1,"itemRest":1e999,"choices":[]}]}"#,
    #"{"evidence":1,"questions":[{"id":"peru","answers":9,"right":1,"choices":[{"text":"a","count":-1,"right":true}]}]}"#,
  ])
  func aBrokenEvidenceFileIsAWarning(text: String) throws {
    write(EvidenceFile.name, text)
    let found = try check(Self.capitals)
    #expect(found.findings.kept.map(\.code).contains(.brokenEvidence) && found.findings.errors == 0)
  }

  @Test func evidenceIsReadAsItWasWritten() throws {
    let choices: [QuestionFigures.Choice] = [
      .init(text: "Sydney", count: 20, isRight: true, correlation: -0.25),
      .init(text: "a\"b\n\u{202E}", count: 80, isRight: false, correlation: nil),
    ]
    func evidence(_ id: String) -> QuestionEvidence {
      QuestionEvidence(
        id: id, digest: "0123456789abcdef",
        figures: QuestionFigures(
          answers: 100, right: 20, itemRest: -0.25, discrimination: nil, medianTime: 3120,
          choices: choices, suspect: .init(text: "a\"b\n\u{202E}", suspicion: 9.5)))
    }
    let text = EvidenceFile.text(
      Evidence(pack: "quiz 1.0.0", questions: [evidence("oz"), evidence("peru/1")]))
    let read = try EvidenceFile.read(Array(text.utf8), file: "e").get()
    #expect(read.questions == [evidence("oz"), evidence("peru/1")])
    #expect(EvidenceFile.text(read) == text)
    #expect(text.split(separator: "\n").count { $0.contains("\"id\"") } == 2)
  }
}
