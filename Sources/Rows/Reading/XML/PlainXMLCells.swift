internal import XMLSource

/// Where the cells of plain rows stand, found by their numbers, without a text or a name of its own for
/// each.
struct PlainXMLCells {
  /// Where the text of a cell stands: in the bytes of the source, or resolved in those at hand.
  struct Cell {
    var text = 0..<0
    var place = 0..<0
    var isResolved = false
    var isFilled = false
  }

  /// Which columns there are to fill, the same for all rows.
  private final class Plan {
    /// The columns of attributes, of children in each language (the pack's own first), and of the text.
    let attributes: [Int?]
    let children: [[Int?]]
    let text: Int?
    /// The number of the list's element, and in each language the columns of what is marked and the others.
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
  /// How many of a list have come in each language, and whether one of them was marked.
  private var listed: [Int]
  private var hasMarked: [Bool]
  /// Of the row at hand.
  private(set) var cells: [Cell]
  private(set) var resolved: [UInt8] = []
  private(set) var place = 0..<0

  /// `codes` are the languages as columns have them.
  init(_ plain: PlainRowShape, _ shape: XMLShape, _ codes: [String], _ columns: [Binding.Column]) {
    plan = Plan(plain, shape, codes, columns)
    listed = codes.map { _ in 0 }
    hasMarked = codes.map { _ in false }
    cells = [Cell](repeating: Cell(), count: columns.count)
  }

  /// Takes the cells of a row; false where that is not for each element by itself to tell.
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
      // Where it has no text, its name is pointed at.
      let place = child.text.range.isEmpty ? child.nameRange : child.text.range
      guard fill(column, child.text, base + place.lowerBound, bytes) else { return false }
      if child.text.range.isEmpty {
        cells[column].place = base + place.lowerBound..<base + place.upperBound
      }
    }
    return true
  }

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

  /// Nil where it is none.
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

  /// False where it is filled already.
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

  /// The text of a column, by itself.
  func text(_ column: Int, of bytes: [UInt8]) -> [UInt8] {
    let cell = cells[column]
    return Array(cell.isResolved ? resolved[cell.text] : bytes[cell.text])
  }
}
