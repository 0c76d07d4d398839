internal import PackFormat
internal import Terminal
internal import Views

/// The styles of the cells: pastel colours with black digits, and orange for the selection.
struct SumGridPalette {
  /// The state of a cell that its style shows.
  enum Look { case plain, selected, right, wrong }

  /// The colours of the cells; empty without colours.
  private let pastels: [Light]
  private let cells: [Style]
  private let selected: Style
  private let right: Style
  private let wrong: Style
  private let isColourful: Bool

  private static let pastel: [UInt32] = [0xFFD1DC, 0xC8E6C9, 0xBBDEFB, 0xFFF4B8, 0xE1D5F5]
  /// The replacements for terminals with 16 colours, where many show orange as brown.
  private static let basic: [UInt32] = [0xFF55FF, 0x55FF55, 0x55FFFF, 0xFFFFFF, 0x808080]
  private static let orange: UInt32 = 0xFF9800
  private static let basicOrange: UInt32 = 0xC86500

  /// Makes the palette with the pack's own colours, if it has any.
  init(_ reader: PackReader, _ theme: Theme) throws(PackError) {
    isColourful = theme.colours != .monochrome
    var (cells, selection) = (Self.pastel, Self.orange)
    if theme.colours == .basic {
      (cells, selection) = (Self.basic, Self.basicOrange)
    } else {
      let own = try Self.own(reader)
      if !own.cells.isEmpty { cells = own.cells }
      if let chosen = own.selection { selection = chosen }
    }
    guard isColourful else {
      pastels = []
      self.cells = [.plain]
      selected = Style(.standard, [.reversed, .bold])
      right = Style(.standard, [.reversed, .bold])
      wrong = Style(.standard, .reversed)
      return
    }
    pastels = cells.map { Light($0) }
    self.cells = cells.map { Self.style(on: $0) }
    selected = Self.style(on: selection, .bold)
    right = Self.style(on: 0x5FCB72, .bold)
    wrong = Style(Colour(0xFFFFFF), on: Colour(0xD32F2F), .bold)
  }

  func style(_ row: Int, _ column: Int, _ look: Look) -> Style {
    switch look {
    // Neighbours in a row or column never have the same colour.
    case .plain: cells[(row * 2 + column) % cells.count]
    case .selected: selected
    case .right: right
    case .wrong: wrong
    }
  }

  /// The style of a cell of a solved path while a wave of light passes.
  func style(lit light: Double) -> Style {
    guard isColourful else { return light > 0.5 ? right : Style(.standard, .bold) }
    var style = right
    style.paper = Light(right.paper).mixed(with: .white, 0.85 * light).colour
    return style
  }

  /// The style of a circle in one of the colours of the cells, dark enough for a light background.
  func circle(_ index: Int, _ theme: Theme) -> Style {
    guard !pastels.isEmpty else { return .plain }
    let pastel = pastels[index % pastels.count]
    return Style((theme.isDark ? pastel : pastel.limited(to: 0.45, by: Light(0))).colour)
  }

  /// The marks around the digit, which show its state without colour, too.
  static func marks(_ look: Look, isCursor: Bool) -> (String, String) {
    if isCursor { return ("►", "◄") }
    return switch look {
    case .plain: (" ", " ")
    case .selected: ("[", "]")
    case .right: ("*", "*")
    case .wrong: ("!", "!")
    }
  }

  /// A style with black digits, or white ones on a dark background.
  private static func style(on paper: UInt32, _ traits: Style.Traits = []) -> Style {
    let ink: UInt32 = Light(paper).brightness > 0.35 ? 0x000000 : 0xFFFFFF
    return Style(Colour(ink), on: Colour(paper), traits)
  }

  private static func own(
    _ reader: PackReader
  ) throws(PackError) -> (cells: [UInt32], selection: UInt32?) {
    guard let table = reader.table(.theme), let names = table.optionalColumn("Name", .string),
      let values = table.optionalColumn("Value", .string)
    else { return ([], nil) }
    var (cells, selection): ([UInt32], UInt32?) = ([], nil)
    for row in 0..<min(table.rowCount, 100) {
      let colours = (try reader.string(values, row) ?? "").split(separator: " ").prefix(12)
        .compactMap { $0.hasPrefix("#") ? UInt32($0.dropFirst(), radix: 16) : nil }
      switch try reader.string(names, row) {
      case "cells": cells = colours
      case "selection": selection = colours.first
      default: break
      }
    }
    return (cells, selection)
  }
}
