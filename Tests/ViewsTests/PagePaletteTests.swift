import Games
import PackFormat
import TestSupport
import Testing

@testable import Views

/// Tests of the colours that a page takes from a pack's theme.
struct PagePaletteTests {
  private func palette(
    _ entries: [(name: String, colour: String)], isDark: Bool = false
  ) throws -> [String: String] {
    var pack = BuiltPack(kind: "facts", rules: [])
    pack.pictures = ["a.png"]
    pack.theme = entries
    let variables = PagePalette(try PackTheme(pack.reader()), isDark: isDark).variables
    return Dictionary(uniqueKeysWithValues: variables.map { ("\($0.name)", $0.value) })
  }

  @Test func aPackWithoutThemeLeavesThePageAsItIs() throws {
    #expect(try palette([]) == [:])
    #expect(try palette([("font", "mono"), ("cells", "#fff")], isDark: true) == [:])
    #expect(try palette([("background", "#000")], isDark: true) == [:])
  }

  @Test func anAccentAloneChangesNothingElse() throws {
    #expect(try palette([("accent", "#004c54")]) == ["accent": "#004c54", "on-accent": "#ffffff"])
    let dark = try palette([("accent", "#004c54")], isDark: true)
    #expect(dark == ["accent": "#709b9f", "on-accent": "#101118"])
  }

  /// The colours on which texts stand, and the texts that stand on them.
  private func expectLegible(_ palette: [String: String], _ note: String) throws {
    func colour(_ name: String) throws -> SRGB { try #require(SRGB(palette[name] ?? "")) }
    var grounds = [try colour("paper"), try colour("card")]
    if let veil = palette["veil"] {
      let alpha = try #require(Int(veil.dropFirst(7), radix: 16))
      let paper = try #require(SRGB(String(veil.prefix(7))))
      grounds += [SRGB.black.mixed(with: paper, alpha), SRGB.white.mixed(with: paper, alpha)]
    }
    for name in ["ink", "soft", "good", "bad", "warn", "accent"] {
      #expect(try colour(name).isLegible(on: grounds, 4.5), "\(name) of \(note): \(palette)")
    }
    #expect(try colour("edge").isLegible(on: Array(grounds.prefix(2)), 3), "\(note): \(palette)")
    #expect(try colour("ink").isLegible(on: [colour("faint")], 4.5), "\(note): \(palette)")
    #expect(try colour("on-accent").isLegible(on: [colour("accent")], 4.5), "\(note): \(palette)")
  }

  @Test func textsAreLegibleWhateverAPackAsksFor() throws {
    var random = SplitMix(seed: 7)
    let names = [
      "accent", "background", "darkAccent", "darkBackground", "darkMuted", "darkText", "muted",
      "text",
    ]
    for round in 0..<40 {
      var entries = names.filter { _ in random.next() % 3 > 0 }.map { name in
        (name: name, colour: SRGB(UInt32(random.next() & 0xFFFFFF)).text)
      }
      if round.isMultiple(of: 2) { entries.append(("picture", "a.png")) }
      for isDark in [false, true] {
        let palette = try palette(entries, isDark: isDark)
        if palette["ink"] != nil { try expectLegible(palette, "\(entries), \(isDark)") }
        for value in palette.values {
          let digits = value.dropFirst()
          #expect(value.hasPrefix("#") && digits.allSatisfy { $0.isHexDigit }, "\(value)")
        }
      }
    }
  }

  /// The backgrounds on which neither black nor white is far above the ratio.
  @Test(arguments: 0x60...0x90)
  func textsAreLegibleOnGreys(_ part: Int) throws {
    let grey = SRGB(UInt32(part) * 0x010101).text
    try expectLegible(try palette([("background", grey)]), grey)
    try expectLegible(try palette([("background", grey), ("picture", "a.png")]), grey)
  }
}
