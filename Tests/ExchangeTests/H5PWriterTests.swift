import Archives
import Diagnostics
import Testing

@testable import Exchange

/// Question sets of H5P that are written.
struct H5PWriterTests {
  private static let place = Place("pack", 0..<0)

  private func member(_ name: String, of trip: ExchangeTrip) throws -> String {
    let archive = try ZipArchive(trip.file)
    return String(decoding: try #require(try archive.bytes(name, limit: 1 << 20)), as: UTF8.self)
  }

  private func values(_ question: ExchangedQuestion) -> [String] {
    question.cells.map { "\($0.field)=\($0.text)" }.sorted()
  }

  @Test func aSetHasItsQuestionsAndTheLibrariesThatPlayThem() throws {
    var question = ExchangedQuestion.choice(
      "Which are < 3?", right: "1", wrong: ["3"], at: Self.place)
    (question["Right2"], question["Why1"]) = ("2", "3 is 3.")
    var info = DeckInfo()
    (info.id, info.title, info.description) = ("p", "Small", "All of it")
    (info.language, info.licence, info.authors) = ("pt-BR", "CC-BY-SA-4.0", ["Ada"])
    let trip = try ExchangeTrip([question], .h5p, info: info)
    #expect(
      try member("h5p.json", of: trip) == """
        {"title":"Small","language":"pt-BR","mainLibrary":"H5P.QuestionSet","embedTypes":["div"],\
        "license":"CC BY-SA","licenseVersion":"4.0","authors":[{"name":"Ada","role":"Author"}],\
        "preloadedDependencies":[{"machineName":"H5P.QuestionSet","majorVersion":1,"minorVersion":20},\
        {"machineName":"H5P.MultiChoice","majorVersion":1,"minorVersion":16}]}
        """)
    let content = try member("content/content.json", of: trip)
    #expect(
      content.hasPrefix(
        #"{"introPage":{"showIntroPage":true,"introduction":"<p>All of it</p>\n"},"questions":[{"library":"H5P.MultiChoice 1.16","params":{"question":"<p>Which are &lt; 3?</p>\n","answers":["#
      ))
    #expect(
      content.contains(
        #"{"text":"<div>3</div>\n","correct":false,"tipsAndFeedback":{"tip":"","chosenFeedback":"<div>3 is 3.</div>\n","notChosenFeedback":""}}"#
      ))
    #expect(trip.questions.map(values) == [values(question)])
    #expect(trip.ledger.isEmpty)
    let table = try GivenTable(trip.file, .h5p)
    info.id = nil
    #expect(table.sink.deck == info)
  }

  @Test(arguments: [
    ("es-419", "", "H5P has no place for the language es-419"),
    ("", "MIT", "H5P has no place for the licence MIT"),
    ("", "CC-BY-ND-SA-4.0", "H5P has no place for the licence CC-BY-ND-SA-4.0"),
  ])
  func factsThatH5PCannotStateAreNamed(
    _ language: String, _ licence: String, _ expected: String
  ) throws {
    var info = DeckInfo()
    info.language = language.isEmpty ? nil : language
    info.licence = licence.isEmpty ? nil : licence
    let question = ExchangedQuestion.choice("?", right: "1", wrong: ["3"], at: Self.place)
    #expect(try ExchangeTrip([question], .h5p, info: info).ledger.map(\.message) == [expected])
  }

  @Test func typedAnswersComeBackFromAGap() throws {
    let question = ExchangedQuestion.typed(
      "How far?", answers: ["1/2 mile", "a: b"], refused: [], at: Self.place)
    let trip = try ExchangeTrip([question], .h5p)
    #expect(trip.questions.map(values) == [values(question)])
    #expect(
      trip.ledger.map(\.message) == [
        "lost in 1 question: settings, such as attempts and the words of buttons"
      ])
    let other = ExchangedQuestion.typed("?", answers: ["a*"], refused: [], at: Self.place)
    #expect(
      try ExchangeTrip([other], .h5p).ledger.first?.message
        == "left out: an answer has * or \\, which H5P has for gaps")
  }

  private static func match(_ lefts: [String], _ rights: [String]) -> ExchangedQuestion {
    .matching(
      "Match", zip(lefts, rights).map { ExchangedPair(left: $0, right: $1) }, extras: [],
      at: place)
  }

  @Test(arguments: [
    (
      match(["a", "b", "c"], ["x", "y: z", "w"]),
      "left out: a text has *, \\ or :, which H5P has for words to drag"
    ),
    (
      match(["a", "b*", "c"], ["x", "y", "z"]),
      "left out: a text has *, \\ or :, which H5P has for words to drag"
    ),
    (
      match(["1.", "2.", "3."], ["x", "y", "z"]),
      "left out: its texts on the left are the numbers that H5P has for an order"
    ),
  ])
  func pairsThatWordsToDragCannotHoldAreLeftOut(
    _ question: ExchangedQuestion, _ expected: String
  ) throws {
    let trip = try ExchangeTrip([question], .h5p)
    #expect(trip.ledger.first?.message == expected)
    #expect(trip.questions.isEmpty)
  }

  @Test func anOrderIsALineForEachPlace() throws {
    let question = ExchangedQuestion.ordering("Sort", ["a & b", "c", "d"], at: Self.place)
    let trip = try ExchangeTrip([question], .h5p)
    #expect(
      try member("content/content.json", of: trip).contains(
        #""taskDescription":"<p>Sort</p>\n","textField":"1. *a &amp; b*\n2. *c*\n3. *d*","distractors":"""#
      ))
    #expect(trip.questions.map(values) == [values(question)])
    #expect(trip.ledger.isEmpty)
    // An ordering has more places than a matching has pairs.
    let long = ExchangedQuestion.ordering("Sort", (1...8).map { "item \($0)" }, at: Self.place)
    #expect(try ExchangeTrip([long], .h5p).questions.map(values) == [values(long)])
  }

  @Test func aPictureIsInTheArchiveAndComesBack() throws {
    var question = ExchangedQuestion.choice("?", right: "1", wrong: ["3"], at: Self.place)
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1]
    (question["Image"], question["Alt"]) = ("ring.png", "A ring")
    question.picture = ExchangedPicture(name: "ring.png", bytes: png)
    let trip = try ExchangeTrip([question], .h5p)
    #expect(trip.questions.map(values) == [values(question)])
    #expect(trip.questions.first?.picture?.bytes == png)
    #expect(trip.ledger.isEmpty)
  }
}
