package import Diagnostics

// C: what makes text no good CSV. From C020 on it can still be read, and is only a warning.
extension Code {
  /// Every code that reading CSV can report.
  package static let csvSource: [Code] = [
    textEmpty, textNotUTF8, textUTF16, textNUL, textTwoEncodings,
    csvUnclosedQuote, csvQuoteInCell, csvAfterQuote, csvWidth, csvThousands, csvOtherDelimiter,
    csvHeaderTwice, csvHeaderEmpty, csvDelimiterUnclear, csvRecordTooLong, csvConflict,
    csvDelimiterFound, csvCarriageReturn, csvMixedLineEnds, csvBlankLine,
  ]

  package static let csvUnclosedQuote = Code(
    "C001", .error, "a quote is never closed",
    why: """
      All that follows is taken for one cell, up to the next quote or the end of the file: whole \
      rows go missing, and most programs do not say so. Reading goes on at the next line.
      """,
    bad: "Fact,Value,Unit\n\"Moons of Mars,2,moons\nMoons of Saturn,274,moons",
    good: "Fact,Value,Unit\n\"Moons of Mars\",2,moons\nMoons of Saturn,274,moons",
    fix: """
      Close the quote at the end of its cell, or remove it. A quote that belongs to the text \
      is written twice, in a quoted cell.
      """)

  package static let csvQuoteInCell = Code(
    "C002", .error, "a quote inside an unquoted cell",
    why: "Programs disagree on what it means: text, or the start of a quoted part.",
    bad: "Fact,Value,Unit\nDiameter of a 12\" record,30,cm",
    good: "Fact,Value,Unit\n\"Diameter of a 12\"\" record\",30,cm",
    fix: "Put the whole cell in quotes and write each quote inside it twice.")

  package static let csvAfterQuote = Code(
    "C003", .error, "a quoted cell goes on after its closing quote",
    why: """
      After a closing quote only a delimiter or the end of the line may follow. A quote that \
      belongs to the text is written twice.
      """,
    bad: "Fact,Value,Unit\n\"Year of the film \"Metropolis\"\",1927,year",
    good: "Fact,Value,Unit\n\"Year of the film \"\"Metropolis\"\"\",1927,year",
    fix: """
      Write each quote inside the text twice, or remove what stands behind the closing quote.
      """)

  package static let csvWidth = Code(
    "C004", .error, "a row with too few or too many cells",
    why: "Every cell after the fault would be read as if it stood in another column.",
    bad: "Fact,Value,Unit\nMoons of Mars,2",
    good: "Fact,Value,Unit\nMoons of Mars,2,moons",
    fix: """
      Add the cells that are missing, empty ones too, or put a cell with a delimiter in it in \
      quotes.
      """)

  package static let csvConflict = Code(
    "C017", .error, "a conflict that git marked in the file",
    why:
      "The lines between the marks are the two sides of a merge: rows stand there twice, or in two versions.",
    bad:
      "Fact,Value,Unit\n<<<<<<< HEAD\nMoons of Mars,2,moons\n=======\nMoons of Mars,3,moons\n>>>>>>> branch",
    good: "Fact,Value,Unit\nMoons of Mars,2,moons",
    fix: "Keep the right rows, and remove the marks. `packtool merge` merges sources by cells.")

  package static let csvThousands = Code(
    "C005", .error, "a thousands separator splits a number",
    why: "The comma ends the cell, so the number falls into two, and the row has a cell too many.",
    bad: "Fact,Value,Unit\nHeight of Mount Everest,8,849,m",
    good: "Fact,Value,Unit\nHeight of Mount Everest,8849,m",
    fix: "Write the number without separators. Where it is a text, put the cell in quotes.")

  package static let csvOtherDelimiter = Code(
    "C006", .error, "a row with another delimiter than the header's",
    why: "The row is read as one cell or cut in the wrong places. It was likely pasted in.",
    bad: "Fact,Value,Unit\nMoons of Mars;2;moons",
    good: "Fact,Value,Unit\nMoons of Mars,2,moons",
    fix: "Write the row with the delimiter of the header.")

  package static let csvHeaderTwice = Code(
    "C007", .error, "two columns with the same name",
    why: "Columns are found by their names, so it is unclear which of the two is meant.",
    bad: "Fact,Value,Unit,Unit\nMoons of Mars,2,moons,moons",
    good: "Fact,Value,Unit\nMoons of Mars,2,moons",
    fix: "Rename one of the two columns, or remove it.")

  package static let csvHeaderEmpty = Code(
    "C008", .error, "a column without a name",
    why: """
      Columns are found by their names. An empty one is often left by a delimiter at the end of \
      every line.
      """,
    bad: "Fact,Value,Unit,\nMoons of Mars,2,moons,",
    good: "Fact,Value,Unit\nMoons of Mars,2,moons",
    fix: """
      Give the column a name, or remove it with its cells and the delimiter at the end of each \
      line. If it is the last one and no row has a value in it, packtool fix removes it.
      """)

  package static let csvDelimiterUnclear = Code(
    "C009", .error, "more than one delimiter would fit",
    why: "Read with the wrong delimiter every cell would be wrong, so none is chosen silently.",
    bad: "Fact;Value,Unit;Source\nMoons of Mars;2,moons;NASA",
    good: "Fact,Value,Unit,Source\nMoons of Mars,2,moons,NASA",
    fix: """
      Write the file with one delimiter, or say which one is meant: --delimiter, or \
      delimiter="…" of the source in pack.xml.
      """)

  package static let csvRecordTooLong = Code(
    "C010", .error, "a row longer than 2 GiB",
    why: "A row must fit into memory. One so long is the work of a quote that is not closed.",
    bad: "(a quote, and two gigabytes after it)",
    good: "(rows of a few hundred bytes)",
    fix: "Close the quote at which the row begins.")

  package static let csvDelimiterFound = Code(
    "C020", .warning, "the delimiter is not a comma",
    why: """
      It was found from the first rows. Other programs may find another; say which one is meant, \
      or use commas.
      """,
    bad: "Fact;Value;Unit\nMoons of Mars;2;moons",
    good: "Fact,Value,Unit\nMoons of Mars,2,moons",
    fix: """
      Say which delimiter is meant (--delimiter, or delimiter="…" of the source in pack.xml), \
      or save the file with commas.
      """)

  package static let csvCarriageReturn = Code(
    "C021", .warning, "a carriage return alone ends a line",
    why: """
      Few programs take it for the end of a line. Old Macintosh programs wrote such files; a \
      single one is a slip.
      """,
    bad: "Fact,Value,Unit\\rMoons of Mars,2,moons\\r",
    good: "Fact,Value,Unit\\nMoons of Mars,2,moons\\n",
    fix: "Save the file with line feeds, the line ends of Unix, or with CRLF, those of Windows.")

  package static let csvMixedLineEnds = Code(
    "C022", .warning, "lines end in different ways",
    why: "Editors and version control then show changes where there are none.",
    bad: "Fact,Value,Unit\\r\\nMoons of Mars,2,moons\\n",
    good: "Fact,Value,Unit\\nMoons of Mars,2,moons\\n",
    fix: "Save the file with one kind of line end.")

  package static let csvBlankLine = Code(
    "C023", .warning, "a blank line",
    why: "It is left out here, but other programs take it for a row with its cells missing.",
    bad: "Fact,Value,Unit\n\nMoons of Mars,2,moons",
    good: "Fact,Value,Unit\nMoons of Mars,2,moons",
    fix: "Remove the line; packtool fix does.")
}
