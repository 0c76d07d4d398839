internal import Diagnostics
internal import Kinds
internal import Rewriting
internal import Rows

/// The questions of one kind that an import has taken, as the rows of a CSV source.
///
/// All texts are in one buffer: a hundred thousand questions as values would take several times as much memory.
struct DraftTable {
  private struct Row {
    var cells: Range<Int>
    var place: Place
    var sheetColumns: [String: String]
    var isLeftOut = false
  }

  let kind: ContentKind
  private var texts: [UInt8] = []
  /// The column and the text of each cell.
  private var cells: [(column: Int, text: Range<Int>)] = []
  private var rows: [Row] = []
  /// The names of the columns in the order in which they were first met.
  private var columns: [String] = []
  private var numbers: [String: Int] = [:]

  /// The first row of each hash of a question without its id.
  private var known: [Int: Int] = [:]
  /// True if no two questions may have the same prompt.
  private let isUnique: Bool

  init(_ kind: ContentKind) {
    self.kind = kind
    isUnique = kind.schema.field(PromptDoubles.field)?.constraints.unique == true
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
    let others = self.question(row).cells.filter { $0.field != "Id" }
    return others == question.cells.filter { $0.field != "Id" }
  }

  /// The number of questions that are not left out.
  private(set) var count = 0

  mutating func append(_ question: ExchangedQuestion) {
    if isUnique { known[Self.hash(question)] = rows.count }
    rows.append(
      Row(
        cells: store(question), place: question.place, sheetColumns: question.sheetColumns))
    count += 1
  }

  private mutating func store(_ question: ExchangedQuestion) -> Range<Int> {
    let start = cells.count
    for cell in question.cells {
      let text = texts.count..<texts.count + cell.text.utf8.count
      texts += cell.text.utf8
      cells.append((number(of: cell.field), text))
    }
    return start..<cells.count
  }

  private mutating func number(of field: String) -> Int {
    if let number = numbers[field] { return number }
    numbers[field] = columns.count
    columns.append(field)
    return columns.count - 1
  }

  /// Returns the question of a row.
  func question(_ row: Int) -> ExchangedQuestion {
    var question = ExchangedQuestion(kind: kind.name, at: rows[row].place)
    question.sheetColumns = rows[row].sheetColumns
    for cell in cells[rows[row].cells] {
      question[columns[cell.column]] = String(decoding: texts[cell.text], as: UTF8.self)
    }
    return question
  }

  /// The first question that is not left out.
  var first: ExchangedQuestion? { rows.firstIndex { !$0.isLeftOut }.map(question) }

  mutating func replace(_ row: Int, by question: ExchangedQuestion) {
    rows[row].cells = store(question)
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
      for cell in cells[row.cells] where cell.column == column {
        values.insert(String(decoding: texts[cell.text], as: UTF8.self))
      }
    }
    return values
  }

  /// The rows whose field has one of the texts, by the text.
  func rows(of field: String, with wanted: Set<String>) -> [String: [Int]] {
    guard let column = numbers[field] else { return [:] }
    var found: [String: [Int]] = [:]
    for (number, row) in rows.enumerated() where !row.isLeftOut {
      for cell in cells[row.cells] where cell.column == column {
        let text = String(decoding: texts[cell.text], as: UTF8.self)
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
    /// The start of each record and the number of its row.
    fileprivate var starts: [(offset: Int, row: Int)] = []

    /// Returns the row and the column that hold a byte; nil for the header, and the column nil behind the last cell.
    func cell(at offset: Int) -> (row: Int, column: String?)? {
      var (low, high) = (0, starts.count)
      while low < high {
        let middle = (low + high) / 2
        if starts[middle].offset <= offset { low = middle + 1 } else { high = middle }
      }
      guard low > 0 else { return nil }
      return (starts[low - 1].row, column(at: offset, from: starts[low - 1].offset))
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
      for cell in cells[row.cells] { used.insert(cell.column) }
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
      for cell in cells[row.cells] { values[cell.column] = cell.text }
      source.starts.append((source.bytes.count, number))
      for (place, column) in order.enumerated() {
        csv.append(texts[values[column]], at: place, of: order.count, to: &source.bytes)
      }
    }
    return source
  }
}
