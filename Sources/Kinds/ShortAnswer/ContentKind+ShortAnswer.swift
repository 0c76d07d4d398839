internal import Games
internal import Rows
internal import SchemaFiles
internal import Simulation

extension ContentKind {
  /// Questions that are answered in one's own words, for the short answer.
  static let shortAnswer = ContentKind(
    "short-answer", title: "questions with typed answers, for the short answer",
    form: SourceForm(
      SchemaFiles.kind("short-answer"), XMLShape(root: "answers", row: "question"),
      sample: shortAnswerSample),
    game: KindGame(
      form: .typed, rules: ShortAnswerRules.specifications, makingRules: ShortAnswerRules.init,
      answers: ["Answer"], choices: ["Accepted", "Refused"], prove: ShortAnswerProof.prove,
      simulated: .shortAnswer,
      screens: AnswerScreen.all),
    checks: KindChecks(
      codes: AnswerRow.rules.map { $0.code } + [
        NearAnswers.code, EnoughQuestions.ofAnswers.code,
      ],
      row: AnswerRow.findings,
      acrossRows: { [SimilarRows("Prompt", answers: ["Answer"], $0), NearAnswers($0)] },
      pack: { EnoughQuestions.ofAnswers.findings($0, try? ShortAnswerRules($1.rules), $1) },
      joined: [JoinedFinding(code: PromptTooLong.code, make: PromptTooLong.joined)]))
}

extension EnoughQuestions {
  static let ofAnswers = EnoughQuestions("P601")
}
