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
