import Diagnostics
import Testing

@Suite struct SummaryTests {
  private func summary(
    errors: Int, warnings: Int, fixable: Int, files: Int, limit: Int = .max
  ) -> String {
    var findings = Findings(limit: limit)
    for index in 0..<errors + warnings {
      let fix = index < fixable ? FixIt([.init(0..<0, "x")], safe: true) : nil
      let code = index < errors ? Code.number : .odd
      findings.add(Finding(code, "wrong", at: Place("a", 0..<0), fix: fix))
    }
    let renderer = HumanRenderer(style: .init(characterWidth: testWidth)) { _ in nil }
    return renderer.summary(of: findings, files: files)
  }

  @Test(arguments: [
    (2, 1, 1, 3, "2 errors, 1 warning in 3 files; 1 fixable with packtool fix\n"),
    (1, 0, 0, 1, "1 error in 1 file\n"),
    (0, 2, 2, 2, "2 warnings in 2 files; 2 fixable with packtool fix\n"),
    (0, 0, 0, 3, "no findings in 3 files\n"),
  ])
  func theLastLineCounts(errors: Int, warnings: Int, fixable: Int, files: Int, expected: String) {
    let summary = summary(errors: errors, warnings: warnings, fixable: fixable, files: files)
    #expect(summary == expected)
  }

  @Test func whatIsNotShownIsSaid() {
    #expect(
      summary(errors: 117, warnings: 0, fixable: 0, files: 1, limit: 100) == """
        … 17 more not shown (--max-findings 100)
        117 errors in 1 file

        """)
  }

  @Test func theLimitOfShownFindingsHoldsForAllSourcesTogether() {
    var one = Findings(limit: 4)
    for _ in 0..<3 { one.add(Finding(.number, "wrong", at: Place("a", 0..<0))) }
    var both = one
    both.merge(one)
    let renderer = HumanRenderer(style: .init(characterWidth: testWidth)) { _ in nil }
    #expect(
      renderer.summary(of: both, files: 2) == """
        … 2 more not shown (--max-findings 4)
        6 errors in 2 files

        """)
  }
}
