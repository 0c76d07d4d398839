import Testing

@testable import Exchange

struct HasBytesTests {
  @Test(arguments: [
    ("a->b", "->", true), ("a-->b", "->", true), ("a- >b", "->", false), ("->", "->", true),
    ("-", "->", false), ("", "->", false), ("", "", true), ("aab", "ab", true),
    ("é[sound:x]", "[sound:", true), ("$$\u{301}", "$$", true),
  ])
  func bytesAreFoundWhereverTheyStand(text: String, part: String, isThere: Bool) {
    #expect(text.utf8.hasBytes(of: part) == isThere)
    #expect(Array("->\(text)".utf8)[2...].hasBytes(of: part) == isThere)
  }
}
