internal import Diagnostics
internal import Rows
internal import XMLSource

/// The edits that give some cells of one XML row other texts.
struct XMLRowEdits {
  /// A child to add; `place` is the child that it stands behind, or nil if its rank decides.
  private struct NewChild {
    let rank: Int
    let place: Int?
    let text: String
  }

  private let form: XMLRowForm
  private let row: XMLParts.Row
  private let layout: XMLLayout
  private let style: XMLRowStyle
  private let texts: [Int: String]
  private var found: [FixIt.Edit] = []
  private var newChildren: [NewChild] = []
  /// The new text directly in the row.
  private var newText = ""

  /// `style` is that of new children, where the row has none.
  init(
    _ row: XMLParts.Row, _ texts: [Int: String], _ form: XMLRowForm, _ layout: XMLLayout,
    _ style: XMLRowStyle
  ) {
    (self.row, self.form, self.layout, self.style) = (row, form, layout, style)
    self.texts = texts.filter { row.cells[$0.key].text != $0.value }
    changeAttributes()
    for (column, text) in self.texts { changeContent(column, text) }
    for language in form.listLanguages(of: self.texts.keys) { changeList(in: language) }
    addChildren()
  }

  /// The edits in source order. Of two at one place, an insertion comes first.
  var edits: [FixIt.Edit] {
    found.enumerated().sorted { left, right in
      let (first, second) = (left.element.bytes, right.element.bytes)
      return (first.lowerBound, first.upperBound, left.offset)
        < (second.lowerBound, second.upperBound, right.offset)
    }.map(\.element)
  }

  // MARK: - Cells

  private mutating func changeAttributes() {
    var values: [(name: String, value: String)] = []
    for (column, text) in texts {
      if case .attribute(let index) = row.cells[column].holder {
        values.append((row.tag.attributes[index].name, text))
      } else if case .attribute(let name) = form.parts[column],
        row.cells[column].holder == .nothing
      {
        values.append((name, text))
      }
    }
    let order = form.attributes
    values.sort { order.firstIndex(of: $0.name) ?? 0 < order.firstIndex(of: $1.name) ?? 0 }
    found += layout.edits(of: row.tag, values, in: order)
  }

  private mutating func changeContent(_ column: Int, _ text: String) {
    if form.parts[column] == .list { return }
    switch row.cells[column].holder {
    case .text(let range):
      found.append(FixIt.Edit(range, layout.written(text, inPlaceOf: range)))
    case .child(let index):
      let child = row.children[index]
      if text.isEmpty {
        found.append(FixIt.Edit(layout.removal(of: child.range), ""))
      } else {
        found.append(layout.edit(of: child.tag, child.content, to: text))
      }
    case .nothing: addContent(column, text)
    case .attribute, .remark: break
    }
  }

  private mutating func addContent(_ column: Int, _ text: String) {
    if text.isEmpty { return }
    switch form.parts[column] {
    case .text where row.children.isEmpty: newText = text
    case .text: addChild("text", [], text, rank: form.ranks[column])
    case .child(let name):
      addChild(name, form.language(of: column), text, rank: form.ranks[column])
    case .attribute, .list: break
    }
  }

  private mutating func addChild(
    _ name: String, _ attributes: [(name: String, value: String)], _ text: String, rank: Int,
    behind place: Int? = nil
  ) {
    newChildren.append(
      NewChild(
        rank: rank, place: place, text: style.element(name, attributes, text, layout)))
  }

  // MARK: - The list

  private func value(_ column: Int) -> String { texts[column] ?? row.cells[column].text }

  /// Changes the elements of the list in a language: each keeps its place if the order of the pinned ones allows it.
  private mutating func changeList(in language: String) {
    guard let list = form.shape.list else { return }
    let items = form.items(in: language, value)
    let columns = form.columns.indices.filter {
      form.columns[$0].language == language && list.fields.contains(form.columns[$0].name)
    }
    let old = columns.compactMap { column -> (column: Int, child: Int)? in
      guard case .child(let child) = row.cells[column].holder else { return nil }
      return (column, child)
    }.sorted { $0.child < $1.child }
    guard isInOrder(items, old.map(\.column)) else { return rewrite(items, old.map(\.child)) }
    for (column, child) in old {
      if let item = items.first(where: { $0.column == column }) {
        change(child, to: item)
      } else {
        found.append(FixIt.Edit(layout.removal(of: row.children[child].range), ""))
      }
    }
    let known = old.map(\.column)
    for item in items where !known.contains(item.column) {
      let isFirst = item.field == list.marked && !old.isEmpty
      add(item, behind: isFirst ? nil : old.last?.child ?? lastOfList)
    }
  }

  private mutating func add(_ item: XMLRowForm.Item, behind place: Int?) {
    addChild(
      form.shape.list?.element ?? "", item.attributes, item.text, rank: form.listRank,
      behind: place)
  }

  /// The last element of the list in any language.
  private var lastOfList: Int? {
    row.children.lastIndex { $0.tag.name == form.shape.list?.element }
  }

  /// True if the pinned elements come in their order when the old ones stay and the new ones follow.
  private func isInOrder(_ items: [XMLRowForm.Item], _ old: [Int]) -> Bool {
    guard let pin = form.shape.list?.pin else { return true }
    let wanted = items.filter { $0.attributes.contains { $0.name == pin.attribute } }.map(\.column)
    let kept = old.filter(wanted.contains)
    let new = wanted.filter { !old.contains($0) }
    // A new marked element comes before the old ones.
    let first = new.filter { form.columns[$0].name == form.shape.list?.marked }
    return wanted == first + kept + new.filter { !first.contains($0) }
  }

  private mutating func change(_ child: Int, to item: XMLRowForm.Item) {
    let child = row.children[child]
    if texts[item.column] != nil {
      found.append(layout.edit(of: child.tag, child.content, to: item.text))
    }
    changeAttributes(of: child.tag, to: item)
  }

  private mutating func changeAttributes(of tag: XMLTag, to item: XMLRowForm.Item) {
    let names = form.listAttributes.filter { $0 != "xml:lang" }
    let values = names.compactMap { name -> (name: String, value: String)? in
      let old = tag.attributes.first { $0.name == name }?.value ?? ""
      let new = item.attributes.first { $0.name == name }?.value ?? ""
      // An unmarked element may say that it is not the marked one.
      let isUnmarked = name == form.shape.list?.mark && new.isEmpty && old == "false"
      return old == new || isUnmarked ? nil : (name, new)
    }
    found += layout.edits(of: tag, values, in: form.listAttributes)
  }

  /// Writes the elements of a list anew in the places of the old ones.
  private mutating func rewrite(_ items: [XMLRowForm.Item], _ old: [Int]) {
    for (item, child) in zip(items, old) {
      let child = row.children[child]
      found.append(layout.edit(of: child.tag, child.content, to: item.text))
      changeAttributes(of: child.tag, to: item)
    }
    for child in old.dropFirst(items.count) {
      found.append(FixIt.Edit(layout.removal(of: row.children[child].range), ""))
    }
    for item in items.dropFirst(old.count) { add(item, behind: old.last ?? lastOfList) }
  }

  // MARK: - New children

  private mutating func addChildren() {
    guard !row.children.isEmpty else { return fill() }
    for child in sortedChildren {
      let place = child.place ?? placeBefore(child.rank)
      let gap =
        place.map { layout.gap(behind: row.children[$0].range) }
        ?? layout.gap(before: row.children[0].range)
      found.append(FixIt.Edit(gap.bytes, gap.before + child.text + gap.after))
    }
  }

  /// The new children by rank; those of one rank in the order in which they were added.
  private var sortedChildren: [NewChild] {
    newChildren.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }.map(\.element)
  }

  /// The child of the nearest lower rank; nil if there is none.
  private func placeBefore(_ rank: Int) -> Int? {
    var nearest: (rank: Int, child: Int)?
    for (column, cell) in row.cells.enumerated() {
      guard case .child(let child) = cell.holder, form.ranks[column] < rank else { continue }
      if let known = nearest, known.rank > form.ranks[column] { continue }
      nearest = (form.ranks[column], child)
    }
    return nearest?.child
  }

  /// Adds text and children to a row without children.
  private mutating func fill() {
    let children = sortedChildren.map(\.text)
    if newText.isEmpty, children.isEmpty { return }
    let content = newText.isEmpty ? "" : layout.written(newText)
    let written = content + style.joined(children)
    if layout.isEmpty(row.tag) {
      found.append(layout.opened(row.tag, with: written))
    } else if newText.isEmpty {
      let end = layout.contentEnd(row.content)
      found.append(FixIt.Edit(end..<row.content.upperBound, written))
    } else {
      found.append(FixIt.Edit(row.content.lowerBound..<row.content.lowerBound, written))
    }
  }
}
