internal import Comparing
internal import Kinds
internal import PackFormat

/// The section about the space that the texts of a pack take on the smallest screen.
struct LengthsSection {
  private let subject: ReportSubject
  private let pack: ReportSubject.Pack

  init(_ subject: ReportSubject, _ pack: ReportSubject.Pack) {
    self.subject = subject
    self.pack = pack
  }

  /// The section; nil if there are no texts.
  var section: PageSection? {
    get throws(PackError) {
      var lengths: [TextLength] = []
      for column in columns {
        let length = try TextLength(column, in: pack.reader)
        if length.count > 0 { lengths.append(length) }
      }
      let fill = try ScreenFill(pack)
      if lengths.isEmpty, fill.screens.isEmpty, pack.listing.texts.isEmpty { return nil }
      var content = HTML.element(
        "p", [:],
        .text(
          "The smallest screen that the games are made for has \(SmallestScreen.columns) columns"
            + " and \(SmallestScreen.rows) rows."))
      content += fill.sample.note(pack.card.rowNoun) ?? .nothing
      for (index, screen) in fill.screens.enumerated() {
        content += plot(screen, number: index, languages: pack.listing.languages.count).html
      }
      content += lengths.compactMap { $0.sample.note(pack.card.rowNoun) }.first ?? .nothing
      let texts = bars(lengths) + gameTexts
      if !texts.isEmpty { content += plot(texts).html }
      content += try longest(lengths)
      return PageSection(id: "lengths", title: "Texts on the smallest screen", content: content)
    }
  }

  /// The columns with texts that players read; in a table without translations, all texts.
  private var columns: [PackColumn] {
    let read = LanguageListing.textColumns(of: pack.reader)
    if !read.isEmpty { return read }
    return pack.reader.kindTable.columns.filter {
      $0.type == .string && $0.name != "Id"
    }
  }

  /// A plot of the heights of one kind of screen, with all that it shows.
  private func plot(
    _ screen: ScreenFill.Screen, number: Int, languages: Int
  ) -> ColumnPlot {
    // Heights far beyond the screen are drawn as one column.
    let last = min(max(SmallestScreen.rows, screen.most), SmallestScreen.rows + 10)
    let columns = (1...last).map { rows in
      let count =
        rows < last
        ? screen.counts[rows] ?? 0
        : screen.counts.reduce(0) { $0 + ($1.key >= last ? $1.value : 0) }
      return ColumnPlot.Column(
        label: "\(rows)", count: count, hint: ShownNumber.counted(rows, "row"),
        isOver: rows > SmallestScreen.rows)
    }
    let fits =
      screen.tooTall == 0
      ? "all fit" : "\(ShownNumber.counted(screen.tooTall, "screen")) of them too tall"
    let many = languages > 1 ? ", in \(languages) languages" : ""
    let frame = PlotFrame(
      id: "screen-plot-\(number)",
      title: "Rows of \(screen.title)\(many): at most \(screen.most), \(fits)",
      description: screen.counts.sorted { $0.key < $1.key }
        .map { "\(ShownNumber.counted($0.key, "row")): \($0.value)" }.joined(separator: "; "))
    var plot = ColumnPlot(frame: frame, columns: columns)
    if last > SmallestScreen.rows { plot.limit = (SmallestScreen.rows, "does not fit →") }
    return plot
  }

  /// The texts that the pack replaces in the game's own screens.
  private var gameTexts: [LengthBars.Bar] {
    pack.listing.texts.prefix(Self.mostGameTexts).map { entry in
      let rows = SmallestScreen.rows(for: [entry.text])
      let language = entry.language.isEmpty ? "" : "@\(entry.language)"
      return bar("text \(entry.name)\(language)", rows, tooLong: 0)
    }
  }

  private static let mostGameTexts = 40

  private func bar(_ name: String, _ rows: Int, tooLong: Int) -> LengthBars.Bar {
    LengthBars.Bar(
      label: name.shortened(to: 22),
      value: "\(ShownNumber.counted(rows, "row"))"
        + (tooLong > 0 ? ", \(ShownNumber.text(tooLong)) do not fit" : ""),
      part: min(1, Double(rows) / Double(SmallestScreen.rows)))
  }

  private func bars(_ lengths: [TextLength]) -> [LengthBars.Bar] {
    lengths.map { bar($0.name, $0.most, tooLong: $0.tooLong) }
  }

  private func plot(_ bars: [LengthBars.Bar]) -> LengthBars {
    let frame = PlotFrame(
      id: "lengths-plot",
      title:
        "The longest text of each column, and what the game says in the pack’s words, of \(SmallestScreen.rows) rows",
      description: bars.map { "\($0.label): \($0.value)" }.joined(separator: "; "))
    return LengthBars(frame: frame, bars: bars, whole: 1)
  }

  /// The longest text of each column, if it takes more than a few rows.
  private func longest(_ lengths: [TextLength]) throws(PackError) -> HTML {
    var table = TableMarkup(
      "Longest texts",
      [
        .init(title: "Column"), .init(title: "Rows", isNumber: true),
        .init(title: pack.card.rowTitle, isLong: true),
        .init(title: "Where"),
      ])
    for length in lengths.sorted(by: { $1.most < $0.most }).prefix(10) {
      guard let longest = length.longest, longest.rows > 2 else { continue }
      let origin = try pack.reader.questionOrigin(longest.row)
      let place = [origin.source, origin.line.map { "\($0)" }].compactMap { $0 }
        .joined(separator: ":")
      table.add(
        .text(length.name), .text("\(longest.rows)"),
        .foreign(try subject.label(ofQuestion: longest.row).shortened(to: 90)),
        .element("code", [:], .text(place)))
    }
    return table.rows.isEmpty ? .nothing : table.html
  }
}
