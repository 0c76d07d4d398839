/// A player's wish that ends the running game.
enum GameEnding {
  case leaving, startingAgain

  func question(_ language: Language) -> String {
    switch self {
    case .leaving: language("Leave this game?", ru: "Выйти из игры?")
    case .startingAgain: language("Start a new game?", ru: "Начать новую игру?")
    }
  }
}

/// The wish that waits for the player's yes, while the question covers the game.
struct LeavePrompt {
  private var wish: GameEnding?

  /// Remembers a wish while the player is asked.
  mutating func ask(before wish: GameEnding) { self.wish = wish }

  /// Returns the wish if the player said yes, and forgets it either way.
  mutating func take(_ answer: Answer) -> GameEnding? {
    defer { wish = nil }
    return answer == .yes ? wish : nil
  }
}
