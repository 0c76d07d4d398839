import Diagnostics
import Testing

@testable import Exchange

/// Each item of a file is answered: by a question, or by an entry of the ledger that it is left out.
struct ImportItemsTests {
  private static let place = Place("deck", 0..<1)

  private static func sink(
    _ format: ExchangeFormat, _ bytes: [UInt8]
  ) throws -> ImportSink {
    var sink = ImportSink()
    let reader = try #require(format.reader)
    try reader.read(ImportedFile(path: "deck", bytes: bytes), ImportOptions(), &sink)
    return sink
  }

  @Test func anItemThatAReaderDoesNotAnswerIsEnteredAsLeftOut() {
    var sink = ImportSink()
    sink.item(at: Self.place) { _ in }
    #expect(sink.items == 1 && sink.found == 1)
    #expect(sink.ledger.map(\.message) == ["left out: there is no question in it"])
    #expect(sink.ledger.map(\.code) == [.malformedQuestion])
  }

  @Test func aNoteAboutAnItemIsNoAnswer() {
    var sink = ImportSink()
    sink.item(at: Self.place) { $0.note(.valueDropped, "a part is lost", at: Self.place) }
    #expect(sink.ledger.map(\.code) == [.valueDropped, .malformedQuestion])
  }

  @Test func anAnsweredItemHasNoFurtherEntry() {
    var sink = ImportSink()
    sink.item(at: Self.place) {
      $0.add(.choice("a?", right: "b", wrong: ["c"], at: Self.place))
    }
    sink.item(at: Self.place) { $0.leaveOut(.noRightAnswer, "left out: x", at: Self.place) }
    sink.item(at: Self.place) { $0.lose("a picture is lost", at: Self.place) }
    #expect(sink.items == 3 && sink.found == 2 && sink.ledger.count == 2)
  }

  /// A file of each format, among whose items some are no questions, and their number.
  private static let files: [(format: ExchangeFormat, items: Int, left: Int, text: String)] = [
    (.csv, 3, 1, "Question,A,B,Answer\nq,a,b,A\nr,a,b,\ns,a,b,B\n"),
    (
      .jeopardy, 4, 2,
      "Category,Clue,Answer,Air Date\nx,A clue,an answer,\nx,,an answer,\nx,A clue,,\nx,How many?,7,\n"
    ),
    (
      .jsonList, 3, 1,
      #"[{"Prompt":"q","Right":"a","Wrong1":"b"},{"Prompt":null},{"Prompt":"r","Right":"a","Wrong1":"b"}]"#
    ),
    (
      .opentdb, 3, 2,
      #"[{"question":"q","correct_answer":"a","incorrect_answers":["b"]},7,{"correct_answer":"a","incorrect_answers":["b"]}]"#
    ),
    (
      .json, 3, 2,
      #"{"format":"packtool-questions","version":1,"kind":"choice-quiz","questions":[{"Prompt":"q","Right":"a","Wrong":["b"]},[],{"Prompt":{}}]}"#
    ),
    (.gift, 4, 3, "q {=a ~b}\n\na text\n\nopen {=a\n\nessay {}\n"),
    (.aiken, 3, 2, "q\nA. a\nB. b\nANSWER: A\n\nr\nA. a\nB. b\n\ns\nA. a\nB. b\nANSWER: C\n"),
    (.opentriviaqa, 3, 2, "#Q q\n^ a\nA a\nB b\n\n#Q r\nA a\n\n#Q s\n^ c\nA a\nB b\n"),
    (.anki, 3, 2, "#separator:tab\nfront\tback\nonly a front\nfront\t\n"),
    (
      .moodleXML, 3, 2,
      "<quiz><question type=\"essay\"/><question/><question type=\"shortanswer\"><questiontext><text>q"
        + "</text></questiontext><answer fraction=\"100\"><text>a</text></answer></question></quiz>"
    ),
    (
      .qti, 2, 2,
      "<questestinterop><assessment><section><item ident=\"a\"/><item ident=\"b\"><presentation/></item>"
        + "</section></assessment></questestinterop>"
    ),
  ]

  @Test(arguments: files.indices)
  func eachItemOfAFileIsAQuestionOrLeftOut(index: Int) throws {
    let file = Self.files[index]
    let sink = try Self.sink(file.format, Array(file.text.utf8))
    #expect(sink.items == file.items, "\(file.format.name)")
    #expect(sink.found == file.items, "\(file.format.name)")
    #expect(sink.questions.count == file.items - file.left, "\(file.format.name)")
    #expect(sink.book.counts.filter(\.key.isOfOmission).values.reduce(0, +) == file.left)
  }

  @Test func eachRowOfAWorkbookIsAQuestionOrLeftOut() throws {
    for (format, bytes) in [
      (ExchangeFormat.xlsx, HostileImports.xlsx(rows: 7, columns: 3)),
      (.ods, HostileImports.ods(tables: 1, rows: 7, columns: 3, repeatedCells: 1)),
    ] {
      let sink = try Self.sink(format, bytes)
      #expect(sink.items == 7 && sink.found == 7, "\(format.name)")
    }
  }
}
