package import PackFormat

extension PackReader {
  /// Returns every value of the pack as lines of JSON, which readers in other languages write too
  /// (Fixtures/format/README.md).
  package func lines() throws(PackError) -> [String] {
    var lines = [card, list(["ids"], try ids())]
    for (zone, tables) in [("content", tables), ("provenance", provenance)] {
      for table in tables {
        lines.append(list([zone, table.name], ["\(table.rowCount)"]))
        for column in table.columns {
          let label = column.language.isEmpty ? column.name : "\(column.name)@\(column.language)"
          var values: [String] = []
          for row in 0..<column.rowCount { values.append(try value(column, row) ?? "null") }
          lines.append(
            list([zone, table.name, label, column.type.name, column.target], values))
        }
      }
    }
    return lines
  }

  private var card: String {
    let card = header.card
    let titles = card.titles.map { "\(quoted($0.language)):\(quoted($0.text))" }
    let day = card.asOf.map { date(Int64($0)) } ?? "null"
    return #"{"id":\#(quoted(card.id)),"version":\#(quoted(card.version)),"#
      + #""kind":\#(quoted(card.kind)),"asOf":\#(day),"questions":\#(card.questionCount),"#
      + #""titles":{\#(titles.joined(separator: ","))},"#
      + #""content":"\#(header.contentDigest.hex)","root":"\#(header.rootDigest.hex)"}"#
  }

  private func ids() throws(PackError) -> [String] {
    var ids: [String] = []
    for row in 0..<kindTable.rowCount { ids.append(quoted(try questionId(row).text)) }
    return ids
  }

  private func value(_ column: PackColumn, _ row: Int) throws(PackError) -> String? {
    switch column.type {
    case .string: try string(column, row).map(quoted)
    case .blob: try blob(column, row).map { quoted("sha256:\(SHA256.digest($0).hex)") }
    case .decimal: try decimal(column, row).map { quoted($0.text) }
    case .flag: try flag(column, row).map { $0 ? "true" : "false" }
    case .date: try integer(column, row).map(date)
    case .integer, .year, .reference: try integer(column, row).map { "\($0)" }
    }
  }

  private func date(_ day: Int64) -> String {
    quoted(CalendarDate(daysSince1970: Int(day))?.text ?? "")
  }

  private func list(_ texts: [String], _ values: [String]) -> String {
    "[" + (texts.map(quoted) + values).joined(separator: ",") + "]"
  }

  private func quoted(_ text: String) -> String {
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
