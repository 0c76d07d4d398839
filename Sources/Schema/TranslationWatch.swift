internal import Diagnostics

/// Notices which texts of a source are not translated into a language of the pack.
///
/// A row has one finding for each language it lacks something in; what no row at all has in a
/// language is told once for the source.
struct TranslationWatch {
  /// What one language lacks.
  private struct Language {
    let tag: String
    /// For each translatable field the column of its translation, if the source has one.
    let columns: [Int?]
    /// The fields that some row has in this language.
    var seen: Set<Int> = []
    /// The fields that some row has in the pack's own language and not in this one.
    var lacking: Set<Int> = []
    /// The rows that lack something, as many as will be shown.
    var rows: [(place: Range<Int>, fields: [Int])] = []
    var rowCount = 0
  }

  private let file: String
  private let limit: Int
  /// The translatable fields of the source and their columns, in the order of the schema.
  private let fields: [(name: String, column: Int)]
  private var languages: [Language]

  init(
    _ schema: TableSchema, _ columns: [Binding.Column], _ languages: SourceLanguages, file: String,
    limit: Int
  ) {
    self.file = file
    self.limit = limit
    let fields = schema.fields.filter(\.isTranslatable).compactMap { field in
      columns.firstIndex(ofField: field.name).map { (name: field.name, column: $0) }
    }
    self.fields = fields
    var tags = languages.others ?? []
    for column in columns where !column.language.isEmpty && !tags.contains(column.language) {
      tags.append(column.language)
    }
    self.languages = tags.map { tag in
      Language(
        tag: tag,
        columns: fields.map { name, _ in
          columns.firstIndex { $0.name == name && $0.language == tag }
        })
    }
  }

  /// Whether there is any language but the pack's own.
  var isNeeded: Bool { !languages.isEmpty && !fields.isEmpty }

  mutating func note(_ row: TypedRow) {
    for index in languages.indices {
      var missing: [Int] = []
      for (number, field) in fields.enumerated() {
        let column = languages[index].columns[number]
        if let column, row.values[column] != .missing {
          languages[index].seen.insert(number)
        } else if case .text = row.values[field.column] {
          missing.append(number)
        }
      }
      if missing.isEmpty { continue }
      languages[index].lacking.formUnion(missing)
      languages[index].rowCount += 1
      guard languages[index].rows.count < limit, let first = missing.first else { continue }
      languages[index].rows.append((row.places[fields[first].column], missing))
    }
  }

  /// The findings of the source, in source order for each language.
  func findings(_ template: Findings) -> Findings {
    var findings = template.emptied
    for language in languages { add(language, to: &findings) }
    return findings
  }

  private func add(_ language: Language, to findings: inout Findings) {
    if language.seen.isEmpty {
      guard !language.lacking.isEmpty else { return }
      let examples = fields.indices.filter { language.lacking.contains($0) }.prefix(2).map {
        "\(fields[$0].name)@\(language.tag)"
      }
      findings.add(
        Finding(
          .missingTranslation, "nothing here is translated into \(language.tag)",
          at: Place(file, 0..<0),
          help: "add columns such as \(examples.joined(separator: " and ")); in XML, elements with"
            + " xml:lang=\"\(language.tag)\""))
      return
    }
    let never = language.lacking.subtracting(language.seen)
    for field in fields.indices where never.contains(field) {
      findings.add(
        Finding(
          .missingTranslation, "no \(fields[field].name) is translated into \(language.tag)",
          at: Place(file, 0..<0),
          help: "add \(fields[field].name)@\(language.tag); in XML, an element with"
            + " xml:lang=\"\(language.tag)\""))
    }
    for row in language.rows {
      let names = row.fields.filter { !never.contains($0) }.map { fields[$0].name }
      if names.isEmpty { continue }
      findings.add(
        Finding(
          .missingTranslation,
          "\(names.joined(separator: ", ")) not translated into \(language.tag)",
          at: Place(file, row.place)))
    }
    // Beyond the limit rows are counted only.
    for _ in language.rows.count..<max(language.rows.count, language.rowCount) {
      findings.add(.missingTranslation) {
        Finding(
          .missingTranslation, "a further row is not translated into \(language.tag)",
          at: Place(file, 0..<0))
      }
    }
  }
}
