import Diagnostics
@testable import Kinds
import Rows
import Testing
import TestSupport

@testable import Checking
@testable import Projects

/// Tests of faults that only XML can have: each is one finding.
struct XMLFaultTests {
  private static let right = #"<choice right="true">Yen</choice>"#

  private static let questions: [(content: String, words: [String])] = [
    (
      #"«<choice right="true">»Yen</choice>«<choice right="true">»Won</choice>"#,
      [
        "F122", "a second <choice> is marked right", "",
        "mark one of them only, or further right ones right=\"also\"", "the first",
      ]
    ),
    (
      right + "abcdefg".map { "<choice>\($0)</choice>" }.joined() + "«<choice>»8</choice>",
      ["F121", "more than 8 <choice>", "", "leave some out"]
    ),
    (
      right + "abcdefg".map { "<choice>\($0)</choice>" }.joined()
        + "«<choice>»8</choice><choice>9</choice>",
      ["F121", "more than 8 <choice>", "", "leave some out"]
    ),
    (
      #"<choice right="«yes»">Yen</choice><choice>Won</choice>"#,
      ["X107", "\"yes\" is not true, false or also", "", ""]
    ),
    (
      #"<choice «rigth»="true">Yen</choice><choice>Won</choice>"#,
      [
        "X105", #"unknown attribute "rigth" on <choice>; did you mean "right"?"#, "", "",
        "safe: false", "right",
      ]
    ),
    (
      right + #"<choice>Won</choice><alt «lang»="ru">Йена</alt>"#,
      ["X105", #"unknown attribute "lang" on <alt>"#, "", "known are xml:lang"]
    ),
    (
      right + #"<choice>Won</choice><alt xml:lang="«x»">Йена</alt>"#,
      ["X107", "\"x\" is not a language tag, as in en or pt-BR", "", ""]
    ),
    (
      right
        + "<choice>Won</choice><alt xml:lang=\"«de\(String(repeating: "-Latn", count: 7))»\">A</alt>",
      [
        "X107",
        "\"de\(String(repeating: "-Latn", count: 7))\" is not a language tag, as in en or pt-BR",
        "", "",
      ]
    ),
    (
      right + #"<choice>Won</choice><alt>«A coin»</alt><«alt» xml:lang="en">Another</alt>"#,
      ["X104", "a second <alt> in en", "", "keep one, or give it its xml:lang", "the first"]
    ),
    (
      right + "<choice>Won</choice><«promt»>More</promt>",
      [
        "X102", "unknown element <promt> in <question>; did you mean <prompt>?", "", "",
      ]
    ),
    (
      "<choice>Yen</choice><choice>Won</choice>",
      [
        "F109", "Right is missing", #"expected the right choice; in XML the one with right="true""#,
        "",
      ]
    ),
    (
      (1...8).map { "<choice>\($0)</choice>" }.joined(),
      [
        "F109", "Right is missing", #"expected the right choice; in XML the one with right="true""#,
        "",
      ]
    ),
    (
      right,
      [
        "F109", "Wrong1 is missing",
        "expected a wrong choice; a question has a right one and 1 to 7 wrong ones", "",
      ]
    ),
  ]

  @Test(arguments: questions)
  func aFaultOfAQuestionIsOneFinding(_ content: String, _ words: [String]) throws {
    let isMissing = words[0] == "F109"
    let prompt = content.contains("promt") ? "" : "<prompt>Which one?</prompt>"
    let row = isMissing ? "«question»" : "question"
    let marked = MarkedText("<quiz><\(row)>\(prompt)\(content)</question></quiz>")
    let checked = try Checked(
      marked.text, of: .choiceQuiz, translations: [], rules: [("questions", "1")])
    #expect(checked.findings.map(\.words) == [words])
    #expect(checked.findings.map(\.places) == [marked.places])
  }

  @Test(
    arguments: [
      (
        #"<«level» «text»="A" from="1" to="2" computer="random"/>"#,
        [#"unknown attribute "text" on <level>"#]
      ),
      (
        #"<level «level»="A" from="1" to="2" computer="random"/>"#,
        [#"unknown attribute "level" on <level>"#]
      ),
      (
        #"<level form="1" to="2" computer="random">A</level>"#,
        [#"unknown attribute "form" on <level>; did you mean "from"?"#]
      ),
      (
        #"<level from="1" to="2" computer="random">A<text xml:lang="ru">Б</text>C</level>"#,
        ["a second text in <level>"]
      ),
      (
        #"<level from="1" to="2" computer="random">A <b>bold</b> one</level>"#,
        ["unknown element <b> in <level>"]
      ),
      (
        #"<level from="1" to="2" computer="random">A<from>3</from></level>"#,
        ["unknown element <from> in <level>"]
      ),
      (
        #"<level from="1" to="2" computer="random" xml:lang="ru">A</level>"#,
        [#"unknown attribute "xml:lang" on <level>"#]
      ),
    ])
  func aFaultOfALevelIsOneFinding(_ row: String, _ messages: [String]) throws {
    let source = MarkedText("<duel>\(row)</duel>").text
    let checked = try Checked(
      source, of: .numberDuel, translations: row.contains(">Б<") ? ["ru"] : [],
      rules: [("startLevel", "1")])
    #expect(checked.findings.map(\.message) == messages)
  }

  @Test(arguments: [
    #"<level from="1" to="2" computer="random"><text xml:lang="ru">Уровень</text>Level</level>"#,
    #"<level from="1" to="2" computer="random"><text xml:lang="en">Level</text><text xml:lang="ru">Уровень</text></level>"#,
    #"<level from="1" to="2" computer="random"><text>Level</text><text xml:lang="RU">Уровень</text></level>"#,
    "<level from='1' to='2' computer='random'><!-- - -->\n Level <!-- - -->\n<text xml:lang='ru'> Уровень </text>\n</level>",
  ])
  func theOwnTextOfARowMayStandAnywhere(_ row: String) throws {
    let checked = try Checked(
      "<duel>\(row)</duel>", of: .numberDuel, translations: ["ru"], rules: [("startLevel", "1")])
    #expect(checked.findings == [])
    let expected = "Level=Level | Level@ru=Уровень | From=1 | To=2 | Computer=random @a.xml:1"
    #expect(try checked.questions() == [expected])
  }

  /// Without a manifest, the languages are English and those that the source names.
  @Test func aBareSourceMayNameItsOwnLanguage() throws {
    let source = """
      <duel><level from="1" to="2" computer="random"><text xml:lang="en">Level</text>\
      <text xml:lang="ru">Уровень</text></level></duel>
      """
    let project = PackProject(standardInput: Array(source.utf8), kind: .numberDuel)
    #expect(try ProjectCheck(project, .init(today: nil)).findings.kept == [])
  }

  /// Outer spaces and references within a text must not shift the place of a finding.
  @Test(arguments: [
    "A &amp; «\u{202E}b»", "    \n A«\u{202E}»Bc &amp;", "A«\u{202E}»B ", "\u{202E}&#65;",
  ])
  func aFixStaysWithinItsText(_ text: String) throws {
    let marked = MarkedText(text)
    let row = "<level from=\"1\" to=\"2\" computer=\"random\">\(marked.text)</level>"
    let source = "<duel>\(row)</duel>"
    let found = try Checked(source, of: .numberDuel, rules: [("startLevel", "1")]).findings
    #expect(found.map(\.code) == [.forbiddenCharacter])
    let bytes = Array(source.utf8)
    for edit in try #require(found.first).fix?.edits ?? [] {
      #expect(String(decoding: bytes[edit.bytes], as: UTF8.self) == "\u{202E}")
    }
    // Only in a text without references is the position of the character known.
    #expect((found.first?.fix != nil) == !text.contains("&"))
  }

  // MARK: - What comes of a fault

  /// Too few rows are reported only if all rows could be read.
  @Test(arguments: [
    "<quiz><question><prompt>Which?</prompt><chioce>A</chioce></question></quiz>",
    "<quiz><qestion/></quiz>", "<quiz><question><prompt>Which?</prompt>",
  ])
  func aDamagedSourceIsNotTooSmall(_ source: String) throws {
    let codes = try Checked(source, of: .choiceQuiz).findings.map(\.code.id)
    #expect(!codes.contains("P201") && codes.contains { $0.hasPrefix("X") })
  }

  @Test func aPictureIsNotUnusedWhereItsRowIsAtFault() throws {
    var rows = WrittenRows(sampleOf: .roster)
    rows.rows[0]["Image"] = nil
    #expect(try Checked(rows.csv(), of: .roster).findings.map(\.code.id) == ["F109"])
    rows.rows.removeFirst()
    let found = try Checked(rows.csv(), of: .roster, rules: [("rounds", "2")]).findings
    #expect(found.map(\.message) == ["the file \"circle.png\" is not used"])
  }

  @Test func aFolderThatIsNotThereIsOneFinding() throws {
    let folder = TemporaryFolder()
    let place = Place("pack.xml", 1..<2)
    var manifest = Manifest.forBareSource("a.csv", kind: .roster)
    manifest.sources = [.init(path: "a.csv", place: place)]
    manifest.assets = .init(path: "imges", place: place)
    manifest.rules = [.init(name: "rounds", text: "3", place: place)]
    folder.write("a.csv", Array(WrittenRows(sampleOf: .roster).csv().utf8))
    let project = try PackProject(
      path: folder.path, folder: folder.path, manifest: manifest, findings: Findings())
    let found = try ProjectCheck(project, .init(today: nil)).findings.kept
    #expect(
      found.map(\.words) == [
        ["M110", "there is no folder \"imges\"", "", "correct the path, or make the folder"]
      ])
    #expect(found.first?.place == place)
  }

  @Test func aSourceThatIsNotThereIsNotTooSmall() throws {
    let folder = TemporaryFolder()
    var manifest = Manifest.forBareSource("a.csv", kind: .choiceQuiz)
    manifest.sources = ["a.csv", "b.csv"].map { .init(path: $0, place: Place("pack.xml", 1..<2)) }
    folder.write("a.csv", Array(WrittenRows(sampleOf: .choiceQuiz).csv().utf8))
    let project = try PackProject(
      path: folder.path, folder: folder.path, manifest: manifest, findings: Findings())
    let found = try ProjectCheck(project, .init(today: nil)).findings.kept
    #expect(found.map(\.code.id) == ["M101"])
  }

  @Test func twoEmptyRangesOfALevelAreTwoFindings() throws {
    var rows = WrittenRows(sampleOf: .sumGrid)
    (rows.rows[0]["FirstTo"], rows.rows[0]["TargetTo"]) = ("«4»", "«9»")
    let marked = MarkedText(rows.csv())
    let found = try Checked(marked.text, of: .sumGrid).findings
    #expect(found.map(\.code.id) == ["Q401", "Q401"])
    #expect(found.map(\.place.bytes) == marked.places)
  }

  @Test func aRowWithoutATextLacksNoTranslationOfIt() throws {
    var rows = WrittenRows(sampleOf: .numberDuel)
    for index in rows.rows.indices { rows.rows[index]["Level@ru"] = "Уровень \(index)" }
    (rows.rows[1]["Level"], rows.rows[1]["Level@ru"]) = (nil, nil)
    for source in [rows.csv(), rows.xml()] {
      let found = try Checked(source, of: .numberDuel, translations: ["ru"]).findings
      #expect(found.map(\.message) == ["Level is missing"])
    }
  }

  // MARK: - What can be wrong only in CSV

  @Test func aGapBetweenChoicesIsPointedAtWithTheNext() throws {
    var rows = WrittenRows(sampleOf: .choiceQuiz)
    (rows.rows[3]["Wrong2"], rows.rows[3]["Wrong3"]) = ("«»", "«240»")
    let marked = MarkedText(rows.csv())
    let found = try Checked(marked.text, of: .choiceQuiz).findings
    #expect(
      found.map(\.words) == [
        [
          "Q202", "Wrong2 is empty, and Wrong3 is not", "",
          "fill it, or move the choices behind it up",
          "a choice behind it",
        ]
      ])
    #expect(found.map(\.places) == [marked.places])
  }

  @Test(arguments: [
    (
      "Value@ru", "F120", "Value is the same in every language: \"Value@ru\"",
      "remove the column; texts have translations: Fact, Unit"
    ),
    (
      "Fact@en", "F119", "\"Fact@en\" is no translation: the pack itself is in en",
      "name the column Fact"
    ),
    ("Fcat@ru", "F102", "unknown column \"Fcat@ru\"", "rename it to Fact@ru"),
  ])
  func aColumnOfATranslation(_ name: String, _ code: String, _ message: String, _ help: String)
    throws
  {
    let marked = MarkedText("Fact,Value,Unit,«\(name)»,Unit@ru\nMoons of Mars,2,moons,Луны,луны\n")
    let checked = try Checked(marked.text, of: .facts, translations: ["ru"])
    let found = checked.findings.filter { $0.code != .missingTranslation }
    #expect(found.map { [$0.code.id, $0.message, $0.help ?? ""] } == [[code, message, help]])
    #expect(found.map(\.place.bytes) == marked.places)
  }
}
