import Diagnostics
import Testing

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
