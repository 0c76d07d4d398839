import Testing

@testable import Rows

struct PatternTests {
  @Test(
    arguments: [
      ("[a-z0-9]+(-[a-z0-9]+)*", "mont-blanc", true),
      ("[a-z0-9]+(-[a-z0-9]+)*", "mont--blanc", false),
      ("[a-z0-9]+(-[a-z0-9]+)*", "mont-blanc!", false), ("a|b", "ab", false), ("a|b", "b", true),
      ("\\p{L}+", "Größe", true), ("\\d{4}", "1989", true), (".", "🎯", true), ("a*", "", true),
    ])
  func theWholeTextHasToMatch(_ pattern: String, _ text: String, _ matches: Bool) throws {
    let pattern = try #require(Pattern(pattern))
    #expect(pattern.matches(Array(text.utf8)[...]) == matches)
  }

  @Test(arguments: ["(", "[a", "*"])
  func whatIsNoPatternIsNone(_ text: String) { #expect(Pattern(text) == nil) }
}
