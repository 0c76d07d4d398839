import Diagnostics
import Testing

/// Places in workbooks, which have cells in place of lines.
@Suite struct WorkbookPlaceTests {
  private static var bytes: SourceBytes {
    SourceBytes(name: "a.xlsx", Array("PK\u{3}\u{4}".utf8))
  }
  private let cell = Finding(.odd, "odd", at: Place("a.xlsx", cell: "'My quiz'!C7"))
  private let whole = Finding(.odd, "odd", at: Place("a.xlsx", cell: ""))

  @Test func peopleReadTheNameOfTheCellAndNoBytesOfTheArchive() {
    func rendered(_ finding: Finding) -> String {
      var renderer = HumanRenderer(style: .init(characterWidth: testWidth)) { _ in Self.bytes }
      return renderer.render(finding)
    }
    let more = "  = more: packtool explain Q201\n\n"
    #expect(rendered(cell) == "a.xlsx:'My quiz'!C7: warning[Q201]: odd\n" + more)
    #expect(rendered(whole) == "a.xlsx: warning[Q201]: odd\n" + more)
  }

  @Test func programsReadTheNameOfTheCell() {
    var json = JSONRenderer { _ in Self.bytes }
    #expect(
      json.render(cell) == #"""
        {"code":"Q201","severity":"warning","message":"odd","label":null,"help":null,\#
        "file":"a.xlsx","line":null,"column":null,"endLine":null,"endColumn":null,\#
        "byteOffset":0,"byteLength":0,"cell":"'My quiz'!C7","text":null,"question":null,\#
        "replay":null,"fix":[],"related":[]}

        """#)
    #expect(json.render(whole).contains(#""byteLength":0,"text":null"#))
    var sarif = SARIFRenderer(
      codes: [.odd], version: "1", name: { $0 }, source: { _ in Self.bytes })
    #expect(
      sarif.render(cell).contains(
        #"""
        "message":{"text":"'My quiz'!C7: odd"},\#
        "locations":[{"physicalLocation":{"artifactLocation":{"uri":"a.xlsx"}},\#
        "logicalLocations":[{"fullyQualifiedName":"'My quiz'!C7"}]}]
        """#))
    #expect(
      sarif.render(whole).contains(
        #""locations":[{"physicalLocation":{"artifactLocation":{"uri":"a.xlsx"}}}]"#))
    var github = GitHubRenderer(name: { $0 }, source: { _ in Self.bytes })
    #expect(
      github.render(cell) == "::warning file=a.xlsx,title=Q201%3A odd::'My quiz'!C7: odd\n")
    var gitlab = GitLabRenderer(name: { $0 }, source: { _ in Self.bytes })
    #expect(gitlab.render(cell).contains(#""description":"Q201: 'My quiz'!C7: odd""#))
  }

  @Test func findingsInOtherCellsAreOtherFindings() {
    var identifier = FindingIdentifier(name: { $0 }, source: { _ in Self.bytes })
    let other = Finding(.odd, "odd", at: Place("a.xlsx", cell: "'My quiz'!C8"))
    #expect(identifier.identity(of: cell) == identifier.identity(of: cell))
    #expect(identifier.identity(of: cell) != identifier.identity(of: other))
  }
}
