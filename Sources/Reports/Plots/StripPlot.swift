/// Histograms of several sets of numbers over one axis, one row each.
struct StripPlot {
  struct Row {
    let label: String
    /// The size of the set, and its least and greatest number.
    let note: String
    /// The number of values in each of the equal parts of the axis.
    fileprivate(set) var bins: [Int]
    var median: Double?

    /// Counts the numbers in each part of the axis.
    init(
      _ label: String, note: String, _ numbers: [(number: Double, count: Int)],
      on scale: PlotScale, median: Double? = nil
    ) {
      self.label = label
      self.note = note
      self.median = median
      bins = [Int](repeating: 0, count: StripPlot.binCount)
      for (number, count) in numbers {
        bins[scale.bin(of: number, among: bins.count)] += count
      }
    }
  }

  let frame: PlotFrame
  let scale: PlotScale
  let rows: [Row]
  /// A number to mark on the axis, and its label.
  var limit: (number: Double, label: String)?

  static let binCount = 80
  private static let rowHeight = 42
  private static let barHeight = 20

  var html: HTML {
    let top = limit == nil ? 0 : 16
    let base = top + rows.count * Self.rowHeight + 4
    var shapes = PlotShape.axis(scale, top: top, base: base)
    for (index, row) in rows.enumerated() {
      shapes += self.shapes(of: row, top: top + index * Self.rowHeight)
    }
    if let limit {
      let place = scale.position(of: limit.number)
      shapes.append(PlotShape.line(place, top - 2, place, base, "limit"))
      shapes.append(
        PlotShape.text(
          limit.label, place, top - 5, "limit " + (place > 0.5 ? "end" : "start")))
    }
    return frame.figure(height: base + 22, shapes)
  }

  private func shapes(of row: Row, top: Int) -> [HTML] {
    let most = row.bins.max() ?? 0
    let foot = top + Self.rowHeight - 4
    var shapes = [
      PlotShape.text(row.label, 0, top + 14, "start"),
      PlotShape.text(row.note, 1, top + 14, "soft end"),
      PlotShape.line(0, foot, 1, foot, ""),
    ]
    for (bin, count) in row.bins.enumerated() where count > 0 {
      let height = max(3, Self.barHeight * count / most)
      let width = 1 / Double(Self.binCount)
      shapes.append(
        PlotShape.bar(
          Double(bin) * width, foot - height, width * 0.86, height,
          hint: "\(row.label): \(ShownNumber.text(count)) here"))
    }
    if let median = row.median {
      let place = scale.position(of: median)
      shapes.append(PlotShape.line(place, foot - Self.barHeight, place, foot + 3, "median"))
    }
    return shapes
  }
}
