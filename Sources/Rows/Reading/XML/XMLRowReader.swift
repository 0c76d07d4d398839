internal import Diagnostics
internal import XMLSource

/// Turns a row's attributes, text and children into cells, one for each column.
struct XMLRowReader {
  /// The text of a column and its range; for a missing one, the range of the row's name.
  struct Cell {
    var text: String
    var place: Range<Int>
  }

  private let shape: XMLShape
  private let languages: SourceLanguages
  private let columns: [Binding.Column]
  private let file: String
  /// The name of the attribute or element of each column; nil for fields of a list.
  private let names: [String?]
  /// All names that an attribute or element of a row may have.
  private let known: [String]

  init(
    _ shape: XMLShape, _ languages: SourceLanguages, _ columns: [Binding.Column], file: String
  ) {
    self.shape = shape
    self.languages = languages
    self.columns = columns
    self.file = file
    names = columns.map { shape.name(of: $0.name) }
    known = names.compactMap(\.self) + (shape.list.map { [$0.element] } ?? [])
  }

  /// Returns a cell for each column, and the findings about repeated or misplaced ones.
  func cells(of row: XMLRow) -> (cells: [Cell], faults: [Finding]) {
    var cells = [Cell?](repeating: nil, count: columns.count)
    var faults: [Finding] = []
    fill(&cells, fromAttributesOf: row.tag)
    fill(&cells, fromTextOf: row, &faults)
    var list: [(child: XMLRowChild, language: String)] = []
    for child in row.children {
      guard let name = meant(child.tag.name), let language = language(of: child, &faults) else {
        continue
      }
      if name == shape.list?.element {
        list.append((child, language))
      } else if let column = names.indices.first(where: {
        names[$0] == name && columns[$0].language == language
      }) {
        fill(&cells, column, from: child, of: row.tag, &faults)
      }
    }
    if let shape = shape.list {
      XMLListReader(shape, columns, file: file).fill(&cells, from: list, &faults)
    }
    return (cells.map { $0 ?? Cell(text: "", place: row.tag.nameRange) }, faults)
  }

  private func fill(_ cells: inout [Cell?], fromAttributesOf tag: XMLTag) {
    for attribute in tag.attributes {
      guard let name = meant(attribute.name, besides: tag),
        let column = names.indices.first(where: {
          names[$0] == name && columns[$0].language.isEmpty
        })
      else { continue }
      cells[column] = Cell(text: attribute.value, place: attribute.valueRange)
    }
  }

  /// Fills the cell of `XMLShape.text` from the text directly in the row.
  private func fill(_ cells: inout [Cell?], fromTextOf row: XMLRow, _ faults: inout [Finding]) {
    guard let text = shape.text, let column = column(of: text, in: ""),
      let first = row.pieces.first
    else { return }
    cells[column] = Cell(text: first.text, place: first.place)
    // An unknown element, which the schema has reported, does not make two texts of one.
    guard row.pieces.count > 1, row.children.allSatisfy({ meant($0.tag.name) != nil }) else {
      return
    }
    faults.append(
      Finding(
        .xmlElementTwice, "a second text in <\(row.tag.name)>",
        at: Place(file, row.pieces[1].place),
        help: "keep one", related: [Related(Place(file, first.place), "the first")]))
  }

  private func fill(
    _ cells: inout [Cell?], _ column: Int, from child: XMLRowChild, of row: XMLTag,
    _ faults: inout [Finding]
  ) {
    let isText = columns[column].field?.isTranslatable == true
    if let first = cells[column], isText, !isStray(first, column, in: row) {
      faults.append(twice(child, first))
    } else if cells[column] == nil || isText {
      cells[column] = Cell(text: child.text, place: child.textPlace)
    }
  }

  /// True if the cell comes from an attribute that should be an element; the schema has reported it.
  private func isStray(_ cell: Cell, _ column: Int, in row: XMLTag) -> Bool {
    (shape.text == nil || shape.text == columns[column].name)
      && row.attributes.contains { $0.valueRange == cell.place }
  }

  private func column(of field: String, in language: String) -> Int? {
    columns.firstIndex { $0.name == field && $0.language == language }
  }

  /// The known name that `name` is or was probably meant to be; the schema reports misspellings.
  private func meant(_ name: String, besides tag: XMLTag? = nil) -> String? {
    if known.contains(name) { return name }
    // The text of a row may be written by the name of its column.
    if let text = shape.text, name.lowercased() == text.lowercased() { return shape.name(of: text) }
    guard let near = NearMiss.of(name, among: known),
      tag?.attributes.contains(where: { $0.name == near }) != true
    else { return nil }
    return near
  }

  // MARK: - Elements

  /// The language of a child as columns name it; nil, with a finding, if the pack does not have it.
  private func language(of child: XMLRowChild, _ faults: inout [Finding]) -> String? {
    guard let attribute = child.language else { return "" }
    switch languages.meaning(of: attribute.value) {
    case .own: return ""
    case .other(let tag): return tag
    case .unknown:
      // The reader of XML has reported values that are no language tag, and misspelt attributes.
      if SourceLanguages.isTag(attribute.value), attribute.name == "xml:lang" {
        faults.append(
          Finding(
            .unknownLanguage, "\"\(attribute.value)\" is a language that the pack does not have",
            at: Place(file, attribute.valueRange),
            help: languages.expectation(insteadOf: attribute.value)))
      }
      return nil
    }
  }

  private func twice(_ child: XMLRowChild, _ first: Cell) -> Finding {
    let language = child.language.map { " in \($0.value)" } ?? ""
    return Finding(
      .xmlElementTwice, "a second <\(child.tag.name)>\(language)",
      at: Place(file, child.tag.nameRange), help: "keep one, or give it its xml:lang",
      related: [Related(Place(file, first.place), "the first")])
  }
}
