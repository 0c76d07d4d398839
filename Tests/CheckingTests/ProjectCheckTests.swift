import Diagnostics
import Files
import PackFormat
import Rows
import Testing
import TestSupport

@testable import Checking
@testable import Kinds
@testable import Projects

struct ProjectCheckTests {
  private func manifest(_ sources: [Manifest.Source]) -> Manifest {
    var manifest = Manifest.forBareSource("facts", kind: .facts)
    manifest.sources = sources
    return manifest
  }

  private func source(_ path: String, _ place: Range<Int>) -> Manifest.Source {
    .init(path: path, place: Place("pack.xml", place))
  }

  private func checked(
    _ folder: TemporaryFolder, _ sources: [Manifest.Source]
  ) throws -> [Finding] {
    let project = try PackProject(
      path: folder.path, folder: folder.path, manifest: manifest(sources), findings: Findings())
    let check = try ProjectCheck(project, .init(today: nil), building: true)
    #expect(check.pack == nil)
    return check.findings.kept
  }

  @Test func aFileThatIsNotThereIsAFindingInTheManifest() throws {
    #expect(
      try checked(TemporaryFolder(), [source("hodlb.csv", 10..<19)]) == [
        Finding(
          .missingSource, "there is no file hodlb.csv", at: Place("pack.xml", 10..<19),
          label: "no such file or directory", help: "correct the path, or put the file there")
      ])
  }

  @Test(arguments: ["../a.csv", "/etc/passwd", "a\\b.csv", "x/../../a.csv", ""])
  func aPathStaysInTheProject(_ path: String) throws {
    #expect(
      try checked(TemporaryFolder(), [source(path, 1..<2)]) == [
        Finding(
          .unsafePath, "the path \"\(path)\" does not stay in the project",
          at: Place("pack.xml", 1..<2),
          help: "use a path below the folder of pack.xml, with / between its parts")
      ])
  }

  @Test func aSourceIsCSVOrXML() throws {
    #expect(
      try checked(TemporaryFolder(), [source("a.xlsx", 1..<2)]) == [
        Finding(
          .unknownFormat, "\"a.xlsx\" has an unsupported format",
          at: Place("pack.xml", 1..<2),
          help: "give a CSV or XML file, named .csv or .xml, or say its format")
      ])
  }

  @Test func aSourceNamedTwiceIsAFinding() throws {
    let folder = TemporaryFolder()
    folder.write("a.csv", Array("Fact,Value,Unit\nMoons of Mars,2,moons\n".utf8))
    #expect(
      try checked(folder, [source("a.csv", 1..<2), source("a.csv", 5..<6)]) == [
        Finding(
          .doubledSource, "the source a.csv is named twice", at: Place("pack.xml", 5..<6),
          help: "remove one", related: [Related(Place("pack.xml", 1..<2), "first named here")])
      ])
  }

  @Test(
    arguments: [
      (
        "lives", "0", "the rule lives cannot be \"0\"",
        "expected a whole number from 1 to 100, found \"0\""
      ),
      (
        "reach", "0.1",
        "the rules do not go together: rule reach: must be at least tolerance, which is 0.2", nil
      ),
    ] as [(String, String, String, String?)])
  func aRuleThatMakesNoGameIsAFinding(
    _ name: String, _ text: String, _ message: String, _ label: String?
  ) throws {
    let rule = Manifest.Rule(name: name, text: text, place: Place("pack.xml", 3..<4))
    let checked = try Checked(["Fact,Value,Unit\nMoons of Mars,2,moons\n"], rules: [rule])
    #expect(
      checked.findings == [
        Finding(.wrongRule, message, at: Place("pack.xml", 3..<4), label: label)
      ])
    #expect(checked.check.pack == nil)
  }

  /// A rule that allows no game is reported alone; too few rows for it are not reported as well.
  @Test(arguments: [
    (ContentKind.choiceQuiz, "Prompt,Right,Wrong1\nWhich one?,a,b\n", "questions"),
    (.roster, "Name,Image,Alt\nAda,star.png,A\n", "photos"),
  ])
  func aRuleThatMakesNoGameIsTheOnlyFinding(
    _ kind: ContentKind, _ source: String, _ name: String
  ) throws {
    let rule = Manifest.Rule(name: name, text: "0", place: Place("pack.xml", 3..<4))
    let checked = try Checked([source], kind: kind, rules: [rule])
    #expect(checked.findings.map(\.code.id).filter { $0 != "A001" } == ["M104"])
  }

  /// An untranslated text is shown in the pack's own language, beside translated ones.
  @Test(arguments: [
    ("Wrong1@ru", ",", ["Wrong1 is the same as Right@ru: \"b\""]),
    ("Note", ",", ["Wrong1 is the same as Right@ru: \"b\""]),
    ("Wrong1@ru", ",x", []),
  ])
  func aTranslatedChoiceIsNotEqualToOneThatIsNot(
    _ column: String, _ cell: String, _ messages: [String]
  ) throws {
    let checked = try Checked(
      ["Prompt,Right,Wrong1,Prompt@ru,Right@ru,\(column)\nWhich one?,a,b,Что это?,b\(cell)\n"],
      kind: .choiceQuiz, languages: SourceLanguages(own: "en", others: ["ru"]),
      rules: [.init(name: "questions", text: "1", place: nil)])
    let found = checked.findings.filter { $0.code.id == "Q201" }.map(\.message)
    #expect(found == messages)
  }

  @Test func aSourceThatIsAFolderCannotBeRead() throws {
    let folder = TemporaryFolder()
    try Folder.create(folder("a.csv"))
    #expect(throws: FileError.self) { try checked(folder, [source("a.csv", 1..<2)]) }
  }

  @Test func allSourcesTogetherAreOneTable() throws {
    let checked = try Checked([
      "Fact,Value,Unit\nMoons of Mars,2,moons\n",
      "Unit,Note,Value,Fact\nmoons,many,146,Moons of Saturn\n",
    ])
    #expect(
      try checked.questions() == [
        "Fact=Moons of Mars | Value=2 | Unit=moons @a.csv:2",
        "Fact=Moons of Saturn | Value=146 | Unit=moons | Note=many @b.csv:2",
      ])
  }

  @Test func everyProjectBelowAFolderIsFound() throws {
    let folder = TemporaryFolder()
    for name in ["b", "a", ".git", "a/inner", "c/deep/er"] { try Folder.create(folder(name)) }
    for name in ["b", "a", ".git", "a/inner", "c/deep/er"] { folder.write(name + "/pack.xml", []) }
    var failures: [FileError] = []
    #expect(
      PackProject.find(folder.path, failures: &failures)
        == [folder("a"), folder("b"), folder("c/deep/er")])
    #expect(PackProject.find(folder("a"), failures: &failures) == [folder("a")])
    #expect(PackProject.find("x/y.csv", failures: &failures) == ["x/y.csv"])
    #expect(failures == [])
  }

  @Test func aProjectIsTheSameByItsFolderAndByItsManifest() throws {
    let folder = TemporaryFolder()
    folder.write("a.csv", Array("Fact,Value,Unit\nMoons of Mars,0,moons\n".utf8))
    folder.write("pack.xml", [])
    let sources = manifest([source("a.csv", 1..<2)])
    let checks = try [folder.path, folder("pack.xml")].map { path in
      let project = try PackProject(
        path: path, folder: folder.path, manifest: sources, findings: Findings())
      return try ProjectCheck(project, .init(today: nil))
    }
    #expect(checks[0].files == [folder("pack.xml"), folder("a.csv")])
    #expect(checks[1].files == checks[0].files)
    #expect(checks[0].findings.kept.map(\.code.id) == ["Q101"])
    #expect(checks[1].findings.kept == checks[0].findings.kept)
  }

  @Test(arguments: [false, true])
  func titlesThatDoNotFitTheCardAreAFinding(building: Bool) throws {
    let folder = TemporaryFolder()
    folder.write("a.csv", Array("Fact,Value,Unit\nMoons of Mars,2,moons\n".utf8))
    var long = manifest([source("a.csv", 1..<2)])
    long.titles = (0..<40).map {
      .init(language: "x\($0)", text: String(repeating: "t", count: 100))
    }
    let project = try PackProject(
      path: folder.path, folder: folder.path, manifest: long, findings: Findings())
    let check = try ProjectCheck(project, .init(today: nil), building: building)
    #expect(
      check.findings.kept == [
        Finding(
          .titleTooLong, "the pack cannot hold this: too long: id, version and titles together",
          at: Place(folder("pack.xml"), 0..<0), help: "make it shorter")
      ])
    #expect(check.pack == nil)
  }
}
