import PackFormat
import Testing
import TestSupport

@testable import Checking
@testable import Comparing
@testable import Kinds
@testable import Projects

struct LayoutListingTests {
  private static let source =
    "Fact,Value,Unit,Difficulty\nMoons of Mars,2,moons,\nMoons of Earth,1,moons,1\n"

  @Test func aSectionIsNamedWithItsTableItsColumnAndHowItIsWritten() throws {
    let text = LayoutListing(try Checked(Self.source, asOf: "2026-01-31").pack()).text
    // The first 16 characters are two columns of numbers.
    let lines = text.split(separator: "\n").map { String($0.dropFirst(16)) }
    #expect(
      lines.filter { $0.hasPrefix("content: facts.") } == [
        "content: facts.Fact bytes (encoding 0, 27)",
        "content: facts.Fact offsets (encoding 0, 3 of width 1)",
        "content: facts.Value integers (encoding 0, 2 of width 1, base 1)",
        "content: facts.Value scales (encoding 0, 2 of width 0, base 0)",
        "content: facts.Unit bytes (encoding 0, 5)",
        "content: facts.Unit codes (encoding 0, 2 of width 0)",
        "content: facts.Unit offsets (encoding 0, 2 of width 1)",
        "content: facts.Difficulty presence (encoding 0, 2)",
        "content: facts.Difficulty integers (encoding 0, 2 of width 0, base 1)",
      ])
    #expect(lines.contains("card: kind (facts)"))
    #expect(lines.contains("provenance: tree, level 0 (1 digest)"))
  }

  @Test(arguments: ContentKind.all.map(\.name))
  func everyByteOfAPackIsNamed(_ name: String) throws {
    let kind = try #require(ContentKind.named(name))
    for format in SourceFormat.allCases {
      let folder = TemporaryFolder()
      try NewProject(
        kind: kind, folder: "sample", asOf: CalendarDate("2026-01-01"), format: format
      ).write(to: folder.path)
      let project = try PackProject(opening: folder.path, kind: nil)
      let check = try ProjectCheck(project, .init(today: nil), building: true)
      let pack = try PackReader(ByteSource(try #require(check.pack).bytes))
      var end: UInt64 = 0
      for part in pack.layout {
        #expect(part.offset == end, "\(format): \(part)")
        end += part.length
      }
      #expect(end == pack.header.fileLength, "\(format)")
    }
  }
}
