import Games
import Terminal
import TestSupport
import Testing

@testable import Screens

/// Tests of the terminal's theme in the colours of a pack.
struct TintedThemeTests {
  private func tinted(
    _ entries: [(name: String, colour: String)], _ depth: ColourDepth = .direct,
    isDark: Bool = true
  ) throws -> (before: Theme, after: Theme) {
    var pack = BuiltPack(kind: "facts", rules: [])
    pack.theme = entries
    let theme = Theme(for: TerminalProfile(colours: depth), isDark: isDark)
    return (theme, theme.tinted(try PackTheme(pack.reader())))
  }

  private func colour(_ colour: Colour) throws -> SRGB {
    guard case .rgb(let red, let green, let blue) = colour else {
      throw Failure(colour: colour)
    }
    return SRGB(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  private struct Failure: Error { let colour: Colour }

  @Test func anAccentIsNeverLessLegibleThanThePlayersOwn() throws {
    for number in stride(from: UInt32(0), through: 0xFFFFFF, by: 131_071) {
      for isDark in [false, true] {
        let (before, after) = try tinted([("accent", SRGB(number).text)], isDark: isDark)
        let end: SRGB = isDark ? .black : .white
        let contrast = try (
          colour(before.accent.ink).contrast(with: end),
          colour(after.accent.ink).contrast(with: end)
        )
        #expect(contrast.1 >= contrast.0, "\(SRGB(number).text)")
        for style in [after.bar, after.button] {
          let paper = try colour(style.paper)
          #expect(try colour(style.ink).isLegible(on: [paper], 4.5), "\(SRGB(number).text)")
        }
      }
    }
  }

  @Test func inDarkTheDarkAccentIsTaken() throws {
    let entries = [("accent", "#004c54"), ("darkAccent", "#a5cbc9")]
    #expect(try tinted(entries).after.bar.paper == Colour(0xA5CBC9))
    #expect(try tinted(entries, isDark: false).after.bar.paper == Colour(0x004C54))
  }

  @Test(arguments: [ColourDepth.monochrome, .basic])
  func fewColoursStayThePlayersOwn(_ depth: ColourDepth) throws {
    let (before, after) = try tinted([("accent", "#ff0000"), ("selection", "#00ff00")], depth)
    #expect(after.bar == before.bar && after.button == before.button)
    #expect(after.accent == before.accent)
  }
}
