package import Diagnostics

// C: rows that are good CSV, and stand in the wrong place. Reported where the columns are known.
extension Code {
  /// Every code about rows that reading CSV alone does not report.
  package static let csvRows: [Code] = [
    csvShiftedRow, csvSecondHeader, csvTypographicQuotes, csvNoHeader,
    csvLinesAbove, csvTooManyColumns,
  ]

  package static let csvShiftedRow = Code(
    "C011", .error, "a row shifted by one column",
    why: "Each value behind the slip stands in its neighbour's column, and is judged as such.",
    bad: "Fact,Value,Unit,AsOf\nMoons of Mars,,2,moons",
    good: "Fact,Value,Unit,AsOf\nMoons of Mars,2,moons,",
    fix: "Remove the empty cell too many, add the cell that is missing, or quote the text.")

  package static let csvSecondHeader = Code(
    "C012", .error, "a second file begins inside the file",
    why: """
      Files were joined one behind the other: the header, or the byte order mark before it, is no \
      question, and what follows may have its columns in another order.
      """,
    bad: "Fact,Value,Unit\nMoons of Mars,2,moons\nFact,Value,Unit\nMoons of Saturn,274,moons",
    good: "Fact,Value,Unit\nMoons of Mars,2,moons\nMoons of Saturn,274,moons",
    fix: "Remove the second header; `packtool fix` does where it is the same as the first.")

  package static let csvTypographicQuotes = Code(
    "C013", .error, "typographic quotes around a cell",
    why: """
      In CSV only the straight quote holds a cell together, so the delimiter inside ends it. Word \
      processors put in the typographic ones by themselves.
      """,
    bad: "Fact,Value,Unit\n“Keys on a piano, black and white”,88,keys",
    good: "Fact,Value,Unit\n\"Keys on a piano, black and white\",88,keys",
    fix: "Write straight quotes around the cell; typographic ones inside a text are fine.")

  package static let csvNoHeader = Code(
    "C014", .error, "the file has no header",
    why: "Columns are found by their names, so the first row is taken for names and not asked.",
    bad: "Moons of Mars,2,moons\nMoons of Saturn,274,moons",
    good: "Fact,Value,Unit\nMoons of Mars,2,moons\nMoons of Saturn,274,moons",
    fix: "Write the names of the columns into the first line, above all rows.")

  package static let csvLinesAbove = Code(
    "C015", .error, "lines above the header",
    why: """
      The first line of CSV names the columns. A title, a comment or `sep=;` above it is for people and \
      spreadsheets; every other reader takes it for the header.
      """,
    bad: "Facts for the spring quiz\nFact,Value,Unit\nMoons of Mars,2,moons",
    good: "Fact,Value,Unit\nMoons of Mars,2,moons",
    fix: "Remove the lines above the header; a title belongs in pack.xml.")

  package static let csvTooManyColumns = Code(
    "C016", .error, "more columns than a pack can hold",
    why:
      "Spreadsheets save thousands of empty columns where one cell far to the right was touched.",
    bad: "(a header of 1,001 names)",
    good: "(a header of 1,000 names or fewer)",
    fix: "Remove the columns that no player needs.")
}
