import PackFormat
import TestSupport
import Testing

@testable import Comparing

/// Tests of packs as lines that `git diff` compares.
struct PackLinesTests {
  private static func pack(_ rows: [(id: String?, fact: String, unit: String)]) throws -> PackReader
  {
    var pack = BuiltPack(kind: "facts", rules: [])
    pack.pictures = ["rhine.png"]
    pack.files = [[1, 2, 3]]
    pack.add("Fact", rows.map(\.fact))
    pack.add("Unit", rows.map(\.unit))
    pack.add("Id", rows.map(\.id))
    return try pack.reader()
  }

  private static func lines(_ pack: PackReader, limit: Int = 1 << 20) throws -> [String] {
    var text = ""
    try PackLines(pack, limit: limit).forEachPart { part in
      text += part
      return true
    }
    #expect(text.hasSuffix("\n"))
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map {
      String($0)
    }
  }

  @Test func eachValueHasALineOfItsOwn() throws {
    let lines = try Self.lines(
      try Self.pack([("rhine", "Length of\nthe Rhine", "km\u{1B}[31m"), (nil, "Elbe", "")]))
    let start = try #require(lines.firstIndex(of: "question rhine"))
    #expect(
      lines[start...].prefix(5) == [
        "question rhine", #"  Fact: Length of\nthe Rhine"#, #"  Unit: km\u{1B}[31m"#, "  Id: rhine",
        "question qnr198v22nx0zr, derived",
      ])
    #expect(
      lines.contains {
        $0.hasPrefix("  rhine.png ")
          && $0.hasSuffix("039058c6f2c0cb492c533b0a4d14ef77cc0f78abccced5287d84a1a2011cfb81")
      })
    #expect(!lines.contains { $0.contains("bytes") || $0.contains("signed") })
  }

  @Test func aRowThatIsAddedChangesNoLinesOfOtherRows() throws {
    let rows = (0..<40).map { (id: Optional("id\($0)"), fact: "Fact \($0)", unit: "km") }
    let old = try Self.lines(try Self.pack(rows))
    let added = ("new", "New fact", "m")
    let new = try Self.lines(try Self.pack(Array(rows[..<7]) + [added] + rows[7...]))
    let own = ["question new", "  Fact: New fact", "  Unit: m", "  Id: new"]
    let place = try #require(new.firstIndex(of: own[0]))
    #expect(Array(new[place..<place + 4]) == own)
    let rest = Array(new[..<place] + new[(place + 4)...])
    #expect(rest.count == old.count)
    #expect(
      zip(rest, old).filter { $0 != $1 }.map { $0.0.prefix { $0 != " " } }
        == ["questions", "content", "root", "table"])
  }

  @Test func rowsBeyondTheLimitAreCounted() throws {
    let rows = (0..<40).map { (id: Optional("id\($0)"), fact: "Fact \($0)", unit: "km") }
    let lines = try Self.lines(try Self.pack(rows), limit: 0)
    #expect(lines.last == "40 more of these: question")
    #expect(!lines.contains("question id0"))
  }
}
