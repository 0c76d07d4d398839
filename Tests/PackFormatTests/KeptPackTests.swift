import Files
import Testing

@testable import PackFormat

/// Tests of the packs that every later version must read (Fixtures/format/README.md).
struct KeptPackTests {
  private static let folder =
    #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined() + "/Fixtures/format"

  static let packs = ["1", "1.1"].flatMap { version in
    ((try? Folder.entries(of: "\(folder)/\(version)")) ?? []).map(\.name)
      .filter { $0.hasSuffix(".qpk") }.sorted().map { "\(version)/\($0.dropLast(4))" }
  }

  @Test func thereAreManyKeptPacks() { #expect(Self.packs.count >= 11) }

  @Test(arguments: packs)
  func everyValueOfAKeptPackIsRead(name: String) throws {
    let bytes = try InputFile.readAll("\(Self.folder)/\(name).qpk", limit: 1 << 20)
    let expected = try InputFile.readAll("\(Self.folder)/\(name).jsonl", limit: 1 << 20)
    let pack = try PackReader(ByteSource(bytes))
    try pack.verify()
    let lines = try Self.lines(of: pack)
    #expect(
      lines == String(decoding: expected, as: UTF8.self).split(separator: "\n").map(String.init))
  }

  private static func lines(of pack: PackReader) throws -> [String] {
    let (header, card) = (pack.header, pack.header.card)
    let day = card.asOf.map { CalendarDate(daysSince1970: Int($0))?.text ?? "" }
    let titles = card.titles.map { "\(quoted($0.language)):\(quoted($0.text))" }
    var lines = [
      #"{"id":\#(quoted(card.id)),"version":\#(quoted(card.version)),"kind":\#(quoted(card.kind)),"#
        + #""asOf":\#(day.map(quoted) ?? "null"),"questions":\#(card.questionCount),"#
        + #""titles":{\#(titles.joined(separator: ","))},"#
        + #""content":"\#(header.contentDigest.hex)","root":"\#(header.rootDigest.hex)"}"#
    ]
    let ids = try (0..<pack.kindTable.rowCount).map { quoted(try pack.questionId($0).text) }
    lines.append("[" + ([quoted("ids")] + ids).joined(separator: ",") + "]")
    for (zone, tables) in [("content", pack.tables), ("provenance", pack.provenance)] {
      for table in tables {
        lines.append(#"["\#(zone)",\#(quoted(table.name)),\#(table.rowCount)]"#)
        for column in table.columns {
          let head = [zone, table.name, column.label, column.type.name, column.target].map(quoted)
          let values = try (0..<column.rowCount).map { try value(pack, column, $0) ?? "null" }
          lines.append("[" + (head + values).joined(separator: ",") + "]")
        }
      }
    }
    return lines
  }

  private static func value(_ pack: PackReader, _ column: PackColumn, _ row: Int) throws -> String?
  {
    switch column.type {
    case .string: try pack.string(column, row).map(quoted)
    case .blob: try pack.blob(column, row).map { quoted("sha256:\(SHA256.digest($0).hex)") }
    case .decimal: try pack.decimal(column, row).map { quoted($0.text) }
    case .flag: try pack.flag(column, row).map { $0 ? "true" : "false" }
    case .date:
      try pack.integer(column, row).map { day in
        quoted(CalendarDate(daysSince1970: Int(day))?.text ?? "")
      }
    case .integer, .year, .reference: try pack.integer(column, row).map { "\($0)" }
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\" + String(scalar)
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
