import Diagnostics
import Files
import PackFormat
import Testing
import TestSupport

@testable import Checking
@testable import Projects

/// Tests of sources that are large enough for the fast path.
struct ManyRowsTests {
  private let folder = TemporaryFolder()

  /// Returns enough facts for the fast path, with some rows that it must leave to the slow path.
  private static func facts(_ random: inout SplitMix, _ name: String, _ rows: Int) -> [UInt8] {
    let end = Bool.random(using: &random) ? "\n" : "\r\n"
    var text = "Fact,Value,Unit,Source,Difficulty,Remark" + end
    for row in 0..<rows {
      let fact =
        switch Int.random(in: 0..<400, using: &random) {
        case 0: "\"Lines\nof \(name)\(row)\""
        case 1: "e\u{301}tude \(name)\(row)"
        case 2..<100: "\"\"\"Größe\"\" of, \(name)\(row)\""
        default: "Age of \(name)\(row)"
        }
      let value = Int.random(in: 1..<1_000_000_000, using: &random)
      let unit = ["m", "km", "metres", "kg ", "°C"].randomElement(using: &random) ?? ""
      let source = ["", "", "IMF", "\"Nature, \(row % 700)\""].randomElement(using: &random) ?? ""
      let level = row % 5 == 0 || row < rows / 3 ? "" : "\(row % 5)"
      text += "\(fact),\(value).5,\(unit),\(source),\(level),"
      text += (row == rows / 2 ? "the only one" : "") + end
    }
    return Array(text.utf8)
  }

  private func pack(_ threads: Int, one byOne: Bool = false) throws -> EncodedPack {
    var options = ProjectCheck.Options(today: nil)
    options.threads = threads
    // A build that is asked for in spite of errors uses the slow path.
    let check = try ProjectCheck(
      PackProject(opening: folder.path, kind: nil), options, building: true,
      evenUnplayable: byOne)
    #expect(check.findings.errors == 0)
    return try #require(check.pack)
  }

  @Test func aPackIsTheSameWhicheverWayItsRowsAreRead() throws {
    var random = SplitMix(seed: 7)
    folder.write("a.csv", Self.facts(&random, "a", 60_000))
    folder.write("b.csv", Self.facts(&random, "b", 4_000))
    folder.write("c.csv", Self.facts(&random, "c", 110_000))
    folder.write(
      "pack.xml",
      Array(
        """
        <pack id='many' version='1.0.0' kind='facts'><title>Many</title>
        <source path='a.csv'/><source path='b.csv'/><source path='c.csv'/></pack>
        """.utf8))
    let expected = try pack(1, one: true).bytes
    for threads in [1, 3] {
      let bytes = try pack(threads).bytes
      // The lengths are compared first: a difference there is reported without millions of bytes.
      #expect(bytes.count == expected.count)
      #expect(bytes == expected, "\(threads) threads")
    }
  }
}
