import Files
import PackFormat

/// Every value of a pack as lines of JSON, which readers in other languages write too
/// (`script/checks/readers`).
struct PackValues {
  let reader: PackReader

  func write(to output: inout Output) throws {
    try output.write(head + "\n")
    for (zone, tables) in [("content", reader.tables), ("provenance", reader.provenance)] {
      for table in tables {
        try output.write(description(of: table, zone) + "\n")
        for row in 0..<table.rowCount {
          let values = try table.columns.map { try text(of: $0, row) }
          try output.write(list(values) + "\n")
        }
      }
    }
  }

  private var head: String {
    get throws {
      let (header, card) = (reader.header, reader.header.card)
      let ids = try (0..<Int(card.questionCount)).map { quoted(try reader.questionId($0).text) }
      return object([
        ("id", quoted(card.id)), ("version", quoted(card.version)),
        ("kind", quoted(card.kind)), ("asOf", date(card.asOf.map(Int64.init)) ?? "null"),
        ("titles", list(card.titles.map { list([quoted($0.language), quoted($0.text)]) })),
        ("root", quoted(header.rootDigest.hex)), ("content", quoted(header.contentDigest.hex)),
        ("ids", list(ids)),
      ])
    }
  }

  private func description(of table: PackTable, _ zone: String) throws -> String {
    let key = zone == "content" ? try reader.keyColumns(of: table).map { quoted($0.name) } : []
    let columns = table.columns.map { column in
      let label = column.language.isEmpty ? column.name : "\(column.name)@\(column.language)"
      return list([quoted(label), quoted(column.type.name), quoted(column.target)])
    }
    return object([
      ("zone", quoted(zone)), ("table", quoted(table.name)), ("rows", "\(table.rowCount)"),
      ("key", list(key)), ("columns", list(columns)),
    ])
  }

  private func object(_ members: [(name: String, value: String)]) -> String {
    "{\(members.map { "\(quoted($0.name)):\($0.value)" }.joined(separator: ","))}"
  }

  private func list(_ values: [String]) -> String { "[\(values.joined(separator: ","))]" }

  private func text(of column: PackColumn, _ row: Int) throws -> String {
    let text: String? =
      switch column.type {
      case .integer, .year, .reference: try reader.integer(column, row).map { "\($0)" }
      case .decimal: try reader.decimal(column, row)?.text
      case .string: try reader.string(column, row).map(quoted)
      case .flag: try reader.flag(column, row).map { "\($0)" }
      case .blob: try reader.blob(column, row).map { quoted(hexadecimal($0)) }
      case .date: date(try reader.integer(column, row))
      }
    return text ?? "null"
  }

  private func date(_ days: Int64?) -> String? {
    days.flatMap { CalendarDate(daysSince1970: Int($0)) }.map { quoted($0.text) }
  }

  private func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  /// Writes a text as `JSON.stringify` does.
  private func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\u{8}": quoted += "\\b"
      case "\t": quoted += "\\t"
      case "\n": quoted += "\\n"
      case "\u{c}": quoted += "\\f"
      case "\r": quoted += "\\r"
      case "\0"..<"\u{10}": quoted += "\\u000" + String(scalar.value, radix: 16)
      case "\u{10}"..<" ": quoted += "\\u00" + String(scalar.value, radix: 16)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
