internal import Archives
internal import Kinds
internal import Rows

/// Writes all fields of all questions as one sheet of a workbook.
enum XLSXWriter {
  /// The most rows of a sheet, the header among them.
  private static let mostRows = 1_048_576

  /// Writes as many rows as a workbook has room for that can be read back.
  static func write(
    _ deck: ExportedDeck, _ options: ExportOptions, _ output: inout ExportOutput
  ) throws(ExportError) {
    let mostBytes = min(options.archives.growth, XLSXWorkbook.longest)
    let columns = try TableColumns(of: deck).names
    let fields = ContentKind.named(deck.kind)?.schema.fields ?? []
    let numeric = Set(fields.filter(\.type.isNumeric).map(\.name))
    var sheet = SheetWriter(deck.kind, widths: columns.map { width(of: $0) }, frozen: 1)
    sheet.append(columns.map { .text($0) }, isHeader: true)
    for number in 0..<deck.count {
      let question = try deck.question(number)
      guard number < mostRows - 1 else {
        output.leaveOut(
          .questionNotExported, "left out: a sheet has at most \(mostRows) rows", question)
        continue
      }
      let row = columns.map { cell(question[$0], isNumeric: numeric.contains($0)) }
      guard sheet.hasRoom(for: row, limit: mostBytes) else {
        output.leaveOut(
          .questionNotExported,
          "left out: a workbook has at most \(mostBytes >> 20) MiB before it is packed", question)
        continue
      }
      sheet.append(row)
    }
    try output.write(sheet.finish())
  }

  /// A number is written as one only if workbooks can store it exactly as it is spelt.
  private static func cell(_ text: String?, isNumeric: Bool) -> SheetWriter.Cell {
    guard let text else { return .blank }
    return isNumeric && isStorable(text) ? .number(text) : .text(text)
  }

  static func isStorable(_ text: String) -> Bool {
    NumberAndTolerance.plain(text) == text
      && SheetDecimal(text).map { $0.plain == text && $0.isStorable } ?? false
  }

  private static func width(of column: String) -> Int {
    switch column.prefix(while: { $0 != "@" }) {
    case "Prompt", "Fact", "Explanation": 60
    case let name where name == "Right" || name.hasPrefix("Wrong") || name == "Source": 24
    default: 14
    }
  }
}
