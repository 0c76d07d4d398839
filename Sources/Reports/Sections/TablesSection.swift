internal import Comparing
internal import Kinds
internal import PackFormat

/// The section that profiles each table of the author's own, column by column.
struct TablesSection {
  private let pack: ReportSubject.Pack

  private static let mostRows = 100_000
  private static let mostTables = 40
  private static let mostColumns = 100

  init(_ pack: ReportSubject.Pack) { self.pack = pack }

  /// The section; nil if the pack has no such table.
  var section: PageSection? {
    get throws(PackError) {
      let tables = pack.listing.tables.filter { !OwnTable.isReserved($0.name) }
        .dropFirst(pack.card.rowNoun == "row" ? 0 : 1)
      if tables.isEmpty { return nil }
      var content = HTML.nothing
      for table in tables.prefix(Self.mostTables) { content += try html(table) }
      if tables.count > Self.mostTables {
        content += Self.more(tables.count - Self.mostTables, "table")
      }
      return PageSection(id: "tables", title: "Tables", content: content)
    }
  }

  private func html(_ listing: TableListing) throws(PackError) -> HTML {
    guard let table = pack.reader.table(listing.name) else { return .nothing }
    let sample = RowSample(of: table.rowCount, most: Self.mostRows)
    var markup = TableMarkup(
      "Columns of \(listing.name)",
      [
        .init(title: "Column"), .init(title: "Type"), .init(title: "Missing", isNumber: true),
        .init(title: "Distinct", isNumber: true), .init(title: "Least"), .init(title: "Most"),
        .init(title: "Spread"),
      ])
    for column in table.columns.prefix(Self.mostColumns) {
      let profile = try ColumnProfile(pack.reader, column, sample)
      markup.add(
        .foreign(profile.name), .text(profile.type), .text(ShownNumber.text(profile.missing)),
        .text(profile.distinct.map { ShownNumber.text($0) } ?? "many"),
        Self.cell(profile.range?.least), Self.cell(profile.range?.most), Self.spread(profile))
    }
    let key = listing.key.isEmpty ? "no key" : "key " + listing.key.joined(separator: ", ")
    let links = listing.references.map { HTML.element("li", [:], .foreign($0.text)) }
    return .element(
      "h3", [:], .foreign(listing.name),
      .text(": \(ShownNumber.counted(table.rowCount, "row")), "), .foreign(key))
      + (links.isEmpty ? .nothing : .element("ul", [:], links)) + (sample.note("row") ?? .nothing)
      + markup.html
      + (table.columns.count > Self.mostColumns
        ? Self.more(table.columns.count - Self.mostColumns, "column") : .nothing)
  }

  private static func cell(_ text: String?) -> HTML {
    text.map { .foreign($0.shortened(to: 40)) } ?? .nothing
  }

  /// The histogram of numbers, or the most frequent values.
  private static func spread(_ profile: ColumnProfile) -> HTML {
    if let most = profile.histogram.max() {
      let bars = Array("▁▂▃▄▅▆▇█")
      let text = profile.histogram.map { count in
        count == 0 ? "·" : bars[(count * bars.count - 1) / most]
      }
      return .element(
        "span",
        ["role": "img", "aria-label": profile.histogram.map { "\($0)" }.joined(separator: ", ")],
        .text(String(text)))
    }
    let values = profile.frequent.map {
      "\($0.value.shortened(to: 24)) (\(ShownNumber.text($0.count)))"
    }
    return values.isEmpty ? .nothing : .foreign(values.joined(separator: ", "))
  }

  private static func more(_ count: Int, _ noun: String) -> HTML {
    .element(
      "p", ["class": "soft small"],
      .text("\(ShownNumber.counted(count, "more \(noun)")) not listed."))
  }
}
