internal import Games
internal import Rows
internal import SchemaFiles
internal import Simulation

extension ContentKind {
  /// Questions with items to put in order, for the ordering.
  static let ordering = placing(
    .ordering, title: "questions with items to put in order, for the ordering", form: .order,
    XMLShape(root: "orderings", row: "question"), sample: orderingSample)

  /// Questions with pairs to match, for the matching.
  static let matching = placing(
    .matching, title: "questions with pairs to match, for the matching", form: .pairs,
    XMLShape(root: "matchings", row: "question"), sample: matchingSample)

  private static func placing(
    _ form: PlacingForm, title: String, form exchanged: QuestionForm, _ shape: XMLShape,
    sample: Sample
  ) -> ContentKind {
    let items = Array(form.itemColumns.prefix(form.mostPlaces))
    return ContentKind(
      form.kind, title: title,
      form: SourceForm(SchemaFiles.kind(form.kind), shape, sample: sample),
      game: KindGame(
        form: exchanged, rules: PlacingRules.specifications, makingRules: PlacingRules.init,
        answers: items + form.placeColumns, choices: form.extraColumns,
        prove: PlacingProof.prove(form), simulated: .placing(form),
        screens: PlacingScreenTexts.all(form)),
      checks: KindChecks(
        // Both kinds have the same codes, which the list of all codes has once.
        codes: form == .ordering ? PlacingRow.codes : [],
        row: PlacingRow.check(form),
        acrossRows: { [SimilarRows("Prompt", answers: items, $0)] },
        pack: { EnoughQuestions.ofPlacing.findings($0, try? PlacingRules($1.rules), $1) },
        joined: [JoinedFinding(code: PlacingTooLong.code, make: PlacingTooLong.joined)]))
  }

  private static let orderingSample = Sample(
    fields: ["Prompt", "Item1", "Item2", "Item3", "Item4", "Explanation"],
    rows: [
      [
        "Which planet comes first, seen from the Sun?", "Mercury", "Venus", "Earth", "Mars",
        "Mars takes nearly two years to go round the Sun.",
      ],
      [
        "Which came first?", "Printing press", "Telephone", "Radio",
        "Television", "Gutenberg printed with movable type around 1450.",
      ],
      [
        "Begin with the smallest country", "Vatican City", "Monaco", "Malta", "Luxembourg", "",
      ],
      [
        "Who was born first?", "Bach", "Mozart", "Chopin", "Brahms",
        "Bach was born in 1685, Brahms in 1833.",
      ],
      [
        "Begin with the shortest unit of time", "Second", "Minute", "Hour", "Day", "",
      ],
    ],
    rules: [("questions", "5")])

  private static let matchingSample = Sample(
    fields: [
      "Prompt", "Left1", "Right1", "Left2", "Right2", "Left3", "Right3", "Extra1", "Explanation",
    ],
    rows: [
      [
        "Which capital belongs to which country?", "Peru", "Lima", "Chile", "Santiago", "Ecuador",
        "Quito", "La Paz", "La Paz is the seat of Bolivia's government.",
      ],
      [
        "Who wrote which book?", "Emma", "Jane Austen", "Middlemarch", "George Eliot",
        "Jane Eyre", "Charlotte Brontë", "Emily Brontë", "George Eliot was Mary Ann Evans.",
      ],
      [
        "Which symbol stands for which element?", "Gold", "Au", "Silver", "Ag", "Iron", "Fe", "Ir",
        "Ir is iridium.",
      ],
      [
        "Which currency is used where?", "Japan", "Yen", "Poland", "Złoty", "India", "Rupee", "",
        "",
      ],
      [
        "Which animal has how many legs?", "Spider", "8", "Ant", "6", "Dog", "4", "10", "",
      ],
    ],
    rules: [("questions", "5")])
}

extension EnoughQuestions {
  static let ofPlacing = EnoughQuestions("P701")
}
