internal import Diagnostics
internal import Kinds
internal import Rewriting
internal import Rows

/// The questions of one kind that an import has taken, as the rows of a CSV source.
///
/// All texts are in one buffer: a hundred thousand questions as values would take several times as much memory.
struct DraftTable {
  private struct Row {
    var firstCell: Int
    var cellCount: Int32
    /// The number of the origin that rows share.
    var origin: Int32
    /// The range of bytes in a text, or a number of `sheetCells`.
    var start: Int
    var length: UInt32
    var isLeftOut = false
  }

  /// A file that rows come from, with the letters of the columns if it is a workbook.
  private struct Origin: Equatable {
    var file: String
    var isText: Bool
    var sheetColumns: [String: String]
  }

  let kind: ContentKind
  private var texts: [UInt8] = []
  /// The column of each cell, and the end of its text, which begins where that of the cell before ends.
  private var cellColumns: [Int32] = []
  private var cellEnds: [Int] = []
  private var rows: [Row] = []
  private var origins: [Origin] = []
  /// The cells of workbooks that rows come from, such as `Quiz!C7`.
  private var sheetCells: [String] = []
  /// The names of the columns in the order in which they were first met.
  private var columns: [String] = []
  private var numbers: [String: Int32] = [:]

  /// The first row of each hash of a question without its id.
  private var known: [Int: Int32] = [:]
  /// True if no two questions may be the same but for their ids, as each has a field that is unique.
  private let isUnique: Bool

  init(_ kind: ContentKind) {
    self.kind = kind
    isUnique = kind.schema.fields.contains { $0.constraints.unique && $0.constraints.required }
  }

  init(_ kind: ContentKind, beginningWith question: ExchangedQuestion) {
    self.init(kind)
    append(question)
  }

  // MARK: - Doubles

  private static func hash(_ question: ExchangedQuestion) -> Int {
    var hasher = Hasher()
    for cell in question.cells where cell.field != "Id" {
      hasher.combine(cell.field)
      hasher.combine(cell.text)
    }
    return hasher.finalize()
  }

  /// True if a question is there already that is the same in all but its id, and may not be there twice.
  func hasDouble(of question: ExchangedQuestion) -> Bool {
    guard isUnique, let row = known[Self.hash(question)] else { return false }
    let others = self.question(Int(row)).cells.filter { $0.field != "Id" }
    return others == question.cells.filter { $0.field != "Id" }
  }

  /// Frees what only further questions are compared with.
  mutating func endReading() { known = [:] }

  /// The number of questions that are not left out.
  private(set) var count = 0

  mutating func append(_ question: ExchangedQuestion) {
    if isUnique { known[Self.hash(question)] = Int32(rows.count) }
    let place = question.place
    var row = Row(
      firstCell: 0, cellCount: 0, origin: origin(of: question), start: place.bytes.lowerBound,
      length: UInt32(clamping: place.bytes.count))
    if let cell = place.cell {
      row.start = sheetCells.count
      sheetCells.append(cell)
    }
    store(question, in: &row)
    rows.append(row)
    count += 1
  }

  /// Returns the number of a question's origin, which nearly always is that of the question before.
  private mutating func origin(of question: ExchangedQuestion) -> Int32 {
    let origin = Origin(
      file: question.place.file, isText: question.place.cell == nil,
      sheetColumns: question.sheetColumns)
    if origins.last != origin { origins.append(origin) }
    return Int32(origins.count - 1)
  }

  private mutating func store(_ question: ExchangedQuestion, in row: inout Row) {
    row.firstCell = cellEnds.count
    row.cellCount = Int32(question.cells.count)
    for cell in question.cells {
      texts += cell.text.utf8
      cellColumns.append(number(of: cell.field))
      cellEnds.append(texts.count)
    }
  }

  private func cells(of row: Row) -> Range<Int> {
    row.firstCell..<row.firstCell + Int(row.cellCount)
  }

  private func text(ofCell cell: Int) -> Range<Int> {
    (cell == 0 ? 0 : cellEnds[cell - 1])..<cellEnds[cell]
  }

  private func string(ofCell cell: Int) -> String {
    String(decoding: texts[text(ofCell: cell)], as: UTF8.self)
  }

  private mutating func number(of field: String) -> Int32 {
    if let number = numbers[field] { return number }
    let number = Int32(columns.count)
    numbers[field] = number
    columns.append(field)
    return number
  }

  /// Returns the question of a row.
  func question(_ row: Int) -> ExchangedQuestion {
    let row = rows[row]
    let origin = origins[Int(row.origin)]
    let place =
      origin.isText
      ? Place(origin.file, row.start..<row.start + Int(row.length))
      : Place(origin.file, cell: sheetCells[row.start])
    var question = ExchangedQuestion(kind: kind.name, at: place)
    question.sheetColumns = origin.sheetColumns
    for cell in cells(of: row) {
      question[columns[Int(cellColumns[cell])]] = string(ofCell: cell)
    }
    return question
  }

  /// All questions that are not left out.
  var questions: [ExchangedQuestion] { rows.indices.filter { !rows[$0].isLeftOut }.map(question) }

  /// The first question that is not left out.
  var first: ExchangedQuestion? { rows.firstIndex { !$0.isLeftOut }.map(question) }

  mutating func replace(_ row: Int, by question: ExchangedQuestion) {
    var changed = rows[row]
    store(question, in: &changed)
    rows[row] = changed
  }

  mutating func leaveOut(_ row: Int) {
    if !rows[row].isLeftOut { count -= 1 }
    rows[row].isLeftOut = true
  }

  /// The tags of the languages that cells are translated into, sorted.
  var languages: [String] {
    Set(columns.compactMap { $0.split(separator: "@").dropFirst().first.map(String.init) }).sorted()
  }

  /// The values of a column, each once.
  func values(of field: String) -> Set<String> {
    guard let column = numbers[field] else { return [] }
    var values: Set<String> = []
    for row in rows where !row.isLeftOut {
      for cell in cells(of: row) where cellColumns[cell] == column {
        values.insert(string(ofCell: cell))
      }
    }
    return values
  }

  /// The rows whose field has one of the texts, by the text.
  func rows(of field: String, with wanted: Set<String>) -> [String: [Int]] {
    guard let column = numbers[field] else { return [:] }
    var found: [String: [Int]] = [:]
    for (number, row) in rows.enumerated() where !row.isLeftOut {
      for cell in cells(of: row) where cellColumns[cell] == column {
        let text = string(ofCell: cell)
        if wanted.contains(text) { found[text, default: []].append(number) }
      }
    }
    return found
  }

  // MARK: - Writing

  /// A CSV source, and the row that each of its parts stands for.
  struct Source {
    var bytes: [UInt8] = []
    /// The columns in their order.
    fileprivate(set) var columns: [String] = []
    /// The start of each record, and the number of its row.
    fileprivate var starts: [Int] = []
    fileprivate var rows: [Int32] = []

    /// Returns the row and the column that hold a byte; nil for the header, and the column nil behind the last cell.
    func cell(at offset: Int) -> (row: Int, column: String?)? {
      var (low, high) = (0, starts.count)
      while low < high {
        let middle = (low + high) / 2
        if starts[middle] <= offset { low = middle + 1 } else { high = middle }
      }
      guard low > 0 else { return nil }
      return (Int(rows[low - 1]), column(at: offset, from: starts[low - 1]))
    }

    private func column(at offset: Int, from start: Int) -> String? {
      var number = 0
      var isQuoted = false
      for byte in bytes[start..<min(max(start, offset), bytes.count)] {
        if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
        if byte == UInt8(ascii: ","), !isQuoted { number += 1 }
      }
      return number < columns.count ? columns[number] : nil
    }
  }

  /// Returns the rows that are not left out, with the columns that have a value, in the order of the schema.
  func source() -> Source {
    var used = Set<Int>()
    for row in rows where !row.isLeftOut {
      for cell in cells(of: row) { used.insert(Int(cellColumns[cell])) }
    }
    let fields = Dictionary(
      uniqueKeysWithValues: kind.schema.fields.enumerated().map { ($1.name, $0) })
    let order = used.sorted { left, right in
      let (first, second) = (columns[left], columns[right])
      let places = [first, second].map { fields[String($0.prefix { $0 != "@" })] ?? .max }
      return places[0] == places[1] ? first < second : places[0] < places[1]
    }
    var source = Source(columns: order.map { columns[$0] })
    let csv = CSVText(delimiter: UInt8(ascii: ","))
    source.bytes = csv.header(source.columns)
    var values = [Range<Int>](repeating: 0..<0, count: columns.count)
    for (number, row) in rows.enumerated() where !row.isLeftOut {
      for column in order { values[column] = 0..<0 }
      for cell in cells(of: row) { values[Int(cellColumns[cell])] = text(ofCell: cell) }
      source.starts.append(source.bytes.count)
      source.rows.append(Int32(number))
      for (place, column) in order.enumerated() {
        csv.append(texts[values[column]], at: place, of: order.count, to: &source.bytes)
      }
    }
    return source
  }
}
