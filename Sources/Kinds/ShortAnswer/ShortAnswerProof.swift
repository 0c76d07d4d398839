internal import Games
internal import PackFormat

/// Plays questions with typed answers for `packtool prove`.
enum ShortAnswerProof {
  static func prove(_ reader: PackReader, _ request: ProofRequest) throws(ProofError) -> Proof {
    let questions = try ProofError.reading { () throws(PackError) in
      try PackShortQuestions(reader, language: request.language)
    }
    let rules = try ProofError.rules(of: reader, ShortAnswerRules.init)
    let proof = SessionProof(seconds: rules.seconds, count: questions.questionCount) {
      (index) throws(ProofError) in
      question(
        try ProofError.reading { () throws(PackError) in try questions.question(at: index) }, rules,
        questions.languages)
    }
    return try proof.prove(request)
  }

  private static func question(
    _ content: ShortQuestion, _ rules: ShortAnswerRules, _ languages: [String]
  ) -> SessionProof.Question {
    let asked = QuestionScreen.asked(
      content.prompt,
      picture: content.picture == nil ? nil : content.pictureText ?? "not described", choices: [],
      rules)
    return SessionProof.Question(
      prompt: content.prompt, aloud: [content.prompt, content.answer], asked: asked,
      told: QuestionScreen.told(
        right: content.answer, explanation: content.explanation, source: content.source, rules)
    ) { seed, milliseconds in
      var game = ShortAnswer(
        rules: rules, deck: Deck(count: 1), languages: languages, seed: seed)
      guard game.ask(from: [content]) != nil,
        case .settled(let outcome)? = try? game.answer(content.answer, after: milliseconds)
      else { return nil }
      return SessionProof.Answered(asked: asked, verdict: outcome.verdict.rawValue)
    }
  }
}
