import Arguments
import Bytes
import Files
import Kinds
import PackFormat
import Rows

/// The arguments that several commands have.
enum Shared {
  static let json = Argument.flag("--json", "print JSON, one object on each line")
  static let pack = Argument.required("FILE", .file(), "the pack")
  static let kind = Argument.optional(
    "--kind", .oneOf(ContentKind.all.map(\.name), "KIND"), "the kind of a bare source")
  static let delimiter = Argument.optional(
    "--delimiter", .delimiter,
    "the character between CSV cells, or comma, semicolon, tab or pipe; detected by default")
  /// The options that say how to read a bare source. A command that opens projects declares all of them.
  static var reading: [any AnyArgument] { [kind, delimiter, encoding, decimal, grouping] }
  static let encoding = Argument.optional(
    "--encoding", .encoding,
    "the encoding of what is not UTF-8 in a CSV file, as in windows-1252")
  static let decimal = Argument.optional(
    "--decimal", .decimalSign,
    "the sign before the decimals of numbers, comma or point; a comma takes points for thousands")
  static let grouping = Argument.optional(
    "--grouping", .groupingSign,
    "the sign between thousands: point, comma, space, apostrophe or none")
  static let now = Argument.optional(
    "--now", .date,
    "the date for year questions, which a pack also states; by default asOf in the manifest")
  static let threads = Argument.optional(
    "--threads", .number(1...256),
    "the number of threads, by default one for each core; results do not depend on it")
  static let paths = Argument.many(
    "PATH", .file("PATH"),
    "projects, single sources, or folders to search; by default the current folder")
  static let project = Argument.required(
    "PROJECT", .file("PROJECT"), "a project folder, its manifest, or a bare source")
  static let deny = Argument.optional(
    "--deny", .oneOf(["warnings"]), "exit with 1 not only for errors, but also for")
  static let select = Argument.many(
    "--select", .text("CODE"),
    "show only findings of this code or family, as in F104,Q1; may be repeated")
  static let ignore = Argument.many(
    "--allow, --ignore", .text("CODE"),
    "leave out findings of this code or family; an error still fails; may be repeated")
  static let baseline = Argument.optional(
    "--baseline", .file(), "leave out the known findings in this file")
  static let games = Argument.optional(
    "--games", .number(1...10_000_000),
    "the number of games for each bot; by default as many as take a few seconds")
}

extension Form<CalendarDate> {
  static var date: Form { Form("DATE", "needs a date, as in 2026-01-31") { CalendarDate($0) } }
}

extension Form<UInt8> {
  /// One ASCII character, or the name of a character that is hard to type.
  static var delimiter: Form {
    Form("C", "needs one character, or comma, semicolon, tab or pipe") { text in
      let names = ["comma": ",", "semicolon": ";", "tab": "\t", "pipe": "|", "\\t": "\t"]
      return character(names[text] ?? text).flatMap { $0 == UInt8(ascii: "\"") ? nil : $0 }
    }
  }

  /// One ASCII character.
  static var quotationMark: Form {
    Form("C", "needs one ASCII character, such as \" or '") { character($0) }
  }

  private static func character(_ text: String) -> UInt8? {
    guard text.count == 1, let byte = text.first?.asciiValue, !"\n\r\0".utf8.contains(byte) else {
      return nil
    }
    return byte
  }
}

extension Form<String> {
  /// The decimal sign, as `SourceReading` reads it.
  static var decimalSign: Form {
    Form("SIGN", "needs comma or point") { text in
      NumberStyle.sign(text).flatMap { ",.".utf8.contains($0) ? text : nil }
    }
  }

  /// The sign between groups of digits, as `SourceReading` reads it.
  static var groupingSign: Form {
    Form("SIGN", "needs point, comma, space, apostrophe or none") { text in
      text == "none" || NumberStyle.sign(text) != nil ? text : nil
    }
  }
}

extension Form<TextEncoding> {
  static var encoding: Form {
    Form(
      "ENCODING", "needs one of \(TextEncoding.allCases.map(\.rawValue).joined(separator: ", "))"
    ) { TextEncoding(name: $0) }
  }
}

extension SourceReading {
  /// The choices of a command line for reading a bare source.
  init(_ invocation: Invocation) {
    self.init(
      delimiter: invocation[Shared.delimiter],
      numbers: NumberStyle(
        decimal: invocation[Shared.decimal], grouping: invocation[Shared.grouping]),
      encoding: invocation[Shared.encoding].map { .ofOtherBytes($0) })
  }
}

extension CalendarDate {
  /// Today's date in UTC, the only use of the clock. It decides findings about years, and is the day that `init`
  /// writes into a new manifest; no other output has it.
  static var today: CalendarDate? { CalendarDate(daysSince1970: Environment.daysSince1970) }
}
