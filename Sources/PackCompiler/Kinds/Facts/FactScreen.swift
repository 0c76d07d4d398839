internal import Games

/// What higher-or-lower shows at once of a fact, in the longest of its games.
enum FactScreen {
  static let all: GameScreen.Maker = { text, _ in
    guard let prompt = text("Fact") else { return [] }
    let number = "−9,223,372,036,854,775,808"
    return [
      GameScreen(
        "a question and its slider",
        [
          "Question 999: \(prompt) (\(text("Unit") ?? ""))",
          "Guess (\(number) to \(number), ENTER = \(number)):",
        ])
    ]
  }
}
