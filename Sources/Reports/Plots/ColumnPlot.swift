/// How often each of a few numbers or ranges came about, as columns side by side.
struct ColumnPlot {
  struct Column {
    /// What it stands for; of a range, where it begins.
    let label: String
    let count: Int
    /// What is told where somebody points at it.
    let hint: String
    /// Beyond a limit: drawn as an outline.
    var isOver = false
  }

  let frame: PlotFrame
  let columns: [Column]
  /// Whether labels stand at the beginning of their columns rather than in the middle.
  var areRanges = false
  /// Before which column a limit stands, and what it is.
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

  /// Each how many columns there is room for a text on a phone.
  private static func stride(of texts: [String], among count: Int) -> Int {
    let room = 290
    let width = 8 + 7 * (texts.map(\.count).max() ?? 1)
    return max(1, (width * count + room - 1) / room)
  }
}
