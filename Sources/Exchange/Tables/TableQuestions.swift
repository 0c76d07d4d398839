internal import Diagnostics
internal import Kinds
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
  /// The number of columns up to the last one with a value.
  private var width = 0
  /// The number of the header's row; 0 if there is none yet.
  private(set) var headerRow = 0
  /// The rows above the header, for the message that no header was found.
  private(set) var sample = TableSample()
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

  /// Takes the next row of the table. A row without a value of a question is none, unless it `isItem` of a list.
  mutating func take(_ row: TableRow, _ sink: inout ImportSink, isItem: Bool = false) {
    guard sink.budget.charge(.cells, row.cells.count + 1) else { return }
    width = max(width, (row.cells.last?.column ?? -1) + 1)
    if mapping == nil, !options.hasHeader { number(row) }
    guard let mapping else { return takeHeader(row, sink.budget) }
    // The line below the header of a table in Markdown.
    if row.cells.allSatisfy({
      $0.text.utf8.count > 2 && $0.text.utf8.allSatisfy("-: ".utf8.contains)
    }),
      !row.cells.isEmpty
    {
      return
    }
    let isBlank = !row.cells.contains { mapping.roles[$0.column] != nil }
    for cell in row.cells where mapping.roles[cell.column] == nil { lost.add(cell) }
    if isBlank {
      if isItem { sink.item(at: origin.place(of: row)) { _ in } }
      return
    }
    noteUnshown(row, mapping)
    takeSettings(row, mapping)
    sink.item(at: origin.place(of: row)) { sink in
      if mapping.form == .choice {
        takeChoice(row, mapping, &sink)
      } else {
        takeOther(row, mapping, &sink)
      }
    }
  }

  private mutating func takeHeader(_ row: TableRow, _ budget: ImportBudget) {
    if row.cells.isEmpty || isGivenUp { return }
    let isWide = row.cells.count > TableMapping.mostNames
    for _ in row.cells { guard budget.charge(isWide ? .wideNames : .headerNames) else { return } }
    let names = row.cells.map { ($0.column, $0.text) }
    guard let mapping = TableMapping(header: names, options, lists: lists) else {
      rowsAbove += 1
      sample.add(row)
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
    fields = ExactFields(mapping.kind)
    if origin.sheet != nil { sheetColumns = mapping.fieldColumns.mapValues(TableOrigin.letters) }
  }

  /// Writes what is lost of the table as a whole into the ledger.
  func finish(_ sink: inout ImportSink) {
    guard let mapping else { return }
    noteMappings(mapping, &sink)
    sink.carry(mapping.fieldColumns.keys, inTableAt: place)
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

  /// Records which columns of `--map` the table has.
  private func noteMappings(_ mapping: TableMapping, _ sink: inout ImportSink) {
    let names = mapping.names.sorted { $0.key < $1.key }.map(\.value)
    for wanted in options.mappings {
      let missing = mapping.missing.first { $0.mapping == wanted }
      if let number = Int(wanted.column), !options.hasHeader, number > width {
        sink.lack(
          LackingColumn(
            missing ?? MappedColumns.Missing(mapping: wanted),
            "there is no column \(number), as the table has \(width)",
            help: "count the columns from 1", at: place, origin.sheet))
      } else if let missing {
        sink.lack(
          LackingColumn(
            missing, TableHeader.lack(of: wanted, among: names), help: TableHeader.lackHelp,
            at: place, origin.sheet))
      } else {
        sink.meet(wanted)
      }
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
    // An array of texts has a cell for each of them.
    var more: [String: [String]] = [:]
    for cell in row.cells {
      guard case .field(let field) = mapping.roles[cell.column] else { continue }
      let text = fields.text(of: cell, field)
      if question[field] == nil {
        question[field] = text
      } else {
        more[field, default: []].append(text)
      }
    }
    for (field, texts) in more.sorted(by: { $0.key < $1.key }) {
      if field == "Right" {
        for (number, text) in texts.enumerated() where number + 1 < ExchangedQuestion.mostRight {
          question["Right\(number + 2)"] = text
        }
      } else if field == "Answer" {
        question.accept(texts)
      } else {
        question.join(texts, to: field)
      }
    }
    if let tags = question["Tags"] {
      question["Tags"] = TableTags.separated(tags)
    }
    return (question, (question["Right"] == nil ? 0 : 1) + (more["Right"]?.count ?? 0))
  }

  private func takeOther(_ row: TableRow, _ mapping: TableMapping, _ sink: inout ImportSink) {
    let question = question(row, mapping).question
    guard mapping.form == .number, question["Unit"] == nil, let text = question["Fact"] else {
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

  private mutating func takeChoice(
    _ row: TableRow, _ mapping: TableMapping, _ sink: inout ImportSink
  ) {
    let (question, rights) = question(row, mapping)
    func leaveOut(_ code: Code, _ message: String, at column: Int? = nil) {
      sink.leaveOut(
        code, "left out: \(message)",
        at: column.map { origin.place(row, $0) } ?? question.place, subject: question["Id"])
    }
    if let cell = row.cells.first(where: { mapping.roles[$0.column] == .type }),
      !Self.isChoiceType(cell.text)
    {
      return leaveOut(
        .noGameForIt, "its type is \(cell.text)", at: cell.column)
    }
    if rights > ExchangedQuestion.mostRight {
      return leaveOut(.severalRight, "it has \(rights) right answers")
    }
    if let typed = typed(row, mapping, question) { return sink.add(typed) }
    let wrong = wrongTexts(row, mapping)
    guard !mapping.choices.isEmpty else { return question.add(wrong: wrong, to: &sink) }
    guard let cell = row.cells.first(where: { mapping.rightForm(of: $0.column) != nil }),
      let form = mapping.rightForm(of: cell.column)
    else {
      return leaveOut(.noRightAnswer, "no answer is marked as right")
    }
    let choices = choices(row, mapping)
    if choices.count == 1, let only = mapping.choices.first, !lists.contains(only) {
      return sink.leaveOut(
        .malformedQuestion, "left out: no sign tells where one of its choices ends",
        at: origin.place(row, only), subject: question["Id"],
        help: "write | between the choices, or give each choice a column")
    }
    guard choices.count < ExchangedQuestion.mostListed else {
      return leaveOut(.noGameForIt, "it has \(choices.count) choices")
    }
    // Letters in front of choices may be there to name them, as in A) and B).
    let plain = ListCell.withoutMarks(choices)
    if plain != nil {
      losses.add(
        .textChanged, "the letters or numbers in front of choices, as in A) and B)",
        at: question.place)
    }
    let cells = row.cells.filter { $0.column == cell.column }.prefix(ListCell.most)
    let keys = cells.map {
      RightKey(
        $0.text, number: $0.number, among: choices, plain: plain,
        onlyLetters: options.indexBase == .letters)
    }
    let keyed = KeyedQuestion(
      question: question, choices: plain ?? choices, wrong: wrong,
      cell: cells.map(\.text).joined(separator: ", "), key: RightKey(joining: keys),
      place: origin.place(of: cell, in: row),
      column: mapping.names[cell.column] ?? "")
    sink.handToKeys()
    for (question, named) in sink.keys.take(keyed, form, columns: mapping.keyColumns) {
      question.add(named, to: &sink)
    }
  }

  /// The question for a typed answer, if a row has an answer and none of the choices that others have.
  private func typed(
    _ row: TableRow, _ mapping: TableMapping, _ question: ExchangedQuestion
  ) -> ExchangedQuestion? {
    guard !mapping.choices.isEmpty, question.wrong.isEmpty,
      !row.cells.contains(where: {
        [.choice, .wrong, .type, .right(.reference), .right(.counted)].contains(
          mapping.roles[$0.column])
      })
    else { return nil }
    let answers = row.cells.filter { mapping.roles[$0.column]?.isRight == true }.map(\.text)
    guard !answers.isEmpty, !answers.contains(where: Self.mayBePlace) else { return nil }
    var typed = ExchangedQuestion(.typed, at: question.place)
    for cell in question.cells where cell.field != "Pin" && !cell.isRight {
      typed[cell.field] = cell.text
    }
    typed["Answer"] = answers.first
    if answers.count > 1 { typed.accept(Array(answers.dropFirst())) }
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
    if mapping.choices.count == 1, let only = mapping.choices.first, texts[only]?.count == 1,
      let list = texts[only]?.first.flatMap(ListCell.texts)
    {
      return list
    }
    return mapping.choices.flatMap { texts[$0] ?? [""] }
  }

  /// The texts of columns of wrong choices; the only one may have several in a cell.
  private func wrongTexts(_ row: TableRow, _ mapping: TableMapping) -> [String] {
    let cells = row.cells.filter { mapping.roles[$0.column] == .wrong }
    guard let cell = cells.first, cells.count == 1, !lists.contains(cell.column),
      TableMapping.isWrongList(mapping.names[cell.column] ?? ""),
      let texts = ListCell.texts(cell.text)
    else { return cells.map(\.text) }
    return texts.filter { !$0.isEmpty }
  }

  private static func isChoiceType(_ text: String) -> Bool {
    let plain = text.lowercased().filter(\.isLetter)
    return [
      "multiplechoice", "singlechoice", "checkbox", "truefalse", "trueorfalse", "boolean",
      "multiple", "quiz", "mcq", "choice",
    ].contains(plain)
  }
}
