/// A table of a page. If it is wider than the screen, only the table scrolls.
struct TableMarkup {
  struct Column {
    let title: String
    var isNumber = false
    /// True if the cells hold whole sentences, which need some width.
    var isLong = false

    fileprivate var style: String { isNumber ? "number" : isLong ? "long" : "" }
  }

  /// A description of the table for screen readers.
  let label: String
  let columns: [Column]
  private(set) var rows: [[HTML]] = []

  init(_ label: String, _ columns: [Column]) {
    self.label = label
    self.columns = columns
  }

  mutating func add(_ cells: HTML...) { add(cells) }

  mutating func add(_ cells: [HTML]) {
    precondition(cells.count == columns.count, "a cell for each column")
    rows.append(cells)
  }

  var html: HTML {
    let head = columns.map { column in
      HTML.element(
        "th", ["scope": "col", "class": column.style], .text(column.title))
    }
    let body = rows.map { row in
      HTML.element(
        "tr", [:],
        zip(columns, row).map { column, cell in
          .element("td", ["class": column.style], cell)
        })
    }
    let table = HTML.element(
      "table", [:], .element("thead", [:], .element("tr", [:], head)),
      .element("tbody", [:], body))
    return .element(
      "div", ["class": "wide", "role": "region", "aria-label": label, "tabindex": "0"], table)
  }
}
