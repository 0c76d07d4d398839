internal import Diagnostics

/// A text with names of columns in braces; a brace that is written twice stands for itself.
struct TemplateText {
  private enum Piece {
    case text(String)
    case column(Int)
  }

  private var pieces: [Piece] = []
  /// The place in the manifest.
  let place: Place

  /// Reads the text at `place`; names that the table does not have and open braces are reported.
  init(
    _ text: String, at place: Place, over table: TemplateTable, _ findings: inout Findings
  ) {
    self.place = place
    // With references such as &amp; the text is shorter than its range, and offsets in it are unknown.
    let isVerbatim = text.utf8.count == place.bytes.count
    func part(_ start: String.Index, _ end: String.Index) -> Place {
      guard isVerbatim else { return place }
      let offset = place.bytes.lowerBound + text.utf8.distance(from: text.startIndex, to: start)
      return Place(place.file, offset..<offset + text.utf8.distance(from: start, to: end))
    }
    var plain = ""
    var rest = text.startIndex
    while rest < text.endIndex {
      let (start, letter) = (rest, text[rest])
      rest = text.index(after: rest)
      guard letter == "{" || letter == "}" else {
        plain.append(letter)
        continue
      }
      if rest < text.endIndex, text[rest] == letter {
        plain.append(letter)
        rest = text.index(after: rest)
        continue
      }
      guard letter == "{", let end = text[rest...].firstIndex(where: { $0 == "{" || $0 == "}" }),
        text[end] == "}"
      else {
        findings.add(Self.openBrace(letter, at: part(start, rest)))
        continue
      }
      let name = String(text[rest..<end])
      rest = text.index(after: end)
      guard let column = table.column(name, at: part(start, rest), &findings) else { continue }
      if !plain.isEmpty { pieces.append(.text(plain)) }
      plain = ""
      pieces.append(.column(column))
    }
    if !plain.isEmpty { pieces.append(.text(plain)) }
  }

  private static func openBrace(_ brace: Character, at place: Place) -> Finding {
    Finding(
      .wrongTemplate, "a brace without its other half", at: place,
      help: "write the name of a column in braces, or \(brace)\(brace) for a brace that is text")
  }

  var isEmpty: Bool { pieces.isEmpty }

  /// The text without any column; nil if it has one.
  var constant: String? {
    switch pieces.count {
    case 0: return ""
    case 1:
      guard case .text(let text) = pieces[0] else { return nil }
      return text
    default: return nil
    }
  }

  /// The columns in the order of the text.
  var columns: [Int] {
    pieces.compactMap { if case .column(let column) = $0 { column } else { nil } }
  }

  /// The text of a template without columns, which is equal for every row.
  mutating func fix(_ text: String) { pieces = text.isEmpty ? [] : [.text(text)] }

  /// The text for a row; nil if a cell that it needs is empty.
  func filled(from row: TemplateTable.Row) -> String? {
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let part): text += part
      case .column(let column):
        if row.cells[column].isEmpty { return nil }
        text += row.cells[column]
      }
    }
    return text
  }

  /// The place of the first cell in the text, or the first empty one if the text cannot be filled in; the whole row for
  /// a text without cells.
  func place(in row: TemplateTable.Row) -> Range<Int> {
    let column = columns.first { row.cells[$0].isEmpty } ?? columns.first
    return column.map { row.places[$0] } ?? row.place
  }

  /// The text with names in place of cells, so that two templates differ.
  func skeleton(_ table: TemplateTable) -> String {
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .text(let part): text += part
      case .column(let column): text += "\u{1}\(table.names[column])\u{1}"
      }
    }
  }
}
