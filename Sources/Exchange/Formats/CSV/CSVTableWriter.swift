internal import Rewriting

/// Writes all fields of all questions as canonical CSV.
enum CSVTableWriter {
  static func write(
    _ deck: ExportedDeck, _ options: ExportOptions, _ output: inout ExportOutput
  ) throws(ExportError) {
    let columns = try TableColumns(of: deck).names
    let csv = CSVText(delimiter: UInt8(ascii: ","))
    var text = csv.header(columns)
    var escaped = 0
    for number in 0..<deck.count {
      let question = try deck.question(number)
      for (place, column) in columns.enumerated() {
        var value = question[column] ?? ""
        if !options.keepsFormulas, let harmless = FormulaText.escaped(value) {
          value = harmless
          escaped += 1
        }
        csv.append(Array(value.utf8)[...], at: place, of: columns.count, to: &text)
      }
      if text.count > 1 << 16 {
        try output.write(text)
        text = []
      }
    }
    try output.write(text)
    if escaped == 0 { return }
    output.note(
      .exportedTextChanged,
      "\(escaped == 1 ? "a text begins" : "\(escaped) texts begin") as a formula does and \(escaped == 1 ? "has" : "have") an apostrophe in front",
      help: "packtool import takes it off; --formulas keep writes texts as they are")
  }
}
