internal import Games
internal import Rows
internal import SchemaFiles

extension ContentKind {
  /// Questions with choices, for the choice quiz.
  static let choiceQuiz = ContentKind(
    "choice-quiz", title: "questions with choices, for the choice quiz", SchemaFiles.choiceQuiz,
    XMLShape(
      root: "quiz", row: "question",
      list: .init(
        element: "choice", mark: "right", marked: "Right", others: QuestionRow.wrongColumns)),
    rules: ChoiceQuizRules.specifications,
    problemWithRules: { RuleError.problem(ChoiceQuizRules.init, $0) },
    codes: QuestionRow.rules.map { $0.code } + [EnoughQuestions.code, LongestAnswer.code],
    rowCheck: QuestionRow.findings,
    tableRules: { [SimilarRows("Prompt", answers: ["Right"], $0), LongestAnswer($0)] },
    answers: ["Right"], choices: QuestionRow.wrongColumns,
    packCheck: { EnoughQuestions.findings($0, $1) }, prove: QuizProof.prove,
    screens: QuizScreen.all,
    sample: choiceQuizSample)
}
