internal import PackFormat

/// How the numbers of a pack are spread, a row for each unit or column, on one logarithmic scale.
struct ValuesSection {
  private let numbers: PackNumbers
  /// Units that few facts have are counted together.
  private static let mostRows = 24

  init(_ numbers: PackNumbers) { self.numbers = numbers }

  /// Nil where there are no quantities.
  var section: PageSection? {
    let groups = numbers.quantities
    if groups.isEmpty { return nil }
    let noun = numbers.isByUnit ? "unit" : "column"
    var content = HTML.element("p", [:], .text(summary(noun)))
    content += numbers.sample.note("question") ?? .nothing
    let shown = groups.prefix(Self.mostRows)
    if let plot = plot(Array(shown), noun) { content += plot.html }
    let rest = groups.dropFirst(Self.mostRows)
    if !rest.isEmpty {
      let list = rest.map { HTML.foreign("\($0.name) (\($0.count))") }
        .reduce(HTML.nothing) { $0.isEmpty ? $1 : $0 + .text(", ") + $1 }
      content += .element(
        "details", [:],
        .element("summary", [:], .text("\(ShownNumber.counted(rest.count, "rarer \(noun)")) not drawn")),
        .element("p", ["class": "small"], rest.count > 500 ? .text("too many to be listed") : list))
    }
    return PageSection(id: "values", title: "Values", content: content)
  }

  private func summary(_ noun: String) -> String {
    let count = numbers.quantities.reduce(0) { $0 + $1.count }
    let notAbove = numbers.quantities.reduce(0) { sum, group in
      sum + group.counts.reduce(0) { $0 + ($1.key > ExactDecimal(0) ? 0 : $1.value) }
    }
    let groups = numbers.quantities.count
    return "\(ShownNumber.counted(count, "number")) in \(ShownNumber.counted(groups, noun))."
      + (notAbove > 0
        ? " \(ShownNumber.text(notAbove)) at zero or below, which a logarithmic scale cannot show."
        : "")
  }

  private func plot(_ groups: [NumberGroup], _ noun: String) -> StripPlot? {
    let all = groups.map { group in group.sorted.filter { $0.number > ExactDecimal(0) } }
    guard let least = all.compactMap({ $0.first?.number }).min(),
      let greatest = all.compactMap({ $0.last?.number }).max()
    else { return nil }
    let scale = PlotScale(
      .logarithmic, from: least.approximation, to: greatest.approximation)
    let rows = zip(groups, all).map { group, sorted in
      StripPlot.Row(
        group.name.shortened(to: 22), note: Self.note(of: group),
        sorted.map { (number: $0.number.approximation, count: $0.count) }, on: scale,
        median: sorted.count > 2 ? Self.median(of: sorted)?.approximation : nil)
    }
    let frame = PlotFrame(
      id: "values-plot",
      title: "Values by \(noun), on a logarithmic scale; a dark line marks the median",
      description: groups.map { "\($0.name): \(Self.note(of: $0))" }.joined(separator: "; "))
    return StripPlot(frame: frame, scale: scale, rows: rows)
  }

  private static func median(of sorted: [(number: ExactDecimal, count: Int)]) -> ExactDecimal? {
    let total = sorted.reduce(0) { $0 + $1.count }
    var seen = 0
    return sorted.first { entry in
      seen += entry.count
      return seen * 2 >= total
    }?.number
  }

  /// How many there are, and from where to where.
  private static func note(of group: NumberGroup) -> String {
    let sorted = group.sorted
    guard let least = sorted.first?.number, let greatest = sorted.last?.number else { return "" }
    let range =
      least == greatest
      ? ShownNumber.text(least) : "\(ShownNumber.text(least)) – \(ShownNumber.text(greatest))"
    return "\(ShownNumber.text(group.count))×  \(range.shortened(to: 30))"
  }
}

extension String {
  /// Its beginning, where it is longer than that.
  func shortened(to limit: Int) -> String {
    count <= limit ? self : prefix(limit - 1) + "…"
  }
}
