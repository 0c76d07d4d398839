import Diagnostics
import Files
import TestSupport
import Testing

@testable import Exchange

/// An import as a whole: what goes into the project, and what the ledger says.
struct QuestionImportTests {
  private let folder = TemporaryFolder()

  /// Imports questions, and returns the ledger and the files of the project by their names.
  private func imported(
    _ questions: [ExchangedQuestion], isXML: Bool = false, stating info: DeckInfo = DeckInfo()
  ) throws -> (ledger: [String], files: [String: String]) {
    let format = ExchangeFormat(
      "test", "a test",
      reader: FormatReader(takes: "", loses: "", recognises: { _ in true }) {
        (_, _, sink) throws(ImportError) in
        for question in questions { sink.add(question) }
      })
    var importer = QuestionImport(ImportOptions(), stating: info)
    try importer.add(ImportedFile(path: "deck", bytes: []), as: format)
    var files: [String: String] = [:]
    let target = folder("quiz")
    do {
      let projects = try importer.write(to: target, isXML: isXML) { _ in true }
      for project in projects {
        let place = project.folder.isEmpty ? target : Path.joined(target, project.folder)
        for name in ["pack.xml", project.source] {
          let bytes = try InputFile.readAll(Path.joined(place, name), limit: 1 << 20)
          files[Path.joined(project.folder, name)] = String(decoding: bytes, as: UTF8.self)
        }
      }
    } catch ImportFailure.nothing {}
    return (importer.ledger.map { "\($0.code.id) \($0.message)" }, files)
  }

  private func quiz(_ changes: (inout ExchangedQuestion) -> Void) -> ExchangedQuestion {
    var question = ExchangedQuestion.choice(
      "Which is prime?", right: "2", wrong: ["4"], at: Place("deck", 0..<0))
    changes(&question)
    return question
  }

  @Test func textsAreWrittenInOneLineAndWithoutHiddenCharacters() throws {
    let result = try imported([
      quiz {
        $0["Prompt"] = "Which\nis  \u{202E}prime?\u{7} "
        $0["Right"] = "e\u{301}"
      }
    ])
    #expect(
      result.ledger == [
        "L214 in Prompt, spaces stand in place of line breaks, and the character U+202E "
          + "RIGHT-TO-LEFT OVERRIDE is left out, and the character U+0007 BELL is left out"
      ])
    #expect(result.files["questions.csv"] == "Prompt,Right,Wrong1\nWhich is prime?,é,4\n")
  }

  @Test(arguments: [
    ("Q_12.b", "q-12-b", ["L208 the id \"Q_12.b\" is written q-12-b"]),
    ("q-12", "q-12", []),
    ("Ж", nil, ["L208 the id \"Ж\" has no letter or digit that an id may have; it is left out"]),
  ])
  func anIdIsWrittenInTheLettersOfIds(
    _ given: String, _ written: String?, _ ledger: [String]
  ) throws {
    let result = try imported([quiz { $0["Id"] = given }])
    #expect(result.ledger == ledger)
    let row = written.map { "Prompt,Right,Wrong1,Id\nWhich is prime?,2,4,\($0)\n" }
    #expect(result.files["questions.csv"] == row ?? "Prompt,Right,Wrong1\nWhich is prime?,2,4\n")
  }

  @Test func questionsWithTheSameWordsAndOtherChoicesAreKept() throws {
    let pairs: [(right: String, wrong: [String])] = [
      ("2", ["4", "6"]), ("3", ["8", "9"]), ("2", ["6", "4"]), ("4", ["2", "6"]),
      ("5", ["8", "9"]),
    ]
    let result = try imported(
      pairs.map { pair in
        .choice("Which is prime?", right: pair.right, wrong: pair.wrong, at: Place("deck", 0..<0))
      })
    #expect(
      result.ledger == [
        "L214 the question is written \"Which is prime? (2)\", as another one has its words and other choices",
        "L105 left out: the question is there already",
        "L105 left out: the question is there already, with another right answer than \"4\"",
        "L214 the question is written \"Which is prime? (3)\", as another one has its words and other choices",
      ])
    #expect(
      result.files["questions.csv"] == """
        Prompt,Right,Wrong1,Wrong2
        Which is prime?,2,4,6
        Which is prime? (2),3,8,9
        Which is prime? (3),5,8,9

        """)
  }

  @Test func aQuestionThatIsTooLongForANumberIsLeftOutAsADouble() throws {
    let long = String(repeating: "x", count: 1998)
    let result = try imported(
      ["2", "3"].map { .choice(long, right: $0, wrong: ["4"], at: Place("deck", 0..<0)) })
    #expect(result.ledger.count == 1)
    #expect(result.ledger[0].hasPrefix("L105 left out: Prompt stands here twice"))
  }

  @Test func aTypedQuestionWithTheSameWordsIsLeftOutWhateverItsAnswerIs() throws {
    let result = try imported(
      ["Io", "Io", "Europa"].map {
        .typed("A moon?", answers: [$0], refused: [], at: Place("deck", 0..<0))
      })
    #expect(
      result.ledger == [
        "L105 left out: the question is there already",
        "L105 left out: the question is there already, with another right answer than \"Europa\"",
      ])
  }

  @Test func aFactWithTheSameWordsIsLeftOutWhateverItsValueIs() throws {
    let result = try imported(
      ["2", "3"].map { .fact("Moons", value: $0, unit: "moons", at: Place("deck", 0..<0)) })
    #expect(result.ledger == ["L105 left out: Fact stands here twice: \"Moons\""])
  }

  @Test func aSecondQuestionWithAnIdGetsAnotherOne() throws {
    let result = try imported([
      quiz { $0["Id"] = "a" },
      quiz {
        $0["Prompt"] = "Which is odd?"
        $0["Right"] = "3"
        $0["Id"] = "a"
      },
    ])
    #expect(result.ledger == ["L208 the id \"a\" is written a-2, as another question has its id"])
  }

  @Test func labelsAreSpelledAsPacksHaveThemEachNamedOnce() throws {
    let result = try imported([
      quiz {
        $0["Tags"] = "Film: Old;Film: Old;?"
        $0["Difficulty"] = "9"
      },
      quiz {
        $0["Prompt"] = "Which is odd?"
        $0["Right"] = "3"
        $0["Tags"] = "Film: Old"
        $0["Difficulty"] = "hard"
      },
    ])
    #expect(
      result.ledger == [
        "L209 the tag \"Film: Old\" is written \"Film Old\"", "L209 the tag \"?\" is left out",
        "L209 the difficulty \"9\" is left out: it is no number from 1 to 5",
      ])
    #expect(
      result.files["questions.csv"] == """
        Prompt,Right,Wrong1,Tags,Difficulty
        Which is prime?,2,4,Film Old,
        Which is odd?,3,4,Film Old,5

        """)
  }

  @Test(arguments: [
    ("Prompt", 2001, "L104 left out: Prompt has 2001 characters, and at most 2000 fit", false),
    ("Wrong1", 501, "L104 left out: Wrong1 has 501 characters, and at most 500 fit", false),
    ("Explanation", 2001, "L205 Explanation has 2001 characters and is cut to 2000", true),
  ])
  func aTextThatIsTooLongIsCutOrItsQuestionIsLeftOut(
    _ field: String, _ length: Int, _ entry: String, _ isTaken: Bool
  ) throws {
    let result = try imported([quiz { $0[field] = String(repeating: "x", count: length) }])
    #expect(result.ledger == [entry])
    #expect(result.files.isEmpty == !isTaken)
  }

  @Test(arguments: [("Prompt", 2000), ("Wrong1", 500), ("Why1", 500), ("Explanation", 2000)])
  func theLongestTextIsTakenWhole(_ field: String, _ length: Int) throws {
    let text = String(repeating: "x", count: length)
    let result = try imported([quiz { $0[field] = text }])
    #expect(result.ledger == [])
    #expect(result.files["questions.csv"]?.contains(text) == true)
  }

  @Test func wrongAnswersBeyondSevenAreLeftOut() throws {
    let result = try imported([
      .choice("?!?", right: "0", wrong: (1...9).map(String.init), at: Place("deck", 0..<0))
    ])
    #expect(
      result.ledger == ["L215 only 7 wrong answers are taken; left out: \"8\", \"9\""])
  }

  @Test(arguments: [
    (quizWithout("Right"), "L102 left out: no answer is marked as right"),
    (quizWithout("Wrong1"), "L103 left out: it has no wrong answer"),
    (quizWithout("Prompt"), "L107 left out: Prompt is missing"),
  ])
  func aQuestionThatLacksAPartIsLeftOut(
    _ question: ExchangedQuestion, _ entry: String
  ) throws {
    let result = try imported([question])
    #expect(result.ledger == [entry])
    #expect(result.files.isEmpty)
  }

  private static func quizWithout(_ field: String) -> ExchangedQuestion {
    var question = ExchangedQuestion.choice(
      "Which is prime?", right: "2", wrong: ["4"], at: Place("deck", 0..<0))
    question[field] = nil
    return question
  }

  @Test func whatValidateReportsIsLeftOutAQuestionOrAValue() throws {
    let result = try imported([
      quiz { _ in },
      quiz { _ in },
      quiz {
        $0["Prompt"] = "Which is odd?"
        $0["Right"] = "4"
      },
      .fact("Height", value: "many", unit: "m", at: Place("deck", 0..<0)),
      .fact("Depth", value: "7", unit: "m", at: Place("deck", 0..<0)),
    ])
    #expect(
      result.ledger == [
        "L105 left out: the question is there already",
        "L107 left out: Value is not a number: \"many\"",
        "L107 left out: Wrong1 is the same as Right: \"4\"",
      ])
    #expect(
      Set(result.files.keys) == [
        "choice-quiz/pack.xml", "choice-quiz/questions.csv", "facts/pack.xml", "facts/facts.csv",
      ])
  }

  @Test func aDamagedPictureIsLeftOutWithItsWords() throws {
    let result = try imported([
      quiz {
        $0.picture = ExchangedPicture(name: "ring.png", bytes: Array("GIF89a".utf8))
        $0["Alt"] = "A ring"
      },
      quiz {
        $0["Prompt"] = "Which is odd?"
        $0["Right"] = "3"
        $0["Image"] = "none.png"
      },
    ])
    #expect(
      result.ledger == [
        "L211 the picture \"ring.png\" is no PNG, JPEG or WebP",
        "L211 the picture \"none.png\" is not there",
      ])
  }

  @Test func factsAboutTheDeckGoIntoTheManifest() throws {
    var info = DeckInfo()
    info.title = "Primes <1>"
    info.language = "pt-BR"
    info.licence = "free for schools"
    info.authors = ["Ada"]
    info.date = "2026-01-31"
    info.version = "1"
    let result = try imported([quiz { _ in }], stating: info)
    #expect(
      result.ledger == [
        "L207 the version \"1\" is left out: it is none such as 1.4.0",
        "L216 the licence \"free for schools\" is kept as a line of the credits",
      ])
    #expect(
      result.files["pack.xml"] == """
        <?xml version="1.0" encoding="UTF-8"?>
        <pack id="quiz" version="0.1.0" kind="choice-quiz" asOf="2026-01-31" language="pt-BR">
          <title>Primes &lt;1></title>
          <source path="questions.csv"/>
          <author name="Ada"/>
          <credit>Licence: free for schools</credit>
        </pack>

        """)
  }

  @Test func questionsAreWrittenAsXMLIfThatIsAskedFor() throws {
    let result = try imported([quiz { $0["Id"] = "p" }], isXML: true)
    #expect(
      result.files["questions.xml"] == """
        <?xml version="1.0" encoding="UTF-8"?>
        <quiz>
          <question id="p">
            <prompt>Which is prime?</prompt>
            <choice right="true">2</choice>
            <choice>4</choice>
          </question>
        </quiz>

        """)
  }

  @Test func aPathThatLeadsElsewhereIsNotRead() throws {
    folder.write("secret.png", [1])
    try Folder.create(folder("deck"))
    _ = folder.write("deck/quiz.gift", [2])
    _ = folder.write("deck/a.png", [3])
    let file = try ImportedFile(opening: folder("deck/quiz.gift"))
    #expect(file.neighbour("a.png") == [3])
    for name in ["../secret.png", folder("secret.png"), "", "/etc/passwd", "https://x/a.png", "."] {
      #expect(file.neighbour(name) == nil, "\(name)")
    }
  }
}
