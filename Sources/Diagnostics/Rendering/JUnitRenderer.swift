internal import SafeText

/// Renders findings as JUnit XML for Jenkins and GitLab: a test case for each file that was
/// checked.
package struct JUnitRenderer {
  private let name: (String) -> String
  private let failsOnWarnings: Bool
  private var human: HumanRenderer

  /// Makes a renderer; `name` returns the name of a file in reports.
  package init(
    style: HumanRenderer.Style, failsOnWarnings: Bool, name: @escaping (String) -> String,
    source: @escaping (String) -> SourceBytes?
  ) {
    self.name = name
    self.failsOnWarnings = failsOnWarnings
    human = HumanRenderer(style: style, source: source)
  }

  /// A file that was checked, or could not be read.
  private struct Case {
    var name: String
    var failure: String?
    var isError = false
    var text = ""
  }

  /// The whole report.
  ///
  /// - `hidden`: a note about findings that are not shown.
  /// - `failures`: messages about files that could not be read.
  package mutating func render(
    _ findings: [Finding], files: [String], hidden: (note: String?, fails: Bool),
    failures: [String]
  ) -> String {
    var byFile: [String: [Finding]] = [:]
    for finding in findings { byFile[finding.place.file, default: []].append(finding) }
    var cases = files.map { file in testCase(file, byFile.removeValue(forKey: file) ?? []) }
    // Findings in files that were not checked by themselves.
    for file in byFile.keys.sorted() { cases.append(testCase(file, byFile[file] ?? [])) }
    for failure in failures {
      cases.append(Case(name: "reading", failure: failure, isError: true))
    }
    if let note = hidden.note {
      cases.append(
        Case(
          name: "findings not shown", failure: hidden.fails ? note : nil, text: note + "\n"))
    }
    return Self.document(cases)
  }

  private mutating func testCase(_ file: String, _ findings: [Finding]) -> Case {
    let errors = findings.count { $0.code.severity == .error }
    let fails = failsOnWarnings ? !findings.isEmpty : errors > 0
    let counts = [(errors, "error"), (findings.count - errors, "warning")].filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: ", ")
    var text = ""
    for finding in findings { text += human.render(finding) }
    return Case(name: name(file), failure: fails ? counts : nil, text: text)
  }

  // MARK: - XML

  private static func document(_ cases: [Case]) -> String {
    let errors = cases.count { $0.isError }
    let failures = cases.count { $0.failure != nil } - errors
    let counts = "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="packtool" \(counts)>
        <testsuite name="packtool validate" \(counts) skipped="0">
      \(cases.map(element).joined())  </testsuite>
      </testsuites>

      """
  }

  private static func element(_ testCase: Case) -> String {
    let start =
      "    <testcase classname=\"packtool.validate\" name=\"\(escaped(testCase.name))\""
    let text = escaped(testCase.text)
    if let failure = testCase.failure {
      let tag = testCase.isError ? "error" : "failure"
      return
        "\(start)>\n      <\(tag) message=\"\(escaped(failure))\" type=\"\(tag)\">\(text)</\(tag)>\n"
        + "    </testcase>\n"
    }
    if text.isEmpty { return start + "/>\n" }
    return "\(start)>\n      <system-out>\(text)</system-out>\n    </testcase>\n"
  }

  /// The text for XML, with characters escaped that XML does not allow or that drive a terminal.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for shown in ShownScalars(text) {
      switch shown.scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n": escaped.unicodeScalars.append(shown.scalar)
      case let scalar where shown.isEscaped: escaped += scalar.escape
      case let scalar: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
