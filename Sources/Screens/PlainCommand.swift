internal import Views
internal import Words

/// The commands of every plain game; the words of all languages are always accepted.
package enum PlainCommand: CaseIterable {
  /// Leaves the game, for the list of packs if there is one.
  case quit
  case new
  case help

  /// Returns the command of a line; nil for any other line.
  init?(_ line: String) {
    let line = line.lowercased()
    guard let command = Self.allCases.first(where: { $0.words.contains(line) }) else { return nil }
    self = command
  }

  /// The words of the command.
  var words: [String] { Language.allCases.map { $0(label).lowercased() } + otherWords }

  /// The words of the command beside its labels, with the Russian letters on the keys q and n.
  private var otherWords: [String] {
    switch self {
    case .quit: ["q", "exit", "home", "й", "выход", "домой"]
    case .new: ["n", "reset", "т", "заново"]
    case .help: ["?", "h", "помощь"]
    }
  }

  /// The name of the command on the screen.
  private var label: Phrase {
    switch self {
    case .quit: .quit
    case .new: .newGame
    case .help: .help
    }
  }
}
