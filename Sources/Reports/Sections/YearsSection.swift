internal import Kinds
internal import PackFormat

/// The section with two plots of a pack's years: all of them, and the range in which most lie.
struct YearsSection {
  private let groups: [NumberGroup]
  private let sample: RowSample
  private let now: Double?
  private let noun: String

  init(_ numbers: PackNumbers, _ card: PackCard) {
    groups = numbers.years
    sample = numbers.sample
    noun = card.rowNoun
    now = card.asOf.flatMap { CalendarDate(daysSince1970: Int($0)) }.map { Double($0.year) }
  }

  /// The section; nil if there are no years.
  var section: PageSection? {
    let years = groups.map { group in
      group.sorted.map { (number: $0.number.approximation, count: $0.count) }
    }
    let all = years.joined().sorted { $0.number < $1.number }
    guard let first = all.first?.number, let last = all.last?.number else { return nil }
    var content = sample.note(noun) ?? .nothing
    content += plot("years-plot", "All years", years, from: first, to: max(last, now ?? last)).html
    let recent = years.filter { !$0.isEmpty }.map(Self.start).min() ?? first
    if last - first > 3 * (last - recent), last > recent {
      let later = years.map { group in group.filter { $0.number >= recent } }
      content +=
        plot(
          "late-years-plot", "The later nine tenths, from \(ShownNumber.year(recent)) on", later,
          from: recent, to: max(last, now ?? last)
        ).html
    }
    return PageSection(id: "years", title: "Years", content: content)
  }

  /// The year from which on the latest nine tenths of all years lie.
  private static func start(of all: [(number: Double, count: Int)]) -> Double {
    let total = all.reduce(0) { $0 + $1.count }
    var seen = 0
    return all.first { entry in
      seen += entry.count
      return seen * 10 > total
    }?.number ?? 0
  }

  private func plot(
    _ id: String, _ title: String, _ years: [[(number: Double, count: Int)]], from first: Double,
    to last: Double
  ) -> StripPlot {
    let scale = PlotScale(.years, from: first, to: last)
    let notes = years.map(Self.note)
    let rows = zip(groups, zip(years, notes)).map { group, entry in
      StripPlot.Row(group.name, note: entry.1, entry.0, on: scale)
    }
    let description = zip(groups, notes).map { "\($0.name): \($1)" }.joined(separator: "; ")
    var plot = StripPlot(
      frame: PlotFrame(id: id, title: title, description: description), scale: scale, rows: rows)
    if let now, now >= first { plot.limit = (now, "the pack’s date") }
    return plot
  }

  private static func note(of years: [(number: Double, count: Int)]) -> String {
    guard let first = years.first?.number, let last = years.last?.number else { return "none" }
    let count = years.reduce(0) { $0 + $1.count }
    let range =
      first == last
      ? ShownNumber.year(first) : "\(ShownNumber.year(first)) – \(ShownNumber.year(last))"
    return "\(ShownNumber.text(count))× · \(range)"
  }
}
