extension ShortAnswer {
  /// Lets a bot answer the open question until it is settled; nil if none is open.
  ///
  /// - Parameter note: Called with each answer that leaves the question open, and its time.
  /// - Returns: The last answer, which is empty for a pass, its time, and the result.
  mutating func play(
    _ bot: ShortAnswerBot, _ question: Question, using chance: inout SeededGenerator,
    _ note: (String, Int64) -> Void
  ) -> (text: String, milliseconds: Int64, outcome: Outcome)? {
    while true {
      let (text, milliseconds) = bot.answer(
        to: question.content, try: attempt, rules, using: &chance)
      do {
        switch try answer(text, after: milliseconds) {
        case .settled(let outcome): return (text, milliseconds, outcome)
        case .again: note(text, milliseconds)
        }
      } catch {
        // A bot that has nothing else to say passes.
        guard let outcome = try? pass() else { return nil }
        return ("", milliseconds, outcome)
      }
    }
  }
}
