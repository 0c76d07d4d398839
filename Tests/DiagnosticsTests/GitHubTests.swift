import Diagnostics
import Testing

@Suite struct GitHubTests {
  private func render(_ finding: Finding, _ source: MarkedSource) -> String {
    var renderer = GitHubRenderer(name: { "packs/" + $0 }, source: { _ in source.file })
    return renderer.render(finding)
  }

  @Test func aFindingIsACommandThatTheRunnerReads() {
    let source = MarkedSource("Fact\né,⟦100%⟧")
    let finding = Finding(
      .number, "not a number: \"100%\"", at: Place("a.csv", source.fault), label: "a: b, c",
      help: "write 1")
    #expect(
      render(finding, source)
        == "::error file=packs/a.csv,line=2,endLine=2,col=3,endColumn=7,title=F104%3A not a number::"
        + "not a number: \"100%25\" (a: b, c); write 1\n")
  }

  @Test func severalLinesHaveNoColumns() {
    let source = MarkedSource("a\n⟦b\nc\n⟧d")
    #expect(
      render(Finding(.odd, "odd", at: Place("a.csv", source.fault)), source)
        == "::warning file=packs/a.csv,line=2,endLine=3,title=Q201%3A odd::odd\n")
  }

  @Test func nothingInAFindingEndsTheCommandOrBeginsAnother() {
    let source = MarkedSource("⟦a⟧")
    let finding = Finding(.odd, "one\n::error::two\r%0A", at: Place("a,b:c\n.csv", source.fault))
    #expect(
      render(finding, source)
        == "::warning file=packs/a%2Cb%3Ac\\n.csv,line=1,endLine=1,col=1,endColumn=2,"
        + "title=Q201%3A odd::one\\n::error::two\\r%250A\n")
    #expect(GitHubRenderer.notice("5% more\nnot shown") == "::notice::5%25 more\\nnot shown\n")
  }
}

@Suite struct GitLabTests {
  private func render(_ findings: [Finding], _ source: MarkedSource) -> String {
    var renderer = GitLabRenderer(name: { "packs/" + $0 }, source: { _ in source.file })
    return findings.map { renderer.render($0) }.joined() + renderer.tail
  }

  @Test func aFindingIsAnIssueAndAnEqualOneHasAnotherFingerprint() {
    let source = MarkedSource("Fact\né,⟦100%⟧")
    let finding = Finding(
      .number, "not a number: \"100%\"", at: Place("a b.csv", source.fault), label: "a",
      help: "write 1", subject: "everest")
    let odd = Finding(.odd, "odd", at: Place("a b.csv", source.fault), subject: "everest")
    #expect(
      render([finding, finding, odd], source) == """
        [
        {"description":"F104: not a number: \\"100%\\" (a); write 1","check_name":"F104",\
        "fingerprint":"F104 packs/a%20b.csv id:everest 1","severity":"major",\
        "location":{"path":"packs/a b.csv","lines":{"begin":2}}},
        {"description":"F104: not a number: \\"100%\\" (a); write 1","check_name":"F104",\
        "fingerprint":"F104 packs/a%20b.csv id:everest 2","severity":"major",\
        "location":{"path":"packs/a b.csv","lines":{"begin":2}}},
        {"description":"Q201: odd","check_name":"Q201",\
        "fingerprint":"Q201 packs/a%20b.csv id:everest 1","severity":"minor",\
        "location":{"path":"packs/a b.csv","lines":{"begin":2}}}
        ]

        """)
  }

  @Test func withoutFindingsTheReportIsAnEmptyList() {
    #expect(render([], MarkedSource("⟦a⟧")) == "[]\n")
  }
}
