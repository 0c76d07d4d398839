package import Games

/// The colours of a page in a pack's theme, for light or for dark surroundings.
///
/// Whatever the pack asks for, texts have at least the contrast that WCAG asks for (4.5), and borders of
/// controls have 3. What a pack does not say follows from what it says.
package struct PagePalette {
  /// The name of a variable of the style sheet, and its value.
  package struct Variable {
    package let name: StaticString
    package let value: String
  }

  package private(set) var variables: [Variable] = []

  /// The contrast of text. Accents have more, since they also stand on tints of themselves.
  private static let (text, accents, controls) = (4.5, 5.2, 3.0)

  /// The page's own colours, as its style sheet has them.
  private struct Standard {
    let paper, card, ink, soft, accent, good, bad, warn: SRGB

    static let light = Standard(
      paper: PackTheme.paper.light, card: .white, ink: SRGB(0x23252F), soft: SRGB(0x575B6B),
      accent: SRGB(0x474BBD), good: SRGB(0x14703B), bad: SRGB(0xB0261C), warn: SRGB(0x875600))
    static let dark = Standard(
      paper: PackTheme.paper.dark, card: SRGB(0x1F212D), ink: SRGB(0xECEEF6), soft: SRGB(0xB0B5C6),
      accent: SRGB(0xB1B4FF), good: SRGB(0x74DDA0), bad: SRGB(0xFFA196), warn: SRGB(0xFFCB66))
  }

  /// Creates the palette of a theme; empty if the page keeps its own colours.
  package init(_ theme: PackTheme, isDark: Bool) {
    let asked = isDark ? theme.dark : theme.light
    let accent = theme.accent(isDark: isDark)
    let own: Standard = isDark ? .dark : .light
    guard asked.background != nil || asked.text != nil || asked.muted != nil || theme.picture != nil
    else {
      if let accent { addAccent(accent, on: [own.paper, own.card]) }
      return
    }
    let paper = asked.background ?? own.paper
    let isNight = SRGB.ink(on: [paper]) == .white
    let base: Standard = isNight ? .dark : .light
    let card = asked.background == nil ? own.card : Self.card(on: paper, isNight)
    var grounds = [paper, card]
    if theme.picture != nil { grounds += addVeil(of: paper, card) }
    let ink = (asked.text ?? base.ink).legible(on: grounds, Self.text)
    let soft = (asked.muted ?? (asked.text == nil ? base.soft : ink.mixed(with: paper, 64)))
      .legible(on: grounds, Self.text)
    add("paper", paper)
    add("card", card)
    add("ink", ink)
    add("soft", soft)
    add("edge", Self.mixture(of: ink, paper, from: 128, on: [paper, card], Self.controls))
    let faint = [30, 20, 10].lazy.map { paper.mixed(with: ink, $0) }
      .first { ink.isLegible(on: [$0], Self.text) }
    add("faint", faint ?? paper)
    add("good", base.good.legible(on: grounds, Self.text))
    add("bad", base.bad.legible(on: grounds, Self.text))
    add("warn", base.warn.legible(on: grounds, Self.text))
    addAccent(accent ?? base.accent, on: grounds)
  }

  /// Returns the colour of marked cells: a pack's own, on which their digits are legible.
  package static func mark(_ theme: PackTheme) -> SRGB? {
    theme.selection?.legible(on: [SRGB(0x1B1C24)], text)
  }

  private mutating func add(_ name: StaticString, _ colour: SRGB) {
    variables.append(Variable(name: name, value: colour.text))
  }

  private mutating func addAccent(_ asked: SRGB, on grounds: [SRGB]) {
    let strong = asked.legible(on: grounds, Self.accents)
    let accent =
      strong.isLegible(on: grounds, Self.accents) ? strong : asked.legible(on: grounds, Self.text)
    add("accent", accent)
    let isDeep = SRGB.white.isLegible(on: [accent], Self.text)
    add("on-accent", isDeep ? .white : SRGB(0x101118).legible(on: [accent], Self.text))
  }

  /// Adds the veil over the background picture, which is as thin as texts allow. Returns the colours
  /// of its darkest and of its lightest place.
  private mutating func addVeil(of paper: SRGB, _ card: SRGB) -> [SRGB] {
    for alpha in stride(from: 204, through: 255, by: 17) {
      let ends = [SRGB.black.mixed(with: paper, alpha), SRGB.white.mixed(with: paper, alpha)]
      let grounds = ends + [paper, card]
      if alpha < 255, !SRGB.ink(on: grounds).isLegible(on: grounds, Self.text) { continue }
      variables.append(Variable(name: "veil", value: paper.text + String(alpha, radix: 16)))
      return ends
    }
    return []
  }

  /// Returns the colour of cards: lighter than the paper, as far as one ink is legible on both.
  private static func card(on paper: SRGB, _ isNight: Bool) -> SRGB {
    let cards = (isNight ? [16, 8, 4] : [180]).lazy.map { paper.mixed(with: .white, $0) }
    return cards.first { SRGB.ink(on: [paper, $0]).isLegible(on: [paper, $0], text) } ?? paper
  }

  /// Returns the mixture with `paper` that is as faint as the contrast allows.
  private static func mixture(
    of ink: SRGB, _ paper: SRGB, from share: Int, on grounds: [SRGB], _ ratio: Double
  ) -> SRGB {
    stride(from: share, to: 0, by: -8).lazy.map { ink.mixed(with: paper, $0) }
      .first { $0.isLegible(on: grounds, ratio) } ?? ink
  }
}
