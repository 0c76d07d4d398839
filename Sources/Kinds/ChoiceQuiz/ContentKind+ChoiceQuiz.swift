internal import Games
internal import Rows
internal import SchemaFiles
internal import Simulation

extension ContentKind {
  /// Questions with choices, for the choice quiz.
  package static let choiceQuiz = ContentKind(
    "choice-quiz", title: "questions with choices, for the choice quiz",
    form: SourceForm(
      SchemaFiles.kind("choice-quiz"),
      XMLShape(
        root: "quiz", row: "question",
        list: .init(
          element: "choice", mark: "right", marked: "Right", others: QuestionRow.wrongColumns,
          pin: .init(attribute: "pin", value: "last", field: PinnedChoices.field))),
      sample: choiceQuizSample),
    game: KindGame(
      form: .choice, rules: ChoiceQuizRules.specifications, makingRules: ChoiceQuizRules.init,
      answers: ["Right"], choices: QuestionRow.wrongColumns, prove: QuizProof.prove,
      simulated: .choiceQuiz,
      screens: QuizScreen.all),
    checks: KindChecks(
      codes: QuestionChecks.rules.map { $0.code }
        + [
          PinnedChoices.code, EnoughQuestions.ofQuiz.code, LongestAnswer.code,
          LongestAnswer.shortest,
          FavouredChoice.code, FavouredChoice.pinned,
        ],
      row: QuestionChecks.findings,
      acrossRows: {
        [SimilarRows("Prompt", answers: ["Right"], $0), LongestAnswer($0), FavouredChoice($0)]
      },
      pack: { EnoughQuestions.ofQuiz.findings($0, try? ChoiceQuizRules($1.rules), $1) },
      limited: TellLimits.codes,
      joined: [JoinedFinding(code: TooLongToRead.code, make: TooLongToRead.joined)]))
}

extension EnoughQuestions {
  static let ofQuiz = EnoughQuestions("P201")
}
