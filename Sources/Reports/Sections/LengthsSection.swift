internal import PackCompiler
internal import PackFormat

/// How much of the smallest screen the texts of a pack take.
struct LengthsSection {
  private let subject: ReportSubject
  private let pack: ReportSubject.Pack

  init(_ subject: ReportSubject, _ pack: ReportSubject.Pack) {
    self.subject = subject
    self.pack = pack
  }

  /// Nil where there are no texts.
  var section: PageSection? {
    get throws(PackError) {
      var lengths: [TextLength] = []
      for column in columns {
        let length = try TextLength(column, in: pack.reader)
        if length.count > 0 { lengths.append(length) }
      }
      if lengths.isEmpty { return nil }
      var content = HTML.element(
        "p", [:],
        .text(
          "The smallest screen that the games are made for has \(SmallestScreen.columns) columns"
            + " and \(SmallestScreen.rows) rows. What stands on it together has to fit it, so a text alone should take a part."
        ))
      content += lengths.compactMap { $0.sample.note("question") }.first ?? .nothing
      content += bars(lengths).html + (try longest(lengths))
      return PageSection(id: "lengths", title: "Texts on the smallest screen", content: content)
    }
  }

  /// What people read; of a table without translations all texts.
  private var columns: [PackColumn] {
    let read = LanguageListing.textColumns(of: pack.reader)
    if !read.isEmpty { return read }
    return pack.reader.table(pack.card.kind)?.columns.filter {
      $0.type == .string && $0.name != "Id"
    } ?? []
  }

  private func bars(_ lengths: [TextLength]) -> LengthBars {
    let bars = lengths.map { length in
      let rows = ShownNumber.counted(length.most, "row")
      return LengthBars.Bar(
        label: length.name.shortened(to: 22),
        value: "up to \(rows)" + (length.tooLong > 0 ? ", \(length.tooLong) do not fit" : ""),
        part: min(1, Double(length.most) / Double(SmallestScreen.rows)))
    }
    let frame = PlotFrame(
      id: "lengths-plot", title: "The longest text of each column, of \(SmallestScreen.rows) rows",
      description: bars.map { "\($0.label): \($0.value)" }.joined(separator: "; "))
    return LengthBars(frame: frame, bars: bars, whole: 1)
  }

  /// The longest text of each column, where it takes more than a few rows.
  private func longest(_ lengths: [TextLength]) throws(PackError) -> HTML {
    var table = TableMarkup(
      "Longest texts",
      [
        .init(title: "Column"), .init(title: "Rows", isNumber: true), .init(title: "Question"),
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
