internal import Kinds
internal import PackFormat

/// The section that plots the numbers of a pack, a row for each unit or column, on one logarithmic
/// scale.
struct ValuesSection {
  private let numbers: PackNumbers
  private let noun: String
  /// The number of rows. Rarer units are counted together.
  private static let mostRows = 16

  init(_ numbers: PackNumbers, _ card: PackCard) {
    self.numbers = numbers
    noun = card.rowNoun
  }

  /// The section; nil if there are no quantities.
  var section: PageSection? {
    if numbers.units.isEmpty, numbers.columns.isEmpty { return nil }
    var content = numbers.sample.note(noun) ?? .nothing
    if !numbers.units.isEmpty { content += part(numbers.units, "unit") }
    if !numbers.columns.isEmpty { content += part(numbers.columns, "column") }
    return PageSection(id: "values", title: "Values", content: content)
  }

  private func part(_ groups: [NumberGroup], _ noun: String) -> HTML {
    var content = HTML.element("p", [:], .text(Self.summary(groups, noun)))
    let shown = groups.prefix(Self.mostRows)
    if let plot = plot(Array(shown), noun) { content += plot.html }
    let rest = groups.dropFirst(Self.mostRows)
    if !rest.isEmpty {
      content += .element(
        "details", [:],
        .element(
          "summary", [:], .text("\(ShownNumber.counted(rest.count, "rarer \(noun)")) not drawn")),
        .element("p", ["class": "small"], Self.names(of: rest)))
    }
    return content
  }

  /// The number of names that are listed; more are only counted.
  private static let mostNames = 300

  private static func names(of groups: ArraySlice<NumberGroup>) -> HTML {
    var html = HTML.nothing
    for group in groups.prefix(mostNames) {
      html += .text(html.isEmpty ? "" : ", ") + .foreign("\(group.name) (\(group.count))")
    }
    let more = groups.count - mostNames
    return more > 0 ? html + .text(", and \(ShownNumber.text(more)) more") : html
  }

  private static func summary(_ all: [NumberGroup], _ noun: String) -> String {
    let count = all.reduce(0) { $0 + $1.count }
    let notAbove = all.reduce(0) { sum, group in
      sum + group.counts.reduce(0) { $0 + ($1.key > ExactDecimal(0) ? 0 : $1.value) }
    }
    return "\(ShownNumber.counted(count, "number")) in \(ShownNumber.counted(all.count, noun))."
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
    var rows: [StripPlot.Row] = []
    if numbers.units.count > 1, noun == "unit" {
      let count = all.joined().reduce(0) { $0 + $1.count }
      rows.append(
        StripPlot.Row(
          "all of these", note: "\(ShownNumber.text(count))×",
          all.joined().map { (number: $0.number.approximation, count: $0.count) }, on: scale))
    }
    rows += zip(groups, all).map { group, sorted in
      StripPlot.Row(
        group.name.shortened(to: 22), note: Self.note(of: group),
        sorted.map { (number: $0.number.approximation, count: $0.count) }, on: scale,
        median: sorted.count > 2 ? Self.median(of: sorted)?.approximation : nil)
    }
    let frame = PlotFrame(
      id: noun + "-plot",
      title: "Values by \(noun), on a logarithmic scale; a vertical line marks the median",
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

  /// The size of the group, and its least and greatest number.
  private static func note(of group: NumberGroup) -> String {
    let sorted = group.sorted
    guard let least = sorted.first?.number, let greatest = sorted.last?.number else { return "" }
    let range =
      least == greatest
      ? ShownNumber.text(least) : "\(ShownNumber.text(least)) – \(ShownNumber.text(greatest))"
    return "\(ShownNumber.text(group.count))× · \(range.shortened(to: 30))"
  }
}

extension String {
  /// The text, cut to `limit` characters.
  func shortened(to limit: Int) -> String {
    count <= limit ? self : prefix(limit - 1) + "…"
  }
}
