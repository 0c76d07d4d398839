internal import Games
internal import Rows
internal import SchemaFiles
internal import Simulation

extension ContentKind {
  /// Facts with a number each, for higher-or-lower.
  package static let facts = ContentKind(
    "facts", title: "facts, for higher-or-lower",
    form: SourceForm(
      SchemaFiles.kind("facts"), XMLShape(root: "facts", row: "fact", text: "Fact"),
      sample: factsSample),
    game: KindGame(
      form: .number, rules: HigherOrLowerRules.specifications, makingRules: HigherOrLowerRules.init,
      answers: ["Value", "Unit"], usesDate: true, prove: FactProof.prove, simulated: .facts,
      screens: FactScreen.all),
    checks: KindChecks(
      codes: FactRow.rules.map { $0.code } + [TwoValues.code, FarOffValue.code],
      row: FactRow.findings, bulkRows: BulkFactRules.check,
      acrossRows: { template in
        [
          SimilarRows("Fact", answers: ["Value", "Unit"], template), TwoValues(template),
          FarOffValue(template),
        ]
      },
      pack: { BestScore.findings($0, $1) },
      joined: [JoinedFinding(code: BestScore.code, make: BestScore.joined)]))
}

extension ContentKind {
  static let factsSample = Sample(
    fields: ["Fact", "Value", "Unit", "Source", "AsOf"],
    rows: [
      ["Squares on a chessboard", "64", "squares", "Counted", "2025-01-01"],
      ["Days in a leap year", "366", "days", "Gregorian calendar", "2025-01-01"],
      ["Keys on a full-size piano, black and white", "88", "keys", "Counted", "2025-01-01"],
      [
        "Year in which people first walked on the Moon", "1969", "year", "NASA: Apollo 11",
        "2025-01-01",
      ],
      ["Degrees in a full circle", "360", "degrees", "Geometry", "2025-01-01"],
    ])
}

/// The screen of higher-or-lower for a fact, with the largest numbers that a game can have.
enum FactScreen {
  static let all: ScreenTexts.Maker = { text, _ in
    guard let prompt = text("Fact") else { return [] }
    let number = "−9,223,372,036,854,775,808"
    return [
      ScreenTexts(
        "a question and its slider",
        [
          "Question 999: \(prompt) (\(text("Unit") ?? ""))",
          "Guess (\(number) to \(number), ENTER = \(number)):",
        ])
    ]
  }
}
