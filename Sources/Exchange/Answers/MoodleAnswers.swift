internal import Diagnostics
internal import TextUnicode

/// The report of responses to a quiz that Moodle exports as CSV, in English or in German.
struct MoodleAnswers {
  /// The columns of one question; they are numbered.
  private struct Columns {
    var prompt: Int?
    var response: Int?
    var right: Int?
  }

  private let file: ImportedFile
  private let table: CSVTable

  /// Finds the header; nil if the file is no such report.
  init?(_ file: ImportedFile) throws(ImportError) {
    _ = try file.text()
    let table = CSVTable(file) { names in
      names.contains { Self.number($0, Self.responses) != nil }
    }
    guard let table else { return nil }
    (self.file, self.table) = (file, table)
  }

  static func missing(_ file: ImportedFile) -> ImportError {
    ImportError(
      Finding(
        .unreadableImport, "the file has no column \"Response 1\"", at: file.place(0..<0),
        help: "export the report of responses in English or German, with the texts of questions"))
  }

  private static let prompts = ["question", "frage"]
  private static let responses = ["response", "antwort"]
  private static let rights = ["right answer", "richtige antwort"]
  private static let states = ["state", "status"]
  private static let finished = ["finished", "beendet"]

  /// The number of a column such as `Response 3`; nil if it has another name.
  private static func number(_ name: String, _ words: [String]) -> Int? {
    let name = name.collapsed.lowercased()
    for word in words where name.hasPrefix(word + " ") {
      return Int(name.dropFirst(word.count + 1))
    }
    return nil
  }

  func read(into answers: inout AnswerImport) throws(ImportError) {
    var table = table
    var sink = ImportSink()
    var rows: [TableRow] = []
    try table.read(&sink) { row, _ in rows.append(row) }
    guard let header = rows.first else { return }
    rows.removeFirst()
    let origin = TableOrigin(file: file)
    let state = header.cells.first { Self.states.contains($0.text.lowercased()) }?.column
    let columns = Self.columns(header)
    // Without their texts, questions are known by the answers in their columns.
    var known: [Int: Int] = [:]
    for (number, columns) in columns where columns.prompt == nil {
      if let row = question(columns, rows, answers.pack) { known[number] = row }
    }
    for (number, columns) in columns where columns.prompt == nil && known[number] == nil {
      let cell = header.cells.first { $0.column == columns.response }
      answers.note(
        .unclearQuestion, "nothing says which question \(number) is",
        at: cell.map { origin.place(of: $0, in: header) } ?? origin.place(of: header),
        help: "export the report with the texts of questions")
    }
    for (person, row) in rows.enumerated() {
      if let state, let text = row.text(state), !Self.finished.contains(text.lowercased()) {
        answers.note(
          .passedAnswers, "the attempt is not finished: \(text.quoted())", at: origin.place(of: row)
        )
        continue
      }
      for (number, columns) in columns {
        take(columns, known[number], row, person, origin, &answers)
      }
    }
    answers.take(sink.book)
  }

  /// Returns the columns by the numbers of questions, in their order.
  private static func columns(_ header: TableRow) -> [(number: Int, columns: Columns)] {
    var columns: [Int: Columns] = [:]
    for cell in header.cells {
      if let number = number(cell.text, responses) {
        columns[number, default: Columns()].response = cell.column
      } else if let number = number(cell.text, rights) {
        columns[number, default: Columns()].right = cell.column
      } else if let number = number(cell.text, prompts) {
        columns[number, default: Columns()].prompt = cell.column
      }
    }
    return columns.filter { $0.value.response != nil }
      .map { (number: $0.key, columns: $0.value) }.sorted { $0.number < $1.number }
  }

  /// The sign of a question that was not answered.
  private static let nothing = "-"

  /// Returns the only question that has all texts of some columns among its choices.
  private func question(_ columns: Columns, _ rows: [TableRow], _ pack: AnsweredPack) -> Int? {
    var texts: Set<String> = []
    for row in rows {
      if let column = columns.right, let text = row.text(column) { texts.insert(text.collapsed) }
      if let column = columns.response, let text = row.text(column), text != Self.nothing {
        // A typed answer may be any text.
        if !pack.isTyped { texts.insert(text.collapsed) }
      }
    }
    let found = pack.questions(holding: texts)
    return found.count == 1 ? found.first : nil
  }

  private func take(
    _ columns: Columns, _ known: Int?, _ row: TableRow, _ person: Int, _ origin: TableOrigin,
    _ answers: inout AnswerImport
  ) {
    guard let response = row.cells.first(where: { $0.column == columns.response }) else { return }
    let place = origin.place(of: response, in: row)
    var question = known
    if let column = columns.prompt {
      guard let cell = row.cells.first(where: { $0.column == column }) else { return }
      let prompt = PlainText(html: cell.text).text
      let found = answers.pack.questions(named: prompt)
      if found.count != 1 {
        answers.note(
          found.isEmpty ? .answerToNoQuestion : .unclearQuestion,
          found.isEmpty
            ? "\(prompt.quoted()) is no question of the pack"
            : "\(prompt.quoted()) is the prompt of \(found.count) questions",
          at: origin.place(of: cell, in: row))
      }
      question = found.count == 1 ? found.first : nil
    }
    guard let question else { return }
    if let right = row.cells.first(where: { $0.column == columns.right }) {
      answers.compareKey(
        right.text.collapsed, of: question, at: origin.place(of: right, in: row))
    }
    let text = PlainText(html: response.text).text
    answers.add(text == Self.nothing ? nil : text, to: question, of: person, at: place)
  }
}

extension AnsweredPack {
  /// True if answers are typed.
  fileprivate var isTyped: Bool { questions.first?.choices.isEmpty ?? false }
}
