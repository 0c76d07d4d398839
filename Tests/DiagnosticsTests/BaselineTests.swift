import Diagnostics
import Testing

@Suite struct BaselineTests {
  private static let title =
    "# packtool baseline 2: findings that are known. CODE FILE KEY COUNT, files from here\n"

  private func identity(_ code: String, _ key: String) -> FindingIdentity {
    FindingIdentity(code: code, file: "a.csv", key: key)
  }

  @Test func theTextIsSortedAndReadBack() throws {
    var baseline = Baseline()
    for key in ["text:2", "id:moon", "text:2", "id:earth"] { baseline.add(identity("F104", key)) }
    baseline.add(identity("C005", "text:1"))
    #expect(
      baseline.text == Self.title + """
        C005 a.csv text:1 1
        F104 a.csv id:earth 1
        F104 a.csv id:moon 1
        F104 a.csv text:2 2

        """)
    #expect(try Baseline(parsing: baseline.text).text == baseline.text)
    #expect(baseline.count == 5)
  }

  @Test func lineEndsOfEitherKindAreRead() throws {
    let text = Self.title + "# a remark\n\nF104 a.csv text:2 2\n"
    let converted = text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    #expect(try Baseline(parsing: converted).text == Baseline(parsing: text).text)
  }

  @Test func anOldBaselineIsReadAsOneWhoseFilesAreNamedFromTheWorkingFolder() throws {
    let old = Self.title.replacing("2", with: "1").replacing(", files from here", with: "")
    #expect(try Baseline(parsing: old + "F104 a.csv text:2 2\n").isOld)
    #expect(try !Baseline(parsing: Self.title).isOld)
  }

  @Test func aFileMayBeginWithAMark() throws {
    var baseline = Baseline()
    baseline.add(FindingIdentity(code: "F104", file: "\u{301}.csv", key: "text:1"))
    #expect(try Baseline(parsing: baseline.text).text == baseline.text)
  }

  @Test func eachEntryStandsForAsManyAsItCounts() throws {
    var baseline = try Baseline(
      parsing: Self.title + "# a remark\n\nF104 a.csv text:2 2\nF104 b.csv text:2 1\n")
    let taken = (0..<3).map { _ in baseline.takes(identity("F104", "text:2")) }
    #expect(taken == [true, true, false])
    let takesAnother = baseline.takes(identity("F105", "text:2"))
    #expect(!takesAnother)
    let stale = FindingIdentity(code: "F104", file: "b.csv", key: "text:2")
    #expect(baseline.stale { _ in true } == [.init(stale, line: 5, count: 1)])
    #expect(baseline.stale { $0.file == "a.csv" } == [])
  }

  @Test(arguments: [
    ("", 1), ("# another file\n", 1), (title + "F104 a.csv\n", 2),
    (title + "\nF104 a.csv text:1 0\n", 3), (title + "F104 a.csv text:1 x\n", 2),
    (title + "F104  text:1 1\n", 2),
    (title + "F104 a.csv text:1 1\nF104 a.csv text:1 1\n", 3),
  ])
  func aMalformedBaselineIsReportedWithItsLine(text: String, line: Int) {
    let fault = #expect(throws: Baseline.Fault.self) { try Baseline(parsing: text) }
    #expect(fault?.line == line)
  }

  @Test(arguments: [
    ("plain/a-b_c.~1", "plain/a-b_c.~1"), ("a b:c", "a%20b%3Ac"), ("ä\n", "%C3%A4%0A"),
    ("100%", "100%25"), ("", ""),
  ])
  func namesAreEncodedForReferences(name: String, expected: String) {
    #expect(name.percentEncoded == expected)
  }
}
