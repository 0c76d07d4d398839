import Arguments
import Diagnostics
import Exchange
import Kinds

/// The formats of `import --list` and `export --list`: one on a line, in words or in JSON.
enum ExchangeListing {
  static let list = Argument.flag("--list", "list the formats")
  /// The name of the format of tables, which has no form of questions.
  static let dataPackage = "datapackage"

  static func readers(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    try print(ExchangeFormat.all.filter { $0.reader != nil }, invocation, &console) { format in
      [
        ("takes", .string(format.reader?.takes ?? "")),
        ("loses", .string(format.reader?.loses ?? "")),
      ]
    }
  }

  static func writers(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    _ = try print(ExchangeFormat.all.filter { $0.writer != nil }, invocation, &console) { format in
      guard let writer = format.writer else { return [] }
      return [
        ("suffix", .string(writer.suffix)), ("fields", fields(of: writer)),
        ("pictures", .bool(writer.hasPictures)), ("translations", .bool(writer.hasTranslations)),
        (
          "deck",
          .array(
            DeckInfo.Part.allCases.filter(writer.deck.contains).map { .string($0.rawValue) })
        ),
      ]
    }
    let tables: JSONText = [
      "name": .string(dataPackage), "title": .string("Data Package"), "tables": true,
    ]
    try console.print(
      invocation[Shared.json] ? tables.text + "\n" : "\(dataPackage)\tData Package\n")
    for form in WebForm.allCases {
      let names: JSONText = [
        "name": .string(form.rawValue), "title": .string(form.title), "plays": true,
      ]
      try console.print(
        invocation[Shared.json] ? names.text + "\n" : "\(form.rawValue)\t\(form.title)\n")
    }
    return .fine
  }

  /// The fields that a format has room for, by kind, in the order of the kinds' schemas.
  private static func fields(of writer: FormatWriter) -> JSONText {
    .object(
      ContentKind.all.compactMap { kind in
        guard let fields = writer.fields[kind.name] else { return nil }
        let names = kind.fieldNames.filter(fields.contains)
        return (key: kind.name, value: .array(names.map { .string($0) }))
      })
  }

  private static func print(
    _ formats: [ExchangeFormat], _ invocation: Invocation, _ console: inout Console,
    _ members: (ExchangeFormat) -> [(key: String, value: JSONText)]
  ) throws(Failure) -> ExitCode {
    guard !invocation[Shared.json] else {
      for format in formats {
        let names: [(key: String, value: JSONText)] = [
          ("name", .string(format.name)), ("title", .string(format.title)),
        ]
        try console.print(JSONText.object(names + members(format)).text + "\n")
      }
      return .fine
    }
    for format in formats { try console.print("\(format.name)\t\(format.title)\n") }
    return .fine
  }
}
