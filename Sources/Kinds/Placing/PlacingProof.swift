internal import Games
internal import PackFormat

/// Plays orderings and matchings for `packtool prove`.
enum PlacingProof {
  static func prove(
    _ form: PlacingForm
  ) -> @Sendable (PackReader, ProofRequest) throws(ProofError) -> Proof {
    { (reader, request) throws(ProofError) in
      let questions = try ProofError.reading { () throws(PackError) in
        try PackPlacings(reader, form, language: request.language)
      }
      let rules = try ProofError.rules(of: reader, PlacingRules.init)
      let proof = SessionProof(seconds: rules.seconds, count: questions.questionCount) {
        (index) throws(ProofError) in
        question(
          try ProofError.reading { () throws(PackError) in try questions.question(at: index) },
          rules)
      }
      return try proof.prove(request)
    }
  }

  private static func question(
    _ content: PlacingQuestion, _ rules: PlacingRules
  ) -> SessionProof.Question {
    let items = content.items.map { $0.text }
    return SessionProof.Question(
      prompt: content.prompt,
      aloud: [content.prompt] + (content.form == .matching ? content.places : []) + items,
      asked: asked(content, items, rules),
      told: PlacingScreenTexts.told(
        content.form, places: content.places,
        items: content.items.prefix(content.places.count).map { $0.text },
        explanation: content.explanation, source: content.source,
        rules)
    ) { seed, milliseconds in
      guard var game = Placing(rules: rules, questionCount: 1, seed: seed),
        let question = game.ask(from: [content]),
        let outcome = try? game.answer(question.right, after: milliseconds)
      else { return nil }
      return SessionProof.Answered(
        asked: asked(content, question.shown, rules), verdict: outcome.verdict.rawValue)
    }
  }

  private static func asked(
    _ content: PlacingQuestion, _ items: [String], _ rules: PlacingRules
  ) -> [String] {
    PlacingScreenTexts.asked(
      content.prompt,
      picture: content.picture == nil ? nil : content.pictureText ?? "not described",
      places: content.form == .matching ? content.places : [], items: items, rules)
  }
}
