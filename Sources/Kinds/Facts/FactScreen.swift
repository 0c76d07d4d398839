internal import Games

/// The screen of higher-or-lower for a fact, with the largest numbers that a game can have.
enum FactScreen {
  static let all: ScreenTexts.Maker = { text, _ in
    guard let prompt = text("Fact") else { return [] }
    let number = "−9,223,372,036,854,775,808"
    return [
      ScreenTexts(
        "a question and its slider",
        [
          "Question 999: \(prompt) (\(text("Unit") ?? ""))",
          "Guess (\(number) to \(number), ENTER = \(number)):",
        ])
    ]
  }
}
