internal import Synchronization
package import Terminal

/// How pictures are shown on the whole screen, as far as is known by now: the terminal is asked, and
/// nobody waits for its answer.
package final class PictureDisplay: Sendable {
  /// What the player wants.
  package enum Choice: String, Sendable, CaseIterable {
    /// The best that the terminal says it can.
    case auto
    case kitty
    case sixel
    case symbols
    /// In words.
    case none
  }

  /// What a picture is made for.
  struct Manner: Hashable, Sendable {
    var graphics: GraphicProtocol?
    /// How many pixels a cell has.
    var cell = Size(10, 20)
    let colours: ColourDepth
    let letters: Drawing.Letters
  }

  private struct State: Sendable {
    var manner: Manner
    /// Nobody knows it better than the terminal's driver.
    var isCellKnown = false
    /// What was answered, until the last answer has come.
    var takesKitty = false
  }

  /// Whether the terminal is to be asked what it can.
  package let asks: Bool
  private let isGuessing: Bool
  private let state: Mutex<State>

  /// Nil where pictures are told in words. `canBeAsked` says whether the terminal would take a question as one.
  package init?(_ choice: Choice, for terminal: TerminalProfile, canBeAsked: Bool) {
    if choice == .none { return nil }
    isGuessing = choice == .auto && canBeAsked
    // The size of a cell is asked for as well.
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

  /// Takes what the terminal said.
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

  /// Takes what the terminal's driver says; it knows when letters are made larger, too.
  package func take(cellWidth width: Int, height: Int) {
    state.withLock { state in
      state.isCellKnown = Self.set(Size(width, height), &state) || state.isCellKnown
    }
  }

  /// False for a size that cannot be one.
  @discardableResult
  private static func set(_ cell: Size, _ state: inout State) -> Bool {
    guard (2...100).contains(cell.columns), (4...200).contains(cell.rows) else { return false }
    state.manner.cell = cell
    return true
  }
}
