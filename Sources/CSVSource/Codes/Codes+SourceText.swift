package import Diagnostics

// T: what is wrong before a source is even CSV.
extension Code {
  package static let textEmpty = Code(
    "T001", .error, "the file is empty",
    why: "A source without a header has no columns, so nothing in it can be checked or played.",
    bad: "(0 bytes)",
    good: "Fact,Value,Unit\nMoons of Mars,2,moons",
    fix: "Save the source again with its content: a header, and a row for each question.")

  package static let textNotUTF8 = Code(
    "T002", .error, "bytes that are not UTF-8",
    why: """
      Text in another encoding shows players the wrong letters. Nothing is guessed: the finding \
      says how the bytes would read in the encoding they are likely to be in.
      """,
    bad: "Fact,Value,Unit\nCaf\\xE9s in Vienna,2400,cafes",
    good: "Fact,Value,Unit\nCafés in Vienna,2400,cafes",
    fix: """
      Save the file as UTF-8. Where only some lines are at fault they were pasted in from \
      another file: type their letters anew.
      """)

  package static let textUTF16 = Code(
    "T003", .error, "the file is UTF-16",
    why: "Sources are UTF-8; some programs save UTF-16 when asked for \"Unicode text\".",
    bad: "\\xFF\\xFEF\\0a\\0c\\0t\\0,\\0V\\0a\\0l\\0u\\0e\\0,\\0U\\0n\\0i\\0t\\0",
    good: "Fact,Value,Unit\nMoons of Mars,2,moons",
    fix: "Save the file as UTF-8; in a spreadsheet, export it as \"CSV UTF-8\".")

  package static let textNUL = Code(
    "T004", .error, "a NUL byte in text",
    why: """
      No text holds a NUL byte: it is left by a crash while saving, by a binary file with the \
      wrong name, or by another encoding. Other programs end the text there.
      """,
    bad: "Fact,Value,Unit\nMoons of Mars,2\\0,moons",
    good: "Fact,Value,Unit\nMoons of Mars,2,moons",
    fix: """
      Remove the byte. Where there are many, take the file from before the crash, or save it \
      as text.
      """)

  package static let textTwoEncodings = Code(
    "T005", .warning, "two encodings in one file",
    why: """
      An --encoding is that of the bytes that are not UTF-8. In a file with both, valid UTF-8 is kept and the other \
      bytes are decoded. Some bytes could be either, so the author has to read those lines.
      """,
    bad: "Fact,Value,Unit\nCaf\\xC3\\xA9s in Vienna,2400,cafes\nCaf\\xE9s in Graz,300,cafes",
    good: "Fact,Value,Unit\nCafés in Vienna,2400,cafes\nCafés in Graz,300,cafes",
    fix: """
      Look at the lines that the finding names, and save the file as UTF-8. A file that is all in another encoding \
      has it in pack.xml: <source path="a.csv" encoding="windows-1251"/>.
      """)
}
