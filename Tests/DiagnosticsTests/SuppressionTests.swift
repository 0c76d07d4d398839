import Diagnostics
import Testing

@Suite struct SuppressionTests {
  private static let place = Place("pack.xml", 0..<1)

  private func finding(_ subject: String?) -> Finding {
    Finding(.odd, "odd", at: Place("a.csv", 0..<1), subject: subject)
  }

  @Test func theQuestionIsTheFindingsOwnOrTheOneAtHand() {
    var findings = Findings()
    findings.suppress([Suppression(.odd, subject: "moon", at: Self.place)])
    findings.add(finding("moon"))
    findings.subject = "moon"
    findings.add(finding(nil))
    findings.add(finding("earth"))
    #expect(findings.kept.map(\.subject) == ["earth"])
    #expect(findings.suppressed == [2])
    #expect(findings.warnings == 1)
  }

  @Test func oneForAQuestionComesBeforeOneForAll() {
    let one = Suppression(.odd, subject: "moon", at: Self.place)
    let all = Suppression(.odd, subject: nil, at: Self.place)
    var findings = Findings()
    findings.suppress([all, one])
    findings.add(finding("moon"))
    #expect(findings.staleSuppressions == [all])
    findings.add(finding(nil))
    #expect(findings.staleSuppressions == [])
    #expect(findings.count == 0)
  }

  @Test func suppressionCountsFindingsBeyondTheLimitAndAddsUpInMerges() {
    var findings = Findings(limit: 0)
    findings.suppress([Suppression(.odd, subject: "moon", at: Self.place)])
    var other = findings.emptied
    other.subject = "moon"
    other.add(finding(nil))
    other.add(finding("earth"))
    findings.merge(other)
    #expect(findings.suppressed == [1])
    #expect(findings.count == 1)
  }
}
