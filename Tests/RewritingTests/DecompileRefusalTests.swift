import Diagnostics
import Files
import Games
import PackFormat
@testable import Projects
import Testing
import TestSupport

@testable import Kinds
@testable import Rewriting

/// Tests that content of foreign packs never escapes the output folder, and is never changed
/// silently.
struct DecompileRefusalTests {
  /// A pack of one fact, as our compiler writes it except for the fields that a test changes.
  private struct Foreign {
    var id = "facts"
    var titles = [PackCard.Title(language: "en", text: "Facts")]
    var rules = ContentKind.facts.rules(of: .forBareSource("a", kind: .facts))
    var about: [[String]] = []
    var columns: [ColumnBuilder] = [
      .strings("Fact", ["One fact"]), .numbers("Value", [1]), .strings("Unit", ["m"]),
    ]
    var sources = [["a.csv", "csv"]]
    var pictures: [String] = []
    var more: [TableBuilder] = []

    func bytes() throws -> [UInt8] {
      var writer = PackWriter(
        card: PackCard(
          id: id, version: "1.0.0", kind: "facts", asOf: nil, questionCount: 1, titles: titles))
      writer.content = [
        TableBuilder("facts", columns),
        .strings(".rules", ["Name", "Value"], rules.map { [$0.name, $0.text] }),
        .strings(".about", ["Key", "Language", "Text"], about),
      ]
      if !pictures.isEmpty {
        var table = TableBuilder.strings(".assets", ["Name"], pictures.map { [$0] })
        table.columns.append(ColumnBuilder("Bytes", .blob))
        for _ in pictures { table.columns[1].append(bytes: [1]) }
        writer.content.append(table)
      }
      writer.content += more
      var source = ColumnBuilder("Source", .reference, target: ".sources")
      source.append(Int64(0))
      var line = ColumnBuilder("Line", .integer)
      line.append(Int64(2))
      writer.provenance = [
        .strings(".sources", ["Name", "Format"], sources), TableBuilder("facts", [source, line]),
      ]
      return try writer.encode().bytes
    }
  }

  /// Returns the reason for which no project is made; checks that nothing was left behind.
  private func refusal(_ pack: Foreign) throws -> String? {
    let folder = TemporaryFolder()
    let reader = try PackReader(ByteSource(try pack.bytes()))
    try reader.verify()
    do {
      _ = try Decompilation(reader).write(to: folder("project"))
      return nil
    } catch DecompileError.unwritable(let reason) {
      #expect(try Folder.entries(of: folder.path) == [])
      return reason
    }
  }

  @Test func aSoundOneIsWritten() throws {
    #expect(try refusal(Foreign()) == nil)
  }

  @Test(arguments: [
    ("../a.csv", "the path \"../a.csv\" does not stay in the project"),
    ("/etc/a.csv", "the path \"/etc/a.csv\" does not stay in the project"),
    ("a\\b.csv", "the path \"a\\b.csv\" does not stay in the project"),
    ("", "the path \"\" does not stay in the project"),
    ("a//b.csv", "the path \"a//b.csv\" is not written plainly"),
    ("./a.csv", "the path \"./a.csv\" is not written plainly"),
    ("a\0.csv", "the path \"a\\u{0}.csv\" holds the character U+0000 NULL"),
    (
      "a\u{202E}vsc.b",
      "the path \"a\\u{202E}vsc.b\" holds the character U+202E RIGHT-TO-LEFT OVERRIDE"
    ),
    (".Git/config", "the path \".Git/config\" is the version control's"),
    ("PACK.xml", "the paths \"pack.xml\" and \"PACK.xml\" are one on some systems"),
    ("pack.xml/a.csv", "the paths \"pack.xml\" and \"pack.xml/a.csv\" are one on some systems"),
  ])
  func namesThatLeadElsewhereAreRefused(_ name: String, _ reason: String) throws {
    var pack = Foreign()
    pack.sources = [[name, "csv"]]
    #expect(try refusal(pack) == reason)
  }

  @Test func namesThatAreTooLongAreRefused() throws {
    var pack = Foreign()
    pack.sources = [[String(repeating: "n", count: 252) + ".csv", "csv"]]
    #expect(try refusal(pack)?.hasSuffix("is too long for a file") == true)
    pack.sources = [[String(repeating: "n", count: 251) + ".csv", "csv"]]
    #expect(try refusal(pack) == nil)
  }

  @Test(arguments: [
    (["../a.png"], "the path \"images/../a.png\" does not stay in the project"),
    (["a.sh"], "the picture \"images/a.sh\" is not named like one"),
    (
      ["a.png", "A.png"], "the paths \"images/a.png\" and \"images/A.png\" are one on some systems"
    ),
    (
      ["\u{e9}.png", "e\u{301}.png"],
      "the paths \"images/\u{e9}.png\" and \"images/e\u{301}.png\" are one on some systems"
    ),
    (
      ["a.png", "a.png/b.png"],
      "the paths \"images/a.png\" and \"images/a.png/b.png\" are one on some systems"
    ),
    (["a.png"], "the picture \"a.png\" is not used"),
  ])
  func picturesThatHaveNoPlaceAreRefused(_ names: [String], _ reason: String) throws {
    var pack = Foreign()
    pack.pictures = names
    #expect(try refusal(pack) == reason)
  }

  @Test func contentThatNoSourceCanGiveIsRefused() throws {
    var spaced = Foreign()
    spaced.columns[0] = .strings("Fact", [" One\nfact"])
    #expect(
      try refusal(spaced) == "Fact of question 0 is \" One\\nfact\", which no source can give so"
    )
    var unit = Foreign()
    unit.columns[2] = .strings("Unit", ["km2"])
    #expect(try refusal(unit) == "Unit of question 0 is \"km2\", which no source can give so")
    var typed = Foreign()
    typed.columns[1] = .strings("Value", ["1"])
    #expect(
      try refusal(typed)
        == "its column \"Value\" holds string values, where a source of this version gives decimal values"
    )
    var translated = Foreign()
    translated.columns.append(ColumnBuilder("Own", language: "de", .string))
    translated.columns[3].append("x")
    #expect(try refusal(translated) == "its column \"Own@de\" is no translation of a text")
    var table = Foreign()
    table.more = [.strings(".notes", ["Name"], [["x"]])]
    #expect(try refusal(table) == "its table \".notes\" is none that this version knows")
    var format = Foreign()
    format.sources = [["a.csv", "ods"]]
    #expect(try refusal(format) == "its source \"a.csv\" is of the format \"ods\"")
  }

  @Test func aPackThatNoManifestDescribesIsRefused() throws {
    var id = Foreign()
    id.id = "No Id"
    #expect(try refusal(id)?.hasPrefix("in its manifest ") == true)
    var rules = Foreign()
    rules.rules.removeFirst()
    #expect(try refusal(rules) == "its rules are not what a manifest of this version can say")
    var about = Foreign()
    about.about = [["author-url", "", "https://example.org"]]
    #expect(
      try refusal(about)
        == "its descriptions and credits are not what a manifest of this version can say")
    about.about = [["motto", "", "x"]]
    #expect(try refusal(about)?.hasPrefix("in its manifest ") == true)
    var title = Foreign()
    title.titles[0].text = "Two  spaces"
    #expect(try refusal(title) == "its titles are not what a manifest of this version can say")
  }
}

extension ColumnBuilder {
  fileprivate static func strings(_ name: String, _ texts: [String?]) -> ColumnBuilder {
    var column = ColumnBuilder(name, .string)
    for text in texts { column.append(text) }
    return column
  }

  fileprivate static func numbers(_ name: String, _ numbers: [Int64]) -> ColumnBuilder {
    var column = ColumnBuilder(name, .decimal)
    for number in numbers { column.append(ExactDecimal(number)) }
    return column
  }
}

extension TableBuilder {
  fileprivate static func strings(
    _ name: String, _ columns: [String], _ rows: [[String]]
  ) -> TableBuilder {
    var table = TableBuilder(name, columns.map { ColumnBuilder($0, .string) })
    for row in rows {
      for (index, text) in row.enumerated() { table.columns[index].append(text) }
    }
    return table
  }
}
