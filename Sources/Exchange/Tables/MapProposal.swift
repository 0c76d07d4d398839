internal import Files
internal import TextUnicode

/// The options `--map` with which a table without usual names could be imported, by what stands in its columns.
struct MapProposal {
  private let names: [(column: Int, name: String)]
  private let rows: [[Int: String]]
  /// The column with the longest texts, or with those that end with a question mark.
  private let prompt: Int

  /// Returns the options in one line for a shell; nil if no columns look like those of questions.
  static func options(for sample: TableSample) -> String? {
    guard let proposal = MapProposal(sample) else { return nil }
    let mappings = proposal.choices ?? proposal.answer
    guard let mappings, proposal.isWorking(mappings) else { return nil }
    return mappings.map { mapping in
      let name = (mapping.isReference ? "@" : "") + mapping.column
      return "--map " + Path.shellWord("\(mapping.field)=\(name)")
    }.joined(separator: " ")
  }

  private init?(_ sample: TableSample) {
    names = sample.names
    rows = sample.values
    guard names.count > 1, !rows.isEmpty else { return nil }
    let rows = rows
    func size(_ column: Int) -> (questions: Int, length: Int) {
      let texts = rows.compactMap { $0[column] }
      return (texts.count { $0.trimmed.hasSuffix("?") }, texts.reduce(0) { $0 + $1.count })
    }
    let best = names.map { ($0.column, size($0.column)) }.max { $0.1 < $1.1 }
    guard let best, best.1.length > 0 else { return nil }
    prompt = best.0
  }

  // MARK: - Columns

  /// The mappings for choices, one of which a column names by its text or its place.
  private var choices: [ImportOptions.Mapping]? {
    let rest = names.map(\.column).filter { $0 != prompt }
    for key in rest where !isCounted(key) {
      let others = rest.filter { $0 != key }
      for list in others
      where rows.allSatisfy({ ($0[list].flatMap(ListCell.texts)?.count ?? 0) > 1 }) {
        let form = form(of: key) { row in row[list].flatMap(ListCell.texts) ?? [] }
        if let form {
          return [mapping("Prompt", prompt), mapping("Right", key, form), mapping("Choice", list)]
        }
      }
      // The longest row of columns side by side, which the key may part.
      let runs = others.filter { !isCounted($0) }.split { column in
        rows.contains { $0[column] == nil }
      }
      guard let run = runs.max(by: { $0.count < $1.count }), run.count > 1 else { continue }
      let form = form(of: key) { row in run.map { row[$0] ?? "" } }
      if let form {
        return [mapping("Prompt", prompt), mapping("Right", key, form)]
          + run.map { mapping("Choice", $0) }
      }
    }
    return nil
  }

  /// The mappings for a typed answer: the column with the shortest texts that are no numbers of rows.
  private var answer: [ImportOptions.Mapping]? {
    let rest = names.map(\.column).filter { column in
      column != prompt && !isCounted(column) && rows.allSatisfy { $0[column] != nil }
    }
    return rest.first.map { [mapping("Prompt", prompt), mapping("Answer", $0)] }
  }

  /// True if the column counts the rows.
  private func isCounted(_ column: Int) -> Bool {
    let numbers = rows.map { $0[column].flatMap { Int($0.trimmed) } }
    guard let first = numbers.first.flatMap(\.self), rows.count > 1 else { return false }
    return numbers.enumerated().allSatisfy { $1 == first + $0 }
  }

  /// The way in which a column names one of the choices in all rows; nil if it does not.
  private func form(of key: Int, _ choices: ([Int: String]) -> [String]) -> RightForm? {
    let keys = rows.map { row in RightKey(row[key] ?? "", among: choices(row)) }
    if keys.allSatisfy({ $0.asText.count == 1 }) { return .text }
    return keys.allSatisfy { $0.isPlace } ? .reference : nil
  }

  private func mapping(
    _ field: String, _ column: Int, _ form: RightForm = .text
  ) -> ImportOptions.Mapping {
    let name = names.first { $0.column == column }?.name ?? ""
    return ImportOptions.Mapping(
      field: field, column: ColumnName.shown(name), isReference: form == .reference)
  }

  /// True if a shell and `--map` take the names for these very columns.
  private func isWorking(_ mappings: [ImportOptions.Mapping]) -> Bool {
    var options = ImportOptions()
    options.mappings = mappings
    let plain = mappings.allSatisfy { mapping in
      !mapping.column.hasPrefix("@") && !mapping.column.isEmpty
        && mapping.column.unicodeScalars.allSatisfy {
          ![.control, .format].contains($0.properties.generalCategory)
        }
        && names.count { ColumnPattern(mapping.column).matches($0.name) } == 1
    }
    return plain && TableMapping(header: names, options)?.missing.isEmpty == true
  }
}
