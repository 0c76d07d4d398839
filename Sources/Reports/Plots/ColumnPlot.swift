/// A bar chart of the frequencies of numbers or ranges, drawn as columns.
struct ColumnPlot {
  struct Column {
    /// The number that the column stands for, or the start of its range.
    let label: String
    let count: Int
    /// The text that a pointer over the column shows.
    let hint: String
    /// True if the column lies beyond the limit. Such a column is drawn as an outline.
    var isOver = false
  }

  let frame: PlotFrame
  let columns: [Column]
  /// True if the columns are ranges. A label then stands at the start of its column, not in the
  /// middle.
  var areRanges = false
  /// A limit with its label, and the number of the column that it stands before.
  var limit: (column: Int, label: String)?

  private static let height = 130

  var html: HTML {
    let most = max(1, columns.map(\.count).max() ?? 1)
    let width = 1 / Double(max(1, columns.count))
    let (top, base) = (34, 34 + Self.height)
    let stride = Self.stride(of: columns.map(\.label), among: columns.count)
    let hasCounts =
      Self.stride(of: columns.map { ShownNumber.text($0.count) }, among: columns.count) == 1
    let highest = columns.firstIndex { $0.count == most }
    var shapes = [PlotShape.line(0, base, 1, base, "base")]
    for (index, column) in columns.enumerated() {
      let place = Double(index) * width
      if column.count > 0 {
        let height = max(2, Self.height * column.count / most)
        shapes.append(
          PlotShape.bar(
            place + width * 0.08, base - height, width * 0.84, height,
            column.isOver ? "over" : "",
            hint: "\(column.hint): \(ShownNumber.text(column.count))"))
        if hasCounts || index == highest {
          shapes.append(
            PlotShape.text(
              ShownNumber.text(column.count), place + width / 2, base - height - 4, "middle"))
        }
      }
      if index % stride == 0 {
        shapes.append(
          areRanges
            ? PlotShape.text(column.label, place, base + 16, "soft start")
            : PlotShape.text(column.label, place + width / 2, base + 16, "soft middle"))
      }
    }
    if let limit {
      let place = Double(limit.column) * width
      shapes.append(PlotShape.line(place, top - 16, place, base, "limit"))
      shapes.append(
        PlotShape.text(limit.label, place, top - 20, "limit " + (place > 0.5 ? "end" : "start")))
    }
    return frame.figure(height: base + 22, shapes)
  }

  /// The distance between labelled columns that leaves room for the labels on a phone.
  private static func stride(of texts: [String], among count: Int) -> Int {
    let room = 290
    let width = 8 + 7 * (texts.map(\.count).max() ?? 1)
    return max(1, (width * count + room - 1) / room)
  }
}
