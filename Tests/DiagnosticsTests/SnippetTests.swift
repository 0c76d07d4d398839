import Diagnostics
import Testing

@Suite struct SnippetTests {
  // MARK: - Characters

  @Test func tabsBecomeSpaces() {
    #expect(
      snippet("a,b\n\t⟦x⟧\ty\n", label: "here") == """
          |
        2 |     x    y
          |     ^ here
        """)
  }

  @Test func wideCharactersTakeTwoColumns() {
    #expect(
      snippet("数学,⟦数🎯⟧,m\r\nx", label: "wide") == """
          |
        1 | 数学,数🎯,m
          |      ^^^^ wide
        """)
  }

  @Test func combiningMarksTakeNone() {
    #expect(
      snippet("e\u{301}te\u{301},⟦e\u{301}⟧,m") == """
          |
        1 | e\u{301}te\u{301},e\u{301},m
          |     ^
        """)
  }

  @Test func whatCannotBeSeenIsSpelledOut() {
    #expect(
      snippet("a\u{1B}[31m,⟦\u{202E}⟧,\u{0}\u{FEFF}\u{2028}", label: "hidden") == """
          |
        1 | a\\u{1B}[31m,\\u{202E},\\u{0}\\u{FEFF}\\u{2028}
          |             ^^^^^^^^ hidden
        """)
  }

  @Test func invalidBytesAreShownInHexadecimal() {
    let source = MarkedSource(
      Array("caf".utf8) + Array("⟦".utf8) + [0xE9] + Array("⟧,".utf8) + [0xE2, 0x82])
    #expect(
      snippet(source, label: "not UTF-8") == """
          |
        1 | caf\\x{E9},\\x{E2}\\x{82}
          |    ^^^^^^ not UTF-8
        """)
  }

  @Test func aByteOrderMarkIsNotShown() {
    #expect(
      snippet("⟦\u{FEFF}⟧Fact,Value", label: "byte order mark") == """
          |
        1 | Fact,Value
          | ^ byte order mark
        """)
  }

  // MARK: - Ranges

  @Test func anEmptyRangeIsOneCaret() {
    #expect(
      snippet("a,⟦⟧bcd\n", label: "missing") == """
          |
        1 | a,bcd
          |   ^ missing
        """)
  }

  @Test(arguments: ["a\nb⟦⟧\nc", "a\nb⟦\n⟧c", "a\nb⟦\r\n⟧c", "a\nb⟦⟧"])
  func theEndOfALineIsTheColumnAfterIt(text: String) {
    #expect(
      snippet(text, label: "line end") == """
          |
        2 | b
          |  ^ line end
        """)
  }

  @Test(arguments: [("⟦⟧", 1), ("a,b\n⟦⟧", 2)])
  func theEndOfTheFileMayBeAnEmptyLine(text: String, line: Int) {
    #expect(
      snippet(text, label: "end of file") == """
          |
        \(line) |
          | ^ end of file
        """)
  }

  @Test func aRangeOfSeveralLinesIsShownOnTheFirst() {
    #expect(
      snippet("a\nb,⟦\"open,\nc,d\ne⟧", label: "opened here") == """
          |
        2 | b,"open,
          |   ^^^^^^ opened here (to line 4)
        """)
    #expect(
      snippet("a\nb,⟦\"open,\nc,d\n⟧e") == """
          |
        2 | b,"open,
          |   ^^^^^^ to line 3
        """)
  }

  // MARK: - Second places

  @Test func aSecondPlaceOnTheSameLineSharesTheSnippet() {
    #expect(
      snippet("⟪Moons⟫,2,⟦Moons⟧", label: "again") == """
          |
        1 | Moons,2,Moons
          | -----   ^^^^^ again
          | |
          | note 1
        """)
    #expect(
      snippet("⟦a⟧,⟪b⟫,⟪c⟫", label: "first") == """
          |
        1 | a,b,c
          | ^ - - note 2
          | | |
          | | note 1
          | first
        """)
  }

  @Test func theFaultIsDrawnOverWhatItOverlaps() {
    #expect(
      snippet("⟪ab⟦cd⟧⟫ef") == """
          |
        1 | abcdef
          | --^^
          | |
          | note 1
        """)
  }

  @Test func aSecondPlaceElsewhereHasItsOwnSnippet() {
    #expect(
      snippet("⟪Fact⟫,Value\n\n\n\n\n\n\n\n\n⟦Fact⟧,2\n", label: "again") == """
           |
        10 | Fact,2
           | ^^^^ again
          --> a.csv:1:1
           |
         1 | Fact,Value
           | ---- note 1
        """)
  }

  @Test func aSecondPlaceTooFarToTheSideHasItsOwnSnippet() {
    let digits = String(repeating: "0123456789", count: 30)
    #expect(
      snippet("⟪Moons⟫,\(digits)⟦Moons⟧", label: "again", columns: 40) == """
          |
        1 | …678901234567890123456789Moons
          |                          ^^^^^ again
         --> a.csv:1:1
          |
        1 | Moons,01234567890123456789012345678…
          | ----- note 1
        """)
  }
}
