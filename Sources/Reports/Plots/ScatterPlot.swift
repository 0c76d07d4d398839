/// Points over two axes, each from 0 to 1 or from −1 to 1.
struct ScatterPlot {
  struct Point {
    let x: Double
    let y: Double
    /// The text that a pointer over the point shows.
    let hint: String
    var isMarked = false
  }

  let frame: PlotFrame
  let across: PlotScale
  let up: PlotScale
  let upTitle: String
  let points: [Point]

  private static let top = 18
  private static let height = 200
  private static let size = 7
  private static let width = 0.009

  var html: HTML {
    let base = Self.top + Self.height
    var shapes = PlotShape.axis(across, top: Self.top, base: base)
    shapes.append(PlotShape.text(upTitle, 0, Self.top - 6, "soft start"))
    for tick in up.ticks {
      let y = place(tick.position)
      shapes.append(PlotShape.line(0, y, 1, y, ""))
      shapes.append(PlotShape.text(tick.label, 1, y - 3, "soft end"))
    }
    for point in points {
      let (x, y) = (across.position(of: point.x), place(up.position(of: point.y)))
      shapes.append(
        PlotShape.bar(
          min(1 - Self.width, max(0, x - Self.width / 2)), y - Self.size / 2, Self.width, Self.size,
          point.isMarked ? "over" : "", hint: point.hint))
    }
    return frame.figure(height: base + 22, shapes)
  }

  private func place(_ position: Double) -> Int {
    Self.top + Int((Double(Self.height) * (1 - position)).rounded())
  }
}
