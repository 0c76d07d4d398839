internal import Diagnostics
internal import PackCompiler
internal import Rows

/// Makes questions of the rows of a table, one row after the other.
struct TableQuestions {
  /// The most rows above the header.
  static let mostRowsAbove = 20

  private let origin: TableOrigin
  private let options: ImportOptions
  /// The columns that have several texts in a cell.
  private let lists: Set<Int>
  private var mapping: TableMapping?
  private var fields = ExactFields()
  /// The letters of the columns of fields; none in a text.
  private var sheetColumns: [String: String] = [:]
  private var place: Place
  private var rowsAbove = 0
  /// The number of the header's row; 0 if there is none yet.
  private(set) var headerRow = 0
  /// The texts of the longest row above the header, for the message that no header was found.
  private(set) var firstRow: [String] = []
  private var lost = LostColumns()
  private var losses = FileLosses()
  /// The values of settings, each once, by the name of the setting.
  private var settings: [String: [String]] = [:]
  /// The cells of texts that programs show in a form that packtool does not know: their number, and the first.
  private var unshown: (count: Int, first: Place, text: String)?

  init(_ origin: TableOrigin, _ options: ImportOptions, lists: Set<Int> = []) {
    (self.origin, self.options, self.lists) = (origin, options, lists)
    place = origin.file.place(0..<0)
  }

  /// True if no header was found among the first rows, so that the table has no questions.
  var isGivenUp: Bool { mapping == nil && rowsAbove > Self.mostRowsAbove }

  /// True if a header was found.
  var hasHeader: Bool { mapping != nil }

  /// Records that rows above the header were skipped already.
  mutating func skip(rowsAbove count: Int) { rowsAbove += count }

  /// Takes the next row of the table.
  mutating func take(_ row: TableRow, _ sink: inout ImportSink) {
    guard let mapping else { return takeHeader(row) }
    let isBlank = !row.cells.contains { mapping.roles[$0.column] != nil }
    for cell in row.cells where mapping.roles[cell.column] == nil { lost.add(cell) }
    if isBlank { return }
    noteUnshown(row, mapping)
    takeSettings(row, mapping)
    if mapping.kind == "choice-quiz" {
      takeChoice(row, mapping, &sink)
    } else {
      takeOther(row, mapping, &sink)
    }
  }

  private mutating func takeHeader(_ row: TableRow) {
    if row.cells.isEmpty || isGivenUp { return }
    let names = row.cells.map { ($0.column, $0.text) }
    guard let mapping = TableMapping(header: names, options, lists: lists) else {
      rowsAbove += 1
      if row.cells.count > firstRow.count { firstRow = row.cells.map(\.text) }
      return
    }
    self.mapping = mapping
    headerRow = row.number
    place = origin.place(of: row)
    fields = ExactFields(mapping.kind)
    if origin.sheet != nil { sheetColumns = mapping.fieldColumns.mapValues(TableOrigin.letters) }
  }

  /// Writes what is lost of the table as a whole into the ledger.
  func finish(_ sink: inout ImportSink) {
    guard let mapping else { return }
    if rowsAbove > 0, !mapping.isTemplate {
      let rows = rowsAbove == 1 ? "1 row" : "\(rowsAbove) rows"
      sink.note(.valueDropped, "\(rows) above the header not taken", at: place)
    }
    for (name, values) in settings.sorted(by: { $0.key < $1.key }) {
      let more = values.count > 5 ? " and others" : ""
      let list = values.prefix(5).joined(separator: ", ") + more
      sink.note(.settingDropped, "the \(name) are lost: \(list)", at: place)
    }
    losses.note(in: &sink)
    lost.note(
      mapping.names,
      at: { origin.sheet == nil ? place : origin.place(column: $0, row: headerRow) }, in: &sink)
    if let unshown {
      let texts = unshown.count == 1 ? "a day or number is" : "\(unshown.count) days or numbers are"
      sink.note(
        .textChanged,
        "\(texts) written as in \"\(unshown.text)\", since the form that programs show depends on the computer",
        at: unshown.first, help: "format the cells in the form that you want, or as text")
    }
  }

  // MARK: - Rows

  private mutating func noteUnshown(_ row: TableRow, _ mapping: TableMapping) {
    for cell in row.cells where !cell.isAsShown {
      guard let role = mapping.roles[cell.column] else { continue }
      if case .field(let field) = role, fields.isExact(field) { continue }
      let first = unshown ?? (0, origin.place(row, cell.column), cell.text)
      unshown = (first.count + 1, first.first, first.text)
    }
  }

  private mutating func takeSettings(_ row: TableRow, _ mapping: TableMapping) {
    for cell in row.cells {
      switch mapping.roles[cell.column] {
      case .setting(let name):
        let isNew = settings[name, default: []].firstIndex(of: cell.text) == nil
        // A sixth value is only there for "and others".
        if isNew, settings[name, default: []].count < 6 {
          settings[name, default: []].append(cell.text)
        }
      case .points: losses.add(.pointsDropped, "points", at: origin.place(of: row))
      default: break
      }
    }
  }

  /// The question with the values of all columns that are fields.
  private func question(
    _ row: TableRow, _ mapping: TableMapping
  ) -> (question: ExchangedQuestion, severalRight: Int) {
    var question = ExchangedQuestion(kind: mapping.kind, at: origin.place(of: row))
    question.sheetColumns = sheetColumns
    var rights = 0
    for cell in row.cells {
      guard case .field(let field) = mapping.roles[cell.column] else { continue }
      let text = fields.text(of: cell, field)
      if field == "Right" { rights += 1 }
      // An array of texts has a cell for each of them.
      let before = question[field].map { $0 + (field == "Tags" ? ";" : ", ") } ?? ""
      question[field] = before + text
    }
    if let tags = question["Tags"], mapping.kind != "roster" {
      question["Tags"] = TableTags.separated(tags)
    }
    return (question, rights)
  }

  private func takeOther(_ row: TableRow, _ mapping: TableMapping, _ sink: inout ImportSink) {
    let question = question(row, mapping).question
    guard mapping.kind == "facts", question["Unit"] == nil, let text = question["Fact"] else {
      return sink.add(question)
    }
    var fact = ExchangedQuestion.fact(
      text, value: question["Value"] ?? "", unitInPromptAt: question.place, &sink,
      subject: question["Id"])
    fact.sheetColumns = sheetColumns
    for cell in question.cells where cell.field != "Fact" { fact[cell.field] = cell.text }
    sink.add(fact)
  }

  // MARK: - Choices

  private func takeChoice(_ row: TableRow, _ mapping: TableMapping, _ sink: inout ImportSink) {
    var (question, rights) = question(row, mapping)
    func leaveOut(_ code: Code, _ message: String, at column: Int? = nil, help: String? = nil) {
      sink.leaveOut(
        code, "left out: \(message)",
        at: column.map { origin.place(row, $0) } ?? question.place, subject: question["Id"],
        help: help)
    }
    if let cell = row.cells.first(where: { mapping.roles[$0.column] == .type }),
      !Self.isChoiceType(cell.text)
    {
      return leaveOut(
        .noGameForIt, "its type is \(cell.text)", at: cell.column)
    }
    if rights > 1 { return leaveOut(.severalRight, "it has \(rights) right answers") }
    var wrong = question.wrong
    if !mapping.choices.isEmpty {
      let choices = choices(row, mapping)
      switch right(row, mapping, choices) {
      case .right(let index):
        question["Right"] = choices[index]
        wrong += choices.enumerated().filter { $0.offset != index && !$0.element.isEmpty }.map(
          \.element)
      case .fault(let code, let message, let column, let help):
        return leaveOut(code, message, at: column, help: help)
      }
    }
    for cell in row.cells where mapping.roles[cell.column] == .wrong { wrong.append(cell.text) }
    guard wrong.count < ExchangedQuestion.mostListed else {
      return leaveOut(.noGameForIt, "it has \(wrong.count + 1) choices")
    }
    // Numbers of wrong choices stay as they are where translations may refer to them.
    if wrong == question.wrong { return sink.add(question) }
    for cell in question.cells where cell.isWrong { question[cell.field] = nil }
    // Wrong choices beyond the limit are left out, and reported, where all questions arrive.
    for (index, text) in wrong.enumerated() { question["Wrong\(index + 1)"] = text }
    sink.add(question)
  }

  /// The texts of all choices; an empty one where a cell is blank, so that numbers keep their meaning.
  private func choices(_ row: TableRow, _ mapping: TableMapping) -> [String] {
    var texts: [Int: [String]] = [:]
    for cell in row.cells where mapping.roles[cell.column] == .choice {
      texts[cell.column, default: []].append(cell.text)
    }
    return mapping.choices.flatMap { texts[$0] ?? [""] }
  }

  private enum Right {
    case right(Int)
    case fault(Code, String, at: Int? = nil, help: String? = nil)
  }

  private func right(_ row: TableRow, _ mapping: TableMapping, _ choices: [String]) -> Right {
    for cell in row.cells {
      guard case .right(let form) = mapping.roles[cell.column] else { continue }
      let text = ExactFields.reference(cell, form, choices)
      switch RightReference(text, among: choices, form) {
      case .one(let index): return .right(index)
      case .several(let numbers):
        return .fault(
          .severalRight, "it has \(numbers.count) right answers: \(cell.text)", at: cell.column)
      case .none:
        return .fault(
          .noRightAnswer, "the right answer \"\(cell.text)\" is none of the choices",
          at: cell.column, help: "name the right choice by its text, its number or its letter")
      case .unclear:
        return .fault(
          .noRightAnswer,
          "the right answer \"\(cell.text)\" is the text of one choice and the number of another",
          at: cell.column,
          help: "say with --map Right=@COLUMN that it is a number, or with Right=COLUMN a text")
      }
    }
    return .fault(.noRightAnswer, "no answer is marked as right")
  }

  private static func isChoiceType(_ text: String) -> Bool {
    let plain = text.lowercased().filter(\.isLetter)
    return [
      "multiplechoice", "singlechoice", "checkbox", "truefalse", "trueorfalse", "boolean",
      "multiple", "quiz", "mcq", "choice",
    ].contains(plain)
  }
}
