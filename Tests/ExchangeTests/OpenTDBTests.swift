import Diagnostics
import Bytes
import Testing

@testable import Exchange

/// Files as the Open Trivia Database sends them, in its encodings.
struct OpenTDBTests {
  private func read(_ text: String) throws -> ReadText { try ReadText(text, .opentdb) }

  /// An answer of the database with one question.
  private static func answer(_ encode: (String) -> String) -> String {
    let values = [
      ("type", "multiple"), ("difficulty", "hard"), ("category", "Entertainment: Film"),
      ("question", "Who's in \"Amélie\" + 100% & <b>?"), ("correct_answer", "Audrey Tautou"),
    ].map { "\"\($0)\":\"\(encode($1))\"" }
    let wrong = ["A/B", "C", "D"].map { "\"\(encode($0))\"" }.joined(separator: ",")
    return
      "{\"response_code\":0,\"results\":[{\(values.joined(separator: ",")),\"incorrect_answers\":[\(wrong)]}]}"
  }

  private static func percent(_ text: String, space: String) -> String {
    text.utf8.map { byte in
      let isPlain = 0x30...0x39 ~= byte || 0x61...0x7A ~= byte | 0x20 || "-._~".utf8.contains(byte)
      let hex = String(byte, radix: 16, uppercase: true)
      return isPlain ? String(Unicode.Scalar(byte)) : byte == 0x20 ? space : "%\(hex)"
    }.joined()
  }

  private static func entities(_ text: String) -> String {
    var text = text.replacing("&", with: "&amp;")
    for (sign, entity) in [
      ("\"", "&quot;"), ("'", "&#039;"), ("é", "&eacute;"), ("<", "&lt;"), (">", "&gt;"),
    ] {
      text = text.replacing(sign, with: entity)
    }
    return text
  }

  private static let files = [
    (answer(entities), "L213 1 text is read from HTML entities"),
    (
      answer { String(decoding: Base64.encoded(Array($0.utf8)), as: UTF8.self) },
      "L213 8 texts are read from Base64"
    ),
    (answer { percent($0, space: "%20") }, "L213 4 texts are read from URL encoding"),
    (answer { percent($0, space: "+") }, "L213 4 texts are read from URL encoding"),
  ]

  @Test(arguments: files)
  func everyEncodingGivesTheSameQuestion(_ text: String, _ note: String) throws {
    let read = try read(text)
    #expect(
      read.questions == [
        "Prompt=Who's in \"Amélie\" + 100% & <b>?|Right=Audrey Tautou|Wrong1=A/B|Wrong2=C|Wrong3=D"
          + "|Tags=Entertainment: Film|Difficulty=5"
      ])
    #expect(read.ledger == [note])
    #expect(read.sink.deck.licence == "CC-BY-SA-4.0")
    #expect(read.sink.deck.credits == ["Open Trivia Database (opentdb.com)"])
    #expect(read.sink.deck.language == "en")
    let file = ImportedFile(path: "x", bytes: Array(text.utf8))
    #expect(ExchangeFormat.recognised(file)?.name == "opentdb")
  }

  @Test func aBareListStatesNoLicence() throws {
    let read = try read(
      """
      [{"type":"boolean","difficulty":"easy","category":"Art","question":"Is it?",
        "correct_answer":"False","incorrect_answers":["True"]}]
      """)
    #expect(
      read.questions == ["Prompt=Is it?|Right=False|Wrong1=True|Tags=Art|Difficulty=1"])
    #expect(read.ledger.isEmpty)
    #expect(read.sink.deck == DeckInfo())
  }

  @Test(arguments: [
    (
      #"{"question":"A?","correct_answer":4,"incorrect_answers":[5],"id":1}"#,
      "L207 the value \"id\" is lost"
    ),
    (#"{"correct_answer":"4"}"#, "L108 left out: it has no text named \"question\""),
    ("7", "L108 left out: it has no text named \"question\""),
    (
      #"{"type":"text","question":"A?","correct_answer":"4","incorrect_answers":[]}"#,
      "L106 left out: its type is \"text\""
    ),
  ])
  func whatHasNoPlaceIsInTheLedger(_ question: String, _ entry: String) throws {
    #expect(try read("[\(question)]").ledger == [entry])
  }

  @Test func aTextInABrokenEncodingLeavesOutItsQuestionAlone() throws {
    let read = try read(
      """
      [{"type":"bXVsdGlwbGU=","question":"WD8=","correct_answer":"WQ==","incorrect_answers":["Wg=="]},
       {"type":"bXVsdGlwbGU=","question":"WD8=","correct_answer":"WQ==","incorrect_answers":["?"]}]
      """)
    #expect(read.questions == ["Prompt=X?|Right=Y|Wrong1=Z"])
    #expect(
      read.ledger == [
        "L108 left out: \"?\" is not Base64", "L213 4 texts are read from Base64",
      ])
  }

  @Test(arguments: [
    ("{\"response_code\":5,\"results\":[]}", "the database has sent no questions, but code 5"),
    ("{\"response_code\":0}", "there is no list `results` with questions"),
    ("{\"results\":[}", "the file is no valid JSON: expected a value"),
  ])
  func aFileWithoutQuestionsIsRefused(_ text: String, _ message: String) throws {
    let error = try #require(throws: ImportError.self) { _ = try read(text) }
    #expect(error.finding.code.id == "L001")
    #expect(error.finding.message == message)
  }

  @Test(arguments: files.map(\.0))
  func damagedFilesAreReadWithoutACrash(_ text: String) {
    DamagedFiles.read(text, .opentdb)
  }
}
