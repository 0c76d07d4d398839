internal import CSVSource
internal import Diagnostics
package import Files
internal import PackFormat

/// A Table Schema that a CSV source obeys: types that all of its values have, and constraints that all of its rows keep.
///
/// Only what is nearly certain becomes a constraint, since the schema also judges rows to come.
package struct InferredSchema {
  /// The schema as JSON, with a line for each field.
  package let json: [UInt8]
  /// The names of columns that no field can have; they stay columns of texts without a field.
  package let leftOut: [String]
  /// The languages of translated columns, in order of first appearance.
  package let languages: [String]
  /// True if one column identifies every row.
  package let hasKey: Bool
  /// The delimiter that was found.
  package let delimiter: UInt8

  /// Reads a whole source. Nil if it has no header row, or no name that a field can have.
  package init?(csv bytes: [UInt8], name: String) throws(FileError) {
    // Faults of the file are reported when the project is validated.
    var ignored = Findings(limit: 0)
    var reader = try CSVReader.open(.bytes(bytes, name: name), findings: &ignored)
    guard let header = reader.header else { return nil }
    var columns = header.names.map { ColumnGuess(CellText.canonical($0) ?? $0) }
    var batch = CSVBatch()
    var cell: [UInt8] = []
    var rowCount = 0
    while try reader.next(&batch, findings: &ignored) {
      for index in 0..<batch.count where batch[index].isSound {
        let record = batch[index]
        if record.isEmpty(in: batch) { continue }
        rowCount += 1
        for column in columns.indices {
          cell.removeAll(keepingCapacity: true)
          if column < record.count { batch.append(batch.cell(column, of: record), to: &cell) }
          columns[column].take(cell)
        }
      }
    }
    if columns.contains(where: \.hasDecimalComma) {
      for column in columns.indices { columns[column].takeComma() }
    }
    let (fields, leftOut, languages) = Self.fields(columns)
    self.languages = languages
    if fields.isEmpty { return nil }
    self.leftOut = leftOut
    delimiter = reader.dialect.delimiter
    let key = Self.key(of: fields, rowCount)
    hasKey = key != nil
    json = Self.text(fields, key: key, rowCount)
  }

  /// Returns the columns that can be fields, the names of the others, and the languages of translations.
  private static func fields(
    _ columns: [ColumnGuess]
  ) -> ([ColumnGuess], leftOut: [String], languages: [String]) {
    var names: Set<String> = []
    var fields: [ColumnGuess] = []
    var leftOut: [String] = []
    for column in columns where !column.isTranslation {
      let isUsable = !column.name.isEmpty && TableSchema.problem(with: column.name) == nil
      if isUsable, fields.count < Binding.mostColumns, names.insert(column.name).inserted {
        fields.append(column)
      } else {
        leftOut.append(column.name)
      }
    }
    var languages: [String] = []
    for column in columns where column.isTranslation {
      let name = column.name.prefix { $0 != "@" }
      let language = String(column.name.dropFirst(name.count + 1))
      if let index = fields.firstIndex(where: { $0.name == name && $0.isText }) {
        fields[index].isTranslatable = true
        if !languages.contains(language) { languages.append(language) }
      } else {
        leftOut.append(column.name)
      }
    }
    return (fields, leftOut, languages)
  }

  /// Returns the column that identifies a row: the first one that is called an id or code, or else the first
  /// column of all. Its values differ in all rows, and none is missing.
  private static func key(of fields: [ColumnGuess], _ rowCount: Int) -> ColumnGuess? {
    let keys = fields.enumerated().filter { index, field in
      field.isUnique && rowCount > 1 && (index == 0 || field.isCalledId)
    }
    return (keys.first { $0.element.isCalledId } ?? keys.first)?.element
  }

  private static func text(_ fields: [ColumnGuess], key: ColumnGuess?, _ rowCount: Int) -> [UInt8] {
    let lines = fields.map { field in
      let isKey = field.name == key?.name
      return "    " + object(field.members(isKey: isKey, rowCount: rowCount))
    }
    let end = key.map { ",\n  \"primaryKey\": \(JSONText.string($0.name).text)" } ?? ""
    return Array(
      """
      {
        "$schema": "https://datapackage.org/profiles/2.0/tableschema.json",
        "fields": [
      \(lines.joined(separator: ",\n"))
        ]\(end)
      }

      """.utf8)
  }

  /// Returns an object on one line with spaces, as people write it.
  fileprivate static func object(_ members: [(name: String, json: String)]) -> String {
    "{ " + members.map { "\"\($0.name)\": \($0.json)" }.joined(separator: ", ") + " }"
  }
}

/// The type and constraints that fit the cells of one column so far.
private struct ColumnGuess {
  let name: String
  /// True if another column has translations.
  var isTranslatable = false
  private var types: [TableSchema.FieldType] = [.boolean, .integer, .number, .date]
  private var isYear = true
  /// The spellings other than the usual ones that fit all cells.
  private var spellings = ForeignSpellings()
  private var values = 0
  private var hasGaps = false
  /// The distinct texts with their numbers of cells; nil once they are too many for a list.
  private var texts: [[UInt8]: Int]? = [:]
  /// The texts so far, while all differ; nil once one was repeated.
  private var seen: Set<[UInt8]>? = []

  private static let mostOptions = 20
  /// The least number of rows for which a list of texts, or that all texts differ, is no coincidence.
  private static let fewestRows = 20

  init(_ name: String) { self.name = name }

  mutating func take(_ cell: [UInt8]) {
    var text: [UInt8] = []
    let outcome = CellText.append(cell.span, to: &text)
    guard !text.isEmpty else {
      hasGaps = true
      return
    }
    values += 1
    if outcome == .forbidden { types = [] }
    types.removeAll { !Self.isPlainly(text, $0) }
    spellings.take(text) { Self.isPlainly($0, .number) }
    isYear = isYear && text.count == 4 && text.allSatisfy { 0x30...0x39 ~= $0 } && text[0] != 0x30
    if seen?.insert(text).inserted == false { seen = nil }
    texts?[text, default: 0] += 1
    if let count = texts?.count, count > Self.mostOptions { texts = nil }
  }

  /// True if the text is certainly of the type. Numbers such as 00123 and +49 are likely to be names of something.
  private static func isPlainly(_ text: [UInt8], _ type: TableSchema.FieldType) -> Bool {
    guard case .value(let value) = ValueParser.parse(text.span, as: type) else { return false }
    switch type {
    case .integer, .date: return Array(value.text.utf8) == text
    case .boolean: return text.count > 1
    case .number:
      let digits = text.first == UInt8(ascii: "-") ? text.dropFirst() : text[...]
      guard let first = digits.first, 0x30...0x39 ~= first else { return false }
      return first != 0x30 || digits.count == 1 || digits.dropFirst().first == UInt8(ascii: ".")
    case .string, .year: return false
    }
  }

  /// True if a comma stands before the decimals of its numbers.
  var hasDecimalComma: Bool { types.isEmpty && spellings.hasDecimalComma }

  /// Takes the word of other columns that a comma stands before the decimals.
  mutating func takeComma() {
    if spellings.takeComma() { types = [] }
  }

  /// True for a name such as `Title@de`.
  var isTranslation: Bool {
    let parts = name.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && SourceLanguages.isTag(String(parts[1]))
  }

  var isText: Bool { type == .string }

  private var type: TableSchema.FieldType {
    guard values > 0 else { return .string }
    guard let type = types.first else { return spellings.found?.type ?? .string }
    let isCalledYear = name.lowercased().contains("year")
    return type == .integer && isYear && isCalledYear ? .year : type
  }

  /// True if no value is missing, all differ, and the type is one that can name something.
  var isUnique: Bool {
    values > 0 && !hasGaps && seen != nil && type != .number && type != .boolean
  }

  /// True if the column is called `id`, `code` or `key`, alone or as the last word of its name.
  var isCalledId: Bool {
    let ends = ["id", "code", "key"]
    if ends.contains(name.lowercased()) { return true }
    return ends.contains { end in
      let title = end.prefix(1).uppercased() + end.dropFirst()
      return name.hasSuffix(title) || name.hasSuffix(end.uppercased())
        || ["_", "-", " ", "."].contains { name.lowercased().hasSuffix($0 + end) }
    }
  }

  func members(isKey: Bool, rowCount: Int) -> [(name: String, json: String)] {
    var constraints: [(name: String, json: String)] = []
    let isMany = rowCount >= Self.fewestRows
    if values > 0, !hasGaps { constraints.append(("required", "true")) }
    if !isKey, isUnique, isMany, type == .string || isCalledId {
      constraints.append(("unique", "true"))
    }
    if type == .string, isMany, let options {
      let list = options.map { JSONText.string(String(decoding: $0, as: UTF8.self)).text }
      constraints.append(("enum", "[\(list.joined(separator: ", "))]"))
    }
    let start = [
      (name: "name", json: JSONText.string(name).text), (name: "type", json: "\"\(type)\""),
    ]
    let spelt = values > 0 && types.isEmpty ? spellings.found?.properties ?? [] : []
    let translated = isTranslatable ? [(name: "translatable", json: "true")] : []
    return start + spelt + translated
      + (constraints.isEmpty ? [] : [("constraints", InferredSchema.object(constraints))])
  }

  /// The texts of a column that repeats few short ones, sorted by bytes; nil for any other column.
  private var options: [[UInt8]]? {
    guard let texts, texts.count > 1, texts.values.allSatisfy({ $0 > 1 }),
      texts.count * 5 <= values, texts.keys.allSatisfy({ $0.count <= 40 })
    else { return nil }
    return texts.keys.sorted { $0.lexicographicallyPrecedes($1) }
  }
}
