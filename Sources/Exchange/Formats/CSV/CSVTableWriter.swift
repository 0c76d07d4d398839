internal import Rewriting

/// Writes all fields of all questions as canonical CSV.
enum CSVTableWriter {
  static func write(
    _ deck: ExportedDeck, _ options: ExportOptions, _ output: inout ExportOutput
  ) throws(ExportError) {
    let columns = try TableColumns(of: deck).names
    let csv = CSVText(delimiter: UInt8(ascii: ","))
    var text = csv.header(columns)
    for number in 0..<deck.count {
      let question = try deck.question(number)
      for (place, column) in columns.enumerated() {
        csv.append(
          Array((question[column] ?? "").utf8)[...], at: place, of: columns.count, to: &text)
      }
      if text.count > 1 << 16 {
        try output.write(text)
        text = []
      }
    }
    try output.write(text)
  }
}
