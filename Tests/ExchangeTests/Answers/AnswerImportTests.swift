import Answers
import Diagnostics
import Exchange
import Games
import PackFormat
import TestSupport
import Testing

@Suite struct AnswerImportTests {
  private static let quiz = {
    var pack = BuiltPack(
      kind: "choice-quiz", rules: RuleText.filled([], of: ChoiceQuizRules.specifications))
    pack.add("Prompt", ["Capital of France?", "Is water wet?", "Is fire cold?", "Is fire cold?"])
    pack.add("Prompt", language: "de", ["Hauptstadt Frankreichs?", nil, nil, nil])
    pack.add("Right", ["Paris", "Yes", "No", "No"])
    pack.add("Wrong1", ["Lyon", "No", "Yes", "Yes"])
    pack.add("Wrong2", ["Nice", nil, nil, nil])
    pack.add("Wrong2", language: "de", ["Nizza", nil, nil, nil])
    pack.add("Id", ["france", "wet", "cold", "colder"])
    return pack
  }()

  private static let typed = {
    var pack = BuiltPack(
      kind: "short-answer", rules: RuleText.filled([], of: ShortAnswerRules.specifications))
    pack.add("Prompt", ["Iceland?", "Köln?"])
    pack.add("Answer", ["Reykjavík", "Cologne"])
    pack.add("Accepted", [nil, "Köln;Kölle"])
    pack.add("Id", ["iceland", "koeln"])
    return pack
  }()

  /// The result of an import: answers such as `0 france=Lyon false`, and findings such as
  /// `L501 3`, by the line of their places.
  private struct Read: Equatable {
    var format: AnswerFormat?
    var answers: [String] = []
    var findings: [String] = []
  }

  private func read(
    _ text: String, _ pack: BuiltPack = quiz, as format: AnswerFormat? = nil
  ) throws -> Read {
    let reader = try pack.reader()
    let questions = try #require(try AnsweredPack(reader))
    var answers = AnswerImport(questions)
    var read = Read()
    let file = ImportedFile(path: "a", bytes: Array(text.utf8))
    do throws(ImportError) { read.format = try answers.add(file, as: format) } catch {
      read.findings = [error.finding.code.id]
      return read
    }
    var sessions: [UInt64] = []
    for answer in answers.answers {
      if !sessions.contains(answer.session) { sessions.append(answer.session) }
      let session = sessions.firstIndex(of: answer.session) ?? 0
      let time = answer.milliseconds.map { " \($0)" } ?? ""
      read.answers.append(
        "\(session) \(answer.question)=\(answer.answer) \(answer.isRight)\(time)")
      #expect(answer.pack == reader.header.rootDigest)
    }
    #expect(answers.sessions.count == sessions.count)
    read.findings = answers.book.entries.map { finding in
      let line = text.utf8.prefix(finding.place.bytes.lowerBound).count { $0 == 0x0A } + 1
      return "\(finding.code.id) \(line)"
    }
    return read
  }

  // MARK: - Tables

  @Test func aTableNamesQuestionsByIdOrPromptAndChoicesInAnyLanguage() throws {
    let read = try read(
      """
      Name,france,Is water wet?
      Ann,Lyon,Yes
      Bob,Nizza,
      Eve, Paris ,No
      """)
    #expect(
      read
        == Read(
          format: .table,
          answers: [
            "0 france=Lyon false", "0 wet=Yes true", "1 france=Nice false", "2 france=Paris true",
            "2 wet=No false",
          ], findings: ["L501 1"]))
  }

  @Test func whatATableDoesNotSayClearlyIsReportedAtItsCell() throws {
    let read = try read(
      """
      france;Is fire cold?;Hauptstadt Frankreichs?;colder
      Lyons;No;Paris;no
      Paris;No;Paris;No;1
      Nice;;;No
      """)
    #expect(read.answers == ["0 france=Nice false", "0 colder=No true"])
    #expect(read.findings == ["L503 1", "L503 1", "L502 2", "L502 2", "L505 3"])
  }

  @Test func typedAnswersAreJudgedByTheRulesOfThePack() throws {
    let read = try read("iceland,Köln?\nreykjavik,Koelle\nOslo,\n", Self.typed)
    #expect(
      read.answers == [
        "0 iceland=reykjavik true", "0 koeln=Koelle true", "1 iceland=Oslo false",
      ])
  }

  @Test func aTableWithoutAQuestionIsRefused() throws {
    #expect(try read("Name,Other\nAnn,1\n") == Read(findings: ["L001"]))
  }

  // MARK: - Moodle

  private static let report = """
    "Last name","First name",State,"Question 1","Response 1","Right answer 1","Question 2","Response 2","Right answer 2"
    Doe,Ann,Finished,"Capital  of France?",Lyon,Paris,"Is water wet?",Yes,Yes
    Roe,Bob,Finished,"Is water wet?",-,No,"Capital of France?",Marseille,Paris
    Poe,Eve,"In progress","Is water wet?",Yes,Yes,,,
    Zoe,Zoe,Finished,"Is fire cold?",Yes,No,"What is odd?",3,3

    """

  @Test func aReportOfMoodleHasItsQuestionsInAnyOrder() throws {
    #expect(
      try read(Self.report)
        == Read(
          format: .moodle,
          answers: ["0 france=Lyon false", "0 wet=Yes true", "1 wet= false"],
          findings: ["L504 3", "L502 3", "L505 4", "L503 5", "L501 5"]))
  }

  @Test func aReportInGermanIsReadToo() throws {
    let read = try read(
      """
      Nachname;Status;Frage 1;Antwort 1
      Doe;Beendet;Hauptstadt Frankreichs?;Nizza
      """)
    #expect(read == Read(format: .moodle, answers: ["0 france=Nice false"]))
  }

  /// By default Moodle exports no texts of questions.
  @Test func questionsWithoutTextsAreKnownByTheirChoices() throws {
    let read = try read("State,Response 1,Response 2\nFinished,Lyon,Yes\nFinished,Paris,No\n")
    #expect(read.answers == ["0 france=Lyon false", "1 france=Paris true"])
    #expect(read.findings == ["L503 1"])
  }

  @Test func noNameReachesTheAnswers() throws {
    var answers = AnswerImport(try #require(try AnsweredPack(Self.quiz.reader())))
    _ = try answers.add(ImportedFile(path: "a", bytes: Array(Self.report.utf8)))
    let lines = answers.answers.map(\.line).joined()
    #expect(!["Doe", "Ann", "Roe", "Bob"].contains { lines.contains($0) })
  }

  // MARK: - xAPI

  private static func statement(
    _ response: String, by person: String, _ prompt: String = "Capital of France?",
    _ more: String = ""
  ) -> String {
    #"{"actor":{"name":"\#(person)"},"object":{"definition":{"description":{"en-US":"<p>\#(prompt)</p>\n"},"#
      + #""interactionType":"choice","choices":[{"id":"0","description":{"en-US":"Paris\n"}},"#
      + #"{"id":"1","description":{"de":"Nizza"}},{"id":"2","description":{"en-US":"Rome"}}]}},"#
      + #""result":{"response":"\#(response)"\#(more)}}"#
  }

  @Test func statementsOfOnePersonAreOneSitting() throws {
    let lines = [
      Self.statement(
        "1", by: "Ann", "Capital of France?", #","success":false,"duration":"PT3.12S""#),
      Self.statement("0", by: "Bob", "Hauptstadt Frankreichs?", #","duration":"PT1M2S""#),
      Self.statement("", by: "Ann"),
      #"{"verb":{"id":"completed"}}"#,
      Self.statement("2", by: "Ann"),
      Self.statement("0[,]1", by: "Ann"),
      Self.statement("0", by: "Ann", "What else?"),
      Self.statement("0", by: "Ann", "Capital of France?", #","success":false"#),
    ]
    let expected = Read(
      format: .xapi,
      answers: [
        "0 france=Nice false 3120", "1 france=Paris true 62000", "0 france= false",
        "0 france=Paris true",
      ], findings: ["L502 5", "L502 6", "L501 7", "L504 8", "L505 4"])
    #expect(try read(lines.joined(separator: "\n")) == expected)
    #expect(try read("[" + lines.joined(separator: ",\n") + "]") == expected)
    #expect(try read(#"{"statements":["# + lines.joined(separator: ",\n") + "]}") == expected)
  }

  @Test func aLineThatIsNoStatementIsReported() throws {
    let read = try read(Self.statement("0", by: "Ann") + "\n{broken\n")
    #expect(read.answers == ["0 france=Paris true"] && read.findings == ["L505 2"])
    #expect(try self.read("{broken") == Read(findings: ["L001"]))
  }

  @Test(
    arguments: [
      ("PT3.12S", 3120), ("PT1H2M3S", 3_723_000), ("PT0S", 0), ("PT", nil), ("P1D", nil),
      ("PT3", nil), ("PT-3S", nil), ("PTxS", nil), ("PT99999999999S", nil),
    ] as [(String, Int64?)])
  func durationsAreReadOrLeftOut(_ duration: String, _ milliseconds: Int64?) throws {
    let read = try read(
      Self.statement("0", by: "A", "Capital of France?", #","duration":"\#(duration)""#))
    #expect(
      read.answers == ["0 france=Paris true" + (milliseconds.map { " \($0)" } ?? "")])
  }

  // MARK: - All

  @Test func aFileOfAnswersIsNoReport() throws {
    let answer = Answer(
      pack: try Self.quiz.reader().header.rootDigest, session: 1, question: "wet", answer: "Yes",
      isRight: true, milliseconds: nil)
    #expect(try read(answer.line) == Read(findings: ["L001"]))
  }

  @Test func theSameFileGivesTheSameLinesAndAnotherFileOtherSittings() throws {
    func sessions(_ text: String) throws -> [UInt64] {
      var answers = AnswerImport(try #require(try AnsweredPack(Self.quiz.reader())))
      _ = try answers.add(ImportedFile(path: "a", bytes: Array(text.utf8)))
      return answers.answers.map(\.session)
    }
    let text = "wet\nYes\nNo\n"
    #expect(try sessions(text) == sessions(text))
    #expect(try Set(sessions(text) + sessions(text + "No\n")).count == 5)
  }

  @Test func kindsWithoutSuchAnswersHaveNone() throws {
    var pack = BuiltPack(kind: "roster", rules: [])
    pack.add("Name", ["A"])
    #expect(try AnsweredPack(pack.reader()) == nil)
  }

  /// A damaged file is read, refused or reported, and never ends the program.
  @Test func damagedFilesAreReadAsFarAsTheyGo() throws {
    let files = [
      Self.report, "france,wet\nLyon,Yes\n", "[" + Self.statement("0", by: "Ann") + "]",
      Self.statement("0", by: "Ann") + "\n",
    ]
    var random = SplitMix(seed: 7)
    for text in files {
      for _ in 0..<200 {
        var bytes = Array(text.utf8)
        for _ in 0..<3 {
          let at = Int(random.next() % UInt64(bytes.count))
          if random.next() % 2 == 0 {
            bytes.remove(at: at)
          } else {
            bytes[at] = UInt8(random.next() % 128)
          }
        }
        var answers = AnswerImport(try #require(try AnsweredPack(Self.quiz.reader())))
        _ = try? answers.add(ImportedFile(path: "a", bytes: bytes))
      }
    }
  }
}
