internal import Comparing
internal import Games

/// The look that a pack asks for: a swatch of each colour, with its contrast to the background.
struct Swatches {
  private let entries: [(name: String, value: String)]

  init(_ listing: PackListing) { entries = listing.theme }

  /// The swatches; nil if the pack asks for no look.
  var html: HTML? {
    if entries.isEmpty { return nil }
    return .element("ul", ["class": "plain"], entries.map { .element("li", [:], item($0)) })
  }

  private func item(_ entry: (name: String, value: String)) -> [HTML] {
    let colours = entry.value.split(separator: " ").map { SRGB(String($0)) }
    guard !colours.isEmpty, colours.allSatisfy({ $0 != nil }) else {
      return [.foreign(entry.name), .text(": "), .foreign(entry.value)]
    }
    let known = colours.compactMap(\.self)
    return known.map(Self.swatch) + [.text(" "), .foreign(entry.name), .text(" ")]
      + [.element("code", [:], .text(known.map(\.text).joined(separator: " ")))]
      + (contrast(of: entry.name, known).map { [.element("span", ["class": "soft"], .text($0))] }
        ?? [])
  }

  /// A disc of a colour, which is written anew from its number.
  private static func swatch(_ colour: SRGB) -> HTML {
    .element(
      "svg", ["class": "swatch", "viewBox": "0 0 12 12", "aria-hidden": "true"],
      .element("circle", ["cx": "6", "cy": "6", "r": "5", "fill": colour.text]))
  }

  /// The contrast of what stands on the background; nil for other colours.
  private func contrast(of name: String, _ colours: [SRGB]) -> String? {
    let ground =
      switch name {
      case "accent", "muted", "text": colour("background") ?? PackTheme.paper.light
      case "darkAccent", "darkMuted", "darkText":
        colour("darkBackground") ?? PackTheme.paper.dark
      default: SRGB?.none
      }
    guard let ground, let colour = colours.first else { return nil }
    return ", \(SRGB.text(ofRatio: colour.contrast(with: ground))) on \(ground.text)"
  }

  private func colour(_ name: String) -> SRGB? {
    entries.first { $0.name == name }.flatMap { SRGB($0.value) }
  }
}
