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
