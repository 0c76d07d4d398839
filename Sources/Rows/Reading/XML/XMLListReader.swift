internal import Diagnostics
internal import XMLSource

/// Fills cells from the elements of a list, such as choices, for each language separately.
struct XMLListReader {
  typealias Item = (child: XMLRowChild, language: String)

  private let shape: XMLShape.List
  private let columns: [Binding.Column]
  private let file: String

  init(_ shape: XMLShape.List, _ columns: [Binding.Column], file: String) {
    self.shape = shape
    self.columns = columns
    self.file = file
  }

  /// Fills the cells of the list's fields from `items`, and adds findings about marks and number.
  func fill(
    _ cells: inout [XMLRowReader.Cell?], from items: [Item], _ faults: inout [Finding]
  ) {
    var languages: [String] = []
    for item in items where !languages.contains(item.language) { languages.append(item.language) }
    for language in languages {
      fill(
        &cells, from: items.filter { $0.language == language }.map(\.child), in: language, &faults)
    }
  }

  private func fill(
    _ cells: inout [XMLRowReader.Cell?], from children: [XMLRowChild], in language: String,
    _ faults: inout [Finding]
  ) {
    let marked = marked(among: children)
    var others = shape.others.makeIterator()
    var alsoMarked = shape.alsoMarked.makeIterator()
    var pinned: [String] = []
    var firstPin: Range<Int>?
    var hasTooMany = false
    for (index, child) in children.enumerated() {
      let isAlso = index != marked && mark(of: child)?.value == XMLShape.List.also
      let field = index == marked ? shape.marked : isAlso ? alsoMarked.next() : others.next()
      if let marked, index > marked, mark(of: child)?.value == "true" {
        faults.append(markedTwice(child, children[marked]))
      }
      // Without a marked element one field is free, which is reported as missing.
      if field == nil, !hasTooMany, marked != nil || index > shape.others.count {
        hasTooMany = true
        faults.append(tooMany(child))
      }
      guard let field, let column = column(of: field, in: language) else { continue }
      cells[column] = XMLRowReader.Cell(text: child.text, place: child.textPlace)
      if let remark = child.tag.attributes.first(where: { $0.name == shape.remark?.attribute }),
        let column = shape.remark(on: field).flatMap({ self.column(of: $0, in: language) })
      {
        cells[column] = XMLRowReader.Cell(text: remark.value, place: remark.valueRange)
      }
      if let pin = pin(of: child) {
        pinned.append(field)
        firstPin = firstPin ?? pin.valueRange
      }
    }
    // A translation is pinned with the choice that it translates.
    guard language.isEmpty, let firstPin, let field = shape.pin?.field,
      let column = column(of: field, in: "")
    else { return }
    cells[column] = XMLRowReader.Cell(text: pinned.joined(separator: ";"), place: firstPin)
  }

  private func pin(of child: XMLRowChild) -> XMLAttribute? {
    guard let pin = shape.pin else { return nil }
    return child.tag.attributes.first { $0.name == pin.attribute && $0.value == pin.value }
  }

  /// The index of the marked child; if none is, that of the first whose mark has an invalid value.
  private func marked(among children: [XMLRowChild]) -> Int? {
    children.firstIndex { mark(of: $0)?.value == "true" }
      ?? children.firstIndex { child in
        mark(of: child).map { !["false", XMLShape.List.also].contains($0.value) } == true
      }
  }

  /// The mark of a child, even if misspelt: the schema has reported that.
  private func mark(of child: XMLRowChild) -> XMLAttribute? {
    child.tag.attributes.first { NearMiss.of($0.name, among: [shape.mark]) != nil }
  }

  private func column(of field: String, in language: String) -> Int? {
    columns.firstIndex { $0.name == field && $0.language == language }
  }

  private func markedTwice(_ child: XMLRowChild, _ first: XMLRowChild) -> Finding {
    Finding(
      .markedTwice, "a second <\(shape.element)> is marked \(shape.mark)",
      at: Place(file, child.tag.range),
      help: shape.alsoMarked.isEmpty
        ? "mark one of them only"
        : "mark one of them only, or further right ones \(shape.mark)=\"\(XMLShape.List.also)\"",
      related: [Related(Place(file, first.tag.range), "the first")])
  }

  private func tooMany(_ child: XMLRowChild) -> Finding {
    Finding(
      .tooManyChoices, "more than \(shape.others.count + 1) <\(shape.element)>",
      at: Place(file, child.tag.range), help: "leave some out")
  }
}
