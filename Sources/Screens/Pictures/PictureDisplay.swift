internal import Synchronization
package import Terminal
internal import Views

/// The way pictures are shown on the whole screen, as far as the terminal has answered.
///
/// Nothing waits for the answers; screens are drawn anew when they arrive.
package final class PictureDisplay: Sendable {
  /// The player's choice.
  package enum Choice: String, Sendable, CaseIterable {
    /// The best protocol that the terminal reports.
    case auto
    case kitty
    case sixel
    case symbols
    /// Descriptions instead of pictures.
    case none
  }

  /// The format that a picture is prepared for.
  struct Manner: Hashable, Sendable {
    var graphics: GraphicProtocol?
    /// The pixels of a cell.
    var cell = Size(10, 20)
    let colours: ColourDepth
    let letters: Drawing.Letters
  }

  private struct State: Sendable {
    var manner: Manner
    /// True if the terminal's driver has reported the size of a cell, which outranks the terminal's
    /// answer.
    var isCellKnown = false
    /// The terminal's answer about kitty's protocol, kept until its last answer arrives.
    var takesKitty = false
  }

  /// True if the terminal must be asked about its abilities.
  package let asks: Bool
  private let isGuessing: Bool
  private let state: Mutex<State>

  /// Nil if pictures are described in words.
  ///
  /// `canBeAsked` is true if the terminal understands questions.
  package init?(_ choice: Choice, for terminal: TerminalProfile, canBeAsked: Bool) {
    if choice == .none { return nil }
    isGuessing = choice == .auto && canBeAsked
    // The question also returns the size of a cell, which these protocols need.
    asks = isGuessing || (choice == .kitty || choice == .sixel) && canBeAsked
    let graphics: GraphicProtocol? =
      switch choice {
      case .kitty: .kitty
      case .sixel: .sixel
      case .auto, .symbols, .none: nil
      }
    state = Mutex(
      State(
        manner: Manner(
          graphics: graphics, colours: terminal.colours,
          letters: terminal.hasFineBlocks ? .blocks : .halves)))
  }

  var manner: Manner { state.withLock { $0.manner } }

  package var graphics: GraphicProtocol? { manner.graphics }

  /// Takes an answer of the terminal.
  package func take(_ answer: TerminalAnswer) {
    state.withLock { state in
      switch answer {
      case .takesKittyGraphics(let takesThem): state.takesKitty = takesThem
      case .cell(let cell): if !state.isCellKnown { Self.set(cell, &state) }
      case .attributes(let numbers):
        guard isGuessing else { return }
        state.manner.graphics = state.takesKitty ? .kitty : numbers.contains(4) ? .sixel : nil
      }
    }
  }

  /// Takes the size of a cell from the terminal's driver, which also knows when the font changes.
  package func take(cellWidth width: Int, height: Int) {
    state.withLock { state in
      state.isCellKnown = Self.set(Size(width, height), &state) || state.isCellKnown
    }
  }

  /// Sets the size of a cell; false if the size is implausible.
  @discardableResult
  private static func set(_ cell: Size, _ state: inout State) -> Bool {
    guard (2...100).contains(cell.columns), (4...200).contains(cell.rows) else { return false }
    state.manner.cell = cell
    return true
  }
}
