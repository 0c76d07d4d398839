/// The commands of every plain game; the words of both languages are always accepted.
enum PlainCommand: CaseIterable {
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

  /// The words of the command, with the Russian letters on the keys q and n.
  var words: [String] {
    switch self {
    case .quit: ["q", "quit", "exit", "home", "й", "выход", "выйти", "домой"]
    case .new: ["n", "new", "reset", "т", "заново", "новая"]
    case .help: ["?", "h", "help", "помощь", "справка"]
    }
  }
}
