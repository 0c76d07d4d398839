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
          element: "choice", mark: "right", marked: "Right",
          alsoMarked: PackChoiceQuestions.alsoRightColumns, others: QuestionRow.wrongColumns,
          remark: ("why", PackChoiceQuestions.whyColumns),
          pin: .init(attribute: "pin", value: "last", field: PinnedChoices.field))),
      sample: choiceQuizSample),
    game: KindGame(
      form: .choice, rules: ChoiceQuizRules.specifications, makingRules: ChoiceQuizRules.init,
      answers: ["Right"] + PackChoiceQuestions.alsoRightColumns, choices: QuestionRow.wrongColumns,
      prove: QuizProof.prove,
      simulated: .choiceQuiz,
      screens: QuizScreen.all),
    checks: KindChecks(
      codes: QuestionChecks.rules.map { $0.code }
        + [
          PinnedChoices.code, SeveralChoices.tooMany, SeveralChoices.remarkOnNothing,
          EnoughQuestions.ofQuiz.code, LongestAnswer.code,
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

extension ContentKind {
  static let choiceQuizSample = Sample(
    fields: ["Prompt", "Right", "Wrong1", "Wrong2", "Wrong3", "Explanation"],
    rows: [
      [
        "Which currency is used in Japan?", "Yen", "Won", "Yuan", "Ringgit",
        "The yen has been Japan's currency since 1871.",
      ],
      [
        "Which of these countries uses the euro?", "Ireland", "Denmark", "Poland", "Switzerland",
        "Ireland was among the first to use euro coins and notes, in 2002.",
      ],
      [
        "Which currency has the code CHF?", "Swiss franc", "Czech koruna", "Chilean peso", "Colón",
        "",
      ],
      ["How many pence make a pound sterling?", "100", "12", "20", "240", "Since 1971."],
      [
        "What is the currency of Brazil?", "Real", "Peso", "Sol", "Bolívar",
        "The real replaced the cruzeiro real in 1994.",
      ],
    ],
    rules: [("questions", "5")])
}

/// The screens of the quiz.
enum QuizScreen {
  /// The screens of a question with these texts: the question, and the explanation after the answer.
  static let all: ScreenTexts.Maker = { text, rules in
    guard let prompt = text("Prompt"), let right = text("Right"),
      let rules = try? ChoiceQuizRules(rules)
    else { return [] }
    let names = QuestionRow.wrongColumns + PackChoiceQuestions.alsoRightColumns
    let choices = [right] + names.compactMap(text)
    return [
      ScreenTexts(
        "a question with its choices",
        QuestionScreen.asked(prompt, picture: text("Alt"), choices: choices, rules),
        answerRows: QuestionScreen.answerRows),
      ScreenTexts(
        "the text after the answer",
        QuestionScreen.told(
          right: right, explanation: text("Explanation"), source: text("Source"), rules)),
    ]
  }
}
