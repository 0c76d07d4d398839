import Arguments
import Files
import PackCompiler
import PackFormat

/// The arguments that several commands have.
enum Shared {
  static let json = Argument.flag("--json", "one JSON object a line, for programs")
  static let pack = Argument.required("FILE", .file(), "the pack")
  static let kind = Argument.optional(
    "--kind", .oneOf(ContentKind.all.map(\.name), "KIND"), "the kind of content of a bare source")
  static let delimiter = Argument.optional("--delimiter", .delimiter, "what stands between cells")
  static let now = Argument.optional(
    "--now", .date,
    "the date the pack holds for and year questions are judged by; else the manifest's asOf")
}

extension Form<CalendarDate> {
  static var date: Form { Form("DATE", "needs a date, as in 2026-01-31") { CalendarDate($0) } }
}

extension Form<UInt8> {
  /// One ASCII character, or the name of a character that is hard to type.
  static var delimiter: Form {
    Form("C", "needs one character, or comma, semicolon, tab or pipe") { text in
      let names = ["comma": ",", "semicolon": ";", "tab": "\t", "pipe": "|", "\\t": "\t"]
      guard let byte = (names[text] ?? text).first?.asciiValue, (names[text] ?? text).count == 1,
        byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r"),
        byte != 0
      else { return nil }
      return byte
    }
  }
}

extension CalendarDate {
  /// Today's date in UTC. It is the only use of the clock, and affects findings, never output
  /// files.
  static var today: CalendarDate? { CalendarDate(daysSince1970: Environment.daysSince1970) }
}
