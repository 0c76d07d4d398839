import Testing

@testable import Rows

/// Tests of what each construct of a pattern matches.
struct PatternTests {
  static let cases: [(pattern: String, matching: [String], others: [String])] = [
    // Characters, sequences, branches.
    ("", [""], ["a", " "]),
    ("abc", ["abc"], ["", "ab", "abcd", "xabc", "ABC"]),
    ("a|b", ["a", "b"], ["", "ab", "c"]),
    ("a|", ["a", ""], ["aa"]),
    ("|ab|c", ["", "ab", "c"], ["abc", "a"]),
    ("a(b|c)d", ["abd", "acd"], ["ad", "abcd", "abc"]),
    ("()", [""], ["a"]),
    ("^a$", ["^a$"], ["a"]),
    ("ä日🎯", ["ä日🎯"], ["a日🎯", "ä日"]),
    ("a,b-c/d:e", ["a,b-c/d:e"], ["a,b-c/d"]),
    // Quantifiers.
    ("a?", ["", "a"], ["aa"]),
    ("a*", ["", "a", "aaaaaaaa"], ["b", "aab"]),
    ("a+", ["a", "aaaa"], ["", "ab"]),
    ("a{3}", ["aaa"], ["aa", "aaaa", ""]),
    ("a{0}b", ["b"], ["ab"]),
    ("a{2,}", ["aa", "aaaaaa"], ["", "a"]),
    ("a{0,}", ["", "aa"], ["b"]),
    ("a{1,}", ["a", "aa"], [""]),
    ("a{2,4}", ["aa", "aaa", "aaaa"], ["a", "aaaaa"]),
    ("a{0,2}b", ["b", "ab", "aab"], ["aaab"]),
    ("(ab){2}", ["abab"], ["ab", "aabb", "ababab"]),
    ("(a|b){2,3}c", ["abc", "bbac"], ["ac", "abbac"]),
    ("(a?){3}", ["", "a", "aa", "aaa"], ["aaaa"]),
    ("(a*)*b", ["b", "aaab"], ["a", "aba"]),
    ("(a{2}){2,}", ["aaaa", "aaaaaa"], ["aa", "aaaaa"]),
    ("((a|b)*c){2}", ["cc", "abcbac"], ["c", "abcba"]),
    ("(a+b+)+", ["ab", "aabbab"], ["a", "ba", "aba"]),
    ("(){5}a", ["a"], [""]),
    // The full stop.
    (".", ["a", "é", "日", "🎯", " ", "\t"], ["", "ab", "\n", "\r"]),
    (".*", ["", "a b", "🎯🎯"], ["a\nb"]),
    // Escapes.
    ("\\n\\r\\t", ["\n\r\t"], ["nrt"]),
    ("\\\\\\|\\.\\-\\^\\?\\*\\+\\{\\}\\(\\)\\[\\]", ["\\|.-^?*+{}()[]"], ["\\"]),
    ("\\.", ["."], ["a"]),
    // Classes.
    ("[abc]", ["a", "b", "c"], ["d", "", "ab"]),
    ("[a-z0-9]", ["a", "m", "z", "0", "9"], ["A", "-", "`", "{"]),
    ("[^a-z]", ["A", "1", "é", "\n"], ["a", "z", ""]),
    ("[a-]", ["a", "-"], ["b"]), ("[-a]", ["a", "-"], ["b"]), ("[^-a]", ["b"], ["a", "-"]),
    ("[a^]", ["a", "^"], ["b"]), ("[^^]", ["a"], ["^"]),
    ("[.?*+{}()|$]", [".", "?", "*", "+", "{", "}", "(", ")", "|", "$"], ["a", "\\"]),
    ("[\\-\\]\\[\\\\\\^]", ["-", "]", "[", "\\", "^"], ["a"]),
    ("[\\t-\\r]", ["\t", "\n", "\r"], [" "]),
    ("[а-яё]+", ["ёлка"], ["Ёлка", "e"]),
    ("[日-本]", ["日", "月", "本"], ["国"]),
    ("[😀-😂]", ["😀", "😁", "😂"], ["😃", "a"]),
    ("[a-z-[aeiou]]", ["b", "z"], ["a", "e", "u", "A"]),
    ("[a-z-[b-y-[m]]]", ["a", "m", "z"], ["b", "l", "n", "y"]),
    ("[^a-c-[x]]", ["d", "y"], ["a", "c", "x"]),
    ("[a-z-[^m-z]]", ["m", "z"], ["a", "l"]),
    ("[--[a]]", ["-"], ["a"]),
    ("[\\d\\s]", ["1", " ", "\n"], ["a"]),
    ("[^\\d\\s]", ["a"], ["1", " "]),
    ("[\\S-[a-z]]", ["A", "1"], ["a", " "]),
    ("[\\D]", ["a", "日"], ["7"]),
    ("[\\P{Ll}a]", ["a", "A", "日", "1"], ["b", "é"]),
    ("[a-[a]]", [], ["a", "b", ""]),
    // Multi-character escapes.
    ("\\d", ["0", "9", "٣", "७"], ["a", "½", "²"]),
    ("\\D", ["a", "½"], ["0", "٣"]),
    ("\\s", [" ", "\t", "\n", "\r"], ["\u{A0}", "\u{2003}", "a"]),
    ("\\S", ["a", "\u{A0}"], [" ", "\n"]),
    ("\\w", ["a", "é", "日", "1", "½", "+", "€", "\u{301}"], [".", "-", "_", " ", "\u{200D}"]),
    ("\\W", [".", "_", " ", "\u{E000}"], ["a", "€"]),
    ("\\i", ["a", "Z", "_", ":", "é", "日"], ["1", "-", ".", "×", "\u{301}"]),
    ("\\I", ["1", "-", "×"], ["a", "_"]),
    ("\\c", ["a", "_", ":", "1", "-", ".", "·", "\u{301}"], [" ", "/", "×"]),
    ("\\C", [" ", "/", "×"], ["a", "1"]),
    // Categories and blocks.
    ("\\p{Lu}", ["A", "É", "Я"], ["a", "日", "1"]),
    ("\\p{L}+", ["Größe", "日本", "ёлка"], ["a1", "", "a b"]),
    ("\\p{Nd}", ["1", "٣"], ["½"]), ("\\p{N}", ["1", "½", "Ⅷ"], ["a"]),
    ("\\p{Sc}", ["$", "€"], ["+"]), ("\\p{Zs}", [" ", "\u{A0}"], ["\n"]),
    ("\\p{Pd}", ["-", "–"], ["_"]), ("\\p{Mn}", ["\u{301}"], ["a"]),
    ("\\P{L}", ["1", " "], ["a", "日"]),
    ("\\P{Lu}", ["a", "1"], ["A"]),
    ("\\p{Cn}", ["\u{378}"], ["a"]), ("\\p{Co}", ["\u{E000}"], ["a"]),
    ("\\p{IsBasicLatin}+", ["abc~\u{7F}"], ["é", ""]),
    ("\\p{IsGreek}", ["α", "Ω"], ["a", "ἀ"]), ("\\p{IsGreekandCoptic}", ["α"], ["a"]),
    ("\\p{IsLatin-1Supplement}", ["é", "ÿ"], ["e", "Ā"]),
    ("\\p{IsCJKUnifiedIdeographs}", ["日"], ["あ"]), ("\\p{IsEmoticons}", ["😀"], ["🎯"]),
    ("\\p{IsPrivateUse}", ["\u{E000}", "\u{F0000}"], ["a"]),
    ("\\P{IsBasicLatin}", ["é", "😀"], ["e"]),
    ("[\\p{Lu}\\p{IsCyrillic}]", ["A", "я"], ["a", "α"]),
    // Patterns as authors write them.
    ("[a-z0-9]+(-[a-z0-9]+)*", ["mont-blanc", "k2"], ["mont--blanc", "mont-blanc!", "-a", "a-"]),
    ("(range|attempts|warmth)(;(range|attempts|warmth))*", ["range", "warmth;range"], ["range;"]),
    ("\\d{4}-\\d{2}-\\d{2}", ["1989-11-09"], ["1989-11-9", "89-11-09"]),
    ("97[89]-\\d{1,5}-\\d{1,7}-\\d{1,7}-[\\dX]", ["978-3-16-148410-0"], ["978-3-16-148410"]),
    ("[\\w.+\\-]+@[\\w\\-]+(\\.[\\w\\-]+)+", ["a.b+c@example.org"], ["a@b", "a@@b.c"]),
  ]

  @Test(arguments: cases)
  func theWholeTextHasToMatch(_ pattern: String, _ matching: [String], _ others: [String]) throws {
    let compiled = try Pattern(pattern)
    // Twice, because the second time transitions are known.
    for _ in 0..<2 {
      for text in matching {
        #expect(compiled.matches(text), "\(pattern) \(text.debugDescription)")
      }
      for text in others { #expect(!compiled.matches(text), "\(pattern) \(text.debugDescription)") }
    }
  }

  @Test(
    arguments: [
      [0x80], [0xC3], [0xC3, 0x28], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF0, 0x9F, 0x8E], [0xFF], [0x61, 0xF8, 0x88, 0x80, 0x80, 0x80],
    ] as [[UInt8]])
  func bytesThatAreNoUTF8DoNotMatch(_ bytes: [UInt8]) throws {
    #expect(try !Pattern("[\\s\\S]*").matches(bytes[...]))
  }

  @Test func threadsMayShareAPattern() async throws {
    let pattern = try Pattern("(a|b)*a(a|b){5}")
    let results = await withTaskGroup(of: Bool.self) { group in
      for thread in 0..<4 {
        group.addTask {
          (0..<500).allSatisfy { number in
            let bits = String(number * 4 + thread, radix: 2)
            let text = bits.replacing("0", with: "a").replacing("1", with: "b")
            let expected = text.utf8.count >= 6 && text.utf8.suffix(6).first == UInt8(ascii: "a")
            return pattern.matches(text) == expected
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results == [true, true, true, true])
  }
}

extension Pattern {
  func matches(_ text: String) -> Bool { matches(Array(text.utf8)[...]) }
}
