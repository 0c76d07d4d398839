internal import Diagnostics
internal import TextUnicode

extension ExchangeFormat {
  /// Lists of clues of a television show, in CSV or with tabs.
  static let jeopardy = ExchangeFormat(
    "jeopardy", "Jeopardy clues (TSV, CSV)",
    reader: FormatReader(
      takes:
        "clues whose answer is a number, as facts, and all others as questions for a typed answer; categories as tags",
      loses: "values, rounds, dates",
      recognises: JeopardyReader.recognises, read: JeopardyReader.read))
}

/// Reads lists of clues with one answer each: facts where it is a number, else questions for a typed answer.
struct JeopardyReader {
  static func recognises(_ file: ImportedFile) -> Bool {
    !file.isArchive
      && CSVTable(file, isHeader: { JeopardyColumns($0)?.isCertain == true }) != nil
  }

  static func read(
    _ file: ImportedFile, _ options: ImportOptions, _ sink: inout ImportSink
  ) throws(ImportError) {
    _ = try file.text()
    var names: [String] = []
    guard
      var table = CSVTable(
        file,
        isHeader: { row in
          names = row
          return JeopardyColumns(row) != nil
        }),
      let columns = JeopardyColumns(names)
    else {
      throw ImportError(
        Finding(
          .unreadableImport, "no row names the columns of clues and answers",
          at: file.place(0..<0), help: "the columns are category, clue and answer"))
    }
    var reader = JeopardyReader(file, columns)
    var header: TableRow?
    try table.read(&sink) { row, sink in
      if header == nil { header = row } else { reader.take(row, &sink) }
    }
    reader.losses.note(in: &sink)
    let place = header.map { file.place($0.bytes) } ?? file.place(0..<0)
    reader.lost.note(
      Dictionary(uniqueKeysWithValues: names.enumerated().map { ($0.offset, $0.element) }),
      at: { _ in place }, in: &sink)
  }

  private let file: ImportedFile
  private let columns: JeopardyColumns
  private var lost = LostColumns()
  private var losses = FileLosses()

  private init(_ file: ImportedFile, _ columns: JeopardyColumns) {
    (self.file, self.columns) = (file, columns)
  }

  private mutating func take(_ row: TableRow, _ sink: inout ImportSink) {
    let place = file.place(row.bytes)
    for cell in row.cells where !columns.taken.contains(cell.column) { lost.add(cell) }
    guard let clue = row.text(columns.clue) else { return }
    guard let answer = row.text(columns.answer)?.collapsed else {
      return sink.leaveOut(.noRightAnswer, "left out: it has no answer", at: place)
    }
    if let points = columns.points, row.text(points) != nil {
      losses.add(.pointsDropped, "values of clues", at: place)
    }
    var question: ExchangedQuestion
    if let value = DecimalText.plain(TableNumber.plain(answer)) {
      question = .fact(clue, value: value, unitInPromptAt: place, &sink, subject: nil)
    } else {
      let answers = [answer] + BracketedAnswer.readings(of: answer)
      question = .typed(clue, answers: answers, refused: [], at: place)
    }
    if let category = columns.category.flatMap({ row.text($0) }) {
      // A semicolon would end the tag.
      question["Tags"] = category.replacing(";", with: " ")
    }
    sink.add(question)
  }
}

/// The columns of a list of clues.
struct JeopardyColumns {
  let clue: Int
  let answer: Int
  private(set) var category: Int?
  private(set) var points: Int?
  /// True if the names are of no other kind of table.
  private(set) var isCertain = false

  /// Nil if there is no column for clues or for answers.
  init?(_ names: [String]) {
    let plain = names.map { $0.lowercased().filter { $0.isLetter } }
    func column(_ names: String...) -> Int? {
      names.lazy.compactMap { plain.firstIndex(of: $0) }.first
    }
    // In one data set, as in the show, the clue is the answer, and the player asks the question.
    let isReversed = column("cluevalue", "dailydoublevalue") != nil && column("clue") == nil
    let clue = isReversed ? column("answer") : column("clue", "question")
    let answer =
      isReversed ? column("question") : column("answer", "response", "correctresponse")
    guard let clue, let answer else { return nil }
    (self.clue, self.answer) = (clue, answer)
    category = column("category")
    points = column("cluevalue", "value", "points")
    isCertain = category != nil && (isReversed || column("airdate", "shownumber", "clue") != nil)
  }

  /// The columns that have a meaning.
  var taken: Set<Int> { Set([clue, answer] + [category, points].compactMap(\.self)) }
}

/// An answer with words in brackets, which lists of clues have for what may be left out or said instead.
enum BracketedAnswer {
  /// Returns the further answers that count: of `(John) Adams` that without the words in brackets, and of `Clinton (or Bush)` both names.
  static func readings(of answer: String) -> [String] {
    guard let open = answer.firstIndex(of: "("), let close = answer.firstIndex(of: ")"),
      open < close, answer.count(where: { "()".contains($0) }) == 2
    else { return [] }
    let inside = String(answer[open...].dropFirst().prefix { $0 != ")" }).collapsed
    let outside = "\(answer[..<open]) \(answer[close...].dropFirst())".collapsed
    for word in ["or ", "accept ", "also "] where inside.lowercased().hasPrefix(word) {
      return [outside, String(inside.dropFirst(word.count)).collapsed].filter(hasWords)
    }
    return [outside].filter(hasWords)
  }

  /// True if a text is more than signs.
  private static func hasWords(_ text: String) -> Bool {
    text.contains { $0.isLetter || $0.isNumber }
  }
}
