package import Diagnostics
internal import Games
internal import XMLSource

extension Code {
  package static let lowContrast = Code(
    "M165", .warning, "colours that are hard to read on each other",
    why: """
      WCAG asks for a contrast of 4.5:1 for text, and 3:1 for large letters and controls. The games \
      show a colour that has it in place of yours.
      """,
    bad: "<theme background=\"#ffffff\" text=\"#999999\"/>",
    good: "<theme background=\"#ffffff\" text=\"#767676\"/>",
    fix:
      "Write the colour that the finding names, which is the nearest with the contrast, or another one."
  )
  package static let unknownLook = Code(
    "M166", .error, "a colour or a font that a theme cannot have",
    why: "A page that took it as it is might look like nothing that was meant.",
    bad: "<theme accent=\"green\" font=\"Arial\"/>",
    good: "<theme accent=\"#008000\" font=\"sans\"/>",
    fix:
      "Write a colour as # and six or three hexadecimal digits, and a font that the finding lists.")

  static let themes = [lowContrast, unknownLook]
}

/// Checks the colours and the font of a manifest's theme.
struct ThemeCheck {
  private let element: XMLElement
  private let file: String

  /// The findings about the theme of a manifest.
  static func findings(_ root: XMLElement, file: String) -> [Finding] {
    root.children("theme").flatMap { element in
      let check = ThemeCheck(element: element, file: file)
      let unknown = check.unknown
      return unknown.isEmpty ? check.hardToRead : unknown
    }
  }

  /// The attributes that are no colours.
  static let others = ["font", "icon", "picture"]

  // MARK: - Colours and fonts that are none

  private var unknown: [Finding] {
    element.tag.attributes.flatMap { attribute -> [Finding] in
      switch attribute.name {
      case "font": unknownFont(attribute).map { [$0] } ?? []
      case "icon", "picture": []
      case "cells": unknownColours(attribute)
      default: unknownColour(attribute.value, at: attribute.valueRange).map { [$0] } ?? []
      }
    }
  }

  private func unknownFont(_ attribute: XMLAttribute) -> Finding? {
    let fonts = PackTheme.Font.allCases.map(\.rawValue)
    if fonts.contains(attribute.value) { return nil }
    let near = NearMiss.of(attribute.value.lowercased(), among: fonts)
    return Finding(
      .unknownLook, "\(attribute.value.quoted()) is no font of a theme", at: place(attribute),
      label: near.map { "did you mean \($0)?" },
      help: "fonts are \(fonts.joined(separator: ", "))",
      fix: near.map { FixIt([.init(attribute.valueRange, $0)], safe: false) })
  }

  private func unknownColours(_ attribute: XMLAttribute) -> [Finding] {
    // With a reference in it, places in the value are not places in the source.
    let isVerbatim = attribute.value.utf8.count == attribute.valueRange.count
    let words = attribute.value.split(separator: " ", omittingEmptySubsequences: false)
    guard isVerbatim, words.count <= 16 else {
      let isSound = words.count <= 16 && words.allSatisfy { SRGB(String($0)) != nil }
      if isSound { return [] }
      return [
        Finding(
          .unknownLook, "this is no list of up to 16 colours", at: place(attribute),
          help: "write colours with single spaces between them, as in #ffd1dc #c8e6c9")
      ]
    }
    var start = attribute.valueRange.lowerBound
    return words.compactMap { word in
      defer { start += word.utf8.count + 1 }
      return unknownColour(String(word), at: start..<start + word.utf8.count)
    }
  }

  private func unknownColour(_ text: String, at range: Range<Int>) -> Finding? {
    if SRGB(text) != nil { return nil }
    let digits = SRGB("#" + text).map { _ in "#" + text }
    let meant = digits ?? Self.words[text.lowercased()].map { SRGB($0).text }
    return Finding(
      .unknownLook, "\(text.quoted()) is no colour", at: Place(file, range),
      label: meant.map { "did you mean \($0)?" }, help: "write a colour as in #004c54",
      fix: meant.map { FixIt([.init(range, $0)], safe: digits != nil) })
  }

  /// The colours of HTML that have names of one word which everybody knows.
  private static let words: [String: UInt32] = [
    "aqua": 0x00FFFF, "black": 0x000000, "blue": 0x0000FF, "brown": 0xA52A2A, "cyan": 0x00FFFF,
    "fuchsia": 0xFF00FF, "gold": 0xFFD700, "gray": 0x808080, "green": 0x008000, "grey": 0x808080,
    "lime": 0x00FF00, "magenta": 0xFF00FF, "maroon": 0x800000, "navy": 0x000080, "olive": 0x808000,
    "orange": 0xFFA500, "pink": 0xFFC0CB, "purple": 0x800080, "red": 0xFF0000, "silver": 0xC0C0C0,
    "teal": 0x008080, "white": 0xFFFFFF, "yellow": 0xFFFF00,
  ]

  // MARK: - Contrast

  /// The colours that stand on the background, and the contrast that they need.
  private static let inks = [
    (name: "text", ratio: 4.5, noun: "text needs"),
    (name: "muted", ratio: 4.5, noun: "remarks need"),
    (name: "accent", ratio: 3, noun: "controls and large letters need"),
  ]

  private var hardToRead: [Finding] {
    [false, true].flatMap { isDark -> [Finding] in
      let name = isDark ? "darkBackground" : "background"
      let stated = element[name].flatMap { SRGB($0.value) }
      let ground = stated ?? (isDark ? PackTheme.paper.dark : PackTheme.paper.light)
      return Self.inks.compactMap { ink -> Finding? in
        let name =
          isDark ? "dark" + ink.name.prefix(1).uppercased() + ink.name.dropFirst() : ink.name
        guard let attribute = element[name], let colour = SRGB(attribute.value),
          !colour.isLegible(on: [ground], ink.ratio)
        else { return nil }
        let better = colour.legible(on: [ground], ink.ratio).text
        let surroundings =
          stated == nil
          ? isDark ? "the page's dark background" : "the page's background"
          : isDark ? "the dark background" : "the background"
        return Finding(
          .lowContrast,
          "\(colour.text) has a contrast of \(SRGB.text(ofRatio: colour.contrast(with: ground))) to \(surroundings), \(ground.text)",
          at: place(attribute), label: "\(ink.noun) \(SRGB.text(ofRatio: ink.ratio))",
          help: "the nearest colour that has it is \(better)",
          fix: FixIt([.init(attribute.valueRange, better)], safe: false))
      }
    }
  }

  private func place(_ attribute: XMLAttribute) -> Place { Place(file, attribute.valueRange) }
}
