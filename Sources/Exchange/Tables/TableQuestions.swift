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
  private var numeric: Set<String> = []
  private var place: Place
  private var rowsAbove = 0
  /// The number of columns up to the last one with a value.
  private var width = 0
  /// The number of the header's row; 0 if there is none yet.
  private(set) var headerRow = 0
  /// The texts of the longest row above the header, for the message that no header was found.
  private(set) var firstRow: [String] = []
  private var lost = LostColumns()
  private var losses = FileLosses()
  /// The values of settings, each once, by the name of the setting.
  private var settings: [String: [String]] = [:]

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
    width = max(width, (row.cells.last?.column ?? -1) + 1)
    if mapping == nil, !options.hasHeader { number(row) }
    guard let mapping else { return takeHeader(row) }
    let isBlank = !row.cells.contains { mapping.roles[$0.column] != nil }
    for cell in row.cells where mapping.roles[cell.column] == nil { lost.add(cell) }
    if isBlank { return }
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
    headerRow = row.number
    begin(mapping, at: row)
  }

  /// Names the columns by their numbers, in place of a header above the first row.
  private mutating func number(_ row: TableRow) {
    let wanted = options.mappings.compactMap { Int($0.column) }.max() ?? 0
    let names = (1...max(2, width, wanted)).map { (column: $0 - 1, name: "\($0)") }
    if let mapping = TableMapping(header: names, options) { begin(mapping, at: row) }
  }

  private mutating func begin(_ mapping: TableMapping, at row: TableRow) {
    self.mapping = mapping
    place = origin.place(of: row)
    let fields = ContentKind.named(mapping.kind)?.schema.fields ?? []
    numeric = Set(fields.filter { $0.type.isNumeric && $0.numberWords.isEmpty }.map(\.name))
  }

  /// Writes what is lost of the table as a whole into the ledger.
  func finish(_ sink: inout ImportSink) {
    guard let mapping else { return }
    noteMappings(mapping, &sink)
    let words = origin.sheet.map { " from \($0)" } ?? ""
    if rowsAbove > 0, !mapping.isTemplate {
      let rows = rowsAbove == 1 ? "1 row" : "\(rowsAbove) rows"
      sink.note(.valueDropped, "\(rows) above the header not taken\(words)", at: place)
    }
    for (name, values) in settings.sorted(by: { $0.key < $1.key }) {
      let more = values.count > 5 ? " and others" : ""
      let list = values.prefix(5).joined(separator: ", ") + more
      sink.note(.settingDropped, "the \(name) are lost\(words): \(list)", at: place)
    }
    losses.note(in: &sink)
    lost.note(mapping.names, at: place, words, in: &sink)
  }

  /// Records which columns of `--map` the table has.
  private func noteMappings(_ mapping: TableMapping, _ sink: inout ImportSink) {
    let names = mapping.names.sorted { $0.key < $1.key }.map(\.value)
    for wanted in options.mappings {
      let missing = mapping.missing.first { $0.mapping == wanted }
      if let number = Int(wanted.column), !options.hasHeader, number > width {
        sink.lack(
          missing ?? MappedColumns.Missing(mapping: wanted),
          "there is no column \(number), as the table has \(width)",
          help: "count the columns from 1", at: place, origin.sheet)
      } else if let missing {
        sink.lack(
          missing, TableHeader.lack(of: wanted, among: names), help: TableHeader.lackHelp,
          at: place, origin.sheet)
      } else {
        sink.meet(wanted)
      }
    }
  }

  // MARK: - Rows

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
    var rights = 0
    for cell in row.cells {
      guard case .field(let field) = mapping.roles[cell.column] else { continue }
      let text = numeric.contains(field) ? TableNumber.plain(cell.text) : cell.text
      if field == "Right" { rights += 1 }
      // An array of texts has a cell for each of them.
      let isFurther = field == "Answer" && question[field] != nil
      if isFurther { question.accept(text) } else { question.join(text, to: field) }
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
    for cell in question.cells where cell.field != "Fact" { fact[cell.field] = cell.text }
    sink.add(fact)
  }

  // MARK: - Choices

  private func takeChoice(_ row: TableRow, _ mapping: TableMapping, _ sink: inout ImportSink) {
    var (question, rights) = question(row, mapping)
    func leaveOut(_ code: Code, _ message: String, help: String? = nil) {
      sink.leaveOut(
        code, "left out: \(message)", at: question.place, subject: question["Id"], help: help)
    }
    if let cell = row.cells.first(where: { mapping.roles[$0.column] == .type }),
      !Self.isChoiceType(cell.text)
    {
      return leaveOut(
        .noGameForIt, "its type is \(cell.text)\(origin.words(row, cell.column))")
    }
    if rights > 1 { return leaveOut(.severalRight, "it has \(rights) right answers") }
    if let typed = typed(row, mapping, question) { return sink.add(typed) }
    var wrong = question.wrong
    if !mapping.choices.isEmpty {
      let choices = choices(row, mapping)
      switch right(row, mapping, choices) {
      case .right(let index):
        question["Right"] = choices[index]
        wrong += choices.enumerated().filter { $0.offset != index && !$0.element.isEmpty }.map(
          \.element)
      case .fault(let code, let message, let help): return leaveOut(code, message, help: help)
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

  /// The question for a typed answer, if a row has an answer and none of the choices that others have.
  private func typed(
    _ row: TableRow, _ mapping: TableMapping, _ question: ExchangedQuestion
  ) -> ExchangedQuestion? {
    guard !mapping.choices.isEmpty, question.wrong.isEmpty,
      !row.cells.contains(where: {
        [.choice, .wrong, .type, .right(.reference)].contains(mapping.roles[$0.column])
      })
    else { return nil }
    let answers = row.cells.filter { mapping.roles[$0.column]?.isRight == true }.map(\.text)
    guard !answers.isEmpty, !answers.contains(where: Self.mayBePlace) else { return nil }
    var typed = ExchangedQuestion(kind: "short-answer", at: question.place)
    for cell in question.cells where cell.field != "Pin" { typed[cell.field] = cell.text }
    typed["Answer"] = answers.first
    for answer in answers.dropFirst() { typed.accept(answer) }
    return typed
  }

  /// True for a letter or digits, which may be the place of a choice.
  private static func mayBePlace(_ answer: String) -> Bool {
    let answer = answer.filter { !$0.isWhitespace }
    return answer.count <= 1 || answer.utf8.allSatisfy { 0x30...0x39 ~= $0 }
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
    case fault(Code, String, help: String?)
  }

  private func right(_ row: TableRow, _ mapping: TableMapping, _ choices: [String]) -> Right {
    for cell in row.cells {
      guard case .right(let form) = mapping.roles[cell.column] else { continue }
      let words = origin.words(row, cell.column)
      switch RightReference(cell.text, among: choices, form) {
      case .one(let index): return .right(index)
      case .several(let numbers):
        return .fault(
          .severalRight, "it has \(numbers.count) right answers\(words): \(cell.text)", help: nil)
      case .none:
        return .fault(
          .noRightAnswer, "the right answer \"\(cell.text)\"\(words) is none of the choices",
          help: "name the right choice by its text, its number or its letter")
      case .unclear:
        return .fault(
          .noRightAnswer,
          "the right answer \"\(cell.text)\"\(words) is the text of one choice and the number of another",
          help: "say with --map Right=@COLUMN that it is a number, or with Right=COLUMN a text")
      }
    }
    return .fault(
      .noRightAnswer, "no answer is marked as right\(origin.words(row))", help: nil)
  }

  private static func isChoiceType(_ text: String) -> Bool {
    let plain = text.lowercased().filter(\.isLetter)
    return [
      "multiplechoice", "singlechoice", "checkbox", "truefalse", "trueorfalse", "boolean",
      "multiple", "quiz", "mcq", "choice",
    ].contains(plain)
  }
}
