internal import Diagnostics
package import PackFormat
internal import Rows

/// One question of a pack with all its values and its provenance.
package struct Question: Sendable {
  package enum Value: Sendable, Equatable {
    case text(String)
    case number(String)
    case flag(Bool)
    case asset(PackAsset)
  }

  package let index: Int
  /// The values of the key, the value of `Id`, or the id derived from the question's text.
  package let id: String
  /// True if the pack has no id for the question.
  package let isDerivedId: Bool
  /// The values that exist, in the order of the pack's columns; translations are named `Fact@ru`.
  package let values: [(name: String, value: Value)]
  package let origin: QuestionOrigin
  package var source: String? { origin.source }
  package var line: Int? { origin.line.map { Int($0) } }

  /// Returns the value of a column as text.
  package func text(_ name: String) -> String? {
    switch values.first(where: { $0.name == name })?.value {
    case .text(let text), .number(let text): text
    case .flag(let flag): String(flag)
    case .asset(let asset): asset.name
    case nil: nil
    }
  }

  /// The question as a JSON object on one line.
  package var json: String {
    var members: [(key: String, value: JSONText)] = []
    for (name, value) in values {
      switch value {
      case .text(let text): members.append((name, .string(text)))
      case .number(let digits): members.append((name, .number(digits)))
      case .flag(let flag): members.append((name, .bool(flag)))
      case .asset(let asset): members.append((name, .string(asset.name)))
      }
    }
    // A column may have one of these names; a JSON object must not have a name twice.
    func isFree(_ name: String) -> Bool { !values.contains { $0.name == name } }
    if isFree("idIsDerived") { members.insert(("idIsDerived", .bool(isDerivedId)), at: 0) }
    if isFree("id") { members.insert(("id", .string(id)), at: 0) }
    if isFree("index") { members.insert(("index", .integer(index)), at: 0) }
    if let source, isFree("source") { members.append(("source", .string(source))) }
    if let line, isFree("line") { members.append(("line", .integer(line))) }
    return JSONText.object(members).text + "\n"
  }
}

/// Reads the questions of a pack, whatever its kind.
package struct QuestionReader {
  private let pack: PackReader
  private let table: PackTable

  package init(_ pack: PackReader) {
    self.pack = pack
    table = pack.kindTable
  }

  package var count: Int { table.rowCount }

  package func question(_ index: Int) throws(PackError) -> Question {
    var values: [(name: String, value: Question.Value)] = []
    for column in table.columns {
      guard let value = try value(column, index) else { continue }
      let language = column.language.isEmpty ? "" : "@\(column.language)"
      values.append((column.name + language, value))
    }
    let id = try pack.questionId(index)
    return Question(
      index: index, id: id.text, isDerivedId: id.isDerived, values: values,
      origin: try pack.questionOrigin(index))
  }

  /// Returns the first question with that id, given or derived.
  package func index(ofId id: String) throws(PackError) -> Int? {
    let key = try pack.keyColumns()
    if !key.isEmpty {
      for index in 0..<count where try pack.keyValues(key, index).map(QuestionId.joined) == id {
        return index
      }
    }
    if let column = table.optionalColumn("Id", .string) {
      for index in 0..<count where try pack.string(column, index) == id { return index }
    }
    guard QuestionId.hasDerivedForm(id.utf8) else { return nil }
    for index in 0..<count where try pack.questionId(index).text == id { return index }
    return nil
  }

  /// Returns the asset or row that a reference points to.
  private func referred(_ column: PackColumn, _ row: Int) throws(PackError) -> Question.Value? {
    guard let target = try pack.integer(column, row) else { return nil }
    if column.target == OwnTable.assets.rawValue, let row = Int(exactly: target),
      let asset = try PackAsset(pack, row)
    {
      return .asset(asset)
    }
    if let table = pack.table(column.target), let name = table.optionalColumn("Name", .string),
      (0..<Int64(table.rowCount)).contains(target), let text = try pack.string(name, Int(target))
    {
      return .text(text)
    }
    return .number(String(target))
  }

  private func value(_ column: PackColumn, _ row: Int) throws(PackError) -> Question.Value? {
    switch column.type {
    case .string: try pack.string(column, row).map { .text($0) }
    case .decimal: try pack.decimal(column, row).map { .number($0.text) }
    case .reference: try referred(column, row)
    case .integer, .year: try pack.integer(column, row).map { .number(String($0)) }
    case .flag: try pack.flag(column, row).map { .flag($0) }
    case .date: try pack.integer(column, row).map { .text(CalendarDate.text(ofDay: $0)) }
    // Binary content is not listed.
    case .blob: nil
    }
  }
}

extension CalendarDate {
  /// Returns a day since 1970-01-01 as a date, or as a number if it is outside the calendar.
  package static func text(ofDay day: Int64) -> String {
    Int(exactly: day).flatMap { CalendarDate(daysSince1970: $0)?.text } ?? String(day)
  }
}
