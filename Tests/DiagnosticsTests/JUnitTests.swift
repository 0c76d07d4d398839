import Diagnostics
import Testing

@Suite struct JUnitTests {
  private static let source = MarkedSource("Fact,⟦\"a\" & <b>⟧\n")

  private func render(
    _ findings: [Finding], files: [String], failsOnWarnings: Bool = false,
    hidden: (note: String?, fails: Bool) = (nil, false), failures: [String] = []
  ) -> String {
    var renderer = JUnitRenderer(
      style: .init(characterWidth: testWidth), failsOnWarnings: failsOnWarnings, name: { $0 },
      source: { $0 == "a.csv" ? Self.source.file : nil })
    return renderer.render(findings, files: files, hidden: hidden, failures: failures)
  }

  private func finding(_ code: Code, in file: String) -> Finding {
    Finding(code, "wrong: \u{FFFE}\u{1B}[1m", at: Place(file, Self.source.fault))
  }

  @Test func everyFileIsATestCaseAndErrorsAreFailures() {
    let findings = [finding(.number, in: "a.csv"), finding(.odd, in: "b.csv")]
    #expect(
      render(findings, files: ["a.csv", "b.csv", "c<d>.csv"]) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="packtool" tests="3" failures="1" errors="0">
          <testsuite name="packtool validate" tests="3" failures="1" errors="0" skipped="0">
            <testcase classname="packtool.validate" name="a.csv">
              <failure message="1 error" type="failure">a.csv:1:6: error[F104]: wrong: \\u{FFFE}\\u{1B}[1m
          |
        1 | Fact,&quot;a&quot; &amp; &lt;b&gt;
          |      ^^^^^^^^^
          = more: packtool explain F104

        </failure>
            </testcase>
            <testcase classname="packtool.validate" name="b.csv">
              <system-out>b.csv: warning[Q201]: wrong: \\u{FFFE}\\u{1B}[1m
          = more: packtool explain Q201

        </system-out>
            </testcase>
            <testcase classname="packtool.validate" name="c&lt;d&gt;.csv"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func warningsFailWhereTheyAreDenied() {
    let report = render([finding(.odd, in: "a.csv")], files: ["a.csv"], failsOnWarnings: true)
    #expect(report.contains("<failure message=\"1 warning\" type=\"failure\">"))
  }

  @Test func hiddenFindingsAndUnreadFilesAreTestCases() {
    let report = render(
      [], files: ["a.csv"], hidden: ("7 more not shown", true), failures: ["cannot read b.csv"])
    #expect(report.contains("tests=\"3\" failures=\"1\" errors=\"1\""))
    #expect(report.contains("<error message=\"cannot read b.csv\" type=\"error\"></error>"))
    #expect(report.contains("<failure message=\"7 more not shown\" type=\"failure\">"))
    let harmless = render([], files: ["a.csv"], hidden: ("7 more not shown", false))
    #expect(harmless.contains("tests=\"2\" failures=\"0\""))
    #expect(harmless.contains("<system-out>7 more not shown\n</system-out>"))
  }
}
