import Games

/// Returns the default rules with some changed.
func shortRules(_ given: [String: String] = [:]) throws(RuleError) -> ShortAnswerRules {
  try ShortAnswerRules(
    RuleText.filled(
      given.map { RuleText($0.key, $0.value) }, of: ShortAnswerRules.specifications))
}

/// Returns questions with the answers `Answer A`, `Answer B` and so on.
func shortQuestions(_ count: Int) -> [ShortQuestion] {
  (0..<count).map { number in
    let letter = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(number)))
    return ShortQuestion(
      prompt: "question \(letter)", answer: "Answer \(letter)\(letter)",
      accepted: ["the \(letter) one"])
  }
}
