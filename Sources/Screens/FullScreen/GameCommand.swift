/// A command that every game on the whole screen understands.
enum GameCommand {
  case leave, startAgain, pause, report, help

  /// The command of a letter, or of the Russian letter on the same key; nil for other characters.
  init?(_ character: Character) {
    switch character {
    case "q", "Q", "й", "Й": self = .leave
    case "n", "N", "т", "Т": self = .startAgain
    case "p", "P", "з", "З": self = .pause
    case "w", "W", "ц", "Ц": self = .report
    case "?", "h", "H": self = .help
    default: return nil
    }
  }
}
