internal import Diagnostics
internal import Kinds
internal import Projects
internal import Rows
internal import TextUnicode

/// The error of a table without a header of questions.
enum TableHeader {
  /// Returns the error that none of the first rows names the columns of questions.
  ///
  /// - `sample`: the first rows of the table.
  /// - `hidden`: the rows and columns that are passed over because they are hidden.
  static func missing(
    in file: ImportedFile, _ sample: TableSample, _ options: ImportOptions, hidden: String? = nil
  ) -> ImportError {
    let names = sample.names.map(\.name)
    if let unknown = options.mappings.first(where: {
      !TableMapping.fieldNames.contains($0.field.prefix { $0 != "@" }.lowercased())
    }) {
      return error(
        file, "no field of any kind is named \(unknown.field)",
        help: "packtool schema KIND lists the fields; Choice and Wrong stand for several columns")
    }
    for (index, mapping) in options.mappings.enumerated() {
      guard let other = options.mappings[..<index].first(where: { $0.column == mapping.column })
      else { continue }
      return error(
        file,
        "the column \"\(mapping.column)\" is mapped to \(other.field) and to \(mapping.field)",
        help: "map each column to one field")
    }
    let missing = options.mappings.filter { mapping in
      !names.contains { ColumnPattern(mapping.column).matches($0) }
    }
    let unread = hidden.map { "; hidden cells are not read: \($0)" } ?? ""
    if let first = missing.first {
      return error(file, lack(of: first, among: names) + unread, help: lackHelp)
    }
    return error(
      file, "no row names the columns of questions\(columns(names))\(unread)",
      help: options.mappings.isEmpty
        ? MapProposal.options(for: sample).map { "if these are the right columns, say \($0)" }
          ?? help : help)
  }

  private static let help =
    "say with --map which column is which field, as in --map Prompt=Question; without a header, --header none --map Prompt=1"

  /// Returns the message that a column of `--map` is not among the names of a header.
  static func lack(of mapping: ImportOptions.Mapping, among names: [String]) -> String {
    "no column is named \"\(mapping.column)\"\(columns(names))"
  }

  static let lackHelp = "name the column as it stands in the file; * stands for any characters"

  private static func columns(_ names: [String]) -> String {
    let shown = names.map { ColumnName.shown($0) }.filter { !$0.isEmpty }
    let columns = shown.prefix(12).map { "\"\($0)\"" }.joined(separator: ", ")
    return shown.isEmpty ? "" : "; its columns are \(columns)"
  }

  private static func error(_ file: ImportedFile, _ message: String, help: String) -> ImportError {
    ImportError(
      Finding(.unreadableImport, message, at: file.place(0..<0), help: help), lacksHeader: true)
  }
}

/// The columns of a table that no field takes, and the number of their values.
struct LostColumns {
  private struct Column {
    var count = 0
    var first: String
    /// The number that follows the last value; nil once a value is another one.
    var next: Int?
  }

  private var columns: [Int: Column] = [:]

  mutating func add(_ cell: TableRow.Cell) {
    let number = Int(cell.text)
    var column = columns[cell.column] ?? Column(first: cell.text, next: number)
    column.next = column.next == number ? number.flatMap { $0 < .max ? $0 + 1 : nil } : nil
    column.count += 1
    columns[cell.column] = column
  }

  /// Writes an entry for each column. Running numbers are no loss, as the questions keep their order.
  func note(_ names: [Int: String], at place: (Int) -> Place, in sink: inout ImportSink) {
    for (number, column) in columns.sorted(by: { $0.key < $1.key }) where column.next == nil {
      let name = names[number].map { "\"\(ColumnName.shown($0))\"" }
      let letters = TableOrigin.letters(number)
      let values = column.count == 1 ? "1 value" : "\(column.count) values"
      let first = column.first.count <= 40 ? column.first : column.first.prefix(39) + "…"
      sink.note(
        .valueDropped,
        "the column \(name ?? letters) is not taken: \(values), the first is \"\(first)\"",
        at: place(number))
    }
  }
}

/// The name of a column in messages.
enum ColumnName {
  static func shown(_ name: String) -> String {
    name.split { $0.isWhitespace }.joined(separator: " ")
  }
}

/// The columns of a table that is written: the required fields, and all others that some question has.
struct TableColumns {
  /// The names in the order of the schema; translations follow their field, in the order of their languages.
  private(set) var names: [String] = []

  init(of deck: ExportedDeck) throws(ExportError) {
    guard let schema = ContentKind.named(deck.kind)?.schema else { return }
    var used = Set(schema.requiredNames)
    for number in 0..<deck.count { used.formUnion(try deck.question(number).fields) }
    let translated = Dictionary(grouping: used.filter { $0.contains("@") }.sorted()) {
      String($0.prefix { $0 != "@" })
    }
    for field in schema.fields {
      if used.contains(field.name) { names.append(field.name) }
      names += translated[field.name] ?? []
    }
  }
}
