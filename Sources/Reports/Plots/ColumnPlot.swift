/// How often each of a few numbers or ranges came about, as columns side by side.
struct ColumnPlot {
  struct Column {
    let label: String
    let count: Int
    /// Beyond a limit: drawn as an outline.
    var isOver = false
  }

  let frame: PlotFrame
  let columns: [Column]
  /// Before which column a limit stands, and what it is.
  var limit: (column: Int, label: String)?

  private static let height = 130

  var html: HTML {
    let most = max(1, columns.map(\.count).max() ?? 1)
    let width = 1 / Double(max(1, columns.count))
    let (top, base) = (34, 34 + Self.height)
    // On a phone there is room for six labels, or for a dozen counts.
    let stride = max(1, (columns.count + 5) / 6)
    var shapes = [PlotShape.line(0, base, 1, base, "base")]
    for (index, column) in columns.enumerated() {
      let place = Double(index) * width
      if column.count > 0 {
        let height = max(2, Self.height * column.count / most)
        shapes.append(
          PlotShape.bar(
            place + width * 0.08, base - height, width * 0.84, height,
            column.isOver ? "over" : "",
            hint: "\(column.label): \(ShownNumber.text(column.count))"))
        if columns.count <= 12 || column.count == most || column.isOver {
          shapes.append(
            PlotShape.text(
              ShownNumber.text(column.count), place + width / 2, base - height - 4, "middle"))
        }
      }
      if index % stride == 0 {
        shapes.append(
          PlotShape.text(column.label, place + width / 2, base + 16, "soft middle"))
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
}
