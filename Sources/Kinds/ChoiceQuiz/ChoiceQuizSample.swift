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
