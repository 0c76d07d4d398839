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

extension ContentKind {
  static let shortAnswerSample = Sample(
    fields: ["Prompt", "Answer", "Accepted", "Refused", "Explanation"],
    rows: [
      [
        "What is the capital of Iceland?", "Reykjavík", "", "",
        "About two of three people in Iceland live in and around it.",
      ],
      [
        "Which planet is closest to the Sun?", "Mercury", "", "",
        "It goes round the Sun in 88 days.",
      ],
      [
        "Which country has its capital at Lusaka?", "Zambia", "Republic of Zambia", "Gambia",
        "It was called Northern Rhodesia until 1964.",
      ],
      ["How many legs does a spider have?", "8", "", "", "Insects have six."],
      [
        "Which gas makes up most of the air?", "Nitrogen", "N2", "",
        "Four fifths of the air are nitrogen.",
      ],
    ],
    rules: [("questions", "5")])
}

/// The screens of the short answer.
enum AnswerScreen {
  /// The screens of a question with these texts: the question, and the explanation after the answer.
  static let all: ScreenTexts.Maker = { text, rules in
    guard let prompt = text("Prompt"), let answer = text("Answer"),
      let rules = try? ShortAnswerRules(rules)
    else { return [] }
    return [
      ScreenTexts(
        "a question",
        QuestionScreen.asked(prompt, picture: text("Alt"), choices: [], rules),
        answerRows: QuestionScreen.answerRows),
      ScreenTexts(
        "the text after the answer",
        QuestionScreen.told(
          right: answer, explanation: text("Explanation"), source: text("Source"), rules)),
    ]
  }
}
