internal import Games
internal import PackFormat

/// Plays quiz questions for `packtool prove`.
enum QuizProof {
  static func prove(_ reader: PackReader, _ request: ProofRequest) throws(ProofError) -> Proof {
    let questions = try ProofError.reading { () throws(PackError) in
      try PackChoiceQuestions(reader, language: request.language)
    }
    let rules = try ProofError.rules(of: reader, ChoiceQuizRules.init)
    let proof = SessionProof(seconds: rules.seconds, count: questions.questionCount) {
      (index) throws(ProofError) in
      question(
        try ProofError.reading { () throws(PackError) in try questions.question(at: index) }, rules)
    }
    return try proof.prove(request)
  }

  private static func question(
    _ content: ChoiceQuestion, _ rules: ChoiceQuizRules
  ) -> SessionProof.Question {
    let choices = content.rights + content.wrong
    return SessionProof.Question(
      prompt: content.prompt, aloud: [content.prompt] + choices,
      asked: asked(content, choices, rules),
      told: QuestionScreen.told(
        right: content.answer, explanation: content.explanation, source: content.source, rules)
    ) { seed, milliseconds in
      guard var game = ChoiceQuiz(rules: rules, questionCount: 1, seed: seed),
        let question = game.ask(from: [content]),
        let outcome = try? game.answer(question.rights, after: milliseconds)
      else { return nil }
      return SessionProof.Answered(
        asked: asked(content, question.choices, rules), verdict: outcome.verdict.rawValue)
    }
  }

  private static func asked(
    _ content: ChoiceQuestion, _ choices: [String], _ rules: ChoiceQuizRules
  ) -> [String] {
    QuestionScreen.asked(
      content.prompt,
      picture: content.picture == nil ? nil : content.pictureText ?? "not described",
      choices: choices, rules)
  }
}
