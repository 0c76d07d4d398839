package import Diagnostics

// T: what is wrong before a source is even CSV.
extension Code {
  package static let textEmpty = Code(
    "T001", .error, "the file is empty",
    why: "A source without a header has no columns, so nothing in it can be checked or played.",
    bad: "(0 bytes)",
    good: "Fact,Value,Unit\nMoons of Mars,2,moons")

  package static let textNotUTF8 = Code(
    "T002", .error, "bytes that are not UTF-8",
    why: """
      Text in another encoding shows players the wrong letters. Nothing is guessed: the finding \
      says how the bytes would read in the encoding they are likely to be in.
      """,
    bad: "Caf\\xE9 (saved as Latin-1)",
    good: "Café (saved as UTF-8)")

  package static let textUTF16 = Code(
    "T003", .error, "the file is UTF-16",
    why: "Sources are UTF-8; some programs save UTF-16 when asked for \"Unicode text\".",
    bad: "F\\0a\\0c\\0t\\0,\\0 (saved as UTF-16)",
    good: "Fact, (saved as UTF-8, with or without a byte order mark)")

  package static let textNUL = Code(
    "T004", .error, "a NUL byte in text",
    why: """
      No text holds a NUL byte: it is left by a crash while saving, by a binary file with the \
      wrong name, or by another encoding. Other programs end the text there.
      """,
    bad: "Moons of Mars,2\\0,moons",
    good: "Moons of Mars,2,moons")
}
