internal import CSVSource
package import Diagnostics

/// The columns of a source as fields of a schema, matched by name in any order.
package struct Binding: Sendable {
  package struct Column: Sendable {
    /// The name of the column in a pack.
    package var name: String
    /// The language of a translation; empty for the pack's own language and for values without one.
    package var language = ""
    /// The field of the schema; nil for a column that the schema does not know, which is kept as text.
    package var field: TableSchema.Field?
    /// The bytes of the name in the source.
    package var place: Range<Int>
    /// The name in the header row of a column that is read under another name.
    package var renamedFrom: String?

    /// The name in the header row of a CSV file, such as `Prompt@ru`.
    package var label: String { language.isEmpty ? name : "\(name)@\(language)" }
  }

  /// The columns in the order of the source.
  package private(set) var columns: [Column] = []
  package private(set) var findings: [Finding] = []
  /// True if the author says how the numbers of the source are written.
  package private(set) var hasNumbers = false
  private let fields: Set<String>
  /// True if a name that is nearly that of a field may be replaced by a fix.
  private let mayRename: Bool

  /// Matches the cells of a header row. A name that occurs twice is reported by the reader.
  package init(
    _ names: [(name: String, place: Range<Int>)], to schema: TableSchema,
    _ languages: SourceLanguages, _ reading: SourceReading = SourceReading(), file: String,
    header: Range<Int>
  ) {
    fields = Set(schema.fields.map(\.name))
    mayRename = !reading.isKindGuessed
    let inFile = names.map { CellText.canonical($0.name) }
    let canonical = renamed(inFile, reading.renamed, schema, Place(file, header))
    let given = Set(canonical.compactMap(\.self))
    var unbound = schema.fields.filter { !given.contains($0.name) }
    for ((raw, place), name) in zip(names, canonical) {
      guard let name else {
        addForbidden(raw, Place(file, place))
        columns.append(Column(name: raw, field: nil, place: place))
        continue
      }
      if index(of: name) != nil {
        // The reader reports the second one; rows are judged by the first.
        columns.append(Column(name: name, field: nil, place: place))
      } else if let column = translation(name, Place(file, place), schema, languages) {
        columns.append(column)
      } else if let field = schema.field(name) {
        columns.append(Column(name: name, field: field, place: place))
      } else {
        columns.append(nearest(name, at: Place(file, place), among: &unbound))
      }
    }
    hasNumbers = reading.numbers != nil
    if let numbers = reading.numbers { setNumbers(numbers) }
    for (index, name) in inFile.enumerated() where name != canonical[index] {
      columns[index].renamedFrom = name
    }
    addEqual(names.map(\.name), file)
    addTooLong(file)
    addTooMany(file)
    let missing = unbound.filter(\.constraints.required)
    if columns.allSatisfy({ $0.field == nil }), takeRow(names.map(\.name), schema, file, header) {
      return
    }
    // A column without a name, or with the name of another column, is probably the missing one.
    let isNameless = names.dropLast().contains { $0.name.isEmpty }
    let doubles = given.count < names.count ? names.count - Set(names.map(\.name)).count : 0
    if missing.count <= doubles || missing.count == 1 && isNameless { return }
    if missing.count > 1, missing.count == schema.fields.count(where: \.constraints.required) {
      findings.append(Self.noneIsThere(missing, Place(file, header)))
      return
    }
    for field in missing {
      findings.append(
        Finding(
          .missingColumn, "the column \"\(field.name)\" is missing", at: Place(file, header),
          label: "no \(field.name) here",
          help: field.description.isEmpty
            ? "add it to the header row, and its values to the rows"
            : "add the column: \(field.description)",
          related: field.requiredBy.map { [$0] } ?? []))
    }
  }

  /// Returns the names with those replaced that the manifest renames, and reports names in the manifest that are wrong.
  private mutating func renamed(
    _ names: [String?], _ renamed: [SourceReading.Renamed], _ schema: TableSchema, _ header: Place
  ) -> [String?] {
    var names = names
    let inFile = names.compactMap(\.self)
    for column in renamed {
      guard let index = names.firstIndex(of: column.from), inFile.contains(column.from) else {
        let near = NearMiss.of(column.from, among: inFile)
        findings.append(
          Finding(
            .missingColumn, "no column of the source is named \(column.from.quoted())",
            at: column.fromPlace, label: near.map { "did you mean \($0)?" },
            help: "write a name of its header", related: [Related(header, "the header")]))
        continue
      }
      let stem = column.to.prefix { $0 != "@" }
      if schema.field(String(stem)) == nil,
        let near = NearMiss.of(String(stem), among: schema.fields.map(\.name))
      {
        findings.append(
          Finding(
            .misspeltColumn, "unknown column \(column.to.quoted())", at: column.toPlace,
            label: "did you mean \(near)?", help: "rename it to \(near)",
            fix: FixIt([.init(column.toPlace.bytes, near)], safe: false)))
        continue
      }
      names[index] = column.to
    }
    return names
  }

  /// Sets the signs of all numbers in the source.
  private mutating func setNumbers(_ numbers: NumberStyle) {
    for index in columns.indices {
      // A schema that says how its field is written comes first.
      guard numbers != .plain, let field = columns[index].field, field.type.isNumeric,
        field.format?.decidesNumbers != true
      else { continue }
      var format = field.format ?? ValueFormat()
      format.numbers = numbers
      columns[index].field?.format = format
    }
  }

  /// Returns true, and reports it, if the names are values of a row; rows are then read by position.
  private mutating func takeRow(
    _ names: [String], _ schema: TableSchema, _ file: String, _ header: Range<Int>
  ) -> Bool {
    guard DataRow.hasValue(names) else { return false }
    findings = [
      DataRow.finding(Place(file, header), schema.fields.filter(\.constraints.required).map(\.name))
    ]
    // If the values fit the order of the schema, the rows below are checked as well.
    let required = schema.fields.filter(\.constraints.required)
    let patterns = (try? schema.compiledPatterns) ?? [:]
    for fields in [schema.fields, required] {
      let isShort = fields.dropFirst(names.count).contains(where: \.constraints.required)
      let byPlace = columns.enumerated().map { index, column in
        let field = fields.indices.contains(index) ? fields[index] : nil
        return Column(name: field?.name ?? column.name, field: field, place: column.place)
      }
      let fit = ColumnFit(columns: byPlace, patterns: patterns)
      guard !isShort, names.indices.allSatisfy({ fit($0, Array(names[$0].utf8)) != .unfit })
      else { continue }
      columns = byPlace
      break
    }
    return true
  }

  /// The first column of a field; nil, without a search, for a name that is no field's.
  package func index(of field: String) -> Int? {
    guard fields.contains(field) else { return nil }
    return columns.firstIndex { $0.field?.name == field && $0.language.isEmpty }
  }

  /// The column of a translation, such as `Prompt@ru`; nil for any other name.
  private mutating func translation(
    _ name: String, _ place: Place, _ schema: TableSchema, _ languages: SourceLanguages
  ) -> Column? {
    let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let (stem, tag) = (String(parts[0]), String(parts[1]))
    let extra = Column(name: name, field: nil, place: place.bytes)
    guard let near = NearMiss.of(stem, among: schema.fields.map(\.name)),
      let field = schema.field(near)
    else { return nil }
    guard field.isTranslatable else {
      let names = schema.fields.filter(\.isTranslatable).map(\.name)
      findings.append(
        Finding(
          .notTranslatable, "\(field.name) is the same in every language: \"\(name)\"", at: place,
          help: "remove the column; texts have translations: \(names.joined(separator: ", "))"))
      return extra
    }
    switch languages.meaning(of: tag) {
    case .own:
      findings.append(
        Finding(
          .unknownLanguage, "\"\(name)\" is no translation: the pack itself is in \(languages.own)",
          at: place, help: "name the column \(field.name)"))
      return extra
    case .unknown:
      findings.append(
        Finding(
          .unknownLanguage, "\"\(tag)\" is a language that the pack does not have", at: place,
          help: languages.expectation(insteadOf: tag)))
      return extra
    case .other(let language):
      if near != stem {
        findings.append(
          Finding(
            .misspeltColumn, "unknown column \"\(name)\"", at: place,
            label: "did you mean \(near)@\(tag)?", help: "rename it to \(near)@\(tag)",
            fix: mayRename ? FixIt([.init(place.bytes, "\(near)@\(tag)")], safe: false) : nil))
      }
      return Column(
        name: field.name, language: language, field: field.translated, place: place.bytes)
    }
  }

  /// Makes a column of a name that no field has: a misspelt field or an extra column.
  private mutating func nearest(
    _ name: String, at place: Place, among unbound: inout [TableSchema.Field]
  ) -> Column {
    let plain = HeaderSpelling(name)
    guard let near = NearMiss.of(plain.name, among: unbound.map(\.name)),
      let index = unbound.firstIndex(where: { $0.name == near })
    else { return Column(name: name, field: nil, place: place.bytes) }
    // If only the letter case differs, no other column can be meant.
    let isCertain = plain.name.lowercased() == near.lowercased()
    let isRequired = unbound[index].constraints.required || isCertain
    findings.append(
      Finding(
        isRequired ? .misspeltColumn : .doubtfulColumn, "unknown column \"\(name)\"",
        at: place, label: isCertain && plain.reason != nil ? plain.reason : "did you mean \(near)?",
        help: "rename it to \(near)\(isRequired ? "" : ", or leave it as an extra column")",
        fix: mayRename || isCertain ? FixIt([.init(place.bytes, near)], safe: isCertain) : nil))
    // The column is read as if it were spelt right, so that its rows are checked.
    let field = isRequired ? unbound.remove(at: index) : nil
    return Column(name: field?.name ?? name, field: field, place: place.bytes)
  }

  private static func noneIsThere(
    _ fields: [TableSchema.Field], _ place: Place
  ) -> Finding {
    let names = fields.map(\.name)
    let list = names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    return Finding(
      .missingColumn, "none of the columns \(list) is there", at: place,
      label: "no \(names.joined(separator: ", no "))", help: "name the columns so")
  }

  private mutating func addForbidden(_ name: String, _ place: Place) {
    guard let forbidden = ForbiddenText(Array(name.utf8).span) else { return }
    findings.append(
      Finding(
        .forbiddenCharacter, "the name of a column holds the character \(forbidden.name)",
        at: place, help: "remove it"))
  }

  /// A pack has a byte for the length of a name.
  private mutating func addTooLong(_ file: String) {
    for column in columns where column.name.utf8.count > 255 {
      findings.append(
        Finding(
          .wrongLength, "the name of a column is \(column.name.utf8.count) bytes long",
          at: Place(file, column.place), label: "at most 255", help: "shorten it"))
    }
  }

  /// The largest number of columns; with it the directory of a pack has room for names of any length.
  package static let mostColumns = 1_000

  private mutating func addTooMany(_ file: String) {
    guard columns.count > Self.mostColumns else { return }
    let surplus = columns[Self.mostColumns].place
    let end = columns.last?.place.upperBound ?? surplus.upperBound
    findings.append(
      Finding(
        .csvTooManyColumns, "\(columns.count) columns", at: Place(file, surplus.lowerBound..<end),
        label: "at most \(Self.mostColumns)", help: "remove the columns that no player needs"))
  }

  /// Reports names that differ in white space alone and so name one column of a pack.
  private mutating func addEqual(_ raw: [String], _ file: String) {
    var first: [String: Int] = [:]
    for (index, column) in columns.enumerated() {
      guard let earlier = first[column.label] else {
        first[column.label] = index
        // The reader reports an empty cell.
        if column.name.isEmpty, !raw[index].isEmpty {
          findings.append(
            Finding(
              .csvHeaderEmpty, "column \(index + 1) has no name", at: Place(file, column.place),
              label: "white space only", help: "name it"))
        }
        continue
      }
      if raw[earlier] == raw[index] { continue }
      findings.append(
        Finding(
          .csvHeaderTwice, "two columns are named \"\(column.label)\"",
          at: Place(file, column.place), help: "rename one of them",
          related: [Related(Place(file, columns[earlier].place), "the first")]))
    }
  }
}
