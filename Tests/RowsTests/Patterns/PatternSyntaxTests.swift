import Testing

@testable import Rows

/// Tests of which texts are patterns, and of the reasons why others are not.
struct PatternSyntaxTests {
  private static let size =
    "too large a pattern: at most 511 characters and classes, where a{3} counts as three"
  private static let depth = "too deep a pattern: brackets nest at most 50 deep"
  private static let ranges = "too large a pattern: at most 1000 ranges in its classes"

  @Test(
    arguments: [
      // Brackets.
      ("(", "\"(\" without \")\""), ("(a|b", "\"(\" without \")\""),
      ("a)", "\")\" without \"(\""), (")(", "\")\" without \"(\""),
      ("[a", "\"[\" without \"]\""), ("[", "\"[\" without \"]\""), ("[a-", "\"[\" without \"]\""),
      ("a]", "\"]\" alone; write \\]"), ("}", "\"}\" alone; write \\}"),
      // Repetitions.
      ("*", "nothing before \"*\" that could be repeated; write \\*"),
      ("a|+", "nothing before \"+\" that could be repeated; write \\+"),
      ("a**", "nothing before \"*\" that could be repeated; write \\*"),
      ("a*?", "nothing before \"?\" that could be repeated; write \\?"),
      ("(?:a)", "nothing before \"?\" that could be repeated; write \\?"),
      ("{2}", "nothing before \"{\" that could be repeated; write \\{"),
      ("a{2", "\"{\" without \"}\""), ("a{2,3", "\"{\" without \"}\""),
      ("a{2;3}", "\"{\" without \"}\""),
      ("a{}", "expected a number behind \"{\" or \",\""),
      ("a{,3}", "expected a number behind \"{\" or \",\""),
      ("a{1,x}", "expected a number behind \"{\" or \",\""),
      ("a{3,2}", "{3,2} is no range"),
      // Escapes.
      ("a\\", "nothing behind the last \\"), ("\\b", "\\b has no meaning"),
      ("\\$", "\\$ has no meaning"), ("\\u0041", "\\u has no meaning"),
      ("\\pL", "\\p without \"{\""), ("\\p{Lx}", "no category or block is called \"Lx\""),
      ("\\p{Cs}", "no category or block is called \"Cs\""),
      ("\\p{}", "no category or block is called \"\""),
      ("\\p{Lu", "\"\\p{\" without \"}\""),
      ("\\p{IsKlingon}", "no category or block is called \"IsKlingon\""),
      ("\\p{Is}", "no category or block is called \"Is\""),
      ("\\p{BasicLatin}", "no category or block is called \"BasicLatin\""),
      // Classes.
      ("[]", "a class without characters: []"), ("[^]", "a class without characters: []"),
      ("[a[b]]", "\"[\" in a class; write \\["),
      ("[z-a]", "the range z-a runs backwards"),
      ("[a-\\d]", "a range that ends in a class"),
      ("[+--]", "a range that ends in \"-\"; write \\-"),
      ("[a-c-e]", "\"-\" between the ranges of a class; write \\-"),
      ("[\\w-.]", "\"-\" between the ranges of a class; write \\-"),
      ("[a-z-[b]c]", "expected \"]\" behind the class that is taken away"),
      ("[a-z-[b]", "expected \"]\" behind the class that is taken away"),
      ("[-[b]]", "\"[\" in a class; write \\["),
    ])
  func otherTextsAreRefused(_ text: String, _ reason: String) {
    #expect(throws: PatternError(message: "not a regular expression: " + reason)) {
      try Pattern(text)
    }
  }

  /// Patterns at their limits, and one step beyond.
  @Test(
    arguments: [
      (String(repeating: "a", count: 511), nil), (String(repeating: "a", count: 512), size),
      (String(repeating: "a*", count: 511), nil), (String(repeating: "a*", count: 1_000), size),
      ("[a-z]{511}", nil), ("[a-z]{512}", size), ("[a-z]{511,}", nil), ("[a-z]{0,512}", size),
      ("(ab|c){170}", nil), ("(ab|c){171}", size),
      ("(a{20}){20}", nil), ("((a{100}){100}){100}", size),
      ("a{18446744073709551616}", size), ("(a{1000000}){1000000}", size),
      (String(repeating: "(", count: 30) + "a" + String(repeating: "){9}", count: 30), size),
      (nested("(", "a", ")", 50), nil), (nested("(", "a", ")", 51), depth),
      (String(repeating: "(", count: 100_000), depth),
      (nested("[a-", "[a]", "]", 49), nil), (nested("[a-", "[a]", "]", 50), depth),
      (String(repeating: "[a-", count: 100_000), depth),
      ("[" + String(repeating: "a", count: 1_000) + "]", nil),
      ("[" + String(repeating: "a", count: 1_001) + "]", ranges),
      (String(repeating: "[\\i]", count: 63), ranges),
      // Characters that are repeated zero times count as they are written.
      (String(repeating: "a{0}", count: 511), nil), (String(repeating: "a{0}", count: 512), size),
      // A part that matches only the empty text costs nothing when it is repeated.
      ("(){1000000}", nil), ("((){1000}){1000}", nil), ("(a{0}){1000000}", nil),
      (String(repeating: "|", count: 100_000), nil),
      ("(a" + String(repeating: "|", count: 10_000) + "){511}", nil),
    ] as [(String, String?)])
  func limitsAreExact(_ text: String, _ message: String?) {
    var found: String?
    do throws(PatternError) { _ = try Pattern(text) } catch { found = error.message }
    #expect(found == message)
  }

  private static func nested(
    _ opening: String, _ core: String, _ closing: String, _ count: Int
  ) -> String {
    String(repeating: opening, count: count) + core + String(repeating: closing, count: count)
  }

  @Test(arguments: [("", 0), ("abc", 3), ("a{2,4}", 4), ("(ab|[cd]*){3}", 9), ("a{0}", 0)])
  func repetitionsCountWrittenOut(_ text: String, _ size: Int) throws {
    #expect(try Pattern(text).size == size)
  }
}
