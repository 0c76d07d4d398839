internal import XMLSource

/// The cells of one plain row as byte ranges: the fast counterpart of `XMLRowReader`.
///
/// A plan, made once, maps the indices of attributes and children in `PlainRowShape` to columns, so that
/// no name is compared and no string is made for a row.
struct PlainXMLCells {
  /// A cell: `text` is a range of the scanned bytes, or of `resolved` if the text had references.
  ///
  /// `place` is the range in the source that findings point at.
  struct Cell {
    var text = 0..<0
    var place = 0..<0
    var isResolved = false
    var isFilled = false
  }

  /// The column that each attribute, child and text fills, the same for all rows.
  private final class Plan {
    /// The columns of attributes, of children by language (the pack's own first), and of the row's text.
    let attributes: [Int?]
    let children: [[Int?]]
    let text: Int?
    /// The index of the list's element, and by language the columns of its marked item and its others.
    let list: Int?
    let marked: [Int?]
    let others: [[Int?]]

    init(
      _ plain: PlainRowShape, _ shape: XMLShape, _ codes: [String], _ columns: [Binding.Column]
    ) {
      let names = columns.map { shape.name(of: $0.name) }
      func column(named name: String, _ code: String) -> Int? {
        columns.indices.first { names[$0] == name && columns[$0].language == code }
      }
      func column(of field: String, _ code: String) -> Int? {
        columns.firstIndex { $0.name == field && $0.language == code }
      }
      attributes = plain.attributes.map { column(named: $0, "") }
      children = plain.children.map { child in codes.map { column(named: child.name, $0) } }
      text = shape.text.flatMap { column(of: $0, "") }
      list = shape.list.flatMap { list in
        plain.children.firstIndex { $0.name == list.element }
      }
      marked = codes.map { code in shape.list.flatMap { column(of: $0.marked, code) } }
      others = codes.map { code in (shape.list?.others ?? []).map { column(of: $0, code) } }
    }
  }

  private let plan: Plan
  /// By language: the number of unmarked list items so far, and true if the marked one has come.
  private var listed: [Int]
  private var hasMarked: [Bool]
  /// The cells of the row taken last, one for each column.
  private(set) var cells: [Cell]
  /// The texts that had references, resolved, one after the other.
  private(set) var resolved: [UInt8] = []
  /// The range of the row in the source.
  private(set) var place = 0..<0

  /// Makes the plan; `codes` are the languages as `Binding.Column` names them.
  init(_ plain: PlainRowShape, _ shape: XMLShape, _ codes: [String], _ columns: [Binding.Column]) {
    plan = Plan(plain, shape, codes, columns)
    listed = codes.map { _ in 0 }
    hasMarked = codes.map { _ in false }
    cells = [Cell](repeating: Cell(), count: columns.count)
  }

  /// Takes the cells of a row; false if the row has no such column, or fills one twice.
  ///
  /// `XMLRowReader` then reads the row, and reports it if need be.
  mutating func take(_ row: borrowing PlainRow, of bytes: [UInt8], from base: Int) -> Bool {
    begin(row, from: base)
    let plan = plan
    for attribute in row.attributes {
      guard let column = plan.attributes[attribute.name], !cells[column].isFilled else {
        return false
      }
      let value = attribute.value
      cells[column] = Cell(
        text: value, place: base + value.lowerBound..<base + value.upperBound, isFilled: true)
    }
    if let own = row.text {
      guard let text = plan.text, fill(text, own, base + own.range.lowerBound, bytes) else {
        return false
      }
    }
    for child in row.children {
      guard let column = column(of: child, plan) else { return false }
      // A finding about an empty child points at its name.
      let place = child.text.range.isEmpty ? child.nameRange : child.text.range
      guard fill(column, child.text, base + place.lowerBound, bytes) else { return false }
      if child.text.range.isEmpty {
        cells[column].place = base + place.lowerBound..<base + place.upperBound
      }
    }
    return true
  }

  /// Empties the cells for a new row.
  private mutating func begin(_ row: borrowing PlainRow, from base: Int) {
    place = base + row.range.lowerBound..<base + row.range.upperBound
    let empty = Cell(place: base + row.nameRange.lowerBound..<base + row.nameRange.upperBound)
    for index in cells.indices { cells[index] = empty }
    resolved.removeAll(keepingCapacity: true)
    for index in listed.indices {
      listed[index] = 0
      hasMarked[index] = false
    }
  }

  /// The column that a child fills; nil if there is none.
  private mutating func column(of child: PlainRow.Child, _ plan: Plan) -> Int? {
    let language = child.language ?? 0
    guard child.name == plan.list else { return plan.children[child.name][language] }
    if child.mark == true {
      if hasMarked[language] { return nil }
      hasMarked[language] = true
      return plan.marked[language]
    }
    guard listed[language] < plan.others[language].count else { return nil }
    listed[language] += 1
    return plan.others[language][listed[language] - 1]
  }

  /// Fills a column with a text; false if it is filled already.
  private mutating func fill(
    _ column: Int, _ text: PlainRow.Text, _ start: Int, _ bytes: [UInt8]
  ) -> Bool {
    if cells[column].isFilled { return false }
    let place = start..<start + text.range.count
    guard text.hasReference else {
      cells[column] = Cell(text: text.range, place: place, isFilled: true)
      return true
    }
    let first = resolved.count
    text.append(from: bytes, to: &resolved)
    cells[column] = Cell(
      text: first..<resolved.count, place: place, isResolved: true, isFilled: true)
    return true
  }

  /// A copy of the text of a column.
  func text(_ column: Int, of bytes: [UInt8]) -> [UInt8] {
    let cell = cells[column]
    return Array(cell.isResolved ? resolved[cell.text] : bytes[cell.text])
  }
}
