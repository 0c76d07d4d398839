import Games

/// Returns the default rules with some changed.
func quizRules(_ given: [String: String] = [:]) throws(RuleError) -> ChoiceQuizRules {
  try ChoiceQuizRules(
    RuleText.filled(
      given.map { RuleText($0.key, $0.value) }, of: ChoiceQuizRules.specifications))
}

/// Returns questions with three wrong choices each: `right 7`, and `wrong 7a` to `wrong 7c`.
func quizQuestions(_ count: Int) -> [ChoiceQuestion] {
  (0..<count).map { number in
    ChoiceQuestion(
      prompt: "question \(number)", right: "right \(number)",
      wrong: ["a", "b", "c"].map { "wrong \(number)\($0)" })
  }
}
