import Diagnostics
import Testing

@Suite struct XcodeTests {
  private func render(_ finding: Finding, _ source: MarkedSource) -> String {
    var renderer = XcodeRenderer(
      name: { "/app/" + $0 }, source: { $0 == "a.csv" ? source.file : nil })
    return renderer.render(finding)
  }

  @Test func aFindingIsALineThatCompilersPrint() {
    let source = MarkedSource("Fact\né,⟦100%⟧")
    let finding = Finding(
      .number, "not a number: \"100%\"", at: Place("a.csv", source.fault), label: "no %",
      help: "write 1")
    #expect(
      render(finding, source)
        == "/app/a.csv:2:3: error: not a number: \"100%\" (no %); write 1 [F104]\n")
  }

  @Test func relatedPlacesAreNotes() {
    let source = MarkedSource("⟦a⟧\n⟪b⟫")
    let finding = Finding(
      .odd, "odd", at: Place("a.csv", source.fault),
      related: source.related.map { Related(Place("a.csv", $0), "the first") })
    #expect(
      render(finding, source)
        == "/app/a.csv:1:1: warning: odd [Q201]\n/app/a.csv:2:1: note: the first\n")
  }

  @Test func aFileWithoutLinesHasItsPathAlone() {
    let source = MarkedSource("⟦a⟧")
    #expect(
      render(Finding(.odd, "odd", at: Place("b.png", source.fault)), source)
        == "/app/b.png: warning: odd [Q201]\n")
  }

  @Test func nothingInAFindingBeginsAnotherLine() {
    let source = MarkedSource("⟦a⟧")
    #expect(
      render(
        Finding(.odd, "one\n/etc/passwd:1:1: error: two", at: Place("a.csv", source.fault)), source)
        == "/app/a.csv:1:1: warning: one\\n/etc/passwd:1:1: error: two [Q201]\n")
  }
}
