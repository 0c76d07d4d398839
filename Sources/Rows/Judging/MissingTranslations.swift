internal import Diagnostics

/// Finds the texts of a source that lack a translation into a language of the pack.
///
/// A row has one finding for each language in which it lacks something. A field that no row has in a language is
/// reported once for the source.
struct MissingTranslations {
  /// The state of one language.
  private struct Language {
    let tag: String
    /// The column of the translation of each translatable field; nil if the source has none.
    let columns: [Int?]
    /// The fields that some row has in this language.
    var seen: Set<Int> = []
    /// The rows that have a text in the pack's own language and not in this one, grouped by the fields they lack.
    /// Only at the end is it known which of these fields no row has.
    var lacks: [[Int]: Lack] = [:]

    /// The fields that some row lacks, and none has.
    var never: Set<Int> { Set(lacks.keys.joined()).subtracting(seen) }
  }

  /// The rows that lack the same fields.
  private struct Lack {
    /// The places of these fields and the ids of the questions, for as many rows as are shown.
    var rows: [(places: [Range<Int>], subject: String?)] = []
    var count = 0
  }

  private let file: String
  private let limit: Int
  private let units: UnitTable
  /// True if the user asked for each missing translation.
  private let listsAll: Bool
  /// The number of rows above which those that lack a text are one finding.
  private static let mostListed = 10
  private var rowCount = 0
  /// The translatable fields of the source and their columns, in the order of the schema.
  private let fields: [(name: String, column: Int, isUnit: Bool)]
  private var languages: [Language]

  init(
    _ schema: TableSchema, _ columns: [Binding.Column], _ languages: SourceLanguages,
    _ units: UnitTable, file: String, limit: Int, listsAll: Bool
  ) {
    self.file = file
    self.limit = limit
    self.units = units
    self.listsAll = listsAll
    let fields = schema.fields.filter(\.isTranslatable).compactMap { field in
      columns.firstIndex(ofField: field.name).map {
        (name: field.name, column: $0, isUnit: field.isUnit)
      }
    }
    self.fields = fields
    var tags = languages.others ?? []
    for column in columns where !column.language.isEmpty && !tags.contains(column.language) {
      tags.append(column.language)
    }
    self.languages = tags.map { tag in
      Language(
        tag: tag,
        columns: fields.map { field in
          columns.firstIndex { $0.name == field.name && $0.language == tag }
        })
    }
  }

  /// True if the pack has another language than its own and the source has translatable fields.
  var isNeeded: Bool { !languages.isEmpty && !fields.isEmpty }

  mutating func note(_ row: TypedRow) {
    rowCount += 1
    for index in languages.indices {
      var missing: [Int] = []
      for (number, field) in fields.enumerated() {
        let column = languages[index].columns[number]
        if let column, row.values[column] != .missing {
          languages[index].seen.insert(number)
        } else if case .text(let text) = row.values[field.column] {
          if field.isUnit, units.needsNoTranslation(row.textBytes[text]) { continue }
          missing.append(number)
        }
      }
      if missing.isEmpty { continue }
      var lack = languages[index].lacks[missing] ?? Lack()
      lack.count += 1
      if lack.rows.count < limit {
        lack.rows.append((missing.map { row.places[fields[$0].column] }, row.subject))
      }
      languages[index].lacks[missing] = lack
    }
  }

  /// The findings of the source, in source order for each language.
  func findings(_ template: Findings) -> Findings {
    var findings = template.emptied
    for language in languages { add(language, to: &findings) }
    return findings
  }

  private func add(_ language: Language, to findings: inout Findings) {
    let never = language.never
    if language.seen.isEmpty {
      addNothing(language, never, to: &findings)
    } else {
      for field in fields.indices where never.contains(field) {
        findings.add(
          Finding(
            .missingTranslation, "no \(fields[field].name) is translated into \(language.tag)",
            at: Place(file, 0..<0),
            help: "add \(fields[field].name)@\(language.tag); in XML, an element with"
              + " xml:lang=\"\(language.tag)\""))
      }
      addRows(language, besides: never, to: &findings)
    }
  }

  private func addNothing(
    _ language: Language, _ never: Set<Int>, to findings: inout Findings
  ) {
    if never.isEmpty { return }
    let examples = fields.indices.filter { never.contains($0) }.prefix(2).map {
      "\(fields[$0].name)@\(language.tag)"
    }
    findings.add(
      Finding(
        .missingTranslation, "nothing here is translated into \(language.tag)",
        at: Place(file, 0..<0),
        help: "add columns such as \(examples.joined(separator: " and ")); in XML, elements with"
          + " xml:lang=\"\(language.tag)\""))
  }

  private func addRows(
    _ language: Language, besides never: Set<Int>, to findings: inout Findings
  ) {
    var rows: [(place: Range<Int>, names: String, subject: String?)] = []
    var count = 0
    for (missing, lack) in language.lacks {
      let reported = missing.indices.filter { !never.contains(missing[$0]) }
      guard let first = reported.first else { continue }
      let names = reported.map { fields[missing[$0]].name }.joined(separator: ", ")
      rows += lack.rows.map { ($0.places[first], names, $0.subject) }
      count += lack.count
    }
    rows.sort { $0.place.lowerBound < $1.place.lowerBound }
    if count > Self.mostListed, !listsAll, let first = rows.first {
      findings.add(
        Finding(
          .missingTranslation,
          "\(count) of \(rowCount) rows lack a text in \(language.tag),"
            + " \(count * 100 / max(rowCount, 1)) %", at: Place(file, first.place),
          label: "the first of them", help: "--select \(Code.missingTranslation.id) lists each"))
      return
    }
    let shown = rows.prefix(limit)
    for row in shown {
      findings.add(
        Finding(
          .missingTranslation, "\(row.names) not translated into \(language.tag)",
          at: Place(file, row.place), subject: row.subject))
    }
    // Rows beyond the limit are only counted.
    for _ in shown.count..<count {
      findings.add(.missingTranslation) {
        Finding(
          .missingTranslation, "a further row is not translated into \(language.tag)",
          at: Place(file, 0..<0))
      }
    }
  }
}
