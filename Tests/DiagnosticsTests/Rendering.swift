import Diagnostics

func render(
  _ source: MarkedSource, code: Code = .number, label: String? = nil, message: String = "wrong",
  help: String? = nil, fix: FixIt? = nil, columns: Int = 100, unicode: Bool = true,
  palette: Palette = .none, path: String = "a.csv"
) -> String {
  let related = source.related.enumerated().map {
    Related(Place(path, $0.element), "note \($0.offset + 1)")
  }
  let finding = Finding(
    code, message, at: Place(path, source.fault), label: label, help: help, related: related,
    fix: fix)
  let style = HumanRenderer.Style(
    columns: columns, palette: palette, unicode: unicode, characterWidth: testWidth)
  var renderer = HumanRenderer(style: style) { $0 == path ? source.file : nil }
  return renderer.render(finding)
}

/// Returns the lines between the message and the line that names `explain`.
func snippet(
  _ text: String, label: String? = nil, columns: Int = 100, unicode: Bool = true
) -> String {
  snippet(MarkedSource(text), label: label, columns: columns, unicode: unicode)
}

func snippet(
  _ source: MarkedSource, label: String? = nil, columns: Int = 100, unicode: Bool = true
) -> String {
  render(source, label: label, columns: columns, unicode: unicode)
    .split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast(3)
    .joined(separator: "\n")
}
