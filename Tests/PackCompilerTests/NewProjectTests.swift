import Diagnostics
import Files
import PackFormat
import TestSupport
import Testing

@testable import PackCompiler

struct NewProjectTests {
  private func text(_ project: NewProject, _ index: Int) -> String {
    String(decoding: project.files[index].bytes, as: UTF8.self)
  }

  @Test func theManifestIsWritten() {
    let project = NewProject(
      kind: .facts, folder: "packs/Our <Facts> & \"more\"", asOf: CalendarDate("2026-01-31"),
      format: .csv)
    #expect(project.files.map(\.name) == ["pack.xml", "facts.csv"])
    #expect(
      text(project, 0) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <pack id="our-facts-more" version="0.1.0" kind="facts" asOf="2026-01-31" language="en">
          <title>Our &lt;Facts> &amp; "more"</title>
          <source path="facts.csv"/>
        </pack>

        """)
    #expect(
      text(project, 1) == """
        Fact,Value,Unit,Source,AsOf
        Squares on a chessboard,64,squares,Counted,2025-01-01
        Days in a leap year,366,days,Gregorian calendar,2025-01-01
        "Keys on a full-size piano, black and white",88,keys,Counted,2025-01-01
        Year in which people first walked on the Moon,1969,year,NASA: Apollo 11,2025-01-01
        Degrees in a full circle,360,degrees,Geometry,2025-01-01

        """)
  }

  @Test func aSourceOfOnesOwnIsTakenAsItIs() {
    let project = NewProject(
      kind: .facts, folder: "x/capitals/", asOf: nil, source: ("a&b.csv", [1, 2, 3]))
    #expect(
      text(project, 0) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <pack id="capitals" version="0.1.0" kind="facts" language="en">
          <title>capitals</title>
          <source path="a&amp;b.csv"/>
        </pack>

        """)
    #expect(project.files[1].name == "a&b.csv")
    #expect(project.files[1].bytes == [1, 2, 3])
  }

  @Test func aFolderWithControlCharactersGivesAManifestThatCanBeRead() {
    let project = NewProject(kind: .facts, folder: "a\u{1B}b\u{7}", asOf: nil, format: .csv)
    #expect(text(project, 0).contains("<title>a\\u{1B}b\\u{7}</title>"))
  }

  @Test(arguments: [
    String(repeating: "long ", count: 60), "\u{3000}", "\u{1B}", "é", "-", "a b\tc",
  ])
  func anyNameOfAFolderGivesAProjectThatValidates(_ name: String) throws {
    let folder = TemporaryFolder()
    try NewProject(kind: .facts, folder: name, asOf: nil, format: .csv).write(to: folder("new"))
    let project = try PackProject(opening: folder("new"), kind: nil)
    let check = try ProjectCheck(project, .init(today: nil))
    #expect(check.findings.kept == [])
    #expect(check.questionCount == 5)
  }

  @Test func theFilesAreWrittenWithTheirFolder() throws {
    let folder = TemporaryFolder()
    let project = NewProject(kind: .facts, folder: "new", asOf: nil, format: .csv)
    try project.write(to: folder("deep/new"))
    for (name, bytes) in project.files {
      #expect(try InputFile.readAll(folder("deep/new/" + name), limit: 10_000) == bytes)
    }
    #expect(try Folder.entries(of: folder("deep/new")).map(\.name) == ["facts.csv", "pack.xml"])
  }
}
