package import Diagnostics
package import Files
package import Kinds
package import Rows

/// The rows that a template makes from its table.
package struct TemplateRows {
  /// A row as cells for each column of the binding, placed in the table.
  package struct Row {
    package var place: Range<Int>
    var cells: [(text: String, place: Range<Int>)]

    /// Judges the row.
    package func hand(to judge: inout TableJudge, madeBy maker: Related) {
      let bytes = cells.map { Array($0.text.utf8) }
      judge.startRows(madeBy: maker)
      judge.begin(
        place, id: judge.idColumn.map { bytes[$0] } ?? [],
        asked: judge.askedColumn.map { bytes[$0] } ?? [], key: judge.keyColumns.map { bytes[$0] })
      for (text, cell) in zip(bytes, cells) { judge.cell(text, 0..<text.count, at: cell.place) }
      judge.end()
    }
  }

  package let table: TemplateTable
  private let columns: [Binding.Column]
  private let numbers: NumberStyle?
  private let key: Int?
  private let idColumn: Int?
  private let asked: Int?
  private var elements: [TemplateElement] = []

  /// Reads the table and the template; nil if an error, which is reported, keeps every row from being made.
  package init?(
    _ template: Template, _ source: ProjectSource, _ kind: ContentKind,
    _ languages: SourceLanguages, _ binding: Binding, _ findings: inout Findings
  ) throws(FileError) {
    guard let table = try TemplateTable(source, &findings) else { return nil }
    guard let xml = template.source(of: kind), let schema = Template.schema(of: kind) else {
      findings.add(
        Finding(
          .wrongTemplate, "the template makes nothing", at: template.place,
          help: "write a <\(kind.shape.row)> in it, with names of columns in braces"))
      return nil
    }
    self.table = table
    columns = binding.columns
    numbers = source.reading.numbers
    var own = findings.emptied
    key = template.key.flatMap { table.column($0.name, at: $0.place, &own) }
    idColumn = columns.firstIndex(ofField: "Id")
    asked = kind.schema.asked.flatMap { [columns] in columns.firstIndex(ofField: $0.name) }
    let rows = XMLCells.read(
      xml, kind.shape, languages, binding, schema, apart: Template.wrong, &own)
    let elements = rows.map {
      TemplateElement($0, template, of: kind, columns, over: table, &own)
    }
    var constants = TemplateConstants(kind, languages, binding, own)
    self.elements = elements.map { constants.judged($0) }
    if own.errors == 0 { own.merge(constants.findings) }
    findings.merge(own)
    if own.errors > 0 { return nil }
  }

  /// Makes the rows in the order of the table; a row that cannot be made is reported and left out.
  package func make(_ findings: inout Findings, take: (Row, Related) -> Void) {
    let pools = elements.map(candidates)
    for (number, row) in table.rows.enumerated() {
      if let key, row.cells[key].isEmpty {
        leave(row, empty: key, row.places[key], &findings)
        continue
      }
      for (element, pool) in zip(elements, pools) {
        let maker = Related(element.place, "made by this template")
        findings.maker = maker
        if let made = made(element, from: row, number, pool, &findings) { take(made, maker) }
      }
      findings.maker = nil
      findings.subject = nil
    }
  }

  // MARK: - One row

  private func made(
    _ element: TemplateElement, from row: TemplateTable.Row, _ number: Int,
    _ pool: Pool, _ findings: inout Findings
  ) -> Row? {
    var made = Row(place: row.place, cells: [])
    findings.subject = key.flatMap { element.id(ofKey: row.cells[$0]) }
    for (index, text) in element.texts.enumerated() {
      let place = text.place(in: row)
      if let key, index == idColumn, let id = findings.subject {
        made.cells.append((id, row.places[key]))
      } else if let filled = text.filled(from: row) {
        made.cells.append((filled, place))
      } else if columns[index].field?.constraints.required == true {
        let empty = text.columns.first { row.cells[$0].isEmpty }
        leave(row, empty: empty ?? 0, place, &findings)
        return nil
      } else {
        made.cells.append(("", place))
      }
    }
    guard let wrong = element.wrong else { return made }
    return draw(wrong, for: &made, row, number, pool, &findings) ? made : nil
  }

  private func leave(
    _ row: TemplateTable.Row, empty column: Int, _ place: Range<Int>, _ findings: inout Findings
  ) {
    let (file, name) = (table.file, table.names[column])
    findings.add(.emptyTemplateCell) {
      Finding(
        .emptyTemplateCell, "no question is made: \(name) is empty", at: Place(file, place),
        help: "fill in the cell, or suppress the warning")
    }
  }

  // MARK: - Wrong choices

  /// The columns of the right choice: the pack's own language first.
  private var rights: [Int] {
    let all = columns.indices.filter { columns[$0].name == "Right" }
    return all.filter { columns[$0].language.isEmpty }
      + all.filter { !columns[$0].language.isEmpty }
  }

  /// The rows as candidates for wrong choices.
  private struct Pool {
    /// Each row; nil for one without the right choice.
    var byRow: [WrongChoices.Candidate?] = []
    var all: [WrongChoices.Candidate] = []
  }

  private func candidates(_ element: TemplateElement) -> Pool {
    guard let wrong = element.wrong else { return Pool() }
    let rights = rights
    let byRow = table.rows.map { row -> WrongChoices.Candidate? in
      let texts = rights.map { column -> String? in
        let text = element.texts[column]
        return text.isEmpty ? nil : text.filled(from: row)
      }
      guard let own = texts.first ?? nil else { return nil }
      let name = key.map { row.cells[$0] } ?? own
      return wrong.candidate(row, name: name, texts, numbers)
    }
    return Pool(byRow: byRow, all: byRow.compactMap(\.self))
  }

  /// Fills in the wrong choices; false, with a finding, if there are too few.
  private func draw(
    _ wrong: WrongChoices, for made: inout Row, _ row: TemplateTable.Row, _ number: Int,
    _ pool: Pool, _ findings: inout Findings
  ) -> Bool {
    if let empty = wrong.emptyColumn(in: row) {
      leave(row, empty: empty, row.places[empty], &findings)
      return false
    }
    guard let own = pool.byRow[number] else { return false }
    let names = QuestionRow.wrongColumns
    let free = names.filter { name in
      columns.firstIndex(ofField: name).map { made.cells[$0].text.isEmpty } == true
    }
    let taken = names.compactMap { name in
      columns.firstIndex(ofField: name).map { made.cells[$0].text }
    }
    let question = findings.subject ?? asked.map { made.cells[$0].text } ?? ""
    let drawn = wrong.drawn(
      for: question, own, from: pool.all, besides: taken.filter { !$0.isEmpty })
    let place = rights.first.map { made.cells[$0].place } ?? row.place
    guard drawn.count == wrong.count, drawn.count <= free.count else {
      let (file, found, count) = (table.file, min(drawn.count, free.count), wrong.count)
      findings.add(.tooFewChoices) {
        Finding(
          .tooFewChoices,
          "no question is made: other rows give \(found) of \(count) wrong choices",
          at: Place(file, place),
          help: "ask for fewer, loosen same or within, or add rows; or suppress the warning")
      }
      return false
    }
    for (name, candidate) in zip(free, drawn) {
      for (index, right) in rights.enumerated() {
        let column = columns.indices.first {
          columns[$0].name == name && columns[$0].language == columns[right].language
        }
        guard let column, own.texts[index] != nil else { continue }
        made.cells[column] = (candidate.texts[index] ?? "", place)
      }
    }
    return true
  }
}
