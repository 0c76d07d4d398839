import Diagnostics
import Files
import Testing
import TestSupport

@testable import Checking
@testable import Projects

/// Tests that a game with fewer questions than it would ask is a warning, and an error only where the
/// manifest states the number.
@Suite struct FewerThanAskedTests {
  struct Small: Sendable, CustomTestStringConvertible {
    let kind: String
    let rule: String
    let source: String
    let message: String
    let add: String
    let length: Int
    /// The finding where the manifest states the number.
    let code: String
    let error: String

    var testDescription: String { kind }
  }

  static let all = [
    Small(
      kind: "choice-quiz", rule: "questions=\"10\"",
      source: "Prompt,Right,Wrong1\nFirst letter?,A,B\nLast letter?,Z,Y\n",
      message: "a session would ask 10 questions, and there are 2: it asks 2", add: "add questions",
      length: 2, code: "P201", error: "a session asks 10 questions, and there are 2"),
    Small(
      kind: "short-answer", rule: "questions=\"10\"",
      source: "Prompt,Answer\nCapital of Peru?,Lima\n",
      message: "a session would ask 10 questions, and there is 1: it asks 1", add: "add questions",
      length: 1, code: "P601", error: "a session asks 10 questions, and there is 1"),
    Small(
      kind: "roster", rule: "rounds=\"8\"",
      source: "Name,Image,Alt\nA,a.png,A\nB,b.png,B\nC,c.png,C\nD,d.png,D\n",
      message: "8 rounds of 3 photos need 10 people, and there are 4: a game has 2",
      add: "add people", length: 2, code: "P501",
      error: "8 rounds of 3 photos need 10 people, and there are 4"),
    Small(
      kind: "sum-grid", rule: "questions=\"3\"",
      source:
        "Level,FirstFrom,FirstTo,SecondFrom,SecondTo,TargetFrom,TargetTo\nEasy,5,6,5,5,10,98\n",
      message: "the level would ask 3 questions, and its operands make 2 different targets",
      add: "widen the operands or the targets", length: 2, code: "P401",
      error: "the level has 3 questions, and its operands make 2 different targets"),
  ]

  @Test(arguments: all) func aNumberThatNobodyStatedIsAWarning(_ small: Small) throws {
    let findings = try findings(small)
    #expect(findings.map(\.code.id) == ["P002"])
    #expect(findings.map(\.message) == [small.message])
    let name = small.rule.prefix { $0 != "=" }
    #expect(
      findings.first?.help
        == "\(small.add), or state <rules \(name)=\"\(small.length)\"/> in pack.xml")
  }

  @Test(arguments: all) func aNumberThatTheManifestStatesIsAnError(_ small: Small) throws {
    let findings = try findings(small, "<rules \(small.rule)/>")
    #expect(findings.map(\.code.id) == [small.code])
    #expect(findings.map(\.message) == [small.error])
    #expect(findings.allSatisfy { $0.code.severity == .error })
  }

  @Test(arguments: all) func theNumberThatTheWarningNamesIsFine(_ small: Small) throws {
    let name = small.rule.prefix { $0 != "=" }
    #expect(try findings(small, "<rules \(name)=\"\(small.length)\"/>").isEmpty)
  }

  @Test(arguments: all) func aSourceAloneIsNotSentToAManifest(_ small: Small) throws {
    let folder = TemporaryFolder()
    folder.write("a.csv", Array(small.source.utf8))
    let project = try PackProject(
      opening: folder("a.csv"), kind: nil, findings: Findings(limit: .max))
    let check = try ProjectCheck(project, .init(today: nil))
    let found = check.findings.kept.filter { $0.code.family == .playability }
    #expect(found.map(\.message) == [small.message])
    #expect(found.map(\.help) == [small.add])
  }

  @Test(arguments: [(1, nil), (2, "2")] as [(Int, String?)])
  func aRosterWithoutARoundIsAnErrorWhateverIsStated(people: Int, photos: String?) throws {
    let small = Small(
      kind: "roster", rule: "",
      source: "Name,Image,Alt\nA,a.png,A\n" + (people > 1 ? "B,b.png,B\n" : ""),
      message: "", add: "", length: 0, code: "", error: "")
    for rules in ["", "<rules rounds=\"1\"/>"] {
      let found = try findings(small, rules)
      #expect(found.map(\.code.id) == ["P501"])
      #expect(
        found.first?.message.hasPrefix("a round of 3 photos needs 3 people, and there") == true)
      #expect(
        found.first?.help == "add people"
          + (photos.map { ", or show fewer photos: <rules photos=\"\($0)\"/>" } ?? ""))
    }
  }

  /// The findings about a project that are about playing.
  private func findings(_ small: Small, _ rules: String = "") throws -> [Finding] {
    let folder = TemporaryFolder()
    folder.write("a.csv", Array(small.source.utf8))
    folder.write(
      "pack.xml",
      Array(
        """
        <pack id="small" version="1.0.0" kind="\(small.kind)" language="en">
          <title>Small</title>
          <source path="a.csv"/>
          \(rules)
        </pack>
        """.utf8))
    let project = try PackProject(
      opening: folder.path, kind: nil, findings: Findings(limit: .max))
    let check = try ProjectCheck(project, .init(today: nil))
    return check.findings.kept.filter { $0.code.family == .playability }
  }
}
