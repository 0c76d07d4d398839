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

  private func findings(limit: Int = .max, showing filter: CodeFilter = CodeFilter()) -> Findings {
    var findings = Findings(limit: limit, showing: filter)
    for index in 0..<30 {
      let place = Place("a.csv", index..<index + 1)
      let fix = index % 3 == 0 ? FixIt([.init(0..<0, "x")], safe: index % 2 == 0) : nil
      findings.add(Finding(index < 25 ? .odd : .number, "wrong \(index)", at: place, fix: fix))
    }
    return findings
  }

  private var renderer: HumanRenderer {
    let source = SourceBytes(name: "a.csv", [UInt8](repeating: 0x61, count: 30))
    return HumanRenderer(style: .init(columns: 80, characterWidth: testWidth)) { _ in source }
  }

  @Test func fixesAreCountedBySafety() {
    #expect(
      renderer.summary(of: findings(), files: 1)
        == "5 errors, 25 warnings in 1 file; 5 fixable with packtool fix, "
        + "5 more with packtool fix --unsafe\n")
    var unsafe = Findings(limit: 2)
    for _ in 0..<3 {
      let fix = FixIt([.init(0..<0, "x")], safe: false)
      unsafe.add(Finding(.odd, "wrong", at: Place("a.csv", 0..<0), fix: fix))
    }
    #expect(
      renderer.summary(of: unsafe, files: 1).hasSuffix(
        "3 warnings in 1 file; at least 2 fixable with packtool fix --unsafe\n"))
  }

  @Test func safeFixesThatAreOnlyFoundForKeptFindingsAreTheLeastThereAre() {
    var findings = Findings(limit: 2)
    for index in 0..<3 { findings.add(Finding(.odd, "wrong", at: Place("a.csv", index..<index))) }
    findings.settleFixes(of: [.odd]) { $0.fix = FixIt([.init(0..<0, "x")], safe: true) }
    #expect(
      renderer.summary(of: findings, files: 1).hasSuffix(
        "3 warnings in 1 file; at least 2 fixable with packtool fix\n"))
  }

  @Test func theTableCountsAllFindingsWhateverTheLimit() {
    var renderer = renderer
    #expect(
      renderer.table(of: findings()) == """
                       count  first place  fixes
        error[F104]        5  a.csv:1:26   1 unsafe          not a number
        warning[Q201]     25  a.csv:1:1    5 safe, 4 unsafe  odd

        """)
    #expect(
      renderer.table(of: findings(limit: 4)) == """
                       count  first place  fixes
        error[F104]        5  a.csv:1:26   -                  not a number
        warning[Q201]     25  a.csv:1:1    5 safe, 1+ unsafe  odd

        """)
  }

  @Test func aListWithMoreThanTwentyFindingsOfACodeIsFolded() {
    var renderer = renderer
    let findings = findings()
    #expect(HumanRenderer.folds(findings))
    #expect(
      renderer.folded(findings).hasPrefix(
        """
        a.csv:1:26: error[F104]: wrong 25
        a.csv:1:27: error[F104]: wrong 26
        a.csv:1:28: error[F104]: wrong 27 [fixable with --unsafe]
        … 2 more F104: packtool validate --select F104 shows them
        a.csv:1:1: warning[Q201]: wrong 0 [fixable]
        a.csv:1:2: warning[Q201]: wrong 1
        a.csv:1:3: warning[Q201]: wrong 2
        … 22 more Q201: packtool validate --select Q201 shows them

        """))
    let named = CodeFilter(selecting: [.odd], naming: [.odd])
    #expect(!HumanRenderer.folds(self.findings(showing: named)))
  }

  @Test func errorsThatAreLeftOutStillCountAndWarningsDoNot() {
    let findings = findings(showing: CodeFilter(ignoring: [.odd, .number]))
    #expect(findings.errors == 5 && findings.warnings == 0 && findings.kept.isEmpty)
    #expect(
      renderer.summary(of: findings, files: 1)
        == "no findings shown in 1 file; 5 errors left out by --select or --ignore\n")
  }

  @Test func findingsTakenBackAreNoLongerCountedByCode() {
    var findings = Findings(limit: 1)
    findings.add(Finding(.odd, "wrong", at: Place("a.csv", 0..<1)))
    let mark = findings.startRow()
    findings.add(Finding(.number, "wrong", at: Place("a.csv", 1..<2)))
    findings.takeBack(to: mark)
    #expect(findings.tallies.map(\.code) == [.odd])
    findings.takeBack([.odd])
    #expect(findings.tallies.isEmpty && findings.count == 0)
  }

  @Test func onlyTheFirstFindingOfACodeSaysHowToLearnMore() {
    var renderer = renderer
    let texts = findings().kept.map { renderer.render($0) }
    let pointing = texts.indices.filter { texts[$0].contains("packtool explain") }
    #expect(pointing == [0, 25])
  }

  @Test func whatIsNotShownIsReported() {
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
