import Diagnostics
import Files
import PackFormat
import Rows
import Testing
import TestSupport

@testable import Checking
@testable import Kinds
@testable import Projects
@testable import Rewriting

struct TemplateTests {
  // MARK: - A project with one template

  private struct Made {
    let check: ProjectCheck
    let folder: TemporaryFolder

    var codes: [String] { check.findings.kept.map(\.code.id) }

    /// Each question as the values of some of its columns, by its id.
    func questions(_ columns: [String]) throws -> [String: [String]] {
      let reader = QuestionReader(
        try PackReader(ByteSource(try #require(check.pack, "\(check.findings.kept)").bytes)))
      var all: [String: [String]] = [:]
      for index in 0..<reader.count {
        let question = try reader.question(index)
        all[question.id] = columns.map { question.text($0) ?? "" }
      }
      return all
    }

    /// The choices of each question, the right one first.
    func choices() throws -> [String: [String]] {
      try questions(["Right"] + QuestionRow.wrongColumns).mapValues { $0.filter { !$0.isEmpty } }
    }
  }

  private func made(
    _ table: [String], kind: String = "choice-quiz", key: String = " key=\"code\"",
    seed: String = "", translations: String = "", _ rows: String
  ) throws -> Made {
    let folder = TemporaryFolder()
    folder.write("t.csv", Array((table.joined(separator: "\n") + "\n").utf8))
    let manifest = """
      <pack id="made" version="1.0.0" kind="\(kind)"\(translations)>
        <title>Made</title>
        <template over="t.csv"\(key)\(seed)>\(rows)</template>
        \(kind == "choice-quiz" ? "<rules questions=\"1\"/>" : "")
      </pack>
      """
    folder.write("pack.xml", Array(manifest.utf8))
    let project = try PackProject(opening: folder.path, kind: nil)
    return Made(
      check: try ProjectCheck(project, .init(today: nil), building: true), folder: folder)
  }

  private let question = """
    <question id="word"><prompt>Which word belongs to {name}?</prompt><choice right="true">{word}</choice>\
    <wrong count="3"/></question>
    """

  private func table(_ count: Int) -> [String] {
    ["code,name,word,group,size"]
      + (0..<count).map { "c\($0),name \($0),word \($0),g\($0 % 4),\(1 << ($0 % 12))" }
  }

  // MARK: - Ids and provenance

  @Test func idsAndChoicesStayWhenRowsMove() throws {
    let table = table(40)
    let before = try made(table, question).choices()
    var random = SplitMix(seed: 7)
    let moved = [table[0]] + table.dropFirst().shuffled(using: &random)
    #expect(try made(moved, question).choices() == before)
    #expect(before["word-c7"]?.first == "word 7")
  }

  @Test func theSameTableGivesTheSameBytes() throws {
    let packs = try (0..<2).map { _ in
      try #require(made(table(30), question).check.pack).bytes
    }
    #expect(packs[0] == packs[1])
  }

  @Test func anAddedRowChangesOnlyTheQuestionsItIsDrawnFor() throws {
    let before = try made(table(60), question).choices()
    let after = try made(table(61), question).choices()
    let changed = before.keys.filter { before[$0] != after[$0] }
    #expect(changed.allSatisfy { after[$0]?.contains("word 60") == true })
    // Three of sixty rows are drawn for a question, so that a new one is drawn for about three.
    #expect((1...8).contains(changed.count))
  }

  @Test func anotherSeedDrawsOtherChoices() throws {
    let one = try made(table(30), question).choices()
    let other = try made(table(30), seed: " seed=\"2\"", question).choices()
    #expect(one != other)
    #expect(one.mapValues { $0.first } == other.mapValues { $0.first })
  }

  @Test func anIdComesFromTheTemplateAndTheKey() throws {
    let rows = [
      "code,name,height", "A 1,Everest,8849", "ß,K2,8611", "q/7,Fuji,3776",
    ]
    let given = try made(
      rows, kind: "facts", "<fact id=\"h\" value=\"{height}\" unit=\"m\">Height of {name}</fact>")
    let digest = SHA256.digest(Array("ß".utf8)).hex.prefix(12)
    #expect(
      try given.questions(["Value"]) == [
        "h-a-1": ["8849"], "h-\(digest)": ["8611"], "h-q-7": ["3776"],
      ])
    let fact = "<fact value=\"{height}\" unit=\"m\">Height of {name}</fact>"
    let derived = try made(rows, kind: "facts", fact).questions(["Value"])
    let renamed = rows.map { $0.replacing("Everest", with: "Mount Everest") }
    #expect(try made(renamed, kind: "facts", fact).questions(["Value"]) == derived)
    let asked = try made(rows, kind: "facts", key: "", fact).questions(["Value"])
    #expect(asked[QuestionId.derive(kind: "facts", text: "Height of K2".utf8)] == ["8611"])
  }

  @Test func aPackNamesTheLineOfTheTable() throws {
    let pack = try made(table(9), question)
    let reader = QuestionReader(
      try PackReader(ByteSource(try #require(pack.check.pack).bytes)))
    let fifth = try reader.question(4)
    #expect(fifth.source == "t.csv")
    #expect(fifth.line == 6)
  }

  // MARK: - Wrong choices

  @Test func wrongChoicesHaveTheSameGroup() throws {
    let same = question.replacing("count=\"3\"", with: "count=\"3\" same=\"group\"")
    for (id, choices) in try made(table(24), same).choices() {
      let groups = Set(choices.compactMap { Int($0.dropFirst("word ".count)) }.map { $0 % 4 })
      #expect(groups.count == 1, "\(id)")
    }
  }

  @Test func wrongChoicesAreNear() throws {
    let near = question.replacing("count=\"3\"", with: "count=\"2\" near=\"size\" within=\"4\"")
    for (id, choices) in try made(table(36), near).choices() {
      let sizes = choices.compactMap { Int($0.dropFirst("word ".count)) }.map { $0 % 12 }
      #expect(sizes.allSatisfy { abs($0 - sizes[0]) <= 2 }, "\(id)")
    }
  }

  @Test(arguments: 0..<30) func noTwoChoicesAreEqual(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let count = Int.random(in: 1...30, using: &random)
    let words = ["Lima", "lima", "Rom", "Oslo", "Kiel", "Bern", "Riga", ""]
    let rows = (0..<count).map { number in
      let (word, other) = (words.randomElement(using: &random), words.randomElement(using: &random))
      return "k\(number),name \(number),\(word ?? ""),\(other ?? ""),g\(number % 3)"
    }
    let made = try made(
      ["code,name,word,word@de,group"] + rows, translations: " translations=\"de\"",
      """
      <question id="w"><prompt>Which is the word of {name}?</prompt>
      <prompt xml:lang="de">Was ist das Wort von {name}?</prompt>
      <choice right="true">{word}</choice><choice right="true" xml:lang="de">{word@de}</choice>
      <wrong count="2"/></question>
      """)
    #expect(!made.codes.contains("Q201") && !made.codes.contains("Q203"))
    guard made.check.questionCount > 0 else {
      return #expect(made.codes.contains { $0 == "M131" || $0 == "M132" })
    }
    for (id, choices) in try made.choices() {
      #expect(choices.count == 3, "\(id)")
      #expect(Set(choices.map { $0.lowercased() }).count == 3, "\(id): \(choices)")
    }
    for (id, choices) in try made.questions(["Right@de", "Wrong1@de", "Wrong2@de"]) {
      let there = choices.filter { !$0.isEmpty }
      #expect(Set(there.map { $0.lowercased() }).count == there.count, "\(id): \(choices)")
      #expect(there.isEmpty || there.count == 3, "\(id): \(choices)")
    }
  }

  @Test func ofManyRowsTheSameAreDrawnAsOfAll() throws {
    // Few candidates are near enough, so that those below the limit of scores do not suffice.
    let rows = (0..<400).map { "c\($0),name \($0),word \($0),\($0 < 3 ? "rare" : "usual"),1" }
    let same = question.replacing("count=\"3\"", with: "count=\"2\" same=\"group\"")
    let choices = try made(["code,name,word,group,size"] + rows, same).choices()
    #expect(Set(choices["word-c0"] ?? []) == ["word 0", "word 1", "word 2"])
  }

  // MARK: - Rows that make no question

  @Test func tooFewCandidatesLeaveTheRowOut() throws {
    let made = try made(
      ["code,name,word", "a,A,one", "b,B,two", "c,C,"],
      question.replacing("count=\"3\"", with: "count=\"1\""))
    #expect(made.codes.filter { $0.hasPrefix("M") } == ["M131"])
    #expect(made.check.questionCount == 2)
    let few = try self.made(["code,name,word", "a,A,one", "b,B,two"], question)
    #expect(few.codes.filter { $0.hasPrefix("M") } == ["M132", "M132"])
    #expect(few.check.questionCount == 0)
  }

  @Test func bracesThatAreTextAreDoubled() throws {
    let made = try made(
      ["code,name,height", "a,{K2},8611"], kind: "facts",
      "<fact id=\"h\" value=\"{height}\" unit=\"m\">{{Height}} of {name}</fact>")
    #expect(try made.questions(["Fact"]) == ["h-a": ["{Height} of {K2}"]])
  }

  @Test func noFixEditsTheTable() throws {
    let table = [
      "code,name,height", "a,K2,8.6 thousand", "b,Everest \u{200B}peak,8849", "a,Fuji,3776",
    ]
    let made = try made(
      table, kind: "facts", "<fact id=\"h\" value=\"{height}\" unit=\"m\">Height of {name}</fact>")
    #expect(made.check.findings.errors > 0)
    #expect(made.check.findings.fixable == 0)
    #expect(made.check.findings.kept.allSatisfy { $0.fix == nil })
    let fix = try ProjectFix(
      made.folder.path, kind: nil, .init(), .init(today: nil), includingUnsafe: true)
    #expect(fix.files.isEmpty)
  }
}
