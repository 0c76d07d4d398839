import Diagnostics
import Files
import PackFormat
import Testing
import TestSupport

@testable import Checking
@testable import Projects

/// Tests of suppressed warnings, and of the project that a source belongs to.
struct ProjectContextTests {
  private func project(_ folder: TemporaryFolder, _ content: String, _ rows: String) throws
    -> ProjectCheck
  {
    folder.write(
      "pack.xml",
      Array(
        """
        <pack id="abc" version="1.0.0" kind="facts" asOf="2026-01-01" translations="de">
          <title>A</title><title xml:lang="de">B</title>
          <source path="f.csv"/>
          \(content)
        </pack>
        """.utf8))
    folder.write("f.csv", Array("Fact,Value,Unit,Id,Fact@de,Unit@de\n\(rows)".utf8))
    let opened = try PackProject(opening: folder.path, kind: nil)
    return try ProjectCheck(opened, .init(today: nil))
  }

  private static let rows =
    "Mount Fuji,3776,m,fuji,,m\nBen Nevis,1345,m,nevis,,m\nSnowdon,1085,m,snowdon,Snow,m\n"

  @Test(arguments: [
    ("", ["F118 fuji", "F118 nevis"]),
    (#"<suppress code="F118" question="fuji" reason="a name"/>"#, ["F118 nevis"]),
    (#"<suppress code="F118" reason="names"/>"#, []),
    (
      #"<suppress code="F118" reason="names"/><suppress code="F118" question="nevis" reason="a name"/>"#,
      []
    ),
    (
      #"<suppress code="F118" question="snowdon" reason="a name"/>"#,
      ["M121 -", "F118 fuji", "F118 nevis"]
    ),
    (#"<suppress code="F104" reason="no"/>"#, ["M120 -"]),
    (#"<suppress code="F1040" reason="no"/>"#, ["X107 -"]),
    (#"<suppress code="F118" reason=""/>"#, ["X107 -"]),
    (#"<suppress code="F118"/>"#, ["X106 -"]),
  ])
  func warningsAreSuppressedByCodeAndQuestion(content: String, expected: [String]) throws {
    let check = try project(TemporaryFolder(), content, Self.rows)
    #expect(check.findings.kept.map { "\($0.code.id) \($0.subject ?? "-")" } == expected)
  }

  @Test(arguments: [
    "Mount Fuji,3776,m,,,m\nBen Nevis,1345,m,nevis,,m\nSnowdon,1085,m,,Snow,m\n",
    "  Mount Fuji ,3776,m, ,,m\nBen Nevis,1345,m,nevis,,m\nSnowdon,1085,m,,Snow,m\n",
  ])
  func aQuestionWithoutAnIdIsNamedByTheOneDerived(rows: String) throws {
    let id = QuestionId.derive(kind: "facts", text: "Mount Fuji".utf8)
    let check = try project(
      TemporaryFolder(), #"<suppress code="F118" question="\#(id)" reason="a name"/>"#, rows)
    #expect(check.findings.kept.map { "\($0.code.id) \($0.subject ?? "-")" } == ["F118 nevis"])
    // A row with an id of its own is not known by its derived id.
    let given = try project(
      TemporaryFolder(), #"<suppress code="F118" question="\#(id)" reason="a name"/>"#, Self.rows)
    #expect(given.findings.kept.map(\.code.id) == ["M121", "F118", "F118"])
  }

  @Test func inXMLAQuestionIsNamedByItsDerivedIdToo() throws {
    let id = QuestionId.derive(kind: "facts", text: "Mount Fuji".utf8)
    let folder = TemporaryFolder()
    folder.write(
      "pack.xml",
      Array(
        """
        <pack id="peaks" version="1.0.0" kind="facts" translations="de">
        <title>Peaks</title><title xml:lang="de">Gipfel</title><source path="f.xml"/>
        <suppress code="F118" question="\(id)" reason="a name"/></pack>
        """.utf8))
    folder.write(
      "f.xml",
      Array(
        """
        <facts><fact value="3776" unit="m"><text>Mount Fuji</text></fact>
        <fact value="1345" unit="m"><text>Ben Nevis</text></fact>
        <fact value="1085" unit="m"><text>Snowdon</text><text xml:lang="de">Snowdon</text></fact></facts>
        """.utf8))
    let check = try ProjectCheck(
      PackProject(opening: folder.path, kind: nil), .init(now: nil, today: nil))
    #expect(
      check.findings.kept.map(\.message) == ["Fact not translated into de"])
    #expect(check.findings.suppressed == [1])
  }

  @Test func aRowWithAnotherFaultMakesNoSuppressionStale() throws {
    let check = try project(
      TemporaryFolder(), #"<suppress code="F118" question="fuji" reason="a name"/>"#,
      "Mount Fuji,high,m,fuji,Fuji,m\n")
    #expect(check.findings.kept.map(\.code.id) == ["F104"])
  }

  @Test func aSourceBelongsToTheNearestProjectThatNamesIt() throws {
    let folder = TemporaryFolder()
    _ = try project(folder, "", Self.rows)
    try Folder.create(folder("deep"))
    folder.write("deep/f.csv", Array("Fact,Value,Unit\n".utf8))
    folder.write("other.csv", Array("Fact,Value,Unit\n".utf8))
    #expect(try PackProject.around(source: folder("f.csv")) == folder.path)
    #expect(try PackProject.around(source: folder("other.csv")) == nil)
    #expect(try PackProject.around(source: folder("deep/f.csv")) == nil)
    #expect(try PackProject.around(source: folder("pack.xml")) == nil)
    #expect(try PackProject.around(source: folder.path) == nil)
    // An unreadable manifest counts as naming the source, so that its fault is reported.
    folder.write("deep/pack.xml", Array("<pack".utf8))
    #expect(try PackProject.around(source: folder("deep/f.csv")) == folder("deep"))
  }
}
