internal import Diagnostics
internal import TextUnicode

/// A CSV table with a row for each person and a column for each question.
struct TableOfAnswers {
  private let file: ImportedFile
  private var table: CSVTable

  /// Finds the header, which names at least one question; throws if there is none.
  init(_ file: ImportedFile, _ pack: AnsweredPack) throws(ImportError) {
    _ = try file.text()
    let table = CSVTable(file) { names in
      names.contains { !pack.questions(named: $0).isEmpty }
    }
    guard let table else {
      throw ImportError(
        Finding(
          .unreadableImport, "no column is named like a question of the pack",
          at: file.place(0..<0),
          help: "name columns by the ids or the prompts of questions; packtool show lists them"))
    }
    (self.file, self.table) = (file, table)
  }

  func read(into answers: inout AnswerImport) throws(ImportError) {
    var table = table
    var sink = ImportSink()
    var columns: [Int: Int]?
    var person = 0
    let origin = TableOrigin(file: file)
    try table.read(&sink) { row, _ in
      guard let columns else { return columns = header(row, origin, &answers) }
      for cell in row.cells {
        guard let question = columns[cell.column] else { continue }
        answers.add(
          cell.text.collapsed, to: question, of: person, at: origin.place(of: cell, in: row))
      }
      person += 1
    }
    answers.take(sink.book)
  }

  /// Returns the question of each column, and reports the other columns.
  private func header(
    _ row: TableRow, _ origin: TableOrigin, _ answers: inout AnswerImport
  ) -> [Int: Int] {
    var columns: [Int: Int] = [:]
    for cell in row.cells {
      let place = origin.place(of: cell, in: row)
      let found = answers.pack.questions(named: cell.text)
      if found.count > 1 {
        answers.note(
          .unclearQuestion, "\(cell.text.quoted()) is the prompt of \(found.count) questions",
          at: place, help: "name the column by the id of its question")
      } else if let question = found.first {
        if columns.values.contains(question) {
          answers.note(
            .unclearQuestion, "the question \(cell.text.quoted()) has a column already", at: place)
        } else {
          columns[cell.column] = question
        }
      } else {
        answers.note(
          .answerToNoQuestion, "the column \(cell.text.quoted()) is no question of the pack",
          at: place)
      }
    }
    return columns
  }
}
