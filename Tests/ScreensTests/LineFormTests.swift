import Screens
import Testing

struct LineFormTests {
  @Test(arguments: [
    ("Ещё щи", 6, false, ["Ещё щи"]),
    ("Ещё щи", 8, true, ["Eshche", "shchi"]),
    ("né „so“", 9, true, ["ne \"so\""]),
    ("a\u{1B}b", 9, true, ["a\\u{1B}b"]),
  ])
  func aTextIsSpelledInASCIIBeforeItIsBrokenIntoLines(
    text: String, columns: Int, isASCII: Bool, lines: [String]
  ) {
    #expect(LineForm(columns, isASCII: isASCII).lines(of: text) == lines)
  }

  @Test func aLineIsCroppedToItsWidthInASCII() {
    #expect(LineForm(8, isASCII: true).cropped("Ещё щи") == "Eshch...")
    #expect(LineForm(8).cropped("Ещё щи") == "Ещё щи")
  }
}
