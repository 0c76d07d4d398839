import Diagnostics
import Testing

@Suite struct JoinedFindingsTests {
  /// Findings of questions that need so much of a setting, each at its own place, of two passes.
  private func findings(
    _ first: [Int64], _ second: [Int64] = [], limit: Int = .max,
    showing filter: CodeFilter = CodeFilter(), suppressing suppressed: [Suppression] = []
  ) -> Findings {
    var findings = Findings(limit: limit, showing: filter)
    findings.suppress(suppressed)
    var other = findings.emptied
    for (index, need) in first.enumerated() { findings.add(finding(need, index)) }
    for (index, need) in second.enumerated() { other.add(finding(need, first.count + index)) }
    findings.merge(other)
    findings.add(Finding(.number, "another", at: Place("a.csv", 0..<1)))
    return findings
  }

  private func finding(_ need: Int64, _ index: Int) -> Finding {
    Finding(
      .odd, "needs \(need)", at: Place("a.csv", index..<index + 1), subject: "id-\(index)",
      need: need)
  }

  private func join(_ findings: inout Findings) {
    findings.join(.odd) { needs in
      Finding(.odd, "\(needs.count) need more", at: needs.greatest.place)
    }
  }

  @Test(arguments: [
    (Int.max, ["another", "5 need more"]), (2, ["5 need more"]),
    (0, []),
  ])
  func oneFindingStandsForManyAtTheOneThatNeedsMost(_ limit: Int, _ kept: [String]) {
    var findings = findings([3, 7], [5, 7, 1], limit: limit)
    join(&findings)
    #expect(findings.errors == 1)
    #expect(findings.warnings == 1)
    #expect(findings.tallies.map(\.count) == [1, 1])
    #expect(findings.tallies.last?.first == Place("a.csv", 1..<2))
    #expect(findings.kept.map(\.message) == kept)
  }

  @Test func theyDoNotTakeThePlaceOfOthers() {
    var findings = findings([3, 7, 5, 7, 1, 2, 2, 2, 2, 2], limit: 5)
    join(&findings)
    #expect(findings.kept.map(\.message) == ["another", "10 need more"])
  }

  @Test func fewFindingsStayAndSoDoThoseThatTheUserAskedFor() {
    var few = findings([3, 7], [5])
    join(&few)
    #expect(few.warnings == 3)
    var asked = findings([3, 7], [5, 2], showing: CodeFilter(selecting: [.odd], naming: [.odd]))
    join(&asked)
    #expect(asked.kept.map(\.message) == ["needs 3", "needs 7", "needs 5", "needs 2"])
    var family = findings([3, 7], [5, 2], showing: CodeFilter(selecting: [.odd]))
    join(&family)
    #expect(family.kept.map(\.message) == ["4 need more"])
  }

  @Test func suppressedFindingsDoNotCount() {
    let place = Place("pack.xml", 0..<1)
    var one = findings(
      [9, 1, 2, 3, 4], suppressing: [Suppression(.odd, subject: "id-0", at: place)])
    join(&one)
    #expect(one.kept.map(\.message).sorted() == ["4 need more", "another"])
    #expect(one.suppressed == [1])
    var all = findings([9, 1, 2, 3], suppressing: [Suppression(.odd, subject: nil, at: place)])
    join(&all)
    #expect(all.warnings == 0)
    #expect(all.suppressed == [4])
  }
}
