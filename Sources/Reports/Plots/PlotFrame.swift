/// The frame of a plot: a visible caption, and a title and a description for screen readers.
struct PlotFrame {
  /// An id that is unique in the page.
  let id: String
  let title: String
  /// The content of the plot, in words.
  let description: String

  /// The figure with its shapes. Widths are percentages and heights pixels, so text keeps its size
  /// on a phone.
  func figure(height: Int, _ shapes: [HTML]) -> HTML {
    let names = [
      HTML.element("title", ["id": id + "-t"], .text(title)),
      HTML.element("desc", ["id": id + "-d"], .text(description)),
    ]
    let svg = HTML.element(
      "svg",
      [
        "role": "img", "aria-labelledby": "\(id)-t \(id)-d", "height": "\(height)",
        "width": "100%",
      ], names + shapes)
    return .element(
      "figure", [:], .element("figcaption", [:], .text(title)),
      .element("div", ["class": "plot"], svg))
  }
}

/// The shapes of a plot, with horizontal places from 0 to 1 and vertical ones in pixels.
enum PlotShape {
  static func text(_ text: String, _ x: Double, _ y: Int, _ style: String) -> HTML {
    .element("text", ["x": percent(x), "y": "\(y)", "class": style], .text(text))
  }

  static func line(_ x1: Double, _ y1: Int, _ x2: Double, _ y2: Int, _ style: String) -> HTML {
    .element(
      "line",
      ["x1": percent(x1), "y1": "\(y1)", "x2": percent(x2), "y2": "\(y2)", "class": style])
  }

  /// A bar; `hint` is the text that a pointer over the bar shows.
  static func bar(
    _ x: Double, _ y: Int, _ width: Double, _ height: Int, _ style: String = "", hint: String = ""
  ) -> HTML {
    .element(
      "rect",
      [
        "x": percent(x), "y": "\(y)", "width": percent(width), "height": "\(height)",
        "class": style,
      ], hint.isEmpty ? [] : [.element("title", [:], .text(hint))])
  }

  /// An axis: its base line, its ticks, and guide lines up to `top`.
  static func axis(_ scale: PlotScale, top: Int, base: Int) -> [HTML] {
    scale.ticks.flatMap { tick in
      [
        line(tick.position, top, tick.position, base, ""),
        text(tick.label, tick.position, base + 16, "soft " + anchor(tick.position)),
      ]
    } + [line(0, base, 1, base, "base")]
  }

  /// The class that keeps a text near an end of the axis within it.
  static func anchor(_ position: Double) -> String {
    position < 0.06 ? "start" : position > 0.94 ? "end" : "middle"
  }

  static func percent(_ part: Double) -> String {
    let hundredths = Int((part * 10_000).rounded())
    let digits = "\(hundredths % 100)"
    return "\(hundredths / 100)"
      + (hundredths % 100 == 0 ? "" : digits.count == 1 ? ".0" + digits : "." + digits) + "%"
  }
}
