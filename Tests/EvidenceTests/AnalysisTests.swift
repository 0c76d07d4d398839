import Diagnostics
import Kinds
import PackFormat
import TestSupport
import Testing

@testable import Evidence

@Suite struct AnalysisTests {
  /// Each session answers questions by a text of `r` for right, `w` for wrong and `.` for no answer.
  private func table(_ sessions: [String], milliseconds: (Int) -> Int64? = { _ in nil })
    -> AnswerTable
  {
    let entries = sessions.enumerated().flatMap { session, answers in
      answers.enumerated().filter { $1 != "." }.map { question, letter in
        AnswerTable.Entry(
          session: session, question: question, choice: letter == "r" ? 0 : 1,
          isRight: letter == "r", milliseconds: milliseconds(session))
      }
    }
    return AnswerTable(
      questionCount: sessions.first?.count ?? 0, choices: ["right", "wrong"], entries: entries,
      sessionCount: sessions.count)
  }

  @Test func belowThirtyAnswersAQuestionHasNoFigures() {
    let sessions = (0..<30).map { "r" + ($0 < 29 ? "w" : ".") }
    #expect(Analysis(table(sessions)).questions.map { $0?.answers } == [30, nil])
  }

  @Test func theFirstAnswerOfASessionCounts() {
    var given = table((0..<30).map { _ in "r" })
    given.entries += given.entries.map {
      AnswerTable.Entry(session: Int($0.session), question: 0, choice: 1, isRight: false)
    }
    let analysis = Analysis(given)
    #expect(analysis.answers == 30 && analysis.repeatedAnswers == 30)
    #expect(analysis.questions[0]?.right == 30)
  }

  @Test func sessionsThatAnswerFasterThanAnybodyReadsAreLeftOutAndCounted() {
    let times: [Int64?] = [100, 1000, nil]
    let given = table((0..<90).map { _ in "rw" }) { times[$0 % 3] }
    let analysis = Analysis(given, floors: [500, 500])
    #expect(analysis.rapidSessions == 30 && analysis.rapidAnswers == 60)
    #expect(analysis.sessions == 60 && analysis.answers == 120)
    #expect(analysis.questions.map { $0?.answers } == [60, 60])
    #expect(analysis.questions[0]?.medianTime == 1000)
    #expect(Analysis(given).rapidSessions == 0)
  }

  /// Half of the players have had easy others and half hard ones; both know the question equally often.
  @Test func hardQuestionsDoNotMakeTheirPlayersLookWeak() throws {
    let sessions = (0..<200).map { player in
      let easy = player % 2 == 0 ? "rr.." : "..ww"
      // The first half of either group is right, as those with easy questions.
      return (player / 2 % 2 == 0 ? "r" : "w") + easy
    }
    let figures = try #require(Analysis(table(sessions)).questions[0])
    #expect(figures.itemRest == nil, "everybody has the score 0")
    #expect(figures.suspect == nil)
  }

  @Test func figuresDoNotDependOnTheOrderOfAnswers() {
    let sessions = (0..<60).map {
      "\($0 % 3 == 0 ? "r" : "w")\($0 % 2 == 0 ? "r" : "w")\($0 % 5 == 0 ? "." : "r")"
    }
    var turned = table(sessions)
    turned.entries.reverse()
    #expect(Analysis(table(sessions)).questions == Analysis(turned).questions)
  }

  private func question(_ right: String, _ wrong: [String], isTyped: Bool = false)
    -> AnsweredQuestion
  {
    let place = Place("quiz.csv", 0..<0)
    return AnsweredQuestion(
      id: "q", prompt: .init(field: "Prompt", text: "?", place: place),
      key: .init(field: "Right", text: right, place: place),
      wrong: wrong.map { .init(field: "Wrong1", text: $0, place: place) }, isTyped: isTyped)
  }

  @Test func answersOfAVersionWithOtherChoicesAreLeftOutTogether() {
    func entry(_ choice: Int, _ isRight: Bool, _ version: UInt16) -> AnswerTable.Entry {
      var entry = AnswerTable.Entry(session: 0, question: 0, choice: choice, isRight: isRight)
      entry.version = version
      return entry
    }
    let right = [entry(0, true, 0), entry(1, false, 0), entry(2, false, 0)]
    for stray in [entry(3, false, 1), entry(0, false, 1), entry(1, true, 1), entry(2, true, 1)] {
      var given = AnswerTable(
        questionCount: 1, choices: ["Paris", "Lyon", "", "Nice"],
        entries: right + [entry(0, true, 1), stray], sessionCount: 1)
      #expect(given.removeUnfit([question("Paris", ["Lyon"])]) == 2)
      #expect(given.entries.count == 3)
    }
  }

  /// A suspect ordering is named by the texts of its items, and a matching by its pairs.
  @Test(arguments: [
    (
      "ordering", [("Item1", "Mercury"), ("Item2", "Venus"), ("Item3", "Earth")],
      "Item2;Item1;Item3", "\"Venus\", \"Mercury\", \"Earth\"", "correct the order of the items"
    ),
    (
      "matching", [("Left1", "Peru"), ("Left2", "Chile"), ("Right1", "Lima"), ("Extra1", "Quito")],
      "Extra1;Right1", "\"Peru\" – \"Quito\", \"Chile\" – \"Lima\"", "correct the pairs"
    ),
    (
      "choice-quiz", [("Right", "Owl"), ("Right2", "Jay"), ("Wrong1", "Bat")],
      "Right;Wrong1", "\"Owl\", \"Bat\"", "correct the right choices"
    ),
  ])
  func anAnswerOfSeveralFieldsIsNamedByTheirTexts(
    kind: String, cells: [(String, String)], answer: String, shown: String, help: String
  ) throws {
    var pack = BuiltPack(kind: kind, rules: [])
    pack.add("Prompt", ["Which?"])
    for (name, text) in cells { pack.add(name, [text]) }
    let fields = try #require(ContentKind.named(kind)?.answeredFields)
    let question = AnsweredQuestion(
      try QuestionReader(pack.reader()).question(0), fields, at: Place("a.qpk", 0..<0))
    let figures = QuestionFigures(
      answers: 40, right: 10, itemRest: -0.2, discrimination: -0.3, medianTime: nil,
      choices: [.init(text: answer, count: 30, isRight: false, correlation: 0.4)],
      suspect: .init(text: answer, suspicion: 5))
    let evidence = QuestionEvidence(id: question.id, digest: "", figures: figures)
    let finding = try #require(EvidenceFindings(evidence, question).suspectKey)
    #expect(finding.message.contains("30 of 40 players answer \(shown), and they know more"))
    #expect(
      finding.help
        == "look it up: if \(shown) is right, \(help); if the key is right, suppress E001 for this question and give the reason"
    )
  }

  /// Several choices are one answer in any order, and answers to a question with other choices do not count.
  @Test func severalChoicesAreOneAnswer() throws {
    var pack = BuiltPack(kind: "choice-quiz", rules: [])
    let cells = [("Prompt", "Which?"), ("Right", "Owl"), ("Right2", "Jay"), ("Wrong1", "Bat")]
    for (name, text) in cells { pack.add(name, [text]) }
    let fields = try #require(ContentKind.named("choice-quiz")?.answeredFields)
    let question = AnsweredQuestion(
      try QuestionReader(pack.reader()).question(0), fields, at: Place("a.qpk", 0..<0))
    #expect(question.wrong.isEmpty)
    let texts = ["Right2;Right", "Right;Right2", "Wrong1;Right", "Right", ""]
    func table(_ texts: [String], right: Int) -> AnswerTable {
      AnswerTable(
        questionCount: 1, choices: texts,
        entries: texts.indices.map {
          AnswerTable.Entry(session: $0, question: 0, choice: $0, isRight: $0 < right)
        }, sessionCount: texts.count)
    }
    var given = table(texts, right: 2)
    #expect(given.removeUnfit([question]) == 0)
    given.joinSpellings(of: [question], languages: ["en"])
    #expect(given.entries.map(\.choice) == [0, 0, 2, 3, 4])
    for (texts, right) in [(["Right"], 1), (["Right;Right2"], 0), (["Right;Wrong2"], 0)] {
      var other = table(texts, right: right)
      #expect(other.removeUnfit([question]) == 1)
    }
  }

  @Test func spellingsOfATypedAnswerCountAsOne() {
    let texts = ["Reykjavík", "reykjavik", "Oslo", "OSLO ", ""]
    var given = AnswerTable(
      questionCount: 1, choices: texts,
      entries: texts.indices.map {
        AnswerTable.Entry(session: $0, question: 0, choice: $0, isRight: $0 < 2)
      }, sessionCount: texts.count)
    given.joinSpellings(of: [question("Reykjavík", [], isTyped: true)], languages: ["en"])
    #expect(given.entries.map(\.choice) == [0, 0, 2, 2, 4])
    given.joinSpellings(of: [question("Reykjavík", [])], languages: ["en"])
    #expect(given.entries.map(\.choice) == [0, 0, 2, 2, 4])
  }
}
