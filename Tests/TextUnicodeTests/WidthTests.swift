import SafeText
import Testing
import TextUnicode

@Suite struct WidthTests {
  @Test(arguments: [
    ("", 0),
    ("plain", 5),
    ("e\u{301}", 1),
    ("数", 2),
    ("ｱ", 1),
    ("Ａ", 2),
    ("🎯", 2),
    ("👩‍👩‍👧", 2),
    ("👍🏽", 2),
    ("\u{2764}", 1),
    ("\u{2764}\u{FE0F}", 2),
    ("1\u{FE0F}\u{20E3}", 2),
    ("🇩🇪🇫🇷", 4),
    ("각", 2),
    ("\u{1100}\u{1161}\u{11A8}", 2),
    ("क्ष", 2),
    ("a\u{200B}b", 2),
    ("\u{301}", 0),
    ("e" + String(repeating: "\u{301}", count: 8), 1),
    ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2),
    ("❤️‍🔥", 2),
    ("\u{600}١٢", 3),
    ("\u{6DD}", 1),
    ("葛\u{E0100}", 2),
    ("…", 1),
  ])
  func widthIsWhatATerminalShows(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test(arguments: [
    ("e" + String(repeating: "\u{301}", count: 9), 8), ("a\u{E0041}b", 11), ("🏴\u{E0067}", 11),
    ("x\u{3164}", 9), ("a\u{200D}b", 10),
  ])
  func anEscapeTakesAColumnForEachOfItsSigns(text: String, width: Int) {
    #expect(text.terminalSafe.displayWidth == width)
  }

  @Test(arguments: [
    ("plain", 5, "plain"),
    ("plain", 4, "pla…"),
    ("plain", 1, "…"),
    ("plain", 0, ""),
    ("数学数", 6, "数学数"),
    ("数学数", 5, "数学…"),
    ("数学数", 4, "数…"),
    ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ("👩‍👩‍👧👩‍👩‍👧", 3, "👩‍👩‍👧…"),
  ])
  func whatDoesNotFitIsCropped(text: String, columns: Int, expected: String) {
    #expect(text.cropped(to: columns) == expected)
  }

  @Test(arguments: [
    ("", 10, [""]),
    ("one two", 7, ["one two"]),
    ("one two", 6, ["one", "two"]),
    ("one  two   three", 8, ["one two", "three"]),
    ("one\n\ntwo", 10, ["one", "", "two"]),
    ("an extraordinarily long", 8, ["an", "extraord", "inarily", "long"]),
    ("数学数学", 5, ["数学", "数学"]),
    ("go 数学数学", 6, ["go 数", "学数学"]),
    ("数", 1, ["数"]),
    (" padded ", 10, ["padded"]),
    ("数学。数学", 4, ["数", "学。", "数学"]),
    ("数学」。数学", 6, ["数", "学」。", "数学"]),
    ("数「学」数", 6, ["数", "「学」", "数"]),
    ("数（where）数", 9, ["数", "（where）", "数"]),
    ("数ENTER。", 8, ["数", "ENTER。"]),
    ("。。。", 4, ["。。", "。"]),
    ("at 12\u{A0}345 m", 8, ["at", "12\u{A0}345 m"]),
  ])
  func textIsWrapped(text: String, columns: Int, expected: [String]) {
    #expect(text.wrapped(to: columns) == expected)
  }

  /// Joined characters count as one character, of any width.
  @Test(arguments: ["☺\u{200D}", "क\u{94D}"])
  func aCharacterThatIsWiderThanALineStandsByItself(joined: String) {
    let wide = String(repeating: joined, count: 30)
    #expect("one \(wide) two".wrapped(to: 20).filter { $0 == "one" || $0 == "two" }.count == 2)
    #expect(wide.wrapped(to: 20).joined() == wide)
    #expect(!wide.wrapped(to: 20).contains(""))
  }

  /// Breaking must take time proportional to the length of the word, not to its square.
  @Test func aWordOfManyLinesIsBrokenWhereTheyEnd() {
    let lines = String(repeating: "x", count: 100_000).wrapped(to: 40)
    #expect(lines.count == 2500)
    #expect(lines.allSatisfy { $0.utf8.count == 40 })
  }
}
