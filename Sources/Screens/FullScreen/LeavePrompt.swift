internal import Words

/// The two ways in which a player can end the running game.
enum GameEnding {
  case leaving, startingAgain

  /// The question before a game ends with some points.
  func question(_ language: Language, points: Int64) -> String {
    language.paragraph([
      question(language), language(.gameEndsWith, ["points": .count(points)]),
    ])
  }

  func question(_ language: Language) -> String {
    switch self {
    case .leaving: language(.leaveGame)
    case .startingAgain: language(.startNewGame)
    }
  }
}

/// The ending that awaits the player's yes, while a question covers the game.
struct LeavePrompt {
  private var ending: GameEnding?

  /// Remembers the ending that the player is asked about.
  mutating func ask(before ending: GameEnding) { self.ending = ending }

  /// Returns the ending if the player said yes, and forgets it either way.
  mutating func take(_ answer: Answer) -> GameEnding? {
    defer { ending = nil }
    return answer == .yes ? ending : nil
  }
}
