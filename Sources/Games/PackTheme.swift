package import PackFormat

/// The look that a pack asks for: colours, a font, a background picture and an icon.
///
/// Names and values that it does not know are ignored. What it keeps are numbers and cases, so that no text of
/// a pack gets into a style.
package struct PackTheme: Sendable {
  /// The colours for light or for dark surroundings.
  package struct Colours: Sendable, Equatable {
    package var background: SRGB?
    package var text: SRGB?
    /// The colour of what stands out.
    package var accent: SRGB?
    /// The colour of remarks.
    package var muted: SRGB?
  }

  /// The fonts that a pack may choose from; each stands for families that nearly every system has.
  package enum Font: String, Sendable, CaseIterable {
    case sans, rounded, serif, slab, mono, display
  }

  package private(set) var light = Colours()
  package private(set) var dark = Colours()
  /// The colour of what is selected.
  package private(set) var selection: SRGB?
  package private(set) var font: Font?
  /// The rows of the background picture and of the icon in the table of the pack's files.
  package private(set) var picture: Int?
  package private(set) var icon: Int?

  /// Returns the accent for dark or for light surroundings; that for light ones stands in for a missing dark one.
  package func accent(isDark: Bool) -> SRGB? {
    isDark ? dark.accent ?? light.accent : light.accent
  }

  /// The page's own backgrounds, for light and for dark surroundings.
  package static let paper = (light: SRGB(0xF7F3EC), dark: SRGB(0x14151D))

  /// No real pack has as many entries, and few have as many files; the bounds protect against broken ones.
  private static let most = (entries: 100, files: 100_000)

  package init(_ reader: PackReader) throws(PackError) {
    guard let table = reader.table(.theme), let names = table.optionalColumn("Name", .string),
      let values = table.optionalColumn("Value", .string)
    else { return }
    for row in 0..<min(table.rowCount, Self.most.entries) {
      guard let name = try reader.string(names, row), let value = try reader.string(values, row)
      else { continue }
      switch name {
      case "accent": light.accent = SRGB(value)
      case "background": light.background = SRGB(value)
      case "darkAccent": dark.accent = SRGB(value)
      case "darkBackground": dark.background = SRGB(value)
      case "darkMuted": dark.muted = SRGB(value)
      case "darkText": dark.text = SRGB(value)
      case "font": font = Font(rawValue: value)
      case "icon": icon = try Self.file(value, reader)
      case "muted": light.muted = SRGB(value)
      case "picture": picture = try Self.file(value, reader)
      case "selection": selection = SRGB(value)
      case "text": light.text = SRGB(value)
      default: break
      }
    }
  }

  /// Returns the row of a file; nil if the pack has none of this name.
  private static func file(_ name: String, _ reader: PackReader) throws(PackError) -> Int? {
    guard let table = reader.table(.assets), table.rowCount <= most.files,
      let names = table.optionalColumn("Name", .string)
    else { return nil }
    // Pictures of the theme come after those of rows.
    for row in (0..<table.rowCount).reversed() where try reader.string(names, row) == name {
      return row
    }
    return nil
  }
}
