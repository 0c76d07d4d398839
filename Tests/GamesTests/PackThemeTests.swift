import PackFormat
import TestSupport
import Testing

@testable import Games

/// Tests of the look that a pack asks for.
struct PackThemeTests {
  private func theme(_ entries: [(name: String, colour: String)]) throws -> PackTheme {
    var pack = BuiltPack(kind: "facts", rules: [])
    pack.pictures = ["a.png", "b.png"]
    pack.theme = entries
    return try PackTheme(pack.reader())
  }

  @Test func aThemeIsRead() throws {
    let theme = try theme([
      ("accent", "#004c54"), ("background", "#f2f4f4"), ("cells", "#ffd1dc #c8e6c9"),
      ("darkAccent", "#a5acaf"), ("darkBackground", "#0b1f22"), ("darkMuted", "#99a"),
      ("darkText", "#eef2f2"), ("font", "slab"), ("icon", "b.png"), ("muted", "#5a6467"),
      ("picture", "a.png"), ("selection", "#ff9800"), ("text", "#101518"),
    ])
    #expect(
      theme.light
        == .init(
          background: SRGB(0xF2F4F4), text: SRGB(0x101518), accent: SRGB(0x004C54),
          muted: SRGB(0x5A6467)))
    #expect(
      theme.dark
        == .init(
          background: SRGB(0x0B1F22), text: SRGB(0xEEF2F2), accent: SRGB(0xA5ACAF),
          muted: SRGB(0x9999AA)))
    #expect(theme.font == .slab && theme.picture == 0 && theme.icon == 1)
    #expect(theme.selection == SRGB(0xFF9800))
  }

  @Test func strangeEntriesAreIgnored() throws {
    let theme = try theme([
      ("accent", "red;}body{display:none"), ("background", "url(https://example.org)"),
      ("darkText", "#12345678"), ("font", "serif\"><script>"), ("glow", "#ffffff"),
      ("icon", "../b.png"), ("picture", "c.png"), ("text", "#+12345"),
    ])
    #expect(theme.light == .init() && theme.dark == .init())
    #expect(theme.font == nil && theme.picture == nil && theme.icon == nil)
  }

  @Test func aDarkAccentIsThatOfLightUnlessItIsStated() throws {
    #expect(try theme([("accent", "#004c54")]).accent(isDark: true) == SRGB(0x004C54))
    #expect(try theme([("darkAccent", "#a5acaf")]).accent(isDark: false) == nil)
  }
}
