/// A bar chart of a few named quantities, one below the other, each with its number in words.
struct LengthBars {
  struct Bar {
    let label: String
    let value: String
    let part: Double
  }

  let frame: PlotFrame
  let bars: [Bar]
  /// The quantity that fills the whole width; nil for the largest one.
  var whole: Double?

  private static let rowHeight = 34

  var html: HTML {
    let most = whole ?? max(bars.map(\.part).max() ?? 1, 1e-9)
    let shapes = bars.enumerated().flatMap { index, bar in
      let top = index * Self.rowHeight
      return [
        PlotShape.text(bar.label, 0, top + 14, "start"),
        PlotShape.text(bar.value, 1, top + 14, "soft end"),
        PlotShape.bar(0, top + 19, 1, 8, "band"),
        PlotShape.bar(0, top + 19, min(1, bar.part / most), 8),
      ]
    }
    return frame.figure(height: bars.count * Self.rowHeight, shapes)
  }
}
