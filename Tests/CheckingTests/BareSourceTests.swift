import Diagnostics
import PackFormat
import Testing
import TestSupport

@testable import Checking
@testable import Kinds
@testable import Projects

struct BareSourceTests {
  private func opened(_ source: String, _ folder: TemporaryFolder) throws -> PackProject {
    try PackProject(opening: folder.write("facts.csv", Array(source.utf8)), kind: nil)
  }

  @Test(arguments: [
    "Fact,Value,Unit\n", "Unit;Fact;Value\n", "fact,VALUE,\u{feff}Unit,Note\n",
  ])
  func theKindIsFoundFromTheHeaderAndPrinted(_ source: String) throws {
    let folder = TemporaryFolder()
    let project = try opened(source, folder)
    #expect(project.manifest?.kind == "facts")
    #expect(
      project.note == "\(folder("facts.csv")): facts, for higher-or-lower (from its header)")
    #expect(project.findings.count == 0)
  }

  /// Some kinds share names of columns: From and To occur in a roster and in the levels of a duel.
  @Test(arguments: [
    ("Name,Image,Id,Alt,Number,Position,From,To,Inducted", "roster"),
    ("Level,From,To,Computer,Hints", "number-duel"),
    ("Prompt,Right,Wrong1,Image,Alt", "choice-quiz"),
  ])
  func theKindIsThatWhoseColumnsAreAllThere(_ header: String, _ kind: String) throws {
    #expect(try opened(header + "\n", TemporaryFolder()).manifest?.kind == kind)
  }

  /// The note names a guessed kind as a guess, and no fix renames a column.
  @Test(arguments: [
    ("Fact,Vaule,Unti", "facts"), ("Nmae,Image,From,To", "roster"), ("Name,Value,Unit", "facts"),
    ("Level,FirstFrom,FirstTo,SecondFrom", "sum-grid"),
  ])
  func aLikelyKindIsReportedAndRenamesNothing(_ header: String, _ kind: String) throws {
    let folder = TemporaryFolder()
    let project = try opened(header + "\n", folder)
    #expect(project.manifest?.kind == kind)
    #expect(project.note?.hasSuffix("(nearest to its header; --kind says which it is)") == true)
    let found = try ProjectCheck(project, .init(today: nil)).findings.kept
    #expect(!found.isEmpty && found.allSatisfy { $0.fix == nil })
  }

  @Test(arguments: [
    ("Game,Year", "roster (Name, Image)"),
    ("Page,Same", "roster (Name, Image)"),
    ("Question,Value", "facts (Fact, Value, Unit)"), ("fact", "facts (Fact, Value, Unit)"),
    (
      "Вопрос,Правильный ответ,Учитель",
      "choice-quiz (Prompt, Right, Wrong1) or short-answer (Prompt, Answer)"
    ),
    // A column that means nothing may be a choice.
    (
      "Question,A,B,Answer",
      "facts (Fact, Value, Unit) or choice-quiz (Prompt, Right, Wrong1) or short-answer (Prompt, Answer)"
    ),
  ])
  func aLikenessIsNoKind(_ header: String, _ nearest: String) throws {
    let project = try opened(header + "\n", TemporaryFolder())
    #expect(project.manifest == nil)
    let finding = try #require(project.findings.kept.first)
    #expect(finding.code == .unknownKind)
    #expect(finding.label == "nearest to \(nearest)")
    #expect(finding.fix == nil)
  }

  @Test(arguments: [
    (
      "Question,Correct answer,Wrong 1", "choice-quiz",
      "Question is Prompt, Correct answer is Right, Wrong 1 is Wrong1"
    ),
    ("Frage;Antwort;Einheit", "facts", "Frage is Fact, Antwort is Value, Einheit is Unit"),
    ("Question,Answer", "short-answer", "Question is Prompt"),
    (
      "Вопрос,Правильный ответ,Неправильный ответ 1", "choice-quiz",
      "Вопрос is Prompt, Правильный ответ is Right, Неправильный ответ 1 is Wrong1"
    ),
  ])
  func columnsThatMeanFieldsAreReadAsThese(
    _ header: String, _ kind: String, _ columns: String
  ) throws {
    let folder = TemporaryFolder()
    let rows = (1...12).map { row in
      header.split { ",;".contains($0) }.indices.map { "\(row + 100 + 100 * $0)" }.joined(
        separator: header.contains(";") ? ";" : ",")
    }
    let project = try opened(([header] + rows).joined(separator: "\n") + "\n", folder)
    #expect(project.manifest?.kind == kind)
    #expect(project.note?.hasSuffix("(by its header: \(columns))") == true)
    let check = try ProjectCheck(project, .init(today: nil), building: true)
    #expect(check.findings.kept.filter { $0.code.severity == .error }.map(\.message) == [])
  }

  @Test func aHeaderOfNoKindIsAFinding() throws {
    let folder = TemporaryFolder()
    let marked = MarkedText("«Taste,Colour»\nx,y\n")
    let project = try opened(marked.text, folder)
    #expect(project.manifest == nil)
    #expect(project.note == nil)
    let finding = Finding(
      .unknownKind, "unknown content: the header matches no kind",
      at: Place(folder("facts.csv"), marked.place), label: "no column of any kind",
      help: "name the columns of a kind: facts (Fact, Value, Unit);"
        + " choice-quiz (Prompt, Right, Wrong1); number-duel (Level, From, To, Computer); sum-grid (Level,"
        + " FirstFrom, FirstTo, SecondFrom, SecondTo, TargetFrom, TargetTo); roster (Name, Image);"
        + " short-answer (Prompt, Answer); ordering (Prompt, Item1, Item2, Item3); matching (Prompt,"
        + " Left1, Right1, Left2, Right2);"
        + " or make a project with packtool import \(folder("facts.csv")) -o DIR, which knows"
        + " more names, and takes others by --map FIELD=COLUMN"
    )
    #expect(project.findings.kept == [finding])
    let check = try ProjectCheck(project, .init(today: nil), building: true)
    #expect(check.findings.kept == [finding])
    #expect(check.files == [folder("facts.csv")])
    #expect(check.pack == nil)
  }

  @Test func aKindThatIsGivenIsNotLookedFor() throws {
    let folder = TemporaryFolder()
    let path = folder.write("facts.csv", Array("Name,Colour\nx,y\n".utf8))
    let project = try PackProject(opening: path, kind: .facts)
    #expect(project.note == nil)
    let check = try ProjectCheck(project, .init(today: nil))
    #expect(check.findings.kept.map(\.code.id) == ["F101"])
  }

  @Test(arguments: [("", "T001"), ("\"Fact,Value", "C001")])
  func aSourceWithoutAHeaderIsCheckedForWhatIsWrong(_ source: String, _ code: String) throws {
    let folder = TemporaryFolder()
    let project = try opened(source, folder)
    #expect(project.note == nil)
    let check = try ProjectCheck(project, .init(today: nil))
    #expect(check.findings.kept.map(\.code.id) == [code])
  }

  @Test func standardInputIsCheckedAndPackedFromMemory() throws {
    let source = Array("Fact,Value,Unit\nMoons of Mars,2,moons\n".utf8)
    let project = PackProject(standardInput: source, kind: .facts)
    let check = try ProjectCheck(project, .init(today: nil), building: true)
    #expect(check.findings.count == 0)
    #expect(project.sourceInMemory(project.path)?.read(0..<4) == Array("Fact".utf8))
    let pack = try PackReader(ByteSource(try #require(check.pack).bytes))
    #expect(try QuestionReader(pack).question(0).source == "<stdin>")
  }

  @Test func aBareFileCompilesWithItsNameAsTitle() throws {
    let folder = TemporaryFolder()
    let path = folder.write("Höhen 1.csv", Array("Fact,Value,Unit\nMoons,2,moons\n".utf8))
    let project = try PackProject(opening: path, kind: nil)
    let check = try ProjectCheck(project, .init(today: nil), building: true)
    let card = try PackReader(ByteSource(try #require(check.pack).bytes)).header.card
    #expect(
      card
        == PackCard(
          id: "h-hen-1", version: "0.0.0", kind: "facts", asOf: nil, questionCount: 1,
          titles: [.init(language: "en", text: "Höhen 1")]))
    #expect(check.files == [path])
  }

  @Test(arguments: [
    ("facts", "facts"), ("World Facts", "world-facts"), ("a", "pack-a"), ("", "pack-0"),
    ("数", "pack-a8df4050"), ("--x--y--z--", "x-y-z"), ("A.B_C", "a-b-c"), ("-", "pack-0"),
    (String(repeating: "x", count: 70), String(repeating: "x", count: 64)),
    (String(repeating: "x", count: 63) + " y", String(repeating: "x", count: 63)),
  ])
  func anIdIsMadeOfAnyName(_ name: String, _ id: String) {
    #expect(Manifest.id(from: name) == id)
  }

  @Test func aTitleHoldsNothingThatDrivesATerminal() {
    #expect(Manifest.title(from: " a\u{1B}[31m \n b\u{202E}") == "a\\u{1B}[31m b\\u{202E}")
    let manifest = Manifest.forBareSource("x/\u{1B}e\u{301}.csv", kind: .facts)
    #expect(manifest.titles.map(\.text) == ["\\u{1B}é"])
  }
}
