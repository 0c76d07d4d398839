extension ContentKind {
  static let numberDuelSample = Sample(
    fields: ["Level", "From", "To", "Computer", "Hints"],
    rows: [
      ["Easy", "1", "20", "random", "range;attempts;warmth"],
      ["Normal", "1", "100", "careful", "range"],
      ["Hard", "1", "1000", "halving", ""],
    ],
    rules: [("startLevel", "2")])
}
