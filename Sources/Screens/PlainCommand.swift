/// What every game understands, in either language whichever is shown.
enum PlainCommand: CaseIterable {
  /// Home from anywhere: to the list of packs where there is one.
  case quit
  case new
  case help

  /// Nil for what is no such command.
  init?(_ line: String) {
    let line = line.lowercased()
    guard let command = Self.allCases.first(where: { $0.words.contains(line) }) else { return nil }
    self = command
  }

  /// Among them the Russian letters on the keys of q and n.
  var words: [String] {
    switch self {
    case .quit: ["q", "quit", "exit", "home", "й", "выход", "выйти", "домой"]
    case .new: ["n", "new", "reset", "т", "заново", "новая"]
    case .help: ["?", "h", "help", "помощь", "справка"]
    }
  }
}
