internal import Rows
internal import XMLSource

/// The layout of new rows and children: that of the row before them, or else of the first one with children.
struct XMLRowStyle {
  /// The white space before the row on its line; nil if it shares the line.
  let indentation: String?
  /// The white space before each child, and before the end tag behind them.
  private let lead: String
  private let tail: String
  private let quote: UInt8
  /// True if the text of a row with children stands directly in the row.
  let hasOwnText: Bool

  /// `near` is a row whose layout new ones take; nil for a source without rows. If it has no children, those of
  /// `sample` show their layout.
  init(_ near: XMLParts.Row?, sample: XMLParts.Row?, _ layout: XMLLayout) {
    let own = near.map { layout.indentation(before: $0.range.lowerBound) } ?? "  "
    indentation = own
    let sample = near.flatMap { $0.children.isEmpty ? nil : $0 } ?? sample
    if let sample, let first = sample.children.first {
      lead = layout.lead(before: first.range.lowerBound)
      tail = layout.lead(before: sample.content.upperBound)
    } else {
      lead = own.map { layout.lineEnd + $0 + $0 } ?? ""
      tail = own.map { layout.lineEnd + $0 } ?? ""
    }
    let attribute = near?.tag.attributes.first ?? sample?.tag.attributes.first
    quote = attribute.map { layout.quote(of: $0) } ?? UInt8(ascii: "\"")
    hasOwnText =
      sample?.cells.contains { if case .text = $0.holder { true } else { false } } ?? false
  }

  /// Children as the content of a row, up to its end tag.
  func joined(_ children: [String]) -> String {
    children.isEmpty ? "" : children.map { lead + $0 }.joined() + tail
  }

  /// A child with its text.
  func element(
    _ name: String, _ attributes: [(name: String, value: String)], _ text: String,
    _ layout: XMLLayout
  ) -> String {
    let tag = tag(name, attributes, depth: 2, layout)
    return text.isEmpty ? tag + "/>" : tag + ">" + layout.written(text) + "</\(name)>"
  }

  /// A start tag without its end. A long one takes several lines where rows have the canonical indentation.
  func tag(
    _ name: String, _ attributes: [(name: String, value: String)], depth: Int, _ layout: XMLLayout
  ) -> String {
    let parts = ["<\(name)"] + attributes.map { layout.attribute($0.name, $0.value, quote) }
    guard indentation == "  " else { return parts.joined(separator: " ") }
    return XMLText.tag(parts, depth: depth).replacing("\n", with: layout.lineEnd)
  }
}
