internal import Diagnostics
internal import XMLSource

/// Finds the cells of a row in its attributes and elements.
struct XMLRowReader {
  /// The text of a column and its bytes; where it is not there, the bytes of the row's name.
  struct Cell {
    var text: String
    var place: Range<Int>
  }

  private let shape: XMLShape
  private let languages: SourceLanguages
  private let columns: [Binding.Column]
  private let file: String
  /// The names of attributes and elements, one for each column.
  private let names: [String?]
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

  /// A cell for each column, and what is wrong with how the row says them.
  func cells(of row: XMLRow) -> (cells: [Cell], faults: [Finding]) {
    var cells = [Cell?](repeating: nil, count: columns.count)
    var faults: [Finding] = []
    if let text = shape.text, let column = column(of: text, in: ""),
      !row.textPlace.isEmpty || row.children.isEmpty
    {
      cells[column] = Cell(
        text: row.text, place: row.textPlace.isEmpty ? row.tag.nameRange : row.textPlace)
    }
    for attribute in row.tag.attributes {
      guard let name = meant(attribute.name, besides: row.tag),
        let column = names.indices.first(where: {
          names[$0] == name && columns[$0].language.isEmpty && columns[$0].name != shape.text
        })
      else { continue }
      cells[column] = Cell(text: attribute.value, place: attribute.valueRange)
    }
    var counts: [String: Int] = [:]
    for child in row.children {
      guard let column = column(for: child, &counts, &faults) else { continue }
      if let first = cells[column] {
        faults.append(twice(child, first))
      } else {
        cells[column] = Cell(text: child.text, place: child.textPlace)
      }
    }
    return (cells.map { $0 ?? Cell(text: "", place: row.tag.nameRange) }, faults)
  }

  private func column(of field: String, in language: String) -> Int? {
    columns.firstIndex { $0.name == field && $0.language == language }
  }

  /// The name that was probably meant: a misspelt one has its finding, and is read as if spelt right.
  private func meant(_ name: String, besides tag: XMLTag? = nil) -> String? {
    if known.contains(name) { return name }
    guard let near = NearMiss.of(name, among: known),
      tag?.attributes.contains(where: { $0.name == near }) != true
    else { return nil }
    return near
  }

  // MARK: - Elements

  /// The column that an element fills; nil where it has none, which has its finding.
  private func column(
    for child: XMLRowChild, _ counts: inout [String: Int], _ faults: inout [Finding]
  ) -> Int? {
    guard let name = meant(child.tag.name), let language = language(of: child, &faults) else {
      return nil
    }
    if let list = shape.list, name == list.element {
      return column(for: child, in: language, of: list, &counts, &faults)
    }
    return names.indices.first { names[$0] == name && columns[$0].language == language }
  }

  /// The language of an element as the columns have it; nil where the pack does not have it.
  private func language(of child: XMLRowChild, _ faults: inout [Finding]) -> String? {
    guard let attribute = child.language else { return "" }
    switch languages.meaning(of: attribute.value) {
    case .own: return ""
    case .other(let tag): return tag
    case .unknown:
      // What is no tag at all is told by the reader of XML.
      if SourceLanguages.isTag(attribute.value) {
        faults.append(
          Finding(
            .unknownLanguage, "\"\(attribute.value)\" is a language that the pack does not have",
            at: Place(file, attribute.valueRange),
            help: languages.expectation(insteadOf: attribute.value)))
      }
      return nil
    }
  }

  private func column(
    for child: XMLRowChild, in language: String, of list: XMLShape.List,
    _ counts: inout [String: Int], _ faults: inout [Finding]
  ) -> Int? {
    if child.tag.attributes.contains(where: { $0.name == list.mark && $0.value == "true" }) {
      let count = counts["\(list.mark)@\(language)", default: 0]
      counts["\(list.mark)@\(language)"] = count + 1
      if count == 0 { return column(of: list.marked, in: language) }
      faults.append(
        Finding(
          .markedTwice, "a second <\(list.element)> is marked \(list.mark)",
          at: Place(file, child.tag.range), help: "mark one of them only"))
      return nil
    }
    let count = counts[language, default: 0]
    counts[language] = count + 1
    if count < list.others.count { return column(of: list.others[count], in: language) }
    if count == list.others.count {
      faults.append(
        Finding(
          .tooManyChoices, "more than \(list.others.count + 1) <\(list.element)>",
          at: Place(file, child.tag.range), help: "leave some out"))
    }
    return nil
  }

  private func twice(_ child: XMLRowChild, _ first: Cell) -> Finding {
    let language = child.language.map { " in \($0.value)" } ?? ""
    return Finding(
      .xmlElementTwice, "a second <\(child.tag.name)>\(language)",
      at: Place(file, child.tag.nameRange), help: "keep one, or give it its xml:lang",
      related: [Related(Place(file, first.place), "the first")])
  }
}
